import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element scrolls vertically; one that does must be focusable with the keyboard. */
export function useScrolling<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  isScrolling: boolean
} {
  const ref = useRef<Element>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, isScrolling }
}
