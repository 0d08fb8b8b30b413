import { type ReactNode, useRef } from 'react'
import { DialogPanel } from './dialog-panel'
import { ModalLayer } from './layer'
import { usePresence } from './use-presence'

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Width from the md breakpoint on. */
  size?: 'sm' | 'md' | 'lg'
}

/** A panel at the right edge over the full height; on phones it comes from below. A press beside it closes. */
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
        <DialogPanel isModal title={title} footer={footer} onClose={onClose}>
          {children}
        </DialogPanel>
      </div>
    </ModalLayer>
  )
}
