import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonAnchor } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import type { OwnInterview } from '../../views'
import { WordsDialog } from '../words-dialog'

type Props = { interview: OwnInterview; companyName: string; now: Date }

/** The invitation as its applicant sees it: times to choose from, or the appointment with its calendar file. */
export function InterviewPicker({ interview, companyName, now }: Props) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const pick = useMutation(
    trpc.application.pickTime.mutationOptions({
      onSuccess: (_, { startsAt }) =>
        void toast.show({
          severity: 'success',
          title: 'Termin zugesagt',
          message: formatAppointment(startsAt),
          life: 5000,
        }),
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  const where = `${interviewModeLabels[interview.mode]}: ${interview.location}, ${interview.durationMinutes}\u00a0Minuten`
  if (interview.status === 'cancelled') {
    return (
      <Note
        tone="info"
        title={interview.startsAt ? 'Der Termin ist abgesagt.' : 'Die Terminvorschläge sind zurückgenommen.'}
        className="mt-4"
      >
        Warum, steht in der E-Mail von {companyName}. Deine Bewerbung läuft weiter.
      </Note>
    )
  }
  if (interview.status === 'declined') {
    return (
      <Note tone="info" title="Du hast um andere Termine gebeten." className="mt-4">
        {companyName} schlägt dir neue vor.
      </Note>
    )
  }
  if (interview.status === 'agreed' && interview.startsAt) {
    const isPast = interview.startsAt < now
    return (
      <Note
        tone="success"
        title={formatAppointment(interview.startsAt)}
        className="mt-4"
        actions={
          <>
            <ButtonAnchor href={`/api/files/interview/${interview.id}`} download size="sm" variant="outline">
              <CalendarPlus aria-hidden="true" />
              In den Kalender
            </ButtonAnchor>
            {!isPast && (
              <Button size="sm" variant="ghost" onClick={() => setDeclining(true)}>
                Termin verschieben
              </Button>
            )}
          </>
        }
      >
        {where}
        {isDeclining && <DeclineDialog interviewId={interview.id} onClose={() => setDeclining(false)} />}
      </Note>
    )
  }
  const times = interview.proposedTimes.map((time) => new Date(time)).filter((time) => time > now)
  const isLate = times.length === 0
  return (
    <Note
      tone="signal"
      title={isLate ? 'Die vorgeschlagenen Termine sind vorbei' : 'Wähle einen Termin'}
      className="mt-4"
    >
      <p>{isLate ? `Schreib ${companyName}, wann du stattdessen Zeit hast.` : where}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {times.map((time) => (
          <Button
            key={time.toISOString()}
            size="sm"
            variant="outline"
            isPending={pick.isPending && pick.variables.startsAt.getTime() === time.getTime()}
            onClick={() => pick.mutate({ interviewId: interview.id, startsAt: time })}
          >
            {formatAppointment(time)}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => setDeclining(true)}>
          {isLate ? 'Andere Termine erbitten' : 'Keiner passt'}
        </Button>
      </div>
      {isDeclining && <DeclineDialog interviewId={interview.id} onClose={() => setDeclining(false)} />}
    </Note>
  )
}

function DeclineDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const decline = useMutation(
    trpc.application.declineTimes.mutationOptions({
      onSuccess: () => {
        toast.show({ severity: 'success', title: 'Nachricht gesendet', life: 5000 })
        onClose()
      },
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  return (
    <WordsDialog
      title="Andere Termine erbitten"
      label="Wann passt es dir?"
      maxLength={1000}
      missing="Bitte schreib kurz, wann es dir passt."
      acceptLabel="Um andere Termine bitten"
      isPending={decline.isPending}
      onSend={(reply) => decline.mutate({ interviewId, reply })}
      onClose={onClose}
    />
  )
}
