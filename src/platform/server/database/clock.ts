import type pg from 'pg'
import { setClock } from '../../../lib/current-time.ts'

/**
 * How far a node's own clock may be from the database's, milliseconds. Libraries that read the clock themselves
 * (sessions, links and codes of better-auth) work within it: a code of an authenticator app is valid for 30 seconds.
 */
export const MAX_CLOCK_OFFSET_MS = 30_000
/** A slower answer says too little about the moment it was made, milliseconds. */
const MAX_ROUND_TRIP_MS = 2_000

/** `moment` is the database's, in milliseconds since the epoch, when `performance.now()` was `at`. */
const reading = { moment: 0, at: Number.NaN }

/**
 * Reads the database's clock; until the next reading this process uses it, advanced by the monotonic clock: changes of
 * the machine's clock have no effect.
 * @returns whether the reading was precise enough to be used; the first is always used
 */
export async function readDatabaseClock(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const sentAt = performance.now()
    const { rows } = await client.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    const answeredAt = performance.now()
    const moment = rows[0]?.ms
    const isPrecise = answeredAt - sentAt <= MAX_ROUND_TRIP_MS
    if (moment === undefined || !(isPrecise || Number.isNaN(reading.at))) return false
    reading.moment = moment
    reading.at = (sentAt + answeredAt) / 2
    setClock(() => reading.moment + performance.now() - reading.at)
    return true
  } finally {
    client.release()
  }
}

/** How far this machine's clock is ahead of the database's, milliseconds; negative when it is behind, 0 before a reading. */
export function clockOffset(): number {
  if (Number.isNaN(reading.at)) return 0
  return Date.now() - (reading.moment + performance.now() - reading.at)
}

/** Whether this machine's clock is too far from the database's for the libraries that read it. */
export function isClockOff(): boolean {
  return Math.abs(clockOffset()) > MAX_CLOCK_OFFSET_MS
}
