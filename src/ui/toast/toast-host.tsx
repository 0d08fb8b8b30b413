import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Area, liftAbove } from './dodge'
import { ToastItem } from './toast-item'
import { currentToasts, subscribeToToasts, type Toast, toast, visibleToasts } from './toast-store'

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

/** Main buttons of a page, and where the keys are; a message that stays for seconds must not cover them. */
const LEADS_ON = '.btn-primary, .btn-signal, button[type="submit"], :focus-visible'

/**
 * Lifts an element at the bottom of the window (`--toast-lift`) above the main buttons and the focus, again whenever the
 * page scrolls or changes. Not under the pointer or with the focus in it: what somebody is about to press stays in place.
 */
function useDodge(host: RefObject<HTMLElement | null>, content: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = host.current
    if (!element || content.length === 0) return
    let frame = 0
    function place() {
      if (!element || element.matches(':hover, :focus-within')) return
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const lifted = Number.parseFloat(element.style.getPropertyValue('--toast-lift')) || 0
      const resting = { left, right, top: top + lifted, bottom: bottom + lifted }
      element.style.setProperty('--toast-lift', `${liftAbove(resting, obstaclesOutside(element))}px`)
    }
    function placeSoon() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', placeSoon)
    window.addEventListener('resize', placeSoon)
    document.addEventListener('scroll', placeSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      document.removeEventListener('focusin', placeSoon)
      window.removeEventListener('resize', placeSoon)
      document.removeEventListener('scroll', placeSoon, { capture: true })
    }
  }, [host, content])
}

function obstaclesOutside(element: HTMLElement): Area[] {
  return [...document.querySelectorAll(LEADS_ON)]
    .filter((each) => !element.contains(each) && each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
}
