import { desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { company } from '~/features/companies/server/table'
import { AppError } from '~/lib/app-error'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { errorTrace } from '~/platform/server/jobs/error-trace'
import { PdfFault } from '~/platform/server/typst/compile-pdf'
import { billingError } from '../../errors'
import type { DocumentFault, DocumentKind } from '../../vocabulary'
import { documentFault } from '../document-table'
import { billingOrder, creditPayout, invoice } from '../invoice-table'
import { requestDocument } from './request-documents'

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000

/**
 * Condition that a document is not paused because it failed. The column is named by hand: in a query of one table
 * Drizzle omits the table, and the id of the failure would be used.
 */
export function isDue(table: 'billing_order' | 'invoice' | 'credit_payout' | 'subscription', now: Date): SQL {
  const subject = `${table}.${table === 'subscription' ? 'company_id' : 'id'}`
  return sql`not exists (select from ${documentFault} where ${documentFault.subjectId} = ${sql.raw(subject)} and ${gt(documentFault.retryAt, now)})`
}

export type Failure = { kind: DocumentKind; subjectId: string; cause: DocumentFault; trace: string; attempts: number }

/** What passes by itself, or what somebody has to correct. */
export function levelOf({ cause }: Failure): 'warn' | 'error' {
  return cause === 'busy' || cause === 'store' ? 'warn' : 'error'
}

/** Records that a document could not be made, and pauses it for a time that doubles with each attempt. */
export async function noteFailure(
  db: Database,
  { kind, subjectId, error, now }: { kind: DocumentKind; subjectId: string; error: unknown; now: Date },
): Promise<Failure> {
  const [cause, trace] = [causeOf(error), errorTrace(error)]
  const pause = sql`least(${LONGEST_PAUSE_MS}::float8, ${FIRST_PAUSE_MS}::float8 * power(2, least(${documentFault.attempts}, 30)))`
  const [row] = await db
    .insert(documentFault)
    .values({ kind, subjectId, cause, trace, attempts: 1, retryAt: new Date(now.getTime() + FIRST_PAUSE_MS) })
    .onConflictDoUpdate({
      target: documentFault.subjectId,
      set: {
        ...{ cause, trace, attempts: sql`${documentFault.attempts} + 1` },
        retryAt: sql`${now}::timestamptz + ${pause} * interval '1 millisecond'`,
      },
    })
    .returning({ attempts: documentFault.attempts })
  return { kind, subjectId, cause, trace, attempts: row?.attempts ?? 1 }
}

/** It could be made after all. */
export async function forgetFailure(tx: Transaction, subjectId: string): Promise<void> {
  await tx.delete(documentFault).where(eq(documentFault.subjectId, subjectId))
}

function causeOf(error: unknown): DocumentFault {
  if (error instanceof PdfFault) return 'unsettable'
  if (error instanceof AppError && error.reason === 'foreignNotBillable') return 'unbillable'
  if (error instanceof AppError) return error.reason === 'documentUnsettable' ? 'unsettable' : 'busy'
  if (error instanceof TypeError || error instanceof RangeError) return 'data'
  return error instanceof Error && 'code' in error ? 'store' : 'unknown'
}

const MAX_SHOWN = 100

/** The failed documents, the latest failure first, with their recipients. */
export async function listDocumentFaults(db: Queryable) {
  return db
    .select({
      ...pick(documentFault, 'id', 'kind', 'cause', 'trace', 'attempts', 'retryAt'),
      failedAt: documentFault.updatedAt,
      number: sql<
        string | null
      >`coalesce(${invoice.number}, (select i.number from invoice i where i.id = ${creditPayout.invoiceId}))`,
      company: sql<
        string | null
      >`coalesce(${invoice.document}->'buyer'->>'name', ${billingOrder.document}->'company'->>'name', ${company.name})`,
    })
    .from(documentFault)
    .leftJoin(invoice, eq(invoice.id, documentFault.subjectId))
    .leftJoin(billingOrder, eq(billingOrder.id, documentFault.subjectId))
    .leftJoin(creditPayout, eq(creditPayout.id, documentFault.subjectId))
    .leftJoin(company, eq(company.id, documentFault.subjectId))
    .orderBy(desc(documentFault.updatedAt), desc(documentFault.id))
    .limit(MAX_SHOWN)
}

/**
 * Retries a document immediately instead of after its pause; its mail is sent with it.
 * @throws {AppError} conflict when it was made meanwhile
 */
export async function remakeDocument({ db, actor, now }: SignedInContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(documentFault)
      .set({ retryAt: now })
      .where(eq(documentFault.id, id))
      .returning({ kind: documentFault.kind, subjectId: documentFault.subjectId, attempts: documentFault.attempts })
    if (!row) throw billingError('documentMade')
    await requestDocument(tx, row.subjectId)
    await audit(tx, actor, 'document.remade', {
      type: row.kind,
      id: row.subjectId,
      details: { attempts: row.attempts },
    })
  })
}
