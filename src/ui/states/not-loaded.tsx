import { useEffect, useEffectEvent } from 'react'
import { toast } from '../toast/toast-store'

/**
 * Replaces a dialog whose script could not be loaded: says so and closes. An error would remove the page with whatever
 * is typed there.
 */
export function NotLoaded({ isOpen = true, onClose }: { isOpen?: boolean; onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    toast.show({
      severity: 'error',
      title: 'Das lässt sich gerade nicht öffnen.',
      message: 'Vielleicht ist die Verbindung unterbrochen. Steht sie wieder, hilft es, die Seite neu zu laden.',
      closable: true,
    })
    close()
  }, [isOpen])
  return null
}
