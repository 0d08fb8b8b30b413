import { CircleHelp, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useDialog } from 'react-aria'
import { Button } from '../buttons/button'
import { ScrollRegion } from '../focus/scroll-region'
import type { ConfirmRequest } from './confirm'
import { ModalLayer } from './layer'

/** A question with two answers; Escape counts as "reject". */
export function ConfirmDialog({ request }: { request: ConfirmRequest }) {
  const { title, message, acceptLabel = 'Ja', rejectLabel = 'Nein', tone = 'normal', answer } = request
  const isDanger = tone === 'danger'
  const focus = request.focus ?? (isDanger ? 'reject' : 'accept')
  const windowRef = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLButtonElement>(null)
  const messageId = useId()
  const { dialogProps, titleProps } = useDialog({ role: 'alertdialog', 'aria-describedby': messageId }, windowRef)
  useEffect(() => focused.current?.focus(), [])
  const modal = { 'aria-modal': true } as const
  const Icon = request.icon ?? (isDanger ? TriangleAlert : CircleHelp)

  return (
    <ModalLayer
      windowRef={windowRef}
      onClose={() => answer(false)}
      closeOnEscape
      isDismissable={false}
      isExiting={false}
      className="dialog-layer dialog-at-center"
    >
      <div {...dialogProps} {...modal} ref={windowRef} className="dialog-window dialog-sm">
        <ScrollRegion className="dialog-body flex gap-4 p-6" labelledBy={titleProps.id}>
          <span
            className={isDanger ? 'confirm-icon bg-error-soft text-error' : 'confirm-icon bg-accent-soft text-accent'}
          >
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <div className="min-w-0">
            <h2 {...titleProps} className="text-xl">
              {title}
            </h2>
            <div id={messageId} className="mt-1.5 text-sm">
              {message}
            </div>
          </div>
        </ScrollRegion>
        <footer className="dialog-footer">
          <Button ref={focus === 'reject' ? focused : undefined} variant="outline" onClick={() => answer(false)}>
            {rejectLabel}
          </Button>
          <Button
            ref={focus === 'accept' ? focused : undefined}
            variant={isDanger ? 'danger' : 'primary'}
            onClick={() => answer(true)}
          >
            {acceptLabel}
          </Button>
        </footer>
      </div>
    </ModalLayer>
  )
}
