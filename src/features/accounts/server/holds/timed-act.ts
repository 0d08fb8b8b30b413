import type { Database } from '~/platform/server/database/db'
import type { Settings } from '~/platform/settings/schema'
import type { HoldLabel } from '../../feature-labels'

type Moment = { db: Database; now: Date; settings: Settings }

/** What is counted before an action may begin. */
export type Hurdle = {
  /** How many rows the action would end, delete or anonymise now: all of them, not those of its next batch. */
  due: (moment: Moment) => Promise<number>
  /** Of how many there are; asked only when many are due. */
  total: (moment: Moment) => Promise<number>
  /** Stricter than the platform settings, where a mistake would not be noticed in time. */
  share?: { percent: number; from: number }
}

type Run = (db: Database, now: Date, settings: Settings) => Promise<unknown>

/**
 * One automatic action. Whatever ends, deletes or anonymises has a hurdle; an action without one says why it needs
 * none, and `integration/holds/timed-acts.test.ts` checks whether that is true.
 */
export type TimedAct<R extends Run = Run> =
  | { name: string; label: HoldLabel; hurdle: Hurdle; run: R }
  | { name: string; endsNothing: string; run: R }
