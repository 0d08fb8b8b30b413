import { type ReactNode, useRef } from 'react'
import { usePresence } from './behaviour/use-presence'
import { usePullDown } from './behaviour/use-pull-down'
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
