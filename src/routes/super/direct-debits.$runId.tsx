import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { readDebitRun } from '~/features/billing/search-params'
import { DebitRunCheck } from '~/features/billing/ui/bank/debit-run-check'
import type { RunDebit } from '~/features/billing/views'
import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Chip } from '~/ui/chip'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { orNotFound, pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/direct-debits/$runId')({
  validateSearch: readDebitRun,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params }) => {
    const input = { runId: params.runId, page: deps.page }
    const { run } = await orNotFound(
      context.queryClient.ensureQueryData(context.trpc.directDebit.debits.queryOptions(input)),
    )
    if (!run) throw notFound()
  },
  head: () => ({ meta: [pageTitle('Lastschriftlauf')] }),
  component: RunPage,
})

function RunPage() {
  const { runId } = Route.useParams()
  const { page } = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.directDebit.debits.queryOptions({ runId, page }))
  return (
    <AppPage title="Lastschriftlauf" crumb={<SuperCrumbs label="Lastschriften" to="/super/direct-debits" />} isWide>
      {data.run && <p className="num mb-4 text-muted wrap-anywhere">{data.run.reference}</p>}
      {data.run?.status === 'draft' && <DebitRunCheck runId={runId} />}
      <Table
        caption="Lastschriften des Laufs"
        columns={data.run?.status === 'draft' ? draftColumns : columns}
        rows={data.rows}
        empty={<EmptyState meaning="none" title="Dieser Lauf ist leer." />}
      />
      <ListPagination page={page} list={data} />
    </AppPage>
  )
}

const states = {
  open: <Chip tone="info">Eingereicht</Chip>,
  collected: <Chip tone="success">Eingezogen</Chip>,
  returned: <Chip tone="error">Zurückgegeben</Chip>,
  discarded: <Chip tone="mute">Entfallen</Chip>,
} as const

const columns: TableColumn<RunDebit>[] = [
  {
    id: 'number',
    header: 'Rechnung',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        <span className="num font-semibold">{row.number}</span>
        <span className="block text-sm text-muted">{unbroken(row.company)}</span>
      </span>
    ),
  },
  {
    id: 'endToEndId',
    header: 'Kennung',
    cell: (row) => <span className="num whitespace-nowrap">{row.endToEndId}</span>,
  },
  { id: 'sequence', header: 'Lastschrift', cell: (row) => (row.sequenceType === 'FRST' ? 'Erste' : 'Folgende') },
  { id: 'amount', header: 'Betrag', align: 'right', cell: (row) => formatCents(row.amountCents) },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <span>
        {states[row.status]}
        {row.reason && (
          <span className="block text-xs text-muted">
            {row.reason}
            {row.returnedOn && `, ${formatIsoDay(row.returnedOn)}`}
          </span>
        )}
      </span>
    ),
  },
]

/** A draft has not been sent to the bank. */
const draftColumns = columns.map((column) =>
  column.id === 'status'
    ? {
        ...column,
        cell: ({ status }: RunDebit) =>
          status === 'discarded' ? states.discarded : <Chip tone="mute">Noch nicht freigegeben</Chip>,
      }
    : column,
)
