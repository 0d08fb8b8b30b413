import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastItem } from './toast-item'
import { currentToasts, subscribeToToasts, type Toast, toast, visibleToasts } from './toast-store'
import { useDodge } from './use-dodge'

const none: readonly Toast[] = []

/**
 * Shows toasts at the bottom right; on a phone only the newest error, else the newest (toast-pile.css), while the others'
 * time runs. Rendered once in the root; F6 jumps here and back.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  const host = useRef<HTMLElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const isEmpty = toasts.length === 0
  useDodge(host, toasts)

  useEffect(
    () =>
      subscribeToToasts(() => {
        if (!host.current?.matches(':focus-within')) return
        // The one with the focus may go, and on a phone the next one can be seen only afterwards.
        setTimeout(() => {
          if (document.activeElement === document.body) (firstButton(host.current) ?? origin.current)?.focus()
        })
      }),
    [],
  )

  useEffect(() => {
    if (isEmpty) return
    function jump(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.defaultPrevented || !host.current) return
      event.preventDefault()
      if (host.current.matches(':focus-within')) {
        origin.current?.focus()
        return
      }
      ;(firstButton(host.current) ?? host.current).focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [isEmpty])

  return (
    // Dialogs hide everything else from assistive technology, except elements with this attribute.
    <section
      ref={host}
      className="toast-host"
      aria-label="Hinweise"
      aria-live="polite"
      aria-relevant="additions"
      tabIndex={-1}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !host.current?.contains(relatedTarget))
          origin.current = relatedTarget
      }}
      data-react-aria-top-layer
    >
      {visibleToasts(toasts).map((each) => (
        <ToastItem key={each.id} toast={each} onDismiss={() => toast.dismiss(each.id)} />
      ))}
    </section>
  )
}

function firstButton(host: HTMLElement | null): HTMLElement | undefined {
  return [...(host?.querySelectorAll('button') ?? [])].find((button) => button.checkVisibility())
}
