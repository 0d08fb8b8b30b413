import { type RefObject, useEffect, useRef } from 'react'

/** When the focused element disappears as `state` changes, the focus moves to `ref` instead of the top of the page. */
export function useFocusRescue(ref: RefObject<HTMLElement | null>, state: unknown): void {
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === document.body) ref.current?.focus()
  }, [ref, state])
}
