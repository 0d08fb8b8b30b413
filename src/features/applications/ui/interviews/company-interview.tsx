import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { isFinal } from '~/features/applications/lifecycle'
import { interviewModeLabels, isOpenInvitation } from '~/features/applications/workflow/interview'
import { formatAppointment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonAnchor } from '~/ui/buttons/link'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useHeld } from '~/ui/form/guard/use-held'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { Note } from '~/ui/note'
import type { ApplicationInterview } from '../../views'
import type { StepTarget } from '../steps/step-target'
import { WordsDialog } from '../words-dialog'
import { InviteDialog } from './invite-dialog'
import { MoveDialog } from './move-dialog'

const ACTS = ['invite', 'move', 'cancel'] as const
const APPOINTMENT = { act: 'Termin absagen', done: 'Termin abgesagt' }
const PROPOSALS = { act: 'Vorschläge zurücknehmen', done: 'Vorschläge zurückgenommen' }

type Props = { interviews: readonly ApplicationInterview[]; application: StepTarget; now: Date }

/** The latest invitation: proposed, agreed or declined, with buttons to move or withdraw it and to invite again. */
export function CompanyInterview({ interviews, application, now }: Props) {
  const [act, setAct] = useKeptChoice(`gespraech-${application.id}`, ACTS)
  const close = () => setAct(null)
  const group = useRef<HTMLElement>(null)
  const latest = interviews.find(({ status }) => status !== 'held')
  const shown = latest?.status === 'cancelled' ? undefined : latest
  const held = useHeld(act !== null, shown)
  const heldTarget = useHeld(act !== null, application)
  const isOpen = shown !== undefined && isOpenInvitation(shown, now)
  useFocusRescue(group, `${latest?.id} ${latest?.status}`)
  // Before that state its button invites; after the end nothing does.
  const canInvite = !isOpen && (application.status === 'interview' || application.status === 'offer')
  const inviting = canInvite && (
    <Button size="sm" variant={shown ? 'primary' : 'outline'} onClick={() => setAct('invite')}>
      {inviteLabel(shown)}
    </Button>
  )
  if (!shown && !canInvite && act === null) return null
  return (
    <section ref={group} tabIndex={-1} aria-label="Gespräch">
      {shown ? (
        <Note
          tone={shown.status === 'declined' ? 'warn' : 'info'}
          title={titleOf(shown, isOpen)}
          actions={
            <>
              {inviting}
              {shown.status === 'agreed' && (
                <ButtonAnchor href={`/api/files/interview/${shown.id}`} download size="sm" variant="outline">
                  <CalendarPlus aria-hidden="true" />
                  Kalenderdatei
                </ButtonAnchor>
              )}
              {isOpen && shown.status === 'agreed' && !isFinal(application.status) && (
                <Button size="sm" variant="outline" onClick={() => setAct('move')}>
                  Termin verschieben
                </Button>
              )}
              {isOpen && (
                <Button size="sm" variant="ghost" onClick={() => setAct('cancel')}>
                  {shown.status === 'agreed' ? APPOINTMENT.act : PROPOSALS.act}
                </Button>
              )}
            </>
          }
        >
          {(shown.status !== 'proposed' || shown.proposedTimes.length > 0) && (
            <p>{`${interviewModeLabels[shown.mode]}: ${shown.location}, ${shown.durationMinutes}\u00a0Minuten`}</p>
          )}
          {shown.interviewers.length > 0 && <p>Mit {shown.interviewers.join(', ')}</p>}
          {shown.status === 'proposed' && shown.offersSlots && (
            <p>
              {shown.freeSlots === 0
                ? 'Alle angebotenen Termine sind vergeben oder vorbei. Neue kommen hier dazu, sobald Sie sie anlegen.'
                : `${shown.freeSlots === 1 ? 'Ein freier Termin steht' : `${shown.freeSlots} freie Termine stehen`} zur Wahl.`}
            </p>
          )}
          {shown.status === 'proposed' && shown.proposedTimes.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {shown.proposedTimes.map((time) => (
                <li key={time}>{formatAppointment(new Date(time))}</li>
              ))}
            </ul>
          )}
          {shown.status === 'proposed' && shown.companyReason && (
            <p className="mt-1 wrap-anywhere whitespace-pre-line">Verlegt: „{shown.companyReason}“</p>
          )}
          {shown.reply && <p className="mt-1 whitespace-pre-line">„{shown.reply}“</p>}
        </Note>
      ) : (
        inviting
      )}
      {act === 'cancel' && held && (
        <CancelDialog
          interviewId={held.id}
          startsAt={held.startsAt}
          isHired={heldTarget.status === 'hired'}
          onClose={close}
        />
      )}
      {act === 'move' && held?.startsAt && (
        <MoveDialog
          applicationId={application.id}
          interviewId={held.id}
          startsAt={held.startsAt}
          interviewers={held.interviewers}
          onClose={close}
        />
      )}
      {act === 'invite' && <InviteDialog application={heldTarget} onClose={close} />}
    </section>
  )
}

function titleOf({ status, startsAt }: ApplicationInterview, isOpen: boolean): string {
  if (status === 'declined') return 'Kein Termin passt'
  if (status === 'agreed') return startsAt ? `Gespräch: ${formatAppointment(startsAt)}` : 'Gespräch vereinbart'
  return isOpen ? 'Termine vorgeschlagen, noch keine Antwort' : 'Vorgeschlagene Termine vorbei, keine Antwort'
}

function inviteLabel(latest: ApplicationInterview | undefined): string {
  if (!latest) return 'Termine vorschlagen'
  return latest.status === 'agreed' ? 'Weiteres Gespräch' : 'Andere Termine vorschlagen'
}

type CancelProps = { interviewId: string; startsAt: Date | null; isHired: boolean; onClose: () => void }

function CancelDialog({ interviewId, startsAt, isHired, onClose }: CancelProps) {
  const trpc = useTRPC()
  const words = startsAt ? APPOINTMENT : PROPOSALS
  const cancel = useMutation(
    trpc.application.cancelInterview.mutationOptions({ meta: { done: words.done }, onSuccess: onClose }),
  )
  return (
    <WordsDialog
      about={interviewId}
      title={startsAt ? `Termin am ${formatAppointment(startsAt)} absagen` : 'Vorschläge zurücknehmen'}
      label="Nachricht dazu"
      description={`Geht als E-Mail hinaus. ${isHired ? 'An der Zusage ändert sich nichts.' : 'Die Bewerbung selbst bleibt offen.'}`}
      maxLength={2000}
      missing="Bitte schreiben Sie ein paar Worte dazu."
      acceptLabel={words.act}
      rejectLabel="Behalten"
      tone="danger"
      isFromCompany
      isPending={cancel.isPending}
      onSend={(message) => cancel.mutate({ interviewId, startsAt, message })}
      onClose={onClose}
    />
  )
}
