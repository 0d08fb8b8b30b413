import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatAppointment } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { ButtonAnchor } from '~/ui/button-link'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import { interviewModeLabels } from '../interview'
import { WordsDialog } from './words-dialog'

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
  const cancel = useMutation(
    trpc.application.cancelInterview.mutationOptions({
      onSuccess: () => {
        toast.show({ severity: 'success', title: 'Termin abgesagt', life: 5000 })
        onClose()
      },
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  return (
    <WordsDialog
      title="Termin absagen"
      label="Nachricht dazu"
      description="Geht als E-Mail hinaus. Die Bewerbung selbst bleibt offen."
      maxLength={2000}
      missing="Bitte schreiben Sie ein paar Worte dazu."
      acceptLabel="Termin absagen"
      rejectLabel="Behalten"
      tone="danger"
      isPending={cancel.isPending}
      onSend={(message) => cancel.mutate({ interviewId, message })}
      onClose={onClose}
    />
  )
}
