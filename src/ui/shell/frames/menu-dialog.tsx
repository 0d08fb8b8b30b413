import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class-names'
import { Brand } from '../brand'

type MenuDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Dark like the side bar. */
  isDesk?: boolean
  children: ReactNode
}

/** A full-screen navigation for phones. The browser's own dialog, without further script. Closes on navigation. */
export function MenuDialog({ isOpen, onClose, isDesk = false, children }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  useEffect(() => (isOpen ? router.subscribe('onBeforeNavigate', onClose) : undefined), [isOpen, router, onClose])
  return (
    <dialog
      ref={dialog}
      aria-label="Menü"
      className={classNames('menu-dialog', isDesk && 'side on-desk')}
      onClose={onClose}
    >
      <div className="flex h-16 flex-none items-center justify-between px-4">
        <Brand className={isDesk ? 'text-desk-ink' : undefined} />
        <Button variant={isDesk ? 'desk' : 'quiet'} isIcon aria-label="Menü schließen" onClick={onClose}>
          <X />
        </Button>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-8">{children}</div>
    </dialog>
  )
}
