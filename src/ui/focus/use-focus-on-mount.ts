import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what replaces the focused element, like the next step of a form: moves the focus to it instead of the top of the
 * page. Never takes the focus away from anything.
 */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return ref
}
