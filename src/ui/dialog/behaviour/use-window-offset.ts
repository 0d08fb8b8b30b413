import { type RefObject, useEffect, useState } from 'react'
import { useMove } from 'react-aria'

type Offset = { x: number; y: number }

const KEYBOARD_STEP = 16

/**
 * Moves a window by pointer and arrow keys (16 px, with Shift 1 px) and keeps it within the viewport,
 * also when the viewport or the window itself changes size.
 */
export function useWindowOffset(windowRef: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })

  function moveBy(x: number, y: number) {
    const element = windowRef.current
    if (!element || !isEnabled) return
    setOffset((old) => clamp(element, { x: old.x + x, y: old.y + y }))
  }
  const { moveProps } = useMove({
    onMove({ deltaX, deltaY, pointerType, shiftKey }) {
      const step = pointerType === 'keyboard' && !shiftKey ? KEYBOARD_STEP : 1
      moveBy(deltaX * step, deltaY * step)
    },
  })

  useEffect(() => {
    const element = windowRef.current
    if (!element) return
    const stayInside = () =>
      setOffset((old) => {
        const next = clamp(element, old)
        return next.x === old.x && next.y === old.y ? old : next
      })
    const observer = new ResizeObserver(stayInside)
    observer.observe(element)
    window.addEventListener('resize', stayInside)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', stayInside)
    }
  }, [windowRef])

  return { offset, moveProps }
}

// The layout box ignores the translation, so it is the window's place without any offset.
function clamp(element: HTMLElement, wanted: Offset): Offset {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element
  return {
    x: within(wanted.x, -left, Math.max(-left, window.innerWidth - width - left)),
    y: within(wanted.y, -top, Math.max(-top, window.innerHeight - height - top)),
  }
}

function within(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, value))
}
