import { type RefObject, useLayoutEffect } from 'react'
import { rememberPlace } from './remember-place'

/**
 * When the element disappears with the focus in it, as a form that is done, what takes its place gets the focus. Not on
 * the way to another page, and not in a dialog: those care for the focus themselves.
 */
export function useFocusPlace(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    const path = location.pathname
    return () => {
      // It is still there: cleaning up comes before the removal.
      if (!element?.contains(document.activeElement) || element.closest('.dialog-layer')) return
      const focusPlace = rememberPlace(element)
      requestAnimationFrame(() => {
        if (location.pathname === path) focusPlace()
      })
    }
  }, [ref])
}
