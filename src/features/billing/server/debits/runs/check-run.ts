import { eq } from 'drizzle-orm'
import type { CollectionFault } from '~/features/billing/debit/collection-file'
import { lastDayToHandIn } from '~/features/billing/debit/target2'
import { billingError } from '~/features/billing/errors'
import { directDebitRun } from '~/features/billing/server/debit-table'
import { findOperator } from '~/features/billing/server/operator/operator'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { checkCollectionApart } from './check-apart'
import { type CollectedDebit, collectedDebits, collectionOf } from './collection'

const MAX_SHOWN = 50

/**
 * Shown before the release: whether the file would pass now, and if not, whose data prevent it. Checked each time,
 * because companies and the operator correct their data meanwhile. Null for a run that is no draft.
 * @throws {AppError} not-found
 */
export async function checkRun(db: Queryable, runId: string, now: Date) {
  const [run] = await db
    .select(pick(directDebitRun, 'reference', 'status', 'collectionOn'))
    .from(directDebitRun)
    .where(eq(directDebitRun.id, runId))
  if (!run) throw billingError('runNotFound')
  if (run.status !== 'draft') return null
  const operator = await findOperator(db)
  const all = await collectedDebits(db, runId)
  const debits = all.filter(({ hasChanged }) => !hasChanged)
  const isWorthIt = operator !== null && debits.length > 0
  const checked = isWorthIt ? await checkCollectionApart(collectionOf(run, debits, { operator, now })) : null
  const faults = checked && 'faults' in checked ? namedFaults(checked.faults, debits) : []
  const isTooLate = lastDayToHandIn(run.collectionOn) < toIsoDay(now)
  return {
    checkedAt: now,
    collectionOn: run.collectionOn,
    debitCount: debits.length,
    totalCents: debits.reduce((sum, { amountCents }) => sum + amountCents, 0),
    /** Paid or with another account by now; the release leaves them out. */
    changedCount: all.length - debits.length,
    hasOperator: operator !== null,
    isTooLate,
    isReady: isWorthIt && !isTooLate && faults.length === 0,
    faultCount: faults.length,
    faults: faults.slice(0, MAX_SHOWN),
  }
}

/** Faults with the company concerned, the operator's first. */
export function namedFaults(faults: readonly CollectionFault[], debits: readonly CollectedDebit[]) {
  const byId = new Map(debits.map((debit) => [debit.endToEndId, debit]))
  return faults.map(({ endToEndId, field }) => {
    const debit = endToEndId === null ? undefined : byId.get(endToEndId)
    return { endToEndId, field, company: debit?.company ?? null, number: debit?.number ?? null }
  })
}
