import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ensureDefaultPlans } from '~/features/billing/server/default-plans'
import { advanceLicenses } from '~/features/billing/server/jobs'
import { applyDeadlines } from '~/features/job-postings/server/jobs'
import { getConfig } from '~/platform/server/config'
import { type Database, database } from '~/platform/server/database/db'
import { OUTBOX_CHANNEL } from '~/platform/server/mail/outbox'
import { deliverDueMails } from '~/platform/server/mail/worker'
import { processLog } from './process-log'

const MAIL_INTERVAL_MS = 5_000
const DEADLINE_INTERVAL_MS = 60_000

type Job = { name: string; everyMs: number; run: () => Promise<unknown> }

/**
 * Starts the background work of this process. Every job may run in several processes at once: rows are locked, and
 * repeating a job is harmless. A failure is logged and the job tried again at its next turn.
 */
export function startWorkers(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { db } = database()
  const mailWaker = new Waker()
  const preparation = ensureDefaultPlans(db).catch((error: unknown) =>
    processLog().error({ error }, 'no default plans'),
  )
  const loops = [
    loop(
      { name: 'mail', everyMs: MAIL_INTERVAL_MS, run: () => deliverDueMails(db, new Date()) },
      stopping.signal,
      mailWaker,
    ),
    loop({ name: 'deadlines', everyMs: DEADLINE_INTERVAL_MS, run: () => applyTime(db, new Date()) }, stopping.signal),
  ]
  const listener = listen(() => mailWaker.wake())
  return {
    async stop() {
      stopping.abort()
      mailWaker.wake()
      await Promise.all([preparation, ...loops])
      await (await listener)?.end().catch(() => {})
    },
  }
}

/** Licences first: postings follow them. */
async function applyTime(db: Database, now: Date) {
  await advanceLicenses(db, now)
  await applyDeadlines(db, now)
}

async function loop(job: Job, signal: AbortSignal, waker?: Waker) {
  while (!signal.aborted) {
    await job.run().catch((error: unknown) => processLog().error({ job: job.name, error }, 'background job failed'))
    const pauses = [wait(job.everyMs, undefined, { signal }).catch(() => {})]
    await Promise.race(waker ? [...pauses, waker.next()] : pauses)
  }
}

/** Wakes a sleeping loop early; a call while nobody sleeps is kept for the next pause. */
class Waker {
  private pending = Promise.withResolvers<void>()

  wake() {
    this.pending.resolve()
  }

  async next() {
    await this.pending.promise
    this.pending = Promise.withResolvers<void>()
  }
}

/** Notices are only a shortcut: without them (lost connection) the loops still run at their interval. */
async function listen(onNotice: () => void): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: getConfig().DATABASE_URL, application_name: 'stellwerk-listen' })
  client.on('notification', onNotice)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`listen ${OUTBOX_CHANNEL}`)
    return client
  } catch (error) {
    processLog().warn({ error }, 'not listening for notices')
    return null
  }
}
