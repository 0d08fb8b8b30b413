import { sql } from 'drizzle-orm'
import { orderKindLabels, orderOutcomeLabels } from '~/features/moderation/orders/labels'
import { memberStateLabels } from '~/features/moderation/orders/member-states'
import { type OrderList, readOrderList } from '~/features/moderation/search-params'
import { chosenOrders, orderRows } from '~/features/moderation/server/orders/queries'
import { authorityOrder } from '~/features/moderation/server/orders/table'
import { reportReasonLabels } from '~/features/moderation/vocabulary'
import type { PagedList } from '~/platform/server/lists/paged-list'

type Row = Awaited<ReturnType<typeof orderRows>>[number]

/** Orders of authorities, newest first. */
export const orderList: PagedList<OrderList, Row> = {
  read: readOrderList,
  table: authorityOrder,
  id: authorityOrder.id,
  where: chosenOrders,
  order: () => sql`${authorityOrder.receivedAt} desc, ${authorityOrder.id} desc`,
  rows: orderRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Behörde', cell: (row) => row.authority },
    { head: 'Land', cell: (row) => memberStateLabels[row.country] },
    { head: 'Aktenzeichen', cell: (row) => row.reference },
    { head: 'Anordnung', cell: (row) => orderKindLabels[row.kind] },
    { head: 'Worum es geht', cell: (row) => reportReasonLabels[row.reason] },
    { head: 'Eingegangen', cell: (row) => row.receivedAt },
    { head: 'Eingang bestätigt', cell: (row) => row.confirmedAt },
    { head: 'Ergebnis', cell: (row) => row.outcome && orderOutcomeLabels[row.outcome] },
    { head: 'Getan', cell: (row) => row.actedAt },
    { head: 'Stunden bis dahin', cell: (row) => hoursBetween(row.receivedAt, row.actedAt) },
    { head: 'Erledigt eingetragen', cell: (row) => row.settledAt },
  ],
}

/** With one decimal. */
function hoursBetween(from: Date, until: Date | null): number | null {
  return until && Math.round((until.getTime() - from.getTime()) / 360_000) / 10
}
