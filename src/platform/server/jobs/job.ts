import type { Database } from '../database/db.ts'
import type { Logger } from '../log.ts'

/** What a run is given: `now` is the database's time at its beginning, `signal` says that the process wants to end. */
export type JobContext = { db: Database; now: Date; signal: AbortSignal; log: Logger }

/**
 * A piece of background work. Each run does all that is due, so that a run too many is harmless and one that was lost is
 * made up for by the next. Over all processes one run of it goes on at a time.
 */
export type Job = {
  /** Its queue: lower case with hyphens. */
  name: string
  /** What platform admins call it. */
  label: string
  /** Cron expression in German time. */
  schedule: string
  /** A run that takes longer counts as failed, seconds; a quarter of an hour unless said. */
  longestSeconds?: number
  /** How often a failed run is tried again before its next turn, with growing pauses; for what has its turn seldom. */
  retries?: number
  /** Commands ask for a run in their transactions, and people wait for what it does. */
  isAwaited?: boolean
  run(context: JobContext): Promise<unknown>
}

export const EVERY_MINUTE = '* * * * *'
export const EVERY_TEN_MINUTES = '*/10 * * * *'
