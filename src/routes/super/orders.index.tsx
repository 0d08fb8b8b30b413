import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ExportButton } from '~/features/administration/ui/export-button'
import type { OrderRow } from '~/features/administration/views'
import { takenText } from '~/features/moderation/durations'
import { orderKindLabels, orderOutcomeLabels } from '~/features/moderation/orders/labels'
import { memberStateLabels } from '~/features/moderation/orders/member-states'
import { ORDER_KINDS } from '~/features/moderation/orders/vocabulary'
import { readOrderList } from '~/features/moderation/search-params'
import { currentTime } from '~/lib/current-time'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { Table, type TableColumn } from '~/ui/table/table'
import { pageTitle } from '../-page'

const TITLE = 'Anordnungen von Behörden'

export const Route = createFileRoute('/super/orders/')({
  validateSearch: readOrderList,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.admin.orders.queryOptions(deps))
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: OrdersPage,
})

function OrdersPage() {
  const search = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.admin.orders.queryOptions(search))
  const { q, art, zustand } = search
  const isFiltered = [q, art, zustand].some((each) => each !== undefined)
  return (
    <AppPage
      title={TITLE}
      crumb="Plattform"
      isWide
      actions={
        <>
          <ExportButton list="orders" search={search} />
          <ButtonLink to="/super/orders/create">Anordnung eintragen</ButtonLink>
        </>
      }
    >
      <Table
        columnChoiceKey="anordnungen"
        toolbar={
          <ListToolbar label="Behörde oder Aktenzeichen" q={q}>
            <ListFilter label="Anordnung" search={search} param="art" options={kinds} />
            <ListFilter label="Status" search={search} param="zustand" options={states} />
          </ListToolbar>
        }
        caption="Anordnungen von Behörden, neueste zuerst"
        columns={columnsAt(now)}
        rows={data.rows}
        empty={
          isFiltered ? (
            <EmptyState meaning="end" title="Keine Anordnung gefunden." />
          ) : (
            <EmptyState meaning="clear" title="Keine Anordnung eingetragen.">
              Halten Sie hier fest, wenn eine Behörde oder ein Gericht verlangt, dass wir etwas entfernen oder Auskunft
              geben (Art.&nbsp;9 und 10 DSA). Der Transparenzbericht zählt daraus.
            </EmptyState>
          )
        }
      />
      <ListPagination page={search.page} list={data} />
    </AppPage>
  )
}

const kinds = ORDER_KINDS.map((value) => ({ value, label: orderKindLabels[value] }))
const states = [
  { value: 'open' as const, label: 'Offen' },
  { value: 'settled' as const, label: 'Erledigt' },
]

const columnsAt = (now: Date): TableColumn<OrderRow>[] => [
  {
    id: 'authority',
    header: 'Behörde',
    isPrimary: true,
    cell: (row) => (
      <span className="block text-left">
        <TextLink to="/super/orders/$orderId" params={{ orderId: row.id }}>
          {row.authority}
          <span className="sr-only">, eingegangen {formatMoment(row.receivedAt)}</span>
        </TextLink>
        <span className="block text-xs text-muted wrap-anywhere">
          {[memberStateLabels[row.country], row.reference].filter((each) => each !== '').join(', ')}
        </span>
      </span>
    ),
  },
  { id: 'kind', header: 'Anordnung', cell: (row) => orderKindLabels[row.kind] },
  {
    id: 'receivedAt',
    header: 'Eingegangen',
    cell: (row) => <span className="num">{formatMoment(row.receivedAt)}</span>,
  },
  { id: 'state', header: 'Status', cell: (row) => <OrderState row={row} now={now} /> },
]

function OrderState({ row, now }: { row: OrderRow; now: Date }) {
  if (row.outcome === null || row.actedAt === null)
    return <Chip tone="warn">Wartet seit {takenText(row.receivedAt, now)}</Chip>
  return (
    <Chip tone={row.outcome === 'refused' ? 'error' : 'success'}>
      {orderOutcomeLabels[row.outcome]} nach {takenText(row.receivedAt, row.actedAt)}
    </Chip>
  )
}
