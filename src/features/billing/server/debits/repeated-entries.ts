import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { audit } from '~/platform/server/audit/audit'
import { billingError } from '../../errors'
import { bankEntry } from '../bank-table'
import type { DebitAdmin } from '../commands/billing-context'
import { lockImports } from './import-bank-file'

/**
 * A person decides that a supposed repetition is a separate payment: it waits for its invoice.
 * @throws {AppError} conflict when it is no repetition (any more)
 */
export async function keepAsOwn({ db, actor }: DebitAdmin, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImports(tx)
    const [row] = await tx
      .update(bankEntry)
      .set({
        ...{ outcome: 'unmatched', repeatsId: null, resemblesId: null, handledAt: null, handledByUserId: null },
        doubt: 'Von Hand als eigene Zahlung bestätigt.',
        dedupeKey: sql`'own:' || ${bankEntry.id}::text`,
      })
      .where(and(eq(bankEntry.id, id), eq(bankEntry.outcome, 'repeated')))
      .returning({ amountCents: bankEntry.amountCents, bookedOn: bankEntry.bookedOn })
    if (!row) throw billingError('entryHandled')
    await audit(tx, actor, 'bank-entry.own', {
      type: 'bank-entry',
      id,
      details: { amountCents: row.amountCents, bookedOn: row.bookedOn },
    })
  })
}

/** The similar booking may itself be a repetition of another one. */
const ORIGINAL = sql`(select coalesce(other.repeats_id, other.id) from ${bankEntry} other where other.id = ${bankEntry}.resembles_id)`

/**
 * A person decides that a booking is the one it resembles: it is a repetition of it, and so are its own repetitions.
 * @throws {AppError} conflict when it resembles none, or was handled meanwhile
 */
export async function keepAsRepeated({ db, actor }: DebitAdmin, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImports(tx)
    const [row] = await tx
      .update(bankEntry)
      .set({ outcome: 'repeated', repeatsId: ORIGINAL })
      .where(and(eq(bankEntry.id, id), eq(bankEntry.outcome, 'unmatched'), isNotNull(bankEntry.resemblesId)))
      .returning()
    if (!row) throw billingError('entryHandled')
    await tx.update(bankEntry).set({ repeatsId: row.repeatsId }).where(eq(bankEntry.repeatsId, id))
    await audit(tx, actor, 'bank-entry.same', {
      type: 'bank-entry',
      id,
      details: { amountCents: row.amountCents, bookedOn: row.bookedOn },
    })
  })
}
