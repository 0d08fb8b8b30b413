import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { KEEP_ALIVE_MS } from '../database/connection.ts'
import { directDatabaseHosts } from '../database/db.ts'
import { CHANNELS } from './channels.ts'
import { beginHearing, confirmHearing, endHearing, expectHearing, momentNow, nextIsAwaited, passOn } from './hear.ts'

/** How often the connection is checked: a lost network sends no error, and what is cached relies on it. */
const PULSE_MS = 400
/** How long the database may take to answer. */
const PATIENCE_MS = 5_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

/**
 * Lets this process hear the notices of all processes, on a connection of its own that is reopened whenever it is lost.
 * After each gap, and at the beginning, every listener drops what it caches.
 * @param onLoss called with the reason why a connection was lost or could not be made
 */
export function startBus(onLoss: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController()
  expectHearing(true)
  const running = keepListening(stopping.signal, onLoss)
  return {
    stop: () => {
      expectHearing(false)
      stopping.abort()
      return running
    },
  }
}

async function keepListening(signal: AbortSignal, onLoss: (error: unknown) => void): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      await listen(signal, () => {
        failures = 0
        beginHearing()
      })
    } catch (error) {
      onLoss(error)
    } finally {
      endHearing()
    }
    await wait(pauseAfter(failures), undefined, { signal }).catch(() => {})
    failures += 1
  }
}

/** Doubling with jitter, so that a database that comes back is not asked by all processes at once. */
function pauseAfter(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
  return longest * (0.5 + Math.random() / 2)
}

/**
 * Runs until the signal ends it.
 * @throws when the connection is lost
 */
async function listen(signal: AbortSignal, onHearing: () => void): Promise<void> {
  const hosts = directDatabaseHosts()
  await hosts.find()
  // A separate connection: a pooler that lends one to many callers delivers no notices.
  const client = new pg.Client({
    connectionString: hosts.url,
    application_name: 'stellwerk-bus',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  let stopFollowing = () => {}
  const lost = new Promise<never>((_, reject) => {
    // Every error needs a listener: an unhandled one ends the process.
    client.on('error', reject)
    client.once('end', () => reject(new Error('the connection has ended')))
    stopFollowing = hosts.onMove(() => reject(new Error('another server is in use')))
  })
  lost.catch(() => {})
  client.on('notification', ({ channel, payload = '' }) => passOn(channel, payload))
  try {
    await client.connect()
    await client.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '))
    onHearing()
    while (!signal.aborted) {
      const asked = momentNow()
      await Promise.race([lost, client.query('select 1')])
      confirmHearing(asked)
      // In a process with much to do an answer comes late and is soon too old; whoever then waits has it asked at once.
      await Promise.race([lost, nextIsAwaited(), wait(PULSE_MS, undefined, { signal }).catch(() => {})])
    }
  } finally {
    stopFollowing()
    // Ending a dead connection could take long.
    await Promise.race([client.end().catch(() => {}), wait(PATIENCE_MS, undefined, { ref: false })])
  }
}
