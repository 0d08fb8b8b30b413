import { type RefObject, useEffect, useRef, useState } from 'react'

/** Says whether the content of an element is wider than the element. */
export function useOverflow<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  isOverflowing: boolean
} {
  const ref = useRef<Element>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
