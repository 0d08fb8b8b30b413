import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Archive, CheckCheck, Copy, Pause, Play, RefreshCw } from 'lucide-react'
import { jobPostingStatusLabels, RUN_DAYS } from '~/features/job-postings/vocabulary'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Menu } from '~/ui/navigation/menu'
import { tellOutcome } from '~/ui/toast/tell-outcome'
import type { ManagedPosting } from '../../views'

/** Each needs the right of its name. */
type Action = 'pause' | 'resume' | 'renew' | 'confirm' | 'duplicate'

/** Bulk actions for all selected postings; each is applied where possible, and says where it was not. */
export function BulkActions({ postings, onDone }: { postings: readonly ManagedPosting[]; onDone: () => void }) {
  const trpc = useTRPC()
  const navigate = useNavigate()
  const bulk = useMutation(trpc.jobPosting.bulk.mutationOptions())
  const can = (right: keyof ManagedPosting['can']) => postings.some((posting) => posting.can[right])

  async function run(action: Action, done: string, runDays?: (typeof RUN_DAYS)[number]) {
    const able = postings.filter((posting) => posting.can[action])
    const unable = postings.filter((posting) => !posting.can[action])
    // Not as a callback: with the last selected row these buttons are unmounted before the list is up to date.
    const outcome = await bulk.mutateAsync({ ids: able.map(({ id }) => id), action, runDays }).catch(() => null)
    if (!outcome) return
    tellOutcome({
      done: outcome.done,
      failed: [
        ...unable.map(({ id, status }) => ({ id, message: `${jobPostingStatusLabels[status]}.` })),
        ...outcome.failed,
      ],
      noun: ['Stelle', 'Stellen'],
      verb: done,
      nameOf: (id) => postings.find((each) => each.id === id)?.title ?? id,
    })
    onDone()
  }
  /** A separate page, where waiting applicants are answered. */
  function close() {
    const stellen = postings.filter((posting) => posting.can.archive).map(({ id }) => id)
    void navigate({ to: '/app/company/job-postings/close', search: { stellen: stellen.join(';') } })
  }

  return (
    <>
      {can('renew') && (
        <Menu
          label="Verlängern"
          size="sm"
          items={RUN_DAYS.map((days) => ({
            id: `renew-${days}`,
            label: `Auf ${days}\u00a0Tage`,
            icon: RefreshCw,
            onAction: () => void run('renew', 'verlängert', days),
          }))}
        >
          <RefreshCw aria-hidden="true" />
          Verlängern
        </Menu>
      )}
      {can('pause') && (
        <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => void run('pause', 'pausiert')}>
          <Pause aria-hidden="true" />
          Pausieren
        </Button>
      )}
      {can('resume') && (
        <Button
          variant="ghost"
          size="sm"
          isPending={bulk.isPending}
          onClick={() => void run('resume', 'wieder online')}
        >
          <Play aria-hidden="true" />
          Fortsetzen
        </Button>
      )}
      {can('confirm') && (
        <Button
          variant="ghost"
          size="sm"
          isPending={bulk.isPending}
          onClick={() => void run('confirm', 'als offen bestätigt')}
        >
          <CheckCheck aria-hidden="true" />
          Noch offen
        </Button>
      )}
      <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => void run('duplicate', 'dupliziert')}>
        <Copy aria-hidden="true" />
        Duplizieren
      </Button>
      {can('archive') && (
        <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={close}>
          <Archive aria-hidden="true" />
          Beenden
        </Button>
      )}
    </>
  )
}
