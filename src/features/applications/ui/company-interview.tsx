import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatAppointment } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { ButtonAnchor } from '~/ui/button-link'
import { Dialog } from '~/ui/dialog/dialog'
import { Note } from '~/ui/note'
import { TextArea } from '~/ui/text-area'
import { toast } from '~/ui/toast/toast-store'
import { interviewModeLabels } from '../interview'

type Interview = RouterOutputs['application']['byId']['interviews'][number]

/** The latest invitation: proposed, agreed or not possible; and the way to take it back. */
export function CompanyInterview({ interviews, now }: { interviews: readonly Interview[]; now: Date }) {
  const [isCancelling, setCancelling] = useState(false)
  const [latest] = interviews
  if (!latest || latest.status === 'cancelled') return null
  const isPast = latest.startsAt !== null && latest.startsAt < now
  const facts = `${interviewModeLabels[latest.mode]}: ${latest.location}, ${latest.durationMinutes} Minuten`
  const titles = {
    proposed: 'Termine vorgeschlagen, noch keine Antwort',
    agreed: latest.startsAt ? `Gespräch: ${formatAppointment(latest.startsAt)}` : 'Gespräch vereinbart',
    declined: 'Kein Termin passt',
  }
  return (
    <Note
      tone={latest.status === 'declined' ? 'warn' : 'info'}
      title={titles[latest.status]}
      actions={
        <>
          {latest.status === 'agreed' && (
            <ButtonAnchor href={`/api/files/interview/${latest.id}`} download size="sm" variant="outline">
              <CalendarPlus aria-hidden="true" />
              Kalenderdatei
            </ButtonAnchor>
          )}
          {latest.status !== 'declined' && !isPast && (
            <Button size="sm" variant="ghost" onClick={() => setCancelling(true)}>
              {latest.status === 'agreed' ? 'Termin absagen' : 'Vorschläge zurücknehmen'}
            </Button>
          )}
        </>
      }
    >
      <p>{facts}</p>
      {latest.status === 'proposed' && (
        <ul className="mt-1 list-disc pl-5">
          {latest.proposedTimes.map((time) => (
            <li key={time}>{formatAppointment(new Date(time))}</li>
          ))}
        </ul>
      )}
      {latest.reply && <p className="mt-1 whitespace-pre-line">„{latest.reply}“</p>}
      {isCancelling && <CancelDialog interviewId={latest.id} onClose={() => setCancelling(false)} />}
    </Note>
  )
}

function CancelDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const [hasTried, setTried] = useState(false)
  const cancel = useMutation(
    trpc.application.cancelInterview.mutationOptions({
      onSuccess: () => {
        toast.show({ severity: 'success', title: 'Termin abgesagt', life: 5000 })
        onClose()
      },
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  function send() {
    setTried(true)
    if (message.trim() !== '') cancel.mutate({ interviewId, message })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Termin absagen"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Behalten
          </Button>
          <Button variant="danger" isPending={cancel.isPending} onClick={send}>
            Termin absagen
          </Button>
        </>
      }
    >
      <TextArea
        label="Nachricht dazu"
        description="Geht als E-Mail hinaus. Die Bewerbung selbst bleibt offen."
        rows={5}
        maxLength={2000}
        value={message}
        onChange={setMessage}
        error={hasTried && message.trim() === '' ? 'Bitte schreiben Sie ein paar Worte dazu.' : undefined}
      />
    </Dialog>
  )
}
