import { and, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { bankEntry } from './bank-table'
import { countOtherVat } from './books/other-vat'
import { directDebitRun } from './debit-table'
import { findDueDebits } from './debits/debit-queries'
import { billingOrder, invoice } from './invoice-table'
import { findOperator } from './operator/operator'
import { operatorAccountChange } from './operator/operator-table'
import { license, subscription } from './table'

/** Work that the jobs should do within a few runs is stuck after this long, milliseconds. */
const PATIENCE_MS = 10 * 60 * 1000

/** What blocks billing, for the operator to see before customers do. Counts. */
export async function billingHealth(db: Queryable, now: Date) {
  const before = new Date(now.getTime() - PATIENCE_MS)
  const [operator, orders, invoices, [periods]] = await Promise.all([
    findOperator(db),
    db.$count(billingOrder, isNull(billingOrder.mailedAt)),
    db.$count(invoice, and(isNull(invoice.filedAt), lte(invoice.createdAt, before))),
    // Over without the next one: its invoice cannot be written. Unpaid ones end by themselves.
    db
      .select({ count: count() })
      .from(subscription)
      .innerJoin(license, eq(license.companyId, subscription.companyId))
      .where(
        and(
          isNull(subscription.endedAt),
          lte(subscription.currentPeriodEnd, before),
          inArray(license.state, ['trial', 'active']),
        ),
      ),
  ])
  return {
    hasOperator: operator !== null,
    waitingOrders: orders,
    unsentInvoices: invoices,
    overduePeriods: periods?.count ?? 0,
  }
}

/** So many companies are told, one more than is shown. */
const NAMED = 4

/** Billing tasks that wait for the operator: how many, how much, and whom they are about. */
export async function billingTasks(db: Queryable, now: Date) {
  const isReturned = sql`${invoice.status} = 'returned' and ${invoice.kind} = 'invoice'`
  const [health, due, returned, returnedOf, unmatched, undownloaded, waitingAccounts, otherVat] = await Promise.all([
    billingHealth(db, now),
    findDueDebits(db, now),
    db.$count(invoice, isReturned),
    db
      .selectDistinct({ name: sql<string | null>`${invoice.document}->'buyer'->>'name'` })
      .from(invoice)
      .where(isReturned)
      .limit(NAMED),
    db.$count(bankEntry, eq(bankEntry.outcome, 'unmatched')),
    db.$count(directDebitRun, sql`${directDebitRun.status} = 'released' and ${directDebitRun.downloadedAt} is null`),
    db.$count(operatorAccountChange),
    countOtherVat(db, now),
  ])
  const returnedNames = returnedOf.flatMap(({ name }) => name ?? [])
  return {
    ...health,
    dueDebits: due.count,
    dueCents: due.cents,
    returned,
    returnedNames,
    unmatched,
    undownloaded,
    waitingAccounts,
    otherVat,
  }
}
