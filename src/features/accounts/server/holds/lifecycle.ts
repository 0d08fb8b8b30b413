import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Moves } from '~/lib/moves'
import type { Queryable } from '~/platform/server/database/db'
import { systemHold } from '../hold-table'

type HoldState = typeof systemHold.$inferSelect.state

/** What may happen to a held action. */
const HOLD_MOVES = {
  release: { from: ['waiting', 'postponed'], to: 'released' },
  postpone: { from: ['waiting'], to: 'postponed' },
  /** The decision is old, or the figures have changed. */
  askAnew: { from: ['released', 'postponed'], to: 'waiting' },
  /** What is due is within its share again. */
  lapse: { from: ['waiting', 'postponed', 'released'], to: 'over' },
} satisfies Moves<HoldState, string>
export type HoldEvent = keyof typeof HOLD_MOVES

/**
 * The only way to change the state of holds: changes those in scope for which the event is allowed.
 * @param byUserId who decided; null for the clock
 * @returns the changed ones
 */
export function transition(db: Queryable, scope: SQL | undefined, event: HoldEvent, byUserId: string | null = null) {
  const decided = { decidedAt: byUserId === null ? null : sql`now()`, decidedByUserId: byUserId }
  return db
    .update(systemHold)
    .set({ state: HOLD_MOVES[event].to, ...(event === 'lapse' ? {} : decided) })
    .where(and(scope, inArray(systemHold.state, HOLD_MOVES[event].from)))
    .returning({ act: systemHold.act, job: systemHold.job, due: systemHold.due, total: systemHold.total })
}
