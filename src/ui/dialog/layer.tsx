import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { FocusScope, useModalOverlay, useOverlay } from 'react-aria'
import { createPortal } from 'react-dom'
import { useFocusReturn } from './behaviour/use-focus-return'

export type LayerProps = {
  windowRef: RefObject<HTMLElement | null>
  onClose: () => void
  closeOnEscape: boolean
  /** A press outside closes. */
  isDismissable: boolean
  isExiting: boolean
  className: string
  children: ReactNode
}

/** Lies over the page: traps the focus, hides the page from assistive technology, stops it from scrolling. */
export function ModalLayer({ windowRef, onClose, closeOnEscape, isDismissable, ...look }: LayerProps) {
  const state = {
    isOpen: !look.isExiting,
    close: onClose,
    open: noop,
    toggle: onClose,
    setOpen: noop,
    point: null,
    setPoint: noop,
  }
  const options = { isDismissable, isKeyboardDismissDisabled: !closeOnEscape }
  const { modalProps, underlayProps } = useModalOverlay(options, state, windowRef)
  return <Layer {...look} isModal overlayProps={modalProps} underlayProps={underlayProps} />
}

/** Floats beside the page, which stays usable. */
export function FloatingLayer({ windowRef, onClose, closeOnEscape, isDismissable, ...look }: LayerProps) {
  const options = { isOpen: !look.isExiting, onClose, isDismissable, isKeyboardDismissDisabled: !closeOnEscape }
  usePageEscape(windowRef, closeOnEscape && !look.isExiting, onClose)
  const { overlayProps, underlayProps } = useOverlay({ ...options, shouldCloseOnBlur: false }, windowRef)
  return <Layer {...look} isModal={false} overlayProps={overlayProps} underlayProps={underlayProps} />
}

type InnerProps = Pick<LayerProps, 'isExiting' | 'className' | 'children'> & {
  isModal: boolean
  overlayProps: ReturnType<typeof useOverlay>['overlayProps']
  underlayProps: ReturnType<typeof useOverlay>['underlayProps']
}

function Layer({ isModal, isExiting, className, overlayProps, underlayProps, children }: InnerProps) {
  useFocusReturn(isExiting)
  return createPortal(
    <div {...underlayProps} className={className} data-modal={isModal} data-exiting={isExiting || undefined}>
      <FocusScope contain={isModal && !isExiting}>
        <div {...overlayProps} className="contents">
          {children}
        </div>
      </FocusScope>
    </div>,
    document.body,
  )
}

function noop() {}

/**
 * Escape anywhere in the page, for a window next to which the page stays usable: the focus may be outside of it. Only
 * for the topmost window, and not when something else handled the key (a menu, a list of suggestions).
 */
function usePageEscape(windowRef: RefObject<HTMLElement | null>, isEnabled: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isEnabled) return
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const top = [...document.querySelectorAll('.dialog-layer:not([data-exiting])')].at(-1)
      if (!windowRef.current || !top?.contains(windowRef.current)) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [windowRef, isEnabled])
}
