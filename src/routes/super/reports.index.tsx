import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Gavel } from 'lucide-react'
import { ExportButton } from '~/features/administration/ui/export-button'
import { reportSubjectLabels, reportTabLabels } from '~/features/moderation/report-addresses'
import { readReportList } from '~/features/moderation/search-params'
import { BulkDecision } from '~/features/moderation/ui/bulk-decision'
import { ReportTabs } from '~/features/moderation/ui/report-tabs'
import type { Report } from '~/features/moderation/views'
import { decisionLabels, reportReasonLabels } from '~/features/moderation/vocabulary'
import { currentTime } from '~/lib/current-time'
import { formatDay, formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { useKeptRows } from '~/ui/form/guard/use-kept-open'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/reports/')({
  validateSearch: readReportList,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient, trpc } = context
    await Promise.all([
      queryClient.ensureQueryData(trpc.moderation.list.queryOptions(deps)),
      queryClient.ensureQueryData(trpc.moderation.messages.queryOptions({})),
    ])
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle('Meldungen')] }),
  component: ReportsPage,
})

const EMPTY = {
  offen: 'Keine Meldung wartet auf Sie.',
  beschwerden: 'Keine Beschwerde ist offen.',
  entschieden: 'Noch ist über keine Meldung entschieden.',
} satisfies Record<keyof typeof reportTabLabels, string>

function ReportsPage() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.moderation.list.queryOptions(search))
  const { data: messages } = useSuspenseQuery(trpc.moderation.messages.queryOptions({}))
  const { selection, chosen, clear } = useRowSelection(data.rows)
  const [deciding, decide] = useKeptRows('gemeinsam-entscheiden', data.rows)
  const current = search.reiter ?? 'offen'
  function close() {
    decide([])
    clear()
  }
  return (
    <AppPage title="Meldungen" crumb="Plattform" isWide actions={<ExportButton list="reports" search={search} />}>
      <ReportTabs current={current} counts={data.counts} openMessages={messages.counts.open} />
      <div className="mt-5">
        <Table
          caption={current === 'offen' ? 'Offene Meldungen, die dringendsten zuerst' : reportTabLabels[current]}
          columns={columnsAt(now)}
          rows={data.rows}
          {...(current === 'offen' && {
            rowLabel: (row: Report) => row.subjectTitle,
            selection,
            bulkActions: () => (
              <Button variant="ghost" size="sm" onClick={() => decide(chosen)}>
                <Gavel aria-hidden="true" />
                Gemeinsam entscheiden
              </Button>
            ),
          })}
          empty={<EmptyState meaning="clear" title={EMPTY[current]} />}
        />
        <ListPagination page={data.page} list={data} />
      </div>
      {deciding.length > 0 && <BulkDecision reports={deciding} onLeft={decide} onClose={close} />}
    </AppPage>
  )
}

function columnsAt(now: Date): TableColumn<Report>[] {
  return [
    {
      id: 'subject',
      header: 'Worum es geht',
      isPrimary: true,
      cell: (row) => (
        <span>
          <Link className="font-semibold" to="/super/reports/$reportId" params={{ reportId: row.id }}>
            {row.subjectTitle}
          </Link>
          <span className="block text-xs text-muted">
            {[reportSubjectLabels[row.subjectType], row.subjectType === 'company' ? null : row.companyName]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      ),
    },
    { id: 'reason', header: 'Grund', cell: (row) => reportReasonLabels[row.reason] },
    {
      id: 'createdAt',
      header: 'Eingegangen',
      cell: (row) => <span className="num whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    },
    { id: 'state', header: 'Status', cell: (row) => <ReportState row={row} now={now} /> },
  ]
}

function ReportState({ row, now }: { row: Report; now: Date }) {
  if (row.decision === null) {
    const isLate = row.dueAt < now
    return (
      <Chip tone={isLate ? 'error' : 'warn'}>
        {isLate ? 'überfällig seit' : 'prüfen bis'} {formatDay(row.dueAt)}
      </Chip>
    )
  }
  if (row.reversedAt !== null) return <Chip tone="info">Nach Beschwerde geändert</Chip>
  if (row.liftedAt !== null) return <Chip tone="info">Aufgehoben</Chip>
  return <Chip tone={row.decision === 'removed' ? 'error' : 'success'}>{decisionLabels[row.decision]}</Chip>
}
