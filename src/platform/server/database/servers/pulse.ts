import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database, databaseHosts, directDatabaseHosts, probeDatabase } from '../db.ts'
import { NATURE, type Nature } from './hosts.ts'

/** How often the database is checked, and how long it may take to answer, milliseconds. */
const EVERY_MS = 1_000
const PATIENCE_MS = 2_500
/** After this the other servers are asked as well, milliseconds: that costs nobody anything. */
const LOOK_MS = 1_000
/** The same while it is silent: another server may take over any moment, milliseconds. */
const EVERY_SILENT_MS = 200
/** A check delayed by more than this was delayed by this process, and says nothing about the database, milliseconds. */
const LAG_MS = 1_000
/** After this many checks the other servers are looked at as well. */
const BEATS_BETWEEN_LOOKS = 5
/** How long a page may take while the database is silent, because it may not need it, milliseconds. */
const GRACE_MS = 500

let isSilent = false
let lastSilentAt = Number.NEGATIVE_INFINITY

/**
 * Checks on a separate connection whether the database answers, until it is stopped, so that nobody has to wait for a
 * silent one; and switches to another server when the one in use is gone or no longer the right one.
 */
export function startPulse(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const beating = keepBeating(stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return beating
    },
  }
}

/** Whether the database owes an answer since a while. */
export function isDatabaseSilent(): boolean {
  return isSilent
}

/** Until when it was silent the last time, by `performance.now()`: Infinity while it is, -Infinity when it never was. */
export function silentUntil(): number {
  return isSilent ? Number.POSITIVE_INFINITY : lastSilentAt
}

/**
 * Waits for work that may need the database, but not while that is silent: then the work goes on and nobody waits for it.
 * @returns undefined when the database is silent
 */
export async function unlessSilent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const done = new AbortController()
  try {
    return await Promise.race([work, silence(done.signal)])
  } finally {
    done.abort()
    work.catch(() => {})
  }
}

async function silence(signal: AbortSignal): Promise<undefined> {
  do await pause(GRACE_MS, signal)
  while (!isSilent && !signal.aborted)
}

async function keepBeating(signal: AbortSignal): Promise<void> {
  let endSilent: (() => void) | undefined
  for (let beat = 0; !signal.aborted; beat += 1) {
    const startedAt = performance.now()
    try {
      const nature = await askNature(signal)
      if (isSilent) lastSilentAt = performance.now()
      isSilent = false
      endSilent = undefined
      if (!databaseHosts().isRight(nature)) await databaseHosts().find()
    } catch {
      const isLate = performance.now() - startedAt >= PATIENCE_MS + LAG_MS
      if (!isLate) isSilent = true
      await databaseHosts().find()
      // A command that was in the midst of a statement is not left waiting for longer than two checks.
      if (!isLate) endSilent?.()
      endSilent = database().listen()
    }
    const direct = directDatabaseHosts()
    if (direct !== databaseHosts() && beat % BEATS_BETWEEN_LOOKS === 0) await direct.find()
    await pause(isSilent ? EVERY_SILENT_MS : EVERY_MS, signal)
  }
  isSilent = false
}

/** @throws when there is no answer in time */
async function askNature(signal: AbortSignal): Promise<Nature> {
  const asked = probeDatabase().execute<Nature>(sql.raw(NATURE))
  asked.catch(() => {})
  for (let waited = 0; waited < PATIENCE_MS; ) {
    const ms = isSilent || waited > 0 ? EVERY_SILENT_MS : LOOK_MS
    const answer = await Promise.race([asked, pause(ms, signal)])
    const nature = answer?.rows[0]
    if (nature !== undefined) return nature
    void databaseHosts().find()
    waited += ms
  }
  throw new Error('no answer')
}

function pause(ms: number, signal: AbortSignal): Promise<undefined> {
  return wait(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
