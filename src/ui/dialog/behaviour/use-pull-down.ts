import { type RefObject, useRef } from 'react'
import { useMove } from 'react-aria'

/** Releasing beyond this distance closes, in pixels. */
const FAR_ENOUGH = 80

/** Lets people pull a panel down: far enough closes it; else it slides back. */
export function usePullDown(windowRef: RefObject<HTMLElement | null>, onClose: () => void) {
  const pulled = useRef(0)
  function pull(distance: number) {
    pulled.current = Math.max(0, distance)
    windowRef.current?.style.setProperty('translate', `0 ${pulled.current}px`)
  }
  const { moveProps } = useMove({
    onMove: ({ deltaY }) => pull(pulled.current + deltaY),
    onMoveEnd() {
      const isFar = pulled.current > FAR_ENOUGH
      pull(0)
      if (isFar) onClose()
    },
  })
  return moveProps
}
