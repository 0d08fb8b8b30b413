import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import type { Database } from '~/platform/server/database/db'
import type { Settings } from '~/platform/settings/schema'

/**
 * Forgets or announces one batch of one kind of thing. Repeating it is harmless, and so is being cut off: each batch is
 * its own transaction, and what it did is seen by the next.
 *
 * @returns how many; zero ends the rule for this run
 */
export type RetentionRule = TimedAct<(db: Database, now: Date, settings: Settings) => Promise<number>>

/** Rows in one transaction. */
export const BATCH = 200
