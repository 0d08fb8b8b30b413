import { useEffect, useEffectEvent } from 'react'
import { toast } from './toast/toast-store'

/**
 * In place of a dialog whose program could not be fetched: says so and closes. The error would take away the page, with
 * whatever is typed there.
 */
export function NotLoaded({ isOpen = true, onClose }: { isOpen?: boolean; onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    toast.show({
      severity: 'error',
      title: 'Das lässt sich gerade nicht öffnen.',
      message: 'Vielleicht ist die Verbindung unterbrochen. Danach hilft es, die Seite neu zu laden.',
      closable: true,
    })
    close()
  }, [isOpen])
  return null
}
