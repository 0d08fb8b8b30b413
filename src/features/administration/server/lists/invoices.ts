import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { invoiceStateLabels } from '~/features/billing/invoice/lifecycle'
import { readInvoiceList } from '~/features/billing/search-params'
import { hasOtherVat } from '~/features/billing/server/books/other-vat'
import { invoice, invoiceCredit } from '~/features/billing/server/invoice-table'
import { openCents } from '~/features/billing/server/invoices/invoice-queries'
import { pick } from '~/lib/pick'
import { containsPattern } from '~/lib/text/like-pattern'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'

type Input = ReturnType<typeof readInvoiceList>
type Row = Awaited<ReturnType<typeof readRows>>[number]

/** All invoices, newest number first; `q` is a part of the number or of the customer's name. */
export const invoiceList: PagedList<Input, Row> = {
  read: readInvoiceList,
  table: invoice,
  id: invoice.id,
  where: ({ q, status }) => and(q ? matching(q) : undefined, status && filterOf(status)),
  order: () => sql`${invoice.year} desc, ${invoice.sequence} desc, ${invoice.id}`,
  rows: readRows,
  csv: [
    { head: 'Nummer', cell: (row) => row.number },
    { head: 'Art', cell: (row) => (row.kind === 'storno' ? 'Stornorechnung' : 'Rechnung') },
    { head: 'Kunde', cell: (row) => row.company },
    { head: 'Rechnungstag', cell: (row) => row.issuedOn },
    { head: 'Fällig', cell: (row) => row.dueOn },
    { head: 'Netto', cell: (row) => row.netCents / 100 },
    { head: 'Umsatzsteuer', cell: (row) => row.taxCents / 100 },
    { head: 'Brutto', cell: (row) => row.grossCents / 100 },
    { head: 'Offen', cell: (row) => row.openCents / 100 },
    { head: 'Status', cell: (row) => invoiceStateLabels[row.status] },
  ],
}

/** By a part of number or customer; by the id of the invoice or of the company. */
function matching(q: string): SQL {
  if (!isUuid(q)) return sql`${invoice.listText} like ${containsPattern(q.toLowerCase())}`
  return sql`(${invoice.id} = ${q} or ${invoice.companyId} = ${q})`
}

function filterOf(status: NonNullable<Input['status']>): SQL {
  if (status === 'storno') return eq(invoice.kind, 'storno')
  if (status === 'overdue') return sql`${invoice.graceUntil} is not null`
  if (status === 'credit') {
    // The few matches by their keys: with a join PostgreSQL would look up a common name first.
    return sql`${invoice.id} = any(array(select ${invoiceCredit.invoiceId} from ${invoiceCredit}))`
  }
  if (status === 'vat') return hasOtherVat()
  // A cancellation is not a cancelled invoice.
  return sql`${invoice.status} = ${status} and ${invoice.kind} = 'invoice'`
}

async function readRows(db: Queryable, ids: string[]) {
  const rows = await db
    .select({
      ...pick(invoice, 'id', 'number', 'kind', 'companyId', 'issuedOn', 'dueOn', 'netCents', 'taxCents', 'grossCents'),
      ...pick(invoice, 'status', 'graceUntil', 'erasedAt', 'retryDebit'),
      company: sql<string>`${invoice.document}->'buyer'->>'name'`,
      openCents: openCents(),
      hasStorno: sql<boolean>`exists (select from invoice storno where storno.cancels_invoice_id = "invoice"."id")`,
    })
    .from(invoice)
    .where(inArray(invoice.id, ids))
  return rows.map(({ hasStorno, ...row }) => {
    const isOpen = row.kind === 'invoice' && row.openCents > 0 && row.status !== 'cancelled'
    const isReturned = row.status === 'returned' || (row.status === 'issued' && row.graceUntil !== null)
    const isUntouched = row.openCents >= row.grossCents && (row.status === 'issued' || row.status === 'returned')
    const isUnreturned = row.graceUntil === null && row.openCents <= row.grossCents
    const isCorrectable = isUnreturned && (row.status === 'issued' || row.status === 'paid')
    const can = {
      recordPayment: isOpen,
      retryDebit: isReturned && row.retryDebit === 0,
      correct: row.kind === 'invoice' && isCorrectable && !hasStorno && row.erasedAt === null,
      cancel: row.kind === 'invoice' && isUntouched && !hasStorno,
      useCredit: row.kind === 'invoice' && row.openCents < 0,
    }
    return { ...row, can }
  })
}
