import { GripHorizontal, Maximize2, Minimize2, X } from 'lucide-react'
import { type DOMAttributes, type ReactNode, useEffect, useRef } from 'react'
import { useDialog } from 'react-aria'
import { Button } from '../buttons/button'
import { ScrollRegion } from '../focus/scroll-region'
import { softTitle } from '../text/soft-title'

type DialogPanelProps = {
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  isModal: boolean
  /** From `useMove`; makes the title a drag handle and adds one for the keyboard. */
  moveProps?: DOMAttributes<HTMLElement>
  onClose?: () => void
  isMaximized?: boolean
  onToggleMaximized?: () => void
}

/** The inside of a dialog: title bar, scrolling body, footer. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, children, footer, isModal, moveProps, onClose, onToggleMaximized } = props
  const panel = useRef<HTMLDivElement>(null)
  const { dialogProps, titleProps } = useDialog({}, panel)
  // For the pointer only; the keyboard uses the grip and the buttons.
  const handleProps = { ...moveProps, onDoubleClick: onToggleMaximized }
  const modal = isModal ? ({ 'aria-modal': true } as const) : {}
  useEffect(() => focusFirstField(panel.current), [])
  return (
    <div {...dialogProps} {...modal} ref={panel} className="dialog-panel">
      <header className="dialog-header">
        <div {...handleProps} className={moveProps ? 'dialog-handle min-w-0 flex-1' : 'min-w-0 flex-1'}>
          <h2 {...titleProps}>{softTitle(title)}</h2>
        </div>
        {moveProps && (
          <button {...moveProps} type="button" className="dialog-grip" aria-label="Verschieben mit den Pfeiltasten">
            <GripHorizontal aria-hidden="true" />
          </button>
        )}
        {onToggleMaximized && (
          <Button
            variant="quiet"
            size="sm"
            isIcon
            aria-label={props.isMaximized ? 'Verkleinern' : 'Maximieren'}
            onClick={onToggleMaximized}
          >
            {props.isMaximized ? <Minimize2 /> : <Maximize2 />}
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" size="sm" isIcon aria-label="Schließen" onClick={onClose}>
            <X />
          </Button>
        )}
      </header>
      <ScrollRegion className="dialog-body" labelledBy={titleProps.id}>
        {children}
      </ScrollRegion>
      {footer && <footer className="dialog-footer">{footer}</footer>}
    </div>
  )
}

function focusFirstField(panel: HTMLElement | null) {
  const field = panel?.querySelector<HTMLElement>(
    '[data-autofocus], .dialog-body :is(input, select, textarea, [contenteditable="true"]):not([disabled], [type="hidden"])',
  )
  field?.focus()
}
