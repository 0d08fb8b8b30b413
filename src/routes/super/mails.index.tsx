import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { mailKind, mailKindOptions } from '~/features/administration/all-labels'
import { readMailList } from '~/features/administration/search-params'
import { ExportButton } from '~/features/administration/ui/export-button'
import { MailStateChip } from '~/features/administration/ui/mail-state-chip'
import type { MailRow } from '~/features/administration/views'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { AddressText } from '~/ui/text/address-text'
import { KeptWholeText } from '~/ui/text/kept-whole-text'
import { tellOutcome } from '~/ui/toast/tell-outcome'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/mails/')({
  validateSearch: readMailList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.admin.mails.queryOptions(deps)),
  head: () => ({ meta: [pageTitle('Postausgang')] }),
  component: MailsPage,
})

function MailsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.mails.queryOptions(search))
  const { selection, chosen, clear } = useRowSelection(data.rows)
  return (
    <AppPage title="Postausgang" crumb="Plattform" isWide actions={<ExportButton list="mails" search={search} />}>
      <ListToolbar label="Empfänger, Betreff, Art" q={search.q}>
        <ListFilter label="Status" search={search} param="zustand" options={stateOptions} />
        <ListFilter label="Art" search={search} param="art" options={mailKindOptions} />
      </ListToolbar>
      <Table
        columnChoiceKey="postausgang"
        caption="E-Mails, neueste zuerst"
        columns={columns}
        rows={data.rows}
        rowLabel={(row) => `${row.subject} an ${row.recipient}`}
        selection={selection}
        bulkActions={() => <RetryMails rows={chosen} onDone={clear} />}
        empty={<EmptyState meaning="end" title="Keine E-Mail gefunden." />}
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

/** Sends all selected mails again; reports those that had not failed. */
function RetryMails({ rows, onDone }: { rows: readonly MailRow[]; onDone: () => void }) {
  const trpc = useTRPC()
  const retry = useMutation(
    trpc.admin.retryMails.mutationOptions({
      onSuccess: (outcome) => {
        onDone()
        const nameOf = (id: string) => rows.find((row) => row.id === id)?.subject ?? id
        tellOutcome({ ...outcome, noun: ['E-Mail', 'E-Mails'], verb: 'noch einmal auf den Weg gebracht', nameOf })
      },
    }),
  )
  return (
    <Button
      variant="ghost"
      size="sm"
      isPending={retry.isPending}
      onClick={() => retry.mutate({ ids: rows.map(({ id }) => id) })}
    >
      <RotateCcw aria-hidden="true" />
      Noch einmal senden
    </Button>
  )
}

const stateOptions = [
  { value: 'open', label: 'Noch nicht zugestellt' },
  { value: 'delivered', label: 'Zugestellt' },
  { value: 'failed', label: 'Fehlgeschlagen' },
] as const

const columns: TableColumn<MailRow>[] = [
  {
    id: 'subject',
    header: 'Betreff',
    isPrimary: true,
    cell: (row) => (
      <Link className="font-semibold" to="/super/mails/$mailId" params={{ mailId: row.id }}>
        <KeptWholeText text={row.subject} />
      </Link>
    ),
  },
  {
    id: 'recipient',
    header: 'Empfänger',
    hasNames: true,
    cell: (row) => <AddressText address={row.recipient} />,
  },
  { id: 'kind', header: 'Art', isOffWhenNarrow: true, cell: (row) => mailKind(row.kind) },
  {
    id: 'state',
    header: 'Status',
    cell: (row) => (
      <span>
        <MailStateChip state={row.state} />
        {row.lastError && <span className="block text-xs break-all text-muted">{row.lastError}</span>}
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: 'Geschrieben',
    cell: (row) => <span className="num whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
  },
]
