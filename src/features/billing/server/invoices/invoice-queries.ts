import { and, desc, eq, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { billingError } from '~/features/billing/errors'
import { BILLING_PAGE_SIZE } from '~/features/billing/search-params'
import { pick } from '~/lib/pick'
import { anyOf, type Database, type Queryable } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { writeZip, type ZipEntry } from '~/platform/server/files/zip'
import { PdfFault } from '~/platform/server/typst/compile-pdf'
import { archiveInvoice, type InvoiceFileKind, invoiceFileTypes } from '../documents/invoice-files'
import { invoice, invoiceEntry } from '../invoice-table'

/** One page of a company's invoices, newest first. */
export async function listCompanyInvoices(db: Queryable, companyId: string, { page = 1 }: { page?: number }) {
  const own = eq(invoice.companyId, companyId)
  const [rows, total] = await Promise.all([
    db
      .select({
        ...pick(invoice, 'id', 'number', 'kind', 'status', 'issuedOn', 'dueOn', 'grossCents', 'graceUntil', 'erasedAt'),
        openCents: openCents(),
      })
      .from(invoice)
      .where(own)
      .orderBy(desc(invoice.year), desc(invoice.sequence))
      .limit(BILLING_PAGE_SIZE)
      .offset((page - 1) * BILLING_PAGE_SIZE),
    db.$count(invoice, own),
  ])
  return { rows, total }
}

/**
 * The open amount of each invoice of a query. The table is named by hand: in a query of one table Drizzle omits it, and
 * the ledger's own id would be used.
 */
export function openCents() {
  return sql<number>`(select coalesce(sum(${invoiceEntry.amountCents}), 0)::int from ${invoiceEntry} where ${invoiceEntry.invoiceId} = "invoice"."id")`
}

/** What was paid with credits on other invoices, for each invoice of a query, in cents. */
export function setOffCents() {
  return sql<number>`(select coalesce(-sum(${invoiceEntry.amountCents}), 0)::int from ${invoiceEntry} where ${invoiceEntry.invoiceId} = "invoice"."id" and ${invoiceEntry.kind} = 'offset' and ${invoiceEntry.amountCents} < 0)`
}

/** The numbers of the Stornorechnungen that credited unused days of these invoices, by invoice. */
export async function findCreditingStornos(db: Queryable, invoiceIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ invoiceId: invoiceEntry.invoiceId, number: invoiceEntry.reference })
    .from(invoiceEntry)
    .where(and(anyOf(invoiceEntry.invoiceId, [...invoiceIds]), eq(invoiceEntry.kind, 'credit')))
  return new Map(rows.map(({ invoiceId, number }) => [invoiceId, number ?? '']))
}

/**
 * An invoice's file for those who may have it: admins of its company and platform admins.
 * @throws {AppError} unavailable when it cannot be made for now; the job records why
 */
export async function findInvoiceFile(db: Database, actor: SignedInActor, id: string, kind: InvoiceFileKind) {
  const ownCompany = actor.company?.isAdmin ? eq(invoice.companyId, actor.company.id) : sql`false`
  const [row] = await db
    .select({ number: invoice.number })
    .from(invoice)
    .where(and(eq(invoice.id, id), actor.isPlatformAdmin ? undefined : ownCompany))
  const files = row && (await archiveInvoice(db, id).catch(refuseUnmade))
  if (!row || !files) return null
  const name = kind === 'pdf' ? `${row.number}.pdf` : `${row.number}-xrechnung.xml`
  return { name, contentType: invoiceFileTypes[kind], content: await readStoredFile(files[kind]) }
}

function refuseUnmade(error: unknown): never {
  throw error instanceof PdfFault ? billingError('documentUnmade') : error
}

/**
 * Several invoices' files as one ZIP archive, for those who may have each of them; nothing when one is missing, so that
 * nobody takes a part for the whole.
 */
export async function findInvoiceArchive(
  db: Database,
  actor: SignedInActor,
  ids: readonly string[],
  kind: InvoiceFileKind,
) {
  const entries: ZipEntry[] = []
  for (const id of new Set(ids)) {
    const file = await findInvoiceFile(db, actor, id, kind)
    if (!file) return null
    entries.push(file)
  }
  if (entries.length === 0) return null
  return { name: `Rechnungen-${kind}.zip`, contentType: 'application/zip', content: writeZip(entries) }
}

/** The ledger of one invoice, for platform admins. */
export async function findInvoiceLedger(db: Queryable, invoiceId: string) {
  return db
    .select(pick(invoiceEntry, 'id', 'kind', 'amountCents', 'bookedOn', 'reference'))
    .from(invoiceEntry)
    .where(eq(invoiceEntry.invoiceId, invoiceId))
    .orderBy(invoiceEntry.createdAt, invoiceEntry.id)
}
