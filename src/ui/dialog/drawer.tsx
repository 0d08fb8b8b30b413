import { type ReactNode, type RefObject, useRef } from 'react'
import { useMove } from 'react-aria'
import { usePresence } from './behaviour/use-presence'
import { DialogPanel } from './dialog-panel'
import { ModalLayer } from './layer'
import { SheetHandle } from './sheet-handle'

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Width from the md breakpoint on. */
  size?: 'md' | 'lg'
}

/**
 * A panel at the right edge over the full height; on phones it comes from below. A press outside or pulling it down
 * closes it.
 */
export function Drawer(props: DrawerProps) {
  const { isMounted, isExiting } = usePresence(props.isOpen)
  return isMounted && <DrawerWindow {...props} isExiting={isExiting} />
}

function DrawerWindow({
  onClose,
  isExiting,
  title,
  children,
  footer,
  size = 'md',
}: DrawerProps & { isExiting: boolean }) {
  const windowRef = useRef<HTMLDivElement>(null)
  const moveProps = usePullDown(windowRef, onClose)
  return (
    <ModalLayer
      windowRef={windowRef}
      onClose={onClose}
      closeOnEscape
      isDismissable
      isExiting={isExiting}
      className="dialog-layer drawer-layer"
    >
      <div ref={windowRef} className={`drawer-window drawer-${size}`}>
        <SheetHandle moveProps={moveProps} />
        <DialogPanel isModal title={title} footer={footer} onClose={onClose}>
          {children}
        </DialogPanel>
      </div>
    </ModalLayer>
  )
}

/** Releasing beyond this distance closes, in pixels. */
const FAR_ENOUGH = 80

/** Lets people pull a panel down: far enough closes it; else it slides back. */
function usePullDown(windowRef: RefObject<HTMLElement | null>, onClose: () => void) {
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
