import { hostname } from 'node:os'
import { AppError } from '../../lib/app-error.ts'
import { clockOffset, isClockOff, readDatabaseClock } from './database/clock.ts'
import { database } from './database/db.ts'
import { processLog } from './process-log.ts'
import { repeatedFailures } from './repeated-failures.ts'
import { warn, withdrawWarning } from './system/warnings.ts'

const READ_EVERY_MS = 15_000
const WARNING_KEY = `clock ${hostname()}`

/** Shown when a node with a wrong clock cannot sign people in. */
export const CLOCK_OFF = 'Dieser Server kann gerade niemanden an- oder abmelden. Bitte gleich noch einmal versuchen.'

/**
 * Makes this process use the database's clock, and reports in the log and in "Systemzustand" while its machine's own is
 * too far off. Resolves after the first reading.
 */
export async function keepClock(): Promise<{ stop(): Promise<void> }> {
  const { pool } = database()
  await readDatabaseClock(pool)
  let working = tell(false)
  let wasOff = isClockOff()
  const notRead = repeatedFailures(processLog)
  const timer = setInterval(() => {
    working = working
      .then(async () => {
        await readDatabaseClock(pool)
        await tell(wasOff)
        wasOff = isClockOff()
      })
      .catch((error: unknown) => notRead('warn', { error }, 'clock of the database not read'))
  }, READ_EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}

/** Whether libraries that read the machine's clock may be used; a new reading is made before the answer is no. */
export async function hasRightClock(): Promise<boolean> {
  if (!isClockOff()) return true
  await readDatabaseClock(database().pool)
  return !isClockOff()
}

/** @throws {AppError} `unavailable` when the machine's clock is too wrong to make a session or a link by it */
export async function requireRightClock(): Promise<void> {
  if (!(await hasRightClock())) throw new AppError('unavailable', CLOCK_OFF, { reason: 'clockOff' })
}

/** What `/readyz` and the log say of it. */
export function clockProblem(): string {
  const seconds = Math.round(clockOffset() / 1000)
  return `the clock of this node is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's`
}

async function tell(wasOff: boolean): Promise<void> {
  const { db } = database()
  if (isClockOff()) {
    const offsetSeconds = Math.round(clockOffset() / 1000)
    if (!wasOff) processLog().error({ offsetSeconds }, `${clockProblem()}: it runs no jobs and signs nobody in`)
    // Until the schema is up to date there is no table for it; the next check writes it.
    await warn(db, { key: WARNING_KEY, kind: 'clock', details: { node: hostname(), offsetSeconds } }).catch(() => {})
  } else if (wasOff) {
    processLog().info('the clock of this node is right again')
    await withdrawWarning(db, WARNING_KEY)
  }
}
