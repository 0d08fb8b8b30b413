import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import type { Database } from '~/platform/server/database/db'
import type { Settings } from '~/platform/settings/schema'

/**
 * Deletes or announces one batch of one kind of data. May be repeated or interrupted: each batch is its own
 * transaction, and the next one sees its result.
 * @returns how many; zero ends the rule for this run
 */
export type RetentionRule = TimedAct<(db: Database, now: Date, settings: Settings) => Promise<number>>

/** Rows per transaction. */
export const BATCH = 200
