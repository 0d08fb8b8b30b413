import { and, count, countDistinct, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { toIsoDay } from '~/lib/dates/dates'
import { auditEvent } from '~/platform/server/audit/table'
import type { Queryable } from '~/platform/server/database/db'
import { authorityOrder } from '../orders/table'
import { contentAppeal, contentReport, messageAppeal } from '../table'
import { activeRecipients } from './active-recipients'
import { countIf, medianHours } from './counting'
import { ordersOf } from './orders-of-year'

/** Audit events of decisions on messages, whose rows go with the message. */
const MESSAGE_DECISIONS = ['message-report.blocked', 'message-report.kept']

/** Suspensions by admins outside of a report; which of them somebody had reported stands in their details. */
const SUSPENSIONS = ['account.suspended', 'company.suspended']

/**
 * The report of a calendar year (DSA Art. 15 and 24), counted from the raw rows each time: notices by reason, what was
 * decided and how fast, measures without a notice, complaints, orders of authorities, and accounts in use. Durations in
 * hours. What was removed counts as that, whatever became of it: decisions that a complaint reversed are counted there
 * (Art. 15 (1) b and d).
 */
export async function transparencyReport(db: Queryable, asked: number, now: Date) {
  // Nothing is known of a year to come.
  const year = Math.min(asked, yearOf(now))
  const within = (moment: PgColumn) => and(gte(moment, startOf(year)), lt(moment, startOf(year + 1)))
  const [
    [firstNotice],
    [firstOrder],
    notices,
    [speed],
    events,
    suspensions,
    complaints,
    messageComplaints,
    orders,
    recipients,
  ] = await Promise.all([
    db.select({ at: min(contentReport.createdAt) }).from(contentReport),
    db.select({ at: min(authorityOrder.receivedAt) }).from(authorityOrder),
    db
      .select({
        reason: contentReport.reason,
        received: count(),
        removedByLaw: countIf(sql`${contentReport.decision} = 'removed' and ${contentReport.ground} = 'law'`),
        removedByTerms: countIf(sql`${contentReport.decision} = 'removed' and ${contentReport.ground} = 'terms'`),
        kept: countIf(sql`${contentReport.decision} = 'kept'`),
        open: countIf(sql`${contentReport.state} = 'received'`),
      })
      .from(contentReport)
      .where(within(contentReport.createdAt))
      .groupBy(contentReport.reason),
    db
      .select({ hours: medianHours(contentReport.createdAt, contentReport.decidedAt) })
      .from(contentReport)
      .where(within(contentReport.createdAt)),
    db
      .select({ action: auditEvent.action, count: count() })
      .from(auditEvent)
      .where(and(inArray(auditEvent.action, MESSAGE_DECISIONS), within(auditEvent.createdAt)))
      .groupBy(auditEvent.action),
    db
      .select({ action: auditEvent.action, count: countDistinct(auditEvent.subjectId) })
      .from(auditEvent)
      .where(
        and(
          inArray(auditEvent.action, SUSPENSIONS),
          sql`${auditEvent.details} ->> 'reported' is distinct from 'true'`,
          within(auditEvent.createdAt),
        ),
      )
      .groupBy(auditEvent.action),
    complaintsOf(db, contentAppeal, within(contentAppeal.createdAt)),
    complaintsOf(db, messageAppeal, within(messageAppeal.createdAt)),
    ordersOf(db, within(authorityOrder.receivedAt)),
    activeRecipients(db, year, now),
  ])
  const eventsOf = (action: string) => events.find((each) => each.action === action)?.count ?? 0
  const suspended = (action: string) => suspensions.find((each) => each.action === action)?.count ?? 0
  return {
    year,
    countedAt: now,
    /** The years with notices or orders, newest first, and the present one. */
    years: yearsSince([firstNotice?.at ?? now, firstOrder?.at ?? now], now),
    notices,
    medianHours: speed?.hours ?? null,
    messages: { blocked: eventsOf('message-report.blocked'), kept: eventsOf('message-report.kept') },
    withoutNotice: { accounts: suspended('account.suspended'), companies: suspended('company.suspended') },
    complaints,
    messageComplaints,
    orders,
    activeRecipients: recipients,
  }
}

async function complaintsOf(db: Queryable, table: typeof contentAppeal | typeof messageAppeal, where?: SQL) {
  const [row] = await db
    .select({
      received: count(),
      upheld: countIf(eq(table.isUpheld, 'yes')),
      rejected: countIf(eq(table.isUpheld, 'no')),
      medianHours: medianHours(table.createdAt, table.decidedAt),
    })
    .from(table)
    .where(where)
  return row ?? { received: 0, upheld: 0, rejected: 0, medianHours: null }
}

/** The first moment of a year in Germany. */
function startOf(year: number): SQL {
  return sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Berlin')`
}

function yearsSince(firsts: readonly Date[], now: Date): number[] {
  const last = yearOf(now)
  const first = Math.min(...firsts.map(yearOf))
  return Array.from({ length: last - first + 1 }, (_, back) => last - back)
}

/** The calendar year in Germany. */
export function yearOf(date: Date): number {
  return Number(toIsoDay(date).slice(0, 4))
}
