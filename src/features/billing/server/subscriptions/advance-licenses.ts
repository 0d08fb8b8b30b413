import { and, asc, count, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { advance } from '~/features/billing/subscription/engine'
import { VALID_LICENSE_STATES } from '~/features/billing/subscription/license'
import { toIsoDay } from '~/lib/dates/dates'
import type { Database, Queryable } from '~/platform/server/database/db'
import { billingLabels } from '../../labels'
import { type Failure, forgetFailure, isDue, noteFailure } from '../documents/faults'
import { invoice } from '../invoice-table'
import { startGrace } from '../invoices/ledger'
import { findOperator } from '../operator/operator'
import { license, sepaMandate, subscription } from '../table'
import { applyOutcome, followLicense, loadAccount, lockCompany, tryLockCompany } from './account'
import { expireLicenses } from './license-lifecycle'

/** Periods are opened this long before they begin, so that no licence has a gap until the job's next run. */
const AHEAD_MS = 60 * 60 * 1000
const BATCH = 500

/**
 * What time does to licences: booked plans continue into the next period with its invoice, cancelled ones end with it,
 * missing payments begin their grace, ended licences are marked. A company whose invoice cannot be made does not delay
 * the others. Each company is a transaction of its own, so being killed in between costs nothing; safe in several
 * processes at once and when repeated.
 */
export function licenseActs(report: (failure: Failure) => void): readonly TimedAct[] {
  return [
    {
      name: 'graces started',
      label: billingLabels.holds['graces started'],
      hurdle: {
        due: ({ db, now }) => db.$count(invoice, isUnpaid(now)),
        total: ({ db }) => db.$count(invoice, isOwedByTransfer),
      },
      run: startGraces,
    },
    {
      // One period too many for everybody would be thousands of invoices that cannot be undone.
      name: 'licences advanced',
      label: billingLabels.holds['licences advanced'],
      hurdle: {
        due: async ({ db, now }) => (await dueForAdvance(db, now))[0]?.count ?? 0,
        total: ({ db }) => db.$count(subscription, isNull(subscription.endedAt)),
      },
      run: (db, now) => advanceDue(db, now, report),
    },
    {
      name: 'licences expired',
      label: billingLabels.holds['licences expired'],
      hurdle: {
        due: ({ db, now }) => db.$count(license, isWithoutSubscription(db, now)),
        total: ({ db }) => db.$count(license, inArray(license.state, VALID_LICENSE_STATES)),
      },
      run: (db, now) => expireLicenses(db, isWithoutSubscription(db, now)),
    },
  ]
}

async function advanceDue(db: Database, now: Date, report: (failure: Failure) => void) {
  // Without the operator's data no invoice can be written; licences stay as they are until then.
  const isReady = (await findOperator(db)) !== null
  for await (const companyId of dueCompanies(db, now)) {
    await advanceCompany(db, companyId, now, { mayInvoice: isReady }).catch(async (error: unknown) =>
      report(await noteFailure(db, { kind: 'invoice', subjectId: companyId, error, now })),
    )
  }
}

/**
 * Lets time pass for one company.
 * @param waits for whoever works on the company at the moment, instead of leaving it to the next run
 */
export async function advanceCompany(
  db: Database,
  companyId: string,
  now: Date,
  { mayInvoice, waits = false }: { mayInvoice: boolean; waits?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (waits) await lockCompany(tx, companyId)
    else if (!(await tryLockCompany(tx, companyId))) return
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
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({ companyId: subscription.companyId })
      .from(subscription)
      .innerJoin(license, eq(license.companyId, subscription.companyId))
      .where(and(gt(subscription.companyId, last), isAdvanceDue(now)))
      .orderBy(asc(subscription.companyId))
      .limit(BATCH)
    for (const { companyId } of rows) yield companyId
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.companyId
  }
}

function isAdvanceDue(now: Date) {
  const soon = new Date(now.getTime() + AHEAD_MS)
  return and(
    isNull(subscription.endedAt),
    isDue('subscription', now),
    inArray(license.state, [...VALID_LICENSE_STATES, 'expired']),
    sql`(${subscription.currentPeriodEnd} <= ${soon} or (${license.state} <> 'expired' and ${license.validUntil} <= ${now}))`,
  )
}

function dueForAdvance(db: Queryable, now: Date) {
  return db
    .select({ count: count() })
    .from(subscription)
    .innerJoin(license, eq(license.companyId, subscription.companyId))
    .where(isAdvanceDue(now))
}

/** Also what was to be debited from an account that may not be debited any more: nobody else would ask for it. */
const isOwedByTransfer = and(
  eq(invoice.status, 'issued'),
  isNull(invoice.graceUntil),
  sql`(${invoice.paymentMeans} = 'transfer' or ${invoice.paymentMeans} = 'direct_debit' and not exists (
    select from ${sepaMandate} where ${sepaMandate.companyId} = "invoice"."company_id" and ${sepaMandate.revokedAt} is null))`,
)
const isUnpaid = (now: Date) => and(isOwedByTransfer, sql`${invoice.dueOn} < ${toIsoDay(now)}`)

async function startGraces(db: Database, now: Date) {
  const late = await db
    .select({ id: invoice.id, companyId: invoice.companyId })
    .from(invoice)
    .where(isUnpaid(now))
    .limit(BATCH)
  for (const { id, companyId } of late) {
    await db.transaction(async (tx) => {
      if (await tryLockCompany(tx, companyId)) await startGrace(tx, id, now)
    })
  }
}

function isWithoutSubscription(db: Queryable, now: Date) {
  const running = db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.companyId, license.companyId), isNull(subscription.endedAt)))
  return and(inArray(license.state, VALID_LICENSE_STATES), lte(license.validUntil, now), notExists(running))
}
