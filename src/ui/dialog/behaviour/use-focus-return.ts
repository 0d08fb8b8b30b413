import { useEffect, useState } from 'react'
import { rememberPlace } from '../../focus/remember-place'

/**
 * Returns the focus to where it was. At the start of the fade, not at its end: pressing Escape twice is meant for the
 * dialog below as well. Where that is gone, as the button of what is done, what has taken its place gets it.
 */
export function useFocusReturn(isExiting: boolean): void {
  const [origin] = useState(originOf)
  useEffect(() => {
    if (isExiting) origin()
  }, [isExiting, origin])
  useEffect(
    () => () => {
      // Removed without a fade: wait until the page can take the focus again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) origin()
      })
    },
    [origin],
  )
}

function originOf(): () => void {
  const element = document.activeElement
  const focusPlace = element ? rememberPlace(element) : () => {}
  return () => {
    if (element instanceof HTMLElement && element.isConnected) element.focus()
    else requestAnimationFrame(focusPlace)
  }
}
