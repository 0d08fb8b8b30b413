import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what takes the place of what had the focus, like the next step of a form: the focus goes on to it instead of the
 * top of the page. Takes it from nobody.
 */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return ref
}
