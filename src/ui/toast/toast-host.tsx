import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastItem } from './toast-item'
import { currentToasts, subscribeToToasts, type Toast, toast, visibleToasts } from './toast-store'
import { useDodge } from './use-dodge'

const none: readonly Toast[] = []

/** Shows toasts at the bottom right. Rendered once in the root; F6 jumps here and back. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  const host = useRef<HTMLElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const isEmpty = toasts.length === 0
  useDodge(host, toasts)

  useEffect(() => {
    if (isEmpty) return
    function jump(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.defaultPrevented || !host.current) return
      event.preventDefault()
      if (host.current.contains(document.activeElement)) {
        origin.current?.focus()
        return
      }
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      focusFirst(host.current)
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [isEmpty])

  function dismiss(id: number) {
    const item = host.current?.querySelector(`[data-toast="${id}"]`)
    if (item?.contains(document.activeElement)) {
      const neighbour = item.nextElementSibling ?? item.previousElementSibling
      if (neighbour instanceof HTMLElement) focusFirst(neighbour)
      else origin.current?.focus()
    }
    toast.dismiss(id)
  }

  return (
    // Dialogs hide everything else from assistive technology, except elements with this attribute.
    <section
      ref={host}
      className="toast-host"
      aria-label="Hinweise"
      aria-live="polite"
      aria-relevant="additions"
      tabIndex={-1}
      data-react-aria-top-layer
    >
      {visibleToasts(toasts).map((each) => (
        <ToastItem key={each.id} toast={each} onDismiss={() => dismiss(each.id)} />
      ))}
    </section>
  )
}

function focusFirst(container: HTMLElement) {
  const target = container.querySelector<HTMLElement>('button')
  if (target) target.focus()
  else container.focus()
}
