import { type RefObject, useEffect, useRef, useState } from 'react'

/** Below this width columns fold, px: 60rem, as in table.css. */
const NARROW = 960

/** Whether the content of an element is wider than the element, and whether columns fold at its width. */
export function useTableWidth<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  isOverflowing: boolean
  isNarrow: boolean
} {
  const ref = useRef<Element>(null)
  const [isOverflowing, setOverflowing] = useState(false)
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth)
      setNarrow(element.clientWidth < NARROW)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing, isNarrow }
}
