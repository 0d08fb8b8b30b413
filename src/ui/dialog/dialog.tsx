import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { classNames } from '../class-names'
import { useCarefulClose } from './behaviour/use-careful-close'
import { usePresence } from './behaviour/use-presence'
import { useWindowOffset } from './behaviour/use-window-offset'
import { DialogPanel } from './dialog-panel'
import { FloatingLayer, ModalLayer } from './layer'
import { SheetHandle } from './sheet-handle'
import { UnsavedForms } from './unsaved-forms'

export type DialogPosition =
  | 'center'
  | 'left'
  | 'right'
  | 'top'
  | 'topleft'
  | 'topright'
  | 'bottom'
  | 'bottomleft'
  | 'bottomright'

type DialogAct = Omit<ComponentProps<typeof Button>, 'children'> & { label: string }

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons in the footer, the main one last. */
  footer?: ReactNode
  /** A footer with "Abbrechen" and this button. */
  act?: DialogAct
  position?: DialogPosition
  /** Not modal: the page stays usable. */
  isModal?: boolean
  /** Shows a close button. */
  isClosable?: boolean
  closeOnEscape?: boolean
  /** A press outside the dialog closes it. */
  isDismissable?: boolean
  isDraggable?: boolean
  isMaximizable?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/**
 * A window over the page. Opens with the focus in its first field; closing returns the focus. Escape, the close button
 * and a press outside ask first when there is unsaved input.
 */
export function Dialog(props: DialogProps) {
  const { isMounted, isExiting } = usePresence(props.isOpen)
  return isMounted && <DialogWindow {...props} isExiting={isExiting} />
}

function DialogWindow(props: DialogProps & { isExiting: boolean }) {
  const { isExiting, position = 'center', size = 'md' } = props
  const { isModal = true, isDraggable = true, isDismissable = false } = props
  const { isClosable = true, closeOnEscape = true, isMaximizable = false } = props
  const windowRef = useRef<HTMLDivElement>(null)
  const [isMaximized, setMaximized] = useState(false)
  const isMovable = isDraggable && !isMaximized
  const { close, register } = useCarefulClose(windowRef, isExiting, props.onClose)
  const { offset, moveProps } = useWindowOffset(windowRef, isMovable)
  const Layer = isModal ? ModalLayer : FloatingLayer

  return (
    <Layer
      windowRef={windowRef}
      onClose={close}
      closeOnEscape={closeOnEscape}
      isDismissable={isDismissable}
      isExiting={isExiting}
      className={`dialog-layer dialog-at-${position}`}
    >
      <div
        ref={windowRef}
        className={classNames('dialog-window', `dialog-${size}`)}
        data-maximized={isMaximized || undefined}
        style={isMaximized ? undefined : { transform: `translate(${offset.x}px, ${offset.y}px)` }}
      >
        {position === 'bottom' && <SheetHandle moveProps={isMovable ? moveProps : undefined} />}
        <DialogPanel
          isModal={isModal}
          title={props.title}
          footer={props.act ? <ActFooter {...props.act} onCancel={props.onClose} /> : props.footer}
          moveProps={isMovable ? moveProps : undefined}
          onClose={isClosable ? close : undefined}
          isMaximized={isMaximized}
          onToggleMaximized={isMaximizable ? () => setMaximized(!isMaximized) : undefined}
        >
          <UnsavedForms value={register}>{props.children}</UnsavedForms>
        </DialogPanel>
      </div>
    </Layer>
  )
}

function ActFooter({ label, onCancel, ...button }: DialogAct & { onCancel: () => void }) {
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        Abbrechen
      </Button>
      <Button {...button}>{label}</Button>
    </>
  )
}
