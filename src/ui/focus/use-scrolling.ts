import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element scrolls; one that does must be focusable with the keyboard. */
export function useScrolling<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  isScrolling: boolean
} {
  const ref = useRef<Element>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const sizes = new ResizeObserver(() =>
      setScrolling(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth),
    )
    const observe = () => {
      for (const each of [element, ...element.children]) sizes.observe(each)
    }
    // What is loaded later takes the place of what said so.
    const children = new MutationObserver(observe)
    children.observe(element, { childList: true })
    observe()
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [])
  return { ref, isScrolling }
}
