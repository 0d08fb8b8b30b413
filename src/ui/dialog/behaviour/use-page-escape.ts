import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Escape anywhere in the page, for a window next to which the page stays usable: the focus may be outside of it. Only
 * for the topmost window, and not when something else handled the key (a menu, a list of suggestions).
 */
export function usePageEscape(
  windowRef: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onEscape: () => void,
): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isEnabled) return
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const top = [...document.querySelectorAll('.dialog-layer:not([data-exiting])')].at(-1)
      if (!windowRef.current || !top?.contains(windowRef.current)) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [windowRef, isEnabled])
}
