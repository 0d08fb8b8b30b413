import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { groupIban } from '~/features/billing/debit/mandate'
import { readDebitList } from '~/features/billing/search-params'
import { BankFileDrop } from '~/features/billing/ui/bank/bank-file-drop'
import { DebitRunActions } from '~/features/billing/ui/bank/debit-run-actions'
import { HandledEntries } from '~/features/billing/ui/bank/handled-entries'
import { MissingStatements } from '~/features/billing/ui/bank/missing-statements'
import { RepeatedEntries } from '~/features/billing/ui/bank/repeated-entries'
import { UnmatchedEntries } from '~/features/billing/ui/bank/unmatched-entries'
import type { BankImport, DebitRun } from '~/features/billing/views'
import { formatIsoDay, formatMoment } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { ListPagination } from '~/ui/lists/list-controls'
import { LinkTabs } from '~/ui/navigation/link-tabs'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../-page'

const TITLE = 'Lastschriften'

export const Route = createFileRoute('/super/direct-debits/')({
  validateSearch: readDebitList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { tab = 'runs', page } }) => {
    const { directDebit } = context.trpc
    if (tab === 'runs') return context.queryClient.ensureQueryData(directDebit.runs.queryOptions({ page }))
    if (tab === 'imports') return context.queryClient.ensureQueryData(directDebit.imports.queryOptions({ page }))
    if (tab === 'repeated') return context.queryClient.ensureQueryData(directDebit.repeated.queryOptions({ page }))
    if (tab === 'handled') return context.queryClient.ensureQueryData(directDebit.handled.queryOptions({ page }))
    return context.queryClient.ensureQueryData(directDebit.unmatched.queryOptions({ page }))
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: DebitsPage,
})

function DebitsPage() {
  const { tab = 'runs', page } = Route.useSearch()
  const trpc = useTRPC()
  const { data: unmatched } = useQuery(trpc.directDebit.unmatched.queryOptions({ page: 1 }))
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide>
      <LinkTabs
        label="Lastschriften"
        tabs={[
          { label: 'Läufe', link: { to: '/super/direct-debits', search: {} }, isCurrent: tab === 'runs' },
          {
            label: 'Bankdateien',
            link: { to: '/super/direct-debits', search: { tab: 'imports' } },
            isCurrent: tab === 'imports',
          },
          {
            label: 'Ohne Zuordnung',
            link: { to: '/super/direct-debits', search: { tab: 'unmatched' } },
            isCurrent: tab === 'unmatched',
            count: unmatched?.total,
          },
          {
            label: 'Schon bekannt',
            link: { to: '/super/direct-debits', search: { tab: 'repeated' } },
            isCurrent: tab === 'repeated',
          },
          {
            label: 'Von Hand erledigt',
            link: { to: '/super/direct-debits', search: { tab: 'handled' } },
            isCurrent: tab === 'handled',
          },
        ]}
      />
      <div className="mt-5">
        {tab === 'runs' && <Runs page={page} />}
        {tab === 'imports' && <Imports page={page} />}
        {tab === 'unmatched' && <UnmatchedEntries page={page} />}
        {tab === 'repeated' && <RepeatedEntries page={page} />}
        {tab === 'handled' && <HandledEntries page={page} />}
      </div>
    </AppPage>
  )
}

function Runs({ page }: { page: number | undefined }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.directDebit.runs.queryOptions({ page }))
  const create = useMutation(
    trpc.directDebit.create.mutationOptions({
      onSuccess: ({ debitCount }) => {
        toast.success(`Lauf mit ${counted(debitCount, ['Lastschrift', 'Lastschriften'])} angelegt`)
      },
    }),
  )
  const { due } = data
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-muted">
          Einzuziehen bis zum {formatIsoDay(due.collectionOn)}:{' '}
          {due.count === 1 ? 'eine Rechnung' : `${due.count.toLocaleString('de-DE')} Rechnungen`} über{' '}
          {formatCents(due.cents)}. Freigeben muss eine zweite Person.
        </p>
        <Button isPending={create.isPending} disabled={due.count === 0} onClick={() => create.mutate()}>
          Lauf anlegen
        </Button>
      </div>
      <Table
        columnChoiceKey="lastschriftlaeufe"
        caption="Lastschriftläufe, neueste zuerst"
        columns={runColumns}
        rows={data.rows}
        empty={<EmptyState meaning="start" title="Noch kein Lastschriftlauf." />}
      />
      <ListPagination page={page} list={data} />
    </>
  )
}

function Imports({ page }: { page: number | undefined }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.directDebit.imports.queryOptions({ page }))
  return (
    <>
      <div className="mb-6 max-w-2xl">
        <BankFileDrop />
      </div>
      <MissingStatements missing={data.missing} />
      <Table
        columnChoiceKey="bankdateien"
        caption="Eingelesene Bankdateien, neueste zuerst"
        columns={importColumns}
        rows={data.rows}
        empty={<EmptyState meaning="start" title="Noch keine Bankdatei eingelesen." />}
      />
      <ListPagination page={page} list={data} />
    </>
  )
}

const runStates = {
  draft: (
    <Chip tone="warn" className="whitespace-nowrap">
      Wartet auf Freigabe
    </Chip>
  ),
  released: <Chip tone="success">Freigegeben</Chip>,
  discarded: <Chip tone="mute">Verworfen</Chip>,
} as const

const runColumns: TableColumn<DebitRun>[] = [
  {
    id: 'reference',
    header: 'Lauf',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        <Link className="num font-semibold" to="/super/direct-debits/$runId" params={{ runId: row.id }}>
          {row.reference}
        </Link>
        <span className="block text-sm text-muted">
          {formatMoment(row.createdAt)}, {row.createdBy}
        </span>
      </span>
    ),
  },
  { id: 'collectionOn', header: 'Einzug am', cell: (row) => formatIsoDay(row.collectionOn) },
  { id: 'debits', header: 'Lastschriften', isOffWhenNarrow: true, align: 'right', cell: (row) => row.debitCount },
  { id: 'total', header: 'Summe', align: 'right', cell: (row) => formatCents(row.totalCents) },
  { id: 'returned', header: 'Zurück', isOffWhenNarrow: true, align: 'right', cell: (row) => row.returned },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <span>
        {runStates[row.status]}
        {row.releasedBy && <span className="block text-xs text-muted">von {row.releasedBy}</span>}
      </span>
    ),
  },
  { ...actionsColumn, cell: (row) => <DebitRunActions run={row} /> },
]

/** `1.000,00 € am 18.11.2026 → 1.173,62 € am 19.11.2026` */
function balanceText({ openingCents, openingOn, closingCents, closingOn }: BankImport['balances'][number]): string {
  const side = (cents: number | null, day: string | null) =>
    cents === null ? [] : [day === null ? formatCents(cents) : `${formatCents(cents)} am ${formatIsoDay(day)}`]
  return [...side(openingCents, openingOn), ...side(closingCents, closingOn)].join(' → ')
}

function withSum(count: number, cents: number) {
  return (
    <span>
      {count.toLocaleString('de')}
      <span className="block text-sm whitespace-nowrap text-muted">{formatCents(cents)}</span>
    </span>
  )
}

const importColumns: TableColumn<BankImport>[] = [
  {
    id: 'file',
    header: 'Datei',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        <span className="font-semibold break-all">{row.fileName}</span>
        {row.balances.map((each) => (
          <span key={each.account} className="block text-sm text-muted">
            {each.statements === 1 ? 'Auszug' : `${each.statements.toLocaleString('de')} Auszüge`}: {balanceText(each)}
          </span>
        ))}
        {row.foreignAccounts.length > 0 && (
          <span className="block text-sm text-muted">
            Nicht gelesen, fremdes Konto: {row.foreignAccounts.map((account) => groupIban(account)).join(', ')}
          </span>
        )}
        {row.doneCount < row.eventCount && (
          <span className="block text-sm text-muted">
            {row.doneCount.toLocaleString('de')} von {row.eventCount.toLocaleString('de')} Buchungen gelesen. Wurde das
            Einlesen unterbrochen, wählen Sie dieselbe Datei noch einmal; es geht an dieser Stelle weiter.
          </span>
        )}
      </span>
    ),
  },
  { id: 'format', header: 'Art', isOffWhenNarrow: true, cell: (row) => row.format },
  { id: 'applied', header: 'Gebucht', align: 'right', cell: (row) => withSum(row.applied, row.appliedCents) },
  {
    id: 'repeated',
    header: 'Schon bekannt',
    isOffWhenNarrow: true,
    align: 'right',
    cell: (row) => withSum(row.repeated, row.repeatedCents),
  },
  {
    id: 'unmatched',
    header: 'Ohne Zuordnung',
    align: 'right',
    cell: (row) => withSum(row.unmatched, row.unmatchedCents),
  },
  { id: 'total', header: 'Summe', align: 'right', cell: (row) => formatCents(row.totalCents) },
  { id: 'by', header: 'Eingelesen von', isOffWhenNarrow: true, cell: (row) => row.importedBy ?? '–' },
  { id: 'createdAt', header: 'Am', cell: (row) => formatMoment(row.createdAt) },
]
