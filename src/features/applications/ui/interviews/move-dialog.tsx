import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { currentTime } from '~/lib/current-time'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextArea } from '~/ui/fields/text-area'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { Note } from '~/ui/note'
import { OfferSlots, useFreeSlots } from '../slots/offer-slots'
import { firstTimes, keptTimes, momentOf, type ProposedTime, ProposedTimes, shownTimes } from './proposed-times'

type Props = {
  applicationId: string
  interviewId: string
  startsAt: Date
  /** Who is locked for the new times. */
  interviewers: readonly string[]
  onClose: () => void
}

/** Other times for an agreed interview: free slots, own times or both, with the reason. */
export function MoveDialog({ applicationId, interviewId, startsAt, interviewers, onClose }: Props) {
  const trpc = useTRPC()
  const { slots, isLoading } = useFreeSlots(applicationId)
  const [chosenOffer, setOffer] = useState<boolean | null>(null)
  const [chosenTimes, setTimes] = useState<ProposedTime[] | null>(null)
  const [defaultTimes] = useState(() => firstTimes().slice(0, 1))
  const offersSlots = slots.length > 0 && (chosenOffer ?? true)
  const times = shownTimes(chosenTimes, defaultTimes, offersSlots)
  const [message, setMessage] = useState('')
  const [hasTried, markTried] = useTries()
  useKeptTexts(`verschieben-${interviewId}`, {
    times: keptTimes(chosenTimes, setTimes),
    message: { text: message, bringBack: setMessage },
  })
  const isMissing = message.trim() === ''
  const move = useMutation(
    trpc.application.moveInterview.mutationOptions({ meta: { done: 'Neue Zeiten gesendet' }, onSuccess: onClose }),
  )
  function send() {
    markTried()
    const now = currentTime()
    const moments = times.flatMap((time) => momentOf(time, now) ?? [])
    if (isMissing || moments.length < times.length) return
    move.mutate({ interviewId, startsAt, times: moments, offersSlots, message })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Termin verschieben"
      act={{ label: 'Neue Zeiten senden', isPending: move.isPending || isLoading, onClick: send }}
    >
      <div className="grid gap-5">
        <p className="text-sm text-muted">
          Der Termin am {formatAppointment(startsAt)} gilt dann nicht mehr und verschwindet aus den Kalendern. Sobald
          eine neue Zeit bestätigt ist, steht sie dort.
          {interviewers.length > 0 && ` Für neue Zeiten halten wir ${interviewers.join(', ')} frei.`}
        </p>
        <OfferSlots applicationId={applicationId} value={offersSlots} onChange={setOffer} />
        <ProposedTimes times={times} hasTried={hasTried} canBeNone={offersSlots} onChange={setTimes} />
        <TextArea
          label="Warum verschieben Sie?"
          description="Geht mit den neuen Zeiten als E-Mail hinaus."
          rows={4}
          maxLength={2000}
          value={message}
          onChange={setMessage}
          error={hasTried && isMissing ? 'Bitte schreiben Sie ein paar Worte dazu.' : undefined}
        />
        <MessageCheck text={message} onChange={setMessage} />
        {move.error && (
          <Note tone="error" isAlert>
            {move.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
