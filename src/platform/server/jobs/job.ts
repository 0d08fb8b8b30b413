import type { Database } from '../database/db.ts'
import type { Logger } from '../log.ts'

/** What a run gets: `now` is the database's time at its start, `signal` says that the process is stopping. */
export type JobContext = { db: Database; now: Date; signal: AbortSignal; log: Logger }

/**
 * A piece of background work. Each run does everything that is due, so an extra run is harmless and the next one makes
 * up for a lost one. Across all processes one run goes on at a time.
 */
export type Job = {
  /** Name of its queue: lower case with hyphens. */
  name: string
  /** Its name for platform admins. */
  label: string
  /** Cron expression in German time. */
  schedule: string
  /** A longer run counts as failed, seconds; default a quarter of an hour. */
  longestSeconds?: number
  /**
   * How often a failed run is retried before its next scheduled time, with growing pauses; for jobs that run rarely.
   */
  retries?: number
  /** Commands request a run in their transactions, and people wait for its result. */
  isAwaited?: boolean
  run(context: JobContext): Promise<unknown>
}

export const EVERY_MINUTE = '* * * * *'
export const EVERY_TEN_MINUTES = '*/10 * * * *'
export const EVERY_HOUR = '17 * * * *'
