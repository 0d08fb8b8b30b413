import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Archive, CheckCheck, Copy, Pause, Play, RefreshCw } from 'lucide-react'
import { type RouterOutputs, useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { confirm } from '~/ui/dialog/confirm'
import { Menu } from '~/ui/menu'
import { toast } from '~/ui/toast/toast-store'
import { RUN_DAYS } from '../vocabulary'

type Posting = RouterOutputs['jobPosting']['manageList']['items'][number]
type Action = 'pause' | 'resume' | 'renew' | 'confirm' | 'duplicate' | 'archive'

/** What can be done with all chosen postings at once; each only where it is possible. */
export function BulkActions({ postings, onDone }: { postings: readonly Posting[]; onDone: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const bulk = useMutation(
    trpc.jobPosting.bulk.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.jobPosting.pathFilter()),
    }),
  )
  const can = (right: keyof Posting['can']) => postings.some((posting) => posting.can[right])

  function run(action: Action, done: string, runDays?: (typeof RUN_DAYS)[number]) {
    bulk.mutate(
      { ids: postings.map(({ id }) => id), action, runDays },
      {
        onSuccess: ({ done: count, failed }) => {
          if (count > 0) toast.show({ severity: 'success', title: `${stellen(count)} ${done}`, life: 5000 })
          if (failed.length > 0) {
            const reasons = [...new Set(failed.map(({ message }) => message))].join(' ')
            toast.show({ severity: 'warn', title: `${stellen(failed.length)} unverändert`, message: reasons })
          }
          onDone()
        },
      },
    )
  }
  async function askToArchive() {
    const isSure = await confirm({
      title: `${stellen(postings.length)} beenden?`,
      message:
        'Sie verschwinden aus der Suche und lassen sich nicht wieder öffnen. Stellen mit unbeantworteten Bewerbungen bleiben, wie sie sind; beenden Sie diese einzeln mit einer Antwort an alle.',
      acceptLabel: 'Beenden',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (isSure) run('archive', 'beendet')
  }

  return (
    <>
      {can('renew') && (
        <Menu
          label="Verlängern"
          size="sm"
          items={RUN_DAYS.map((days) => ({
            id: `renew-${days}`,
            label: `Auf ${days} Tage`,
            icon: RefreshCw,
            onAction: () => run('renew', 'verlängert', days),
          }))}
        >
          <RefreshCw aria-hidden="true" />
          Verlängern
        </Menu>
      )}
      {can('pause') && (
        <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => run('pause', 'pausiert')}>
          <Pause aria-hidden="true" />
          Pausieren
        </Button>
      )}
      {can('resume') && (
        <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => run('resume', 'wieder online')}>
          <Play aria-hidden="true" />
          Fortsetzen
        </Button>
      )}
      {can('pause') && (
        <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => run('confirm', 'bestätigt')}>
          <CheckCheck aria-hidden="true" />
          Noch offen
        </Button>
      )}
      <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => run('duplicate', 'dupliziert')}>
        <Copy aria-hidden="true" />
        Duplizieren
      </Button>
      {can('archive') && (
        <Button variant="ghost" size="sm" isPending={bulk.isPending} onClick={() => void askToArchive()}>
          <Archive aria-hidden="true" />
          Beenden
        </Button>
      )}
    </>
  )
}

function stellen(count: number): string {
  return count === 1 ? '1 Stelle' : `${count} Stellen`
}
