import { useEffect, useState } from 'react'

/**
 * Gives the focus back to where it was. At the start of the fade, not at its end: whoever presses Escape twice
 * means the dialog below as well.
 */
export function useFocusReturn(isExiting: boolean): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(() => {
    if (isExiting) focus(origin)
  }, [isExiting, origin])
  useEffect(
    () => () => {
      // Taken away without a fade: wait until the page can take the focus again.
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
