import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { formatMoment } from '~/lib/dates/dates'
import { formatGermanNumber } from '~/lib/money/german-number'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { holdLabel } from '../all-labels'
import type { SystemHold } from '../views'

const REFRESH_MS = 15_000

/**
 * Actions that stopped because they would have gone too far at once, with a button to continue. Nothing when none
 * waits.
 */
export function Holds() {
  const trpc = useTRPC()
  const { data: holds } = useSuspenseQuery(trpc.admin.holds.queryOptions(undefined, { refetchInterval: REFRESH_MS }))
  if (holds.length === 0) return null
  return (
    <section>
      <h2 className="mt-8 mb-4 text-xl">Wartet auf Ihre Entscheidung</h2>
      <p className="mb-4 max-w-prose text-muted">
        Diese Schritte beträfen auf einmal mehr als vorgesehen und haben vorher angehalten; geschehen ist noch nichts.
        Prüfen Sie zuerst die Uhr der Datenbank, eingespielte Sicherungen und geänderte Fristen. Die Grenze steht unter
        „Einstellungen“.
      </p>
      <Table
        caption="Angehaltene Schritte"
        columns={columns}
        rows={holds}
        empty={<EmptyState meaning="clear" title="Nichts wartet auf eine Entscheidung." />}
      />
    </section>
  )
}

const columns: TableColumn<SystemHold>[] = [
  {
    id: 'act',
    header: 'Schritt',
    isPrimary: true,
    cell: ({ act }) => <span className="font-semibold">{holdLabel(act).act}</span>,
  },
  { id: 'share', header: 'Beträfe', cell: (hold) => <span className="num">{shareOf(hold)}</span> },
  { id: 'since', header: 'Seit', cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <Chip tone={state === 'waiting' ? 'warn' : 'neutral'}>{state === 'waiting' ? 'Wartet' : 'Zurückgestellt'}</Chip>
    ),
  },
  { ...actionsColumn, cell: (hold) => <Decide hold={hold} /> },
]

function shareOf({ act, due, total }: SystemHold): string {
  const percent = total === 0 ? 100 : (due / total) * 100
  return `${formatGermanNumber(due)} von ${formatGermanNumber(total)} ${holdLabel(act).of} (${formatGermanNumber(percent)}\u00a0%)`
}

function Decide({ hold }: { hold: SystemHold }) {
  const trpc = useTRPC()
  const { act } = holdLabel(hold.act)
  const release = useMutation(
    trpc.admin.releaseHold.mutationOptions({ meta: { done: 'Freigegeben: Der Dienst läuft gleich weiter' } }),
  )
  const postpone = useMutation(
    trpc.admin.postponeHold.mutationOptions({
      meta: { done: 'Zurückgestellt: Wir fragen in einer Woche noch einmal' },
    }),
  )
  async function decide(run: () => void) {
    if (await ensureFresh()) run()
  }
  const isBusy = release.isPending || postpone.isPending
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {hold.state === 'waiting' && (
        <Button
          size="sm"
          variant="outline"
          aria-disabled={isBusy}
          aria-label={`${act}: Jetzt nicht`}
          onClick={() => void decide(() => postpone.mutate({ id: hold.id }))}
        >
          Jetzt nicht
        </Button>
      )}
      <Button
        size="sm"
        isPending={isBusy}
        aria-label={`${act}: Freigeben`}
        onClick={() => void decide(() => release.mutate({ id: hold.id, due: hold.due }))}
      >
        <Play aria-hidden="true" />
        Freigeben
      </Button>
    </span>
  )
}
