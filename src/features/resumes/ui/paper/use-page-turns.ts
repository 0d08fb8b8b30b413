import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Pages of a text that flows in columns as wide as its frame: their number, and the visible one. Text and width may
 * change at any time.
 */
export function usePageTurns(): {
  frame: RefObject<HTMLDivElement | null>
  page: number
  pages: number
  turnTo: (page: number) => void
} {
  const frame = useRef<HTMLDivElement>(null)
  const [wanted, turnTo] = useState(1)
  const [pages, setPages] = useState(1)
  const page = Math.min(wanted, pages)

  // After every change of the text: only the browser knows where it ends now.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth === 0) return
      setPages(Math.max(1, Math.round(element.scrollWidth / element.clientWidth)))
      element.scrollLeft = (page - 1) * element.clientWidth
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })

  return { frame, page, pages, turnTo }
}
