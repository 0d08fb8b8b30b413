import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { waitingText } from '~/features/job-postings/letters/waiting-text'
import { CLOSING_DAYS, type PostingEnd } from '~/features/job-postings/lifecycle'
import type { JobPostingStatus } from '~/features/job-postings/vocabulary'
import { addDays, formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'

type PostingStatusNoteProps = {
  id: string
  status: JobPostingStatus
  pausedUnconfirmed: boolean
  isConfirmationDue: boolean
  pausedOverdue: boolean
  endedAt: Date | null
  endedBy: PostingEnd | null
  /** When a decision of the platform removed it, perhaps after its end. */
  removedAt: Date | null
  /** People who applied and wait for the last word. */
  waiting: number
  /** Puts the answers off; passed in, because applications are a later feature. Missing when that is not possible. */
  extend?: ReactNode
}

/**
 * What the company should do about a posting: confirm that it is still open, or answer those who wait after its end;
 * and why it ended.
 */
export function PostingStatusNote({
  id,
  status,
  pausedUnconfirmed,
  isConfirmationDue,
  pausedOverdue,
  endedAt,
  endedBy,
  removedAt,
  waiting,
  extend,
}: PostingStatusNoteProps) {
  if (status === 'paused' && pausedOverdue) {
    return (
      <Note
        tone="warn"
        title="Pausiert, weil zugesagte Antworten überfällig sind."
        actions={
          <>
            <ButtonLink
              to="/app/company/applications"
              search={{ stelle: id, ueberfaellig: true, ansicht: 'liste' }}
              size="sm"
            >
              Jetzt antworten
            </ButtonLink>
            {extend}
          </>
        }
      >
        Sie geht von selbst wieder online, sobald alle eine Antwort haben
        {extend ? ', oder wenn Sie die Antworten einmal verschieben.' : '.'}
      </Note>
    )
  }
  if (status === 'expired' && waiting > 0) {
    return (
      <Note
        tone="warn"
        title={`Abgelaufen, aber ${waitingText(waiting)}.`}
        actions={
          <ButtonLink to="/app/company/job-postings/$jobPostingId/close" params={{ jobPostingId: id }} size="sm">
            Beenden und allen antworten
          </ButtonLink>
        }
      >
        {endedAt && letterOn(endedAt)} Suchen Sie noch, dann verlängern Sie die Stelle.
      </Note>
    )
  }
  if (status === 'paused' && endedBy === 'license') {
    return (
      <Note
        tone="warn"
        title="Offline, weil Ihr Unternehmen gerade keine gültige Lizenz hat."
        actions={
          waiting > 0 && (
            <ButtonLink to="/app/company/applications" search={{ stelle: id, ansicht: 'liste' }} size="sm">
              Bewerbungen beantworten
            </ButtonLink>
          )
        }
      >
        Mit einer gültigen Lizenz geht sie von selbst wieder online. {waiting > 0 && endedAt && letterOn(endedAt)}
      </Note>
    )
  }
  if (status === 'archived') {
    return (
      <Note tone="info" title="Diese Stelle ist beendet.">
        {endedBy && endedAt && WAYS[endedBy](formatDay(endedAt))}{' '}
        {removedAt && endedBy !== 'removal' && WAYS.removal(formatDay(removedAt))} Ändern lässt sie sich nicht mehr.
        Unter „Jobs verwalten“ können Sie sie duplizieren. {waiting > 0 && endedAt && letterOn(endedAt)}
      </Note>
    )
  }
  if (status === 'paused' && pausedUnconfirmed) {
    return (
      <Note
        tone="warn"
        title="Pausiert, weil niemand bestätigt hat, dass die Stelle noch offen ist."
        actions={<StillOpen id={id} label="Noch offen, wieder online stellen" />}
      >
        Mit der Bestätigung steht sie wieder in der Suche.
      </Note>
    )
  }
  if (status === 'published' && !isConfirmationDue && extend) {
    return (
      <Note tone="info" title="Hier warten Menschen auf eine erste Antwort." actions={extend}>
        Wenn Sie mehr Zeit brauchen als zugesagt, verschieben Sie die Antworten einmal und sagen es allen.
      </Note>
    )
  }
  if (status !== 'published' || !isConfirmationDue) return null
  return (
    <Note tone="warn" title="Ist diese Stelle noch offen?" actions={<StillOpen id={id} label="Ja, noch offen" />}>
      Ohne Antwort pausiert die Stelle 21&nbsp;Tage nach dem letzten Lebenszeichen.
    </Note>
  )
}

/** How and when it ended, as its company reads it. */
const WAYS = {
  date: (day) => `Sie ist am ${day} abgelaufen.`,
  archive: (day) => `Ihr Unternehmen hat sie am ${day} beendet.`,
  license: (day) => `Seit dem ${day} war sie offline, weil Ihr Unternehmen keine gültige Lizenz hatte.`,
  removal: (day) => `Stellwerk hat sie am ${day} entfernt. Die Begründung haben Sie per E-Mail bekommen.`,
  company: (day) => `Ihr Unternehmen hat sein Konto am ${day} geschlossen.`,
} satisfies Record<PostingEnd, (day: string) => string>

function letterOn(endedAt: Date): string {
  return `Am ${formatDay(addDays(endedAt, CLOSING_DAYS))} geht an alle, die dann noch warten, der Abschlussbrief.`
}

function StillOpen({ id, label }: { id: string; label: string }) {
  const trpc = useTRPC()
  const confirm = useMutation(trpc.jobPosting.confirm.mutationOptions({ meta: { done: 'Als offen bestätigt' } }))
  return (
    <Button size="sm" isPending={confirm.isPending} onClick={() => confirm.mutate({ id })}>
      {label}
    </Button>
  )
}
