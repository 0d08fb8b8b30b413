import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonAnchor } from '~/ui/buttons/link'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useHeld } from '~/ui/form/guard/use-held'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import type { OwnInterview } from '../../views'
import { freeSlots, SlotChoice } from '../slots/slot-choice'
import { DeclineDialog } from './decline-dialog'

type Props = {
  interview: OwnInterview
  companyName: string
  /** The person is hired: the agreed time stands. */
  isFixed: boolean
  now: Date
}

/**
 * The invitation as its applicant sees it: times to choose from, or the appointment with its calendar file. What they
 * write when none suits stays while the company changes it.
 */
export function InterviewPicker({ interview, ...rest }: Props) {
  const [isDeclining, setDeclining] = useKeptOpen(`termine-${interview.id}`)
  const declined = useHeld(isDeclining, interview)
  const group = useRef<HTMLDivElement>(null)
  // Picking removes the pressed button, and so does what the company does meanwhile.
  useFocusRescue(group, `${interview.status} ${interview.slotId}`)
  return (
    <div ref={group} tabIndex={-1}>
      <Invitation interview={interview} {...rest} onDecline={() => setDeclining(true)} />
      {isDeclining && <DeclineDialog interview={declined} onClose={() => setDeclining(false)} />}
    </div>
  )
}

function Invitation({ interview, companyName, isFixed, now, onDecline }: Props & { onDecline: () => void }) {
  const trpc = useTRPC()
  const [isMoving, setMoving] = useState(false)
  const pick = useMutation(
    trpc.application.pickTime.mutationOptions({
      onSuccess: (_, { startsAt }) => toast.success('Termin zugesagt', formatAppointment(startsAt)),
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
        <Reason interview={interview} companyName={companyName} />
        <p>Deine Bewerbung läuft weiter.</p>
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
    const canMove = !isPast && !isFixed && freeSlots(interview) > 0
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
            {canMove && (
              <Button size="sm" variant="ghost" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
                Anderen Termin wählen
              </Button>
            )}
            {!isPast && !isFixed && (!canMove || isMoving) && (
              <Button size="sm" variant="ghost" onClick={onDecline}>
                {canMove ? 'Keiner passt' : 'Termin verschieben'}
              </Button>
            )}
          </>
        }
      >
        <p className="wrap-anywhere">{where}</p>
        {isFixed && !isPast && <p>Passt dir der Termin nicht mehr? Dann schreib {companyName} eine Nachricht.</p>}
        {canMove && isMoving && (
          <div className="mt-3">
            <SlotChoice interview={interview} onPicked={() => setMoving(false)} />
          </div>
        )}
      </Note>
    )
  }
  const times = interview.proposedTimes.map((time) => new Date(time)).filter((time) => time > now)
  const offersSlots = freeSlots(interview) > 0
  const isLate = times.length === 0 && !offersSlots
  return (
    <Note
      tone="signal"
      title={
        isLate
          ? 'Die vorgeschlagenen Termine sind vorbei oder vergeben'
          : titleOf(interview, times.length + freeSlots(interview))
      }
      className="mt-4"
    >
      {interview.isMoved && (
        <div className="mb-2">
          <p>Der bisherige Termin gilt nicht mehr.</p>
          <Reason interview={interview} companyName={companyName} />
        </div>
      )}
      {offersSlots && <SlotChoice interview={interview} />}
      {isLate && <p>Schreib {companyName}, wann du stattdessen Zeit hast.</p>}
      {times.length > 0 && <p className={offersSlots ? 'mt-4' : undefined}>{offersSlots ? `Oder ${where}` : where}</p>}
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
        <Button size="sm" variant="ghost" onClick={onDecline}>
          {isLate ? 'Um andere Termine bitten' : 'Keiner passt'}
        </Button>
      </div>
    </Note>
  )
}

/** The company's own words; invitations from before we kept them say where they are. */
function Reason({ interview: { companyReason }, companyName }: Pick<Props, 'interview' | 'companyName'>) {
  if (!companyReason) return <p>Warum, steht in der E-Mail von {companyName}.</p>
  return (
    <>
      <p className="mt-1">{companyName} schreibt:</p>
      <p className="wrap-anywhere whitespace-pre-line">„{companyReason}“</p>
    </>
  )
}

function titleOf({ isMoved }: OwnInterview, times: number): string {
  if (!isMoved) return 'Wähle einen Termin'
  return times === 1
    ? 'Euer Gespräch ist verlegt. Passt dir die neue Zeit?'
    : 'Euer Gespräch ist verlegt. Wähle eine neue Zeit'
}
