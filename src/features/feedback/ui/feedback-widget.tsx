import { MessageCircleHeart } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { NotLoaded } from '~/ui/states/not-loaded'

const FeedbackDialog = lazy<ComponentType<{ isOpen: boolean; onClose: () => void }>>(() =>
  import('./feedback-dialog').then(
    (module) => ({ default: module.FeedbackDialog }),
    () => ({ default: NotLoaded }),
  ),
)

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
      {wasOpened && (
        <Suspense fallback={null}>
          <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
