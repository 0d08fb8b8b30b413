import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { resumeGrant } from '~/features/resumes/server/table'
import { addMonths } from '~/lib/dates/dates'
import type { Moves } from '~/lib/moves'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import type { PoolState } from '../vocabulary'
import { poolEntry, poolNote } from './table'

/** What may happen to a question and to a consent. An end is final; asking again is another row. */
const POOL_MOVES = {
  agree: { from: ['asked'], to: 'agreed' },
  renew: { from: ['agreed'], to: 'agreed' },
  decline: { from: ['asked'], to: 'declined' },
  withdraw: { from: ['agreed'], to: 'withdrawn' },
  remove: { from: ['asked', 'agreed'], to: 'removed' },
  expire: { from: ['asked', 'agreed'], to: 'expired' },
} satisfies Moves<PoolState, string>

export type PoolEvent = keyof typeof POOL_MOVES

/**
 * The only way to change the state of entries: changes those in scope whose state allows it. A consent opens the
 * résumé; its end closes that way again and erases tags and notes, in the same transaction.
 */
export async function transition(tx: Transaction, scope: SQL | undefined, event: PoolEvent, now: Date) {
  const moved = await tx
    .update(poolEntry)
    .set({ state: POOL_MOVES[event].to, decidedAt: now })
    .where(and(scope, inArray(poolEntry.state, POOL_MOVES[event].from)))
    .returning()
  if (event === 'agree' || event === 'renew') for (const entry of moved) await open(tx, entry, now)
  else await close(tx, moved)
  return moved
}

type Entry = typeof poolEntry.$inferSelect

async function open(tx: Transaction, entry: Entry, now: Date) {
  const { id, applicantProfileId, companyId, months } = entry
  const keepUntil = addMonths(now, Number(months))
  await tx.update(poolEntry).set({ keepUntil, renewalAskedAt: null }).where(eq(poolEntry.id, id))
  await tx.insert(resumeGrant).values({ applicantProfileId, companyId, reason: 'talent-pool' }).onConflictDoNothing()
}

async function close(tx: Transaction, entries: readonly Entry[]) {
  for (const { applicantProfileId, companyId } of entries) {
    await tx
      .delete(resumeGrant)
      .where(
        and(
          eq(resumeGrant.applicantProfileId, applicantProfileId),
          eq(resumeGrant.companyId, companyId),
          eq(resumeGrant.reason, 'talent-pool'),
        ),
      )
  }
  const ids = entries.map(({ id }) => id)
  await tx.delete(poolNote).where(anyOf(poolNote.entryId, ids))
  await tx.update(poolEntry).set({ tags: [], message: '' }).where(anyOf(poolEntry.id, ids))
}
