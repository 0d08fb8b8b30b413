import { and, desc, eq, gt, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { returnReason } from '~/features/billing/debit/return-reasons'
import { isLicenseValid } from '~/features/billing/subscription/license'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { directDebit, directDebitRun } from '../debit-table'
import { findRunningDebits, isOnItsWay } from '../debits/debit-queries'
import { dunningMail } from '../emails'
import { invoice } from '../invoice-table'
import { findOperator } from '../operator/operator'
import { findLicense } from '../subscriptions/account'
import { tellMembersOfPause } from '../subscriptions/license-emails'
import { findOpenCents } from './ledger'
import { invoiceRecipient } from './recipient'

/** The reminder comes this many days after the first notice. */
const REMINDER_DAYS = 7
const BATCH = 500

/**
 * Reminds of unpaid invoices: immediately, after a week, and when the grace is over. When the licence ends with it,
 * every member of the company is informed. Each level once for each return and each grace; may be repeated. While a new
 * debit is on its way, the reminder in between waits for the bank's answer; the end is told in any case.
 * @param companyId only this company's invoices; then it waits for whoever works on one, instead of leaving it to the next run
 */
export async function dun(db: Queryable, now: Date, companyId?: string): Promise<void> {
  const operator = await findOperator(db)
  if (!operator) return
  const weekAgo = addDays(now, -REMINDER_DAYS)
  const runningDebit = db
    .select({ id: directDebit.id })
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .where(and(eq(directDebit.invoiceId, invoice.id), isOnItsWay(now)))
  const due = await db
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        companyId ? eq(invoice.companyId, companyId) : undefined,
        isNotNull(invoice.graceUntil),
        inArray(invoice.status, ['issued', 'returned', 'in_collection']),
        or(
          eq(invoice.dunningLevel, 0),
          gt(invoice.returnedAt, invoice.lastDunnedAt),
          and(lt(invoice.dunningLevel, 3), lt(invoice.graceUntil, now)),
          and(eq(invoice.dunningLevel, 1), lt(invoice.lastDunnedAt, weekAgo), notExists(runningDebit)),
        ),
      ),
    )
    .limit(BATCH)
  for (const { id } of due) await dunOne(db, id, operator, { now, waits: companyId !== undefined })
}

type Turn = { now: Date; waits: boolean }

async function dunOne(db: Queryable, id: string, payTo: { name: string; iban: string }, { now, waits }: Turn) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        ...pick(invoice, 'id', 'number', 'companyId', 'status', 'graceUntil', 'returnedAt', 'correctsInvoiceId'),
        email: invoiceRecipient(tx),
        level: invoice.dunningLevel,
        dunnedAt: invoice.lastDunnedAt,
      })
      .from(invoice)
      .where(eq(invoice.id, id))
      .for('update', waits ? {} : { skipLocked: true })
    if (!row?.graceUntil) return
    const debit = (await findRunningDebits(tx, [id], now)).get(id) ?? null
    const level = nextLevel({ ...row, graceUntil: row.graceUntil, isDebited: debit !== null }, now)
    if (level === null) return
    const openCents = await findOpenCents(tx, id)
    const returned = await findReturn(tx, row)
    const why = returned
      ? `Ihre Bank hat unsere Lastschrift zurückgegeben (${returnReason(returned.reasonCode)}).`
      : 'Ihre Zahlung ist bei uns noch nicht eingegangen.'
    const { number, companyId, graceUntil, returnedAt, email } = row
    const license = await findLicense(tx, companyId)
    // Paid periods stay valid, also when the grace of something else is over.
    const validUntil = isLicenseValid(license, now) ? (license?.validUntil ?? null) : null
    const isSuspended = license?.state === 'suspended'
    const facts = {
      ...{ number, openCents, validUntil, isSuspended, why },
      ...{ iban: payTo.iban, accountName: payTo.name, debit: debit && { ...debit, state: stateOf(debit, level, now) } },
      // A debit that came back after its announcement is news, also at the same level; so is a debt that is open again
      // with a new grace, because its payment was taken back.
      occasion: `${returnedAt?.toISOString() ?? ''}:${graceUntil.toISOString()}`,
    }
    if (email) await enqueueMails(tx, [dunningMail(email, level, facts)])
    if (level === 3 && validUntil === null && !isSuspended) {
      const occasion = `${number}:${graceUntil.toISOString()}`
      const newDebit = debit && (debit.isReleased ? 'sent' : 'planned')
      await tellMembersOfPause(tx, { companyId, occasion, newDebit }, email)
    }
    await tx.update(invoice).set({ dunningLevel: level, lastDunnedAt: now }).where(eq(invoice.id, id))
  })
}

type Owed = Pick<typeof invoice.$inferSelect, 'id' | 'returnedAt' | 'correctsInvoiceId'>

/** The newest debit that came back; for what a corrected invoice owed, that of the corrected one. */
async function findReturn(
  tx: Transaction,
  { id, returnedAt, correctsInvoiceId }: Owed,
): Promise<{ reasonCode: string | null } | null> {
  const [returned] = await tx
    .select({ reasonCode: directDebit.reasonCode })
    .from(directDebit)
    .where(and(eq(directDebit.invoiceId, id), eq(directDebit.status, 'returned')))
    .orderBy(desc(directDebit.createdAt))
    .limit(1)
  // Without a return of its own debt, a correction does not owe because of what came back before it.
  if (returned || returnedAt === null || correctsInvoiceId === null) return returned ?? null
  const [corrected] = await tx
    .select(pick(invoice, 'id', 'correctsInvoiceId'))
    .from(invoice)
    .where(eq(invoice.id, correctsInvoiceId))
  return corrected ? findReturn(tx, { ...corrected, returnedAt }) : null
}

type RunningDebit = { collectionOn: string; isReleased: boolean }

/** After the last reminder no other follows when a draft is discarded: what is not released is only planned there. */
function stateOf(
  { collectionOn, isReleased }: RunningDebit,
  level: 1 | 2 | 3,
  now: Date,
): 'planned' | 'announced' | 'answer-due' {
  if (!isReleased && level === 3) return 'planned'
  return collectionOn <= toIsoDay(now) ? 'answer-due' : 'announced'
}

type Dunned = { level: number; dunnedAt: Date | null; graceUntil: Date; returnedAt: Date | null; isDebited: boolean }

function nextLevel({ level, dunnedAt, graceUntil, returnedAt, isDebited }: Dunned, now: Date): 1 | 2 | 3 | null {
  const isBackAgain = dunnedAt !== null && returnedAt !== null && returnedAt > dunnedAt
  if (graceUntil < now && (level < 3 || isBackAgain)) return 3
  if (level === 0 || isBackAgain) return 1
  if (isDebited) return null
  return level === 1 && dunnedAt !== null && dunnedAt < addDays(now, -REMINDER_DAYS) ? 2 : null
}
