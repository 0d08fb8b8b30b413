import { MessageCircleHeart } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '~/ui/dialog/lazy-dialog'

const FeedbackDialog = lazyDialog(async () => (await import('./feedback-dialog')).FeedbackDialog)

/** The button at the edge of every page; its dialog is loaded on the first press. */
export function FeedbackWidget() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  function open() {
    setOpened(true)
    setOpen(true)
  }
  return (
    <aside aria-label="Rückmeldung" className="feedback-widget no-print">
      <button type="button" className="feedback-button" aria-haspopup="dialog" onClick={open}>
        <MessageCircleHeart aria-hidden="true" />
        Rückmeldung
      </button>
      {wasOpened && <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </aside>
  )
}
