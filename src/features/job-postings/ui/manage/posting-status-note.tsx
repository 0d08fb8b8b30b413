import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobPostingStatus } from '~/features/job-postings/vocabulary'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'

type PostingStatusNoteProps = {
  id: string
  status: JobPostingStatus
  pausedUnconfirmed: boolean
  isConfirmationDue: boolean
  /** People who applied and have no final answer yet. */
  waiting: number
}

/**
 * What the company should do about a posting: confirm that it is still open, or answer those who wait after its end.
 */
export function PostingStatusNote({
  id,
  status,
  pausedUnconfirmed,
  isConfirmationDue,
  waiting,
}: PostingStatusNoteProps) {
  if (status === 'expired' && waiting > 0) {
    return (
      <Note
        tone="warn"
        title={`Abgelaufen, aber ${waiting === 1 ? 'eine Person wartet' : `${waiting} Personen warten`} noch auf Antwort.`}
        actions={
          <ButtonLink to="/app/company/job-postings/$jobPostingId/close" params={{ jobPostingId: id }} size="sm">
            Beenden und allen antworten
          </ButtonLink>
        }
      >
        Beendet ist die Stelle erst, wenn alle eine Antwort haben. Suchen Sie noch, dann verlängern Sie sie.
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
  if (status !== 'published' || !isConfirmationDue) return null
  return (
    <Note tone="warn" title="Ist diese Stelle noch offen?" actions={<StillOpen id={id} label="Ja, noch offen" />}>
      Ohne Antwort pausiert die Anzeige 21&nbsp;Tage nach dem letzten Lebenszeichen.
    </Note>
  )
}

function StillOpen({ id, label }: { id: string; label: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const confirm = useMutation(
    trpc.jobPosting.confirm.mutationOptions({
      onSuccess: () => void toast.show({ severity: 'success', title: 'Als offen bestätigt', life: 5000 }),
      onSettled: () => queryClient.invalidateQueries(trpc.jobPosting.pathFilter()),
    }),
  )
  return (
    <Button size="sm" isPending={confirm.isPending} onClick={() => confirm.mutate({ id })}>
      {label}
    </Button>
  )
}
