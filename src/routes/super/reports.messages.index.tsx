import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ExportButton } from '~/features/administration/ui/export-button'
import { messageDecisionLabels, reportReasonLabels } from '~/features/conversations/vocabulary'
import { readMessageReportList } from '~/features/moderation/search-params'
import { ReportTabs } from '~/features/moderation/ui/report-tabs'
import type { ReportedMessage } from '~/features/moderation/views'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/reports/messages/')({
  validateSearch: readMessageReportList,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, trpc }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(trpc.moderation.messages.queryOptions(deps)),
      queryClient.ensureQueryData(trpc.moderation.list.queryOptions({})),
    ]),
  head: () => ({ meta: [pageTitle('Gemeldete Nachrichten')] }),
  component: MessageReportsPage,
})

function MessageReportsPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.moderation.messages.queryOptions(search))
  const { data: others } = useSuspenseQuery(trpc.moderation.list.queryOptions({}))
  const isDecided = search.entschieden === true && search.beschwerden !== true
  const isOpen = !isDecided && search.beschwerden !== true
  return (
    <AppPage
      title="Gemeldete Nachrichten"
      crumb="Plattform"
      isWide
      actions={<ExportButton list="message-reports" search={search} />}
    >
      <ReportTabs current="nachrichten" counts={others.counts} openMessages={data.counts.open} />
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {isOpen || (
          <TextLink to="/super/reports/messages" search={{}}>
            Offene zeigen ({data.counts.open})
          </TextLink>
        )}
        {search.beschwerden || data.counts.appeals === 0 || (
          <TextLink to="/super/reports/messages" search={{ beschwerden: true }}>
            Beschwerden zeigen ({data.counts.appeals})
          </TextLink>
        )}
        {isDecided || data.counts.decided === 0 || (
          <TextLink to="/super/reports/messages" search={{ entschieden: true }}>
            Entschiedene zeigen ({data.counts.decided})
          </TextLink>
        )}
      </p>
      <div className="mt-4">
        <Table
          caption={
            search.beschwerden
              ? 'Meldungen, über deren Entscheidung sich jemand beschwert'
              : isDecided
                ? 'Entschiedene Meldungen, die neuesten zuerst'
                : 'Offene Meldungen, die ältesten zuerst'
          }
          columns={COLUMNS}
          rows={data.rows}
          empty={
            <EmptyState
              meaning="clear"
              title={
                search.beschwerden
                  ? 'Keine Beschwerde ist offen.'
                  : isDecided
                    ? 'Noch ist über keine Nachricht entschieden.'
                    : 'Keine gemeldete Nachricht wartet.'
              }
            />
          }
        />
        <ListPagination page={data.page} list={data} />
      </div>
    </AppPage>
  )
}

const COLUMNS: TableColumn<ReportedMessage>[] = [
  {
    id: 'subject',
    header: 'Nachricht',
    isPrimary: true,
    cell: (row) => (
      <span>
        <Link className="font-semibold" to="/super/reports/messages/$reportId" params={{ reportId: row.id }}>
          {row.senderSide === 'company'
            ? `von ${row.companyName ?? 'einem Unternehmen'}`
            : 'von einer Bewerberin oder einem Bewerber'}
        </Link>
        {row.senderSide === 'applicant' && <span className="block text-xs text-muted">an {row.companyName}</span>}
      </span>
    ),
  },
  { id: 'reason', header: 'Grund', cell: (row) => reportReasonLabels[row.reason] },
  {
    id: 'createdAt',
    header: 'Eingegangen',
    cell: (row) => <span className="num whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: (row) =>
      row.decision === null ? (
        <Chip tone="warn">offen</Chip>
      ) : row.reversedAt !== null ? (
        <Chip tone="info">Nach Beschwerde geändert</Chip>
      ) : (
        <Chip tone={row.decision === 'blocked' ? 'error' : 'success'}>{messageDecisionLabels[row.decision]}</Chip>
      ),
  },
]
