import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clockText, incidentRiskLabels, reportDueAt } from '~/features/privacy/incident'
import { readIncidentList } from '~/features/privacy/search-params'
import type { IncidentRow } from '~/features/privacy/views'
import { currentTime } from '~/lib/current-time'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { ListPagination } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/incidents/')({
  validateSearch: readIncidentList,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.incident.list.queryOptions(deps))
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle('Datenpannen')] }),
  component: IncidentsPage,
})

function IncidentsPage() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.incident.list.queryOptions(search))
  return (
    <AppPage
      title="Datenpannen"
      crumb="Plattform"
      isWide
      actions={<ButtonLink to="/super/incidents/create">Datenpanne eintragen</ButtonLink>}
    >
      <Table
        caption="Datenpannen, neueste zuerst"
        columns={columnsAt(now)}
        rows={data.rows}
        empty={
          <EmptyState meaning="clear" title="Keine Datenpanne eingetragen.">
            Halten Sie hier jede Verletzung des Schutzes von Daten fest, auch wenn sie nicht zu melden ist (Art.&nbsp;33
            Abs.&nbsp;5 DSGVO).
          </EmptyState>
        }
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const columnsAt = (now: Date): TableColumn<IncidentRow>[] => [
  {
    id: 'title',
    header: 'Datenpanne',
    isPrimary: true,
    cell: (row) => (
      <TextLink to="/super/incidents/$incidentId" params={{ incidentId: row.id }}>
        {row.title}
      </TextLink>
    ),
  },
  { id: 'knownAt', header: 'Bekannt seit', cell: (row) => formatMoment(row.knownAt) },
  { id: 'risk', header: 'Risiko', cell: (row) => incidentRiskLabels[row.risk] },
  { id: 'clock', header: 'Meldung', cell: (row) => stateOf(row, now) },
]

function stateOf(row: IncidentRow, now: Date) {
  if (row.reportedAt) return <Chip tone="success">Gemeldet {formatMoment(row.reportedAt)}</Chip>
  if (row.closedAt || row.risk === 'none') return <Chip tone="mute">Nicht zu melden</Chip>
  return <Chip tone={now > reportDueAt(row.knownAt) ? 'error' : 'warn'}>{clockText(row.knownAt, now)}</Chip>
}
