import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { advance } from '../engine'
import { MANDATE_MONTHS } from '../mandate'
import { addIntervals } from '../period'
import { applyOutcome, followLicense, loadAccount, tryLockCompany } from './account'
import { type Failure, forgetFailure, isDue, noteFailure } from './documents/faults'
import { mandateExpiredMail } from './emails'
import { invoice } from './invoice-table'
import { startGrace } from './invoices/ledger'
import { findOperator } from './operator'
import { license, sepaMandate, subscription } from './table'

/** Periods are opened this long before they begin, so that no licence has a gap until the worker's next turn. */
const AHEAD_MS = 60 * 60 * 1000
const BATCH = 500
const RUNNING = ['trial', 'active', 'past_due'] as const

/**
 * What time does to licences: booked plans go on into the next period with its invoice, cancelled ones end with it, missed
 * transfers begin their grace, what ran out is written down. A company whose invoice cannot be made keeps no other waiting. Each company is a transaction of its own, so that being killed
 * in between costs nothing; safe in several processes at once and when repeated.
 */
export async function advanceLicenses(
  db: Database,
  now: Date,
  report: (failure: Failure) => void = () => {},
): Promise<void> {
  await startGraces(db, now)
  // Without the operator's data no invoice can be written; licences go on as they are until then.
  const isReady = (await findOperator(db)) !== null
  for await (const companyId of dueCompanies(db, now)) {
    await advanceCompany(db, companyId, now, isReady).catch(async (error: unknown) =>
      report(await noteFailure(db, { kind: 'invoice', subjectId: companyId, error, now })),
    )
  }
  await expireWithoutSubscription(db, now)
}

/** Lets time pass for one company. */
export async function advanceCompany(db: Database, companyId: string, now: Date, mayInvoice: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryLockCompany(tx, companyId))) return
    const account = await loadAccount(tx, companyId)
    if (!account || account.isSuspended) return
    const outcome = advance(account, now, AHEAD_MS)
    if (outcome.drafts.length > 0 && !mayInvoice) return
    if (outcome.drafts.length > 0 || outcome.end) {
      await applyOutcome(tx, account, outcome, now)
      await forgetFailure(tx, companyId)
    } else await followLicense(tx, companyId, now)
  })
}

/** Companies whose period or licence ends, in pages by id. */
async function* dueCompanies(db: Database, now: Date): AsyncGenerator<string> {
  const soon = new Date(now.getTime() + AHEAD_MS)
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({ companyId: subscription.companyId })
      .from(subscription)
      .innerJoin(license, eq(license.companyId, subscription.companyId))
      .where(
        and(
          isNull(subscription.endedAt),
          gt(subscription.companyId, last),
          isDue('subscription', now),
          inArray(license.state, [...RUNNING, 'expired']),
          sql`(${subscription.currentPeriodEnd} <= ${soon} or (${license.state} <> 'expired' and ${license.validUntil} <= ${now}))`,
        ),
      )
      .orderBy(asc(subscription.companyId))
      .limit(BATCH)
    for (const { companyId } of rows) yield companyId
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.companyId
  }
}

async function startGraces(db: Database, now: Date) {
  const late = await db
    .select({ id: invoice.id, companyId: invoice.companyId })
    .from(invoice)
    .where(
      and(
        eq(invoice.status, 'issued'),
        eq(invoice.paymentMeans, 'transfer'),
        isNull(invoice.graceUntil),
        sql`${invoice.dueOn} < ${toIsoDay(now)}`,
      ),
    )
    .limit(BATCH)
  for (const { id, companyId } of late) {
    await db.transaction(async (tx) => {
      if (await tryLockCompany(tx, companyId)) await startGrace(tx, id, now)
    })
  }
}

async function expireWithoutSubscription(db: Database, now: Date) {
  const running = db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.companyId, license.companyId), isNull(subscription.endedAt)))
  await db
    .update(license)
    .set({ state: 'expired' })
    .where(and(inArray(license.state, RUNNING), lte(license.validUntil, now), notExists(running)))
}

/**
 * A mandate that was not used for 36 months must not be used any more. The admins of a company whose plan goes on are asked
 * for a new one by mail.
 */
export async function expireMandates(db: Database, now: Date): Promise<void> {
  const limit = addIntervals(now, 'month', -MANDATE_MONTHS)
  await db.transaction(async (tx) => {
    const expired = await tx
      .update(sepaMandate)
      .set({ revokedAt: now, revokedReason: 'expired' })
      .where(
        and(
          isNull(sepaMandate.revokedAt),
          isNotNull(sepaMandate.signedAt),
          lte(sql`coalesce(${sepaMandate.lastUsedAt}, ${sepaMandate.signedAt})`, limit),
        ),
      )
      .returning({ companyId: sepaMandate.companyId, reference: sepaMandate.reference, iban: sepaMandate.iban })
    if (expired.length === 0) return
    const admins = await tx
      .select({ companyId: companyMember.companyId, email: user.email })
      .from(companyMember)
      .innerJoin(user, eq(user.id, companyMember.userId))
      .innerJoin(subscription, and(eq(subscription.companyId, companyMember.companyId), isNull(subscription.endedAt)))
      .where(
        and(
          eq(companyMember.isAdmin, true),
          inArray(
            companyMember.companyId,
            expired.map(({ companyId }) => companyId),
          ),
        ),
      )
    const mails = expired.flatMap((mandate) =>
      admins
        .filter(({ companyId }) => companyId === mandate.companyId)
        .map(({ email }) => mandateExpiredMail(email, mandate)),
    )
    await enqueueMails(tx, mails)
  })
}
