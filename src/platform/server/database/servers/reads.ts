import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { CHANNELS } from '../../bus/channels.ts'
import { hear, isHearing } from '../../bus/hear.ts'
import { getConfig } from '../../config.ts'
import { type Database, database, readDatabase } from '../db.ts'

/** So often is asked how far the standby is, and how long it may take to answer, milliseconds. */
const EVERY_MS = 200
const PATIENCE_MS = 1_000

/** A position in the log of the database as it writes it, and as a number to compare. */
const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** Up to where the standby has followed; null while nobody may read there. */
let followed: bigint | null = null
/** Up to where it has to have: everything that notices told of was written by then. */
let needed = 0n
/** Notices heard so far, and how many of them `needed` knows of. */
let heard = 0
let known = -1

/**
 * Where to read what everybody may see: the standby of DATABASE_READ_URL, when it has followed up to what notices told of
 * and up to the reader's own last change, or the primary. Its sessions refuse to write.
 *
 * @param written position of the reader's last change, of `positionNow`
 */
export function readsFor(written: string | null): Database {
  if (followed === null || heard !== known || !isHearing()) return database().db
  const own = positionOf(written) ?? 0n
  return followed >= needed && followed >= own ? readDatabase().db : database().db
}

/** The end of the log: what is committed lies before it. */
export async function positionNow(): Promise<string> {
  const { rows } = await database().db.execute<{ position: string }>(
    sql`select pg_current_wal_insert_lsn()::text as position`,
  )
  return rows[0]?.position ?? ''
}

/** Follows the standby, if there is one, until it is stopped. */
export function followReads(): { stop(): Promise<void> } {
  if (getConfig().DATABASE_READ_URL === undefined) return { stop: async () => {} }
  const stopping = new AbortController()
  const count = () => {
    heard += 1
  }
  const stopHearing = hear(CHANNELS, { heard: count, missed: count })
  // Another standby may be behind the one before.
  const stopMoving = readDatabase().hosts.onMove(() => {
    followed = null
  })
  const following = keepFollowing(stopping.signal)
  return {
    async stop() {
      stopping.abort()
      stopHearing()
      stopMoving()
      await following
      followed = null
    },
  }
}

async function keepFollowing(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      followed = await followedBy(signal)
    } catch {
      // Whoever reads there just now is told at once, and comes to the primary the next time.
      if (followed !== null) readDatabase().drop()
      followed = null
      await readDatabase().hosts.find()
    }
    await learnNeeded().catch(() => {})
    await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** @throws when the standby does not answer in time */
async function followedBy(signal: AbortSignal): Promise<bigint> {
  const asked = readDatabase().db.execute<{ isStandby: boolean; position: string | null }>(
    sql`select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position`,
  )
  asked.catch(() => {})
  const answer = await Promise.race([asked, wait(PATIENCE_MS, undefined, { signal, ref: false })])
  const [row] = answer?.rows ?? []
  if (row === undefined) throw new Error('no answer')
  const position = positionOf(row.position)
  if (!row.isStandby) return 2n ** 64n
  if (position === null) throw new Error('a standby that has followed nothing')
  return position
}

/** A notice is sent before its commit is written, so its position can only be asked for once it has been heard. */
async function learnNeeded(): Promise<void> {
  if (heard === known) return
  const upTo = heard
  needed = positionOf(await positionNow()) ?? needed
  known = upTo
}

function positionOf(text: string | null): bigint | null {
  const [, high, low] = POSITION.exec(text ?? '') ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
