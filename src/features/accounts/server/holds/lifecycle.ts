import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Moves } from '~/lib/moves'
import type { Queryable } from '~/platform/server/database/db'
import { systemHold } from '../hold-table'

type HoldState = typeof systemHold.$inferSelect.state

/** What may happen to an act of time that waits for a person. */
const HOLD_MOVES = {
  release: { from: ['waiting', 'postponed'], to: 'released' },
  postpone: { from: ['waiting'], to: 'postponed' },
  /** The decision is old, or has been overtaken by the figures. */
  askAnew: { from: ['released', 'postponed'], to: 'waiting' },
  /** What is due is within its share again. */
  lapse: { from: ['waiting', 'postponed', 'released'], to: 'over' },
} satisfies Moves<HoldState, string>
export type HoldEvent = keyof typeof HOLD_MOVES

/**
 * The only way to another state of holds: of those in scope the ones that the event can happen to.
 *
 * @param byUserId who decided; null for the clock
 * @returns those it has happened to
 */
export function transition(db: Queryable, scope: SQL | undefined, event: HoldEvent, byUserId: string | null = null) {
  const decided = { decidedAt: byUserId === null ? null : sql`now()`, decidedByUserId: byUserId }
  return db
    .update(systemHold)
    .set({ state: HOLD_MOVES[event].to, ...(event === 'lapse' ? {} : decided) })
    .where(and(scope, inArray(systemHold.state, HOLD_MOVES[event].from)))
    .returning({ act: systemHold.act, job: systemHold.job, due: systemHold.due, total: systemHold.total })
}
