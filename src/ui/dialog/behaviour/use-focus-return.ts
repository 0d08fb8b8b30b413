import { useEffect, useState } from 'react'

/**
 * Returns the focus to where it was. At the start of the fade, not at its end: pressing Escape twice is meant for the
 * dialog below as well.
 */
export function useFocusReturn(isExiting: boolean): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(() => {
    if (isExiting) focus(origin)
  }, [isExiting, origin])
  useEffect(
    () => () => {
      // Removed without a fade: wait until the page can take the focus again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focus(origin)
      })
    },
    [origin],
  )
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus()
}
