import pg from 'pg'
import { runActs } from '~/features/accounts/server/holds/run-acts'
import { ensureDefaultPlans } from '~/features/billing/server/default-plans'
import { renewMessageWords } from '~/features/conversations/server/jobs/renew-words'
import { noteVisit } from '~/features/job-postings/server/record-interest'
import { flushInterest } from '~/features/job-postings/server/views'
import { runSearchAlerts } from '~/features/job-search/server/alerts/run-alerts'
import { applyRetention } from '~/features/privacy/server/retention/run'
import { currentTime } from '~/lib/current-time'
import { PAGES_CHANNEL, tagsOfNotice } from '~/platform/server/changed-pages'
import { getConfig } from '~/platform/server/config'
import { type Database, database } from '~/platform/server/database/db'
import { invalidatePages } from '~/platform/server/http/page-invalidation'
import { onVisit } from '~/platform/server/http/visits'
import { openRequests, REQUESTED_JOB_CHANNEL } from '~/platform/server/jobs/requests'
import { closeStreams } from '~/platform/server/live/hub'
import { OUTBOX_CHANNEL } from '~/platform/server/mail/outbox'
import { deliverDueMails } from '~/platform/server/mail/worker'
import { forgetOldBatches } from '~/platform/server/search/feed'
import { wakeIndexes } from '~/platform/server/search/indexes'
import { SEARCH_CHANNEL } from '~/platform/server/search/mark'
import { keepAuditChain } from './keep-audit-chain'
import { processLog } from './process-log'
import { feedAll, followAll } from './search-indexes'
import { BILLING_ACTS, DEADLINE_ACTS } from './timed-acts'
import { type Job, loop, Waker } from './worker-loop'

const MAIL_INTERVAL_MS = 5_000
const SEARCH_INTERVAL_MS = 500
const BILLING_INTERVAL_MS = 5_000
const DEADLINE_INTERVAL_MS = 60_000
const VIEW_INTERVAL_MS = 5_000
const RETENTION_INTERVAL_MS = 24 * 60 * 60 * 1000
const AUDIT_INTERVAL_MS = 60_000
const REQUESTS_INTERVAL_MS = 60_000

/**
 * Starts the background work of this process. Every job may run in several processes at once: rows are locked, and
 * repeating a job is harmless. A failure is logged and the job tried again at its next turn.
 */
export function startWorkers(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { db } = database()
  const preparation = ensureDefaultPlans(db).catch((error: unknown) =>
    processLog().error({ error }, 'no default plans'),
  )
  const reindexing = renewWords(db, stopping.signal).catch((error: unknown) =>
    processLog().error({ error }, 'search index not rebuilt'),
  )
  const following = followAll(stopping.signal)
  const jobs: Job[] = [
    { name: 'mail', everyMs: MAIL_INTERVAL_MS, run: () => deliverDueMails(db, currentTime()) },
    { name: 'search', everyMs: SEARCH_INTERVAL_MS, run: () => feedAll(db) },
    { name: 'views', everyMs: VIEW_INTERVAL_MS, run: () => flushInterest(db) },
    { name: 'search alerts', everyMs: DEADLINE_INTERVAL_MS, run: () => runSearchAlerts(db, currentTime()) },
    { name: 'billing', everyMs: BILLING_INTERVAL_MS, run: () => runActs(db, currentTime(), 'billing', BILLING_ACTS) },
    { name: 'audit', everyMs: AUDIT_INTERVAL_MS, run: () => keepAuditChain(db) },
    { name: 'retention', everyMs: RETENTION_INTERVAL_MS, run: () => forget(db) },
    {
      name: 'deadlines',
      everyMs: DEADLINE_INTERVAL_MS,
      run: () => runActs(db, currentTime(), 'deadlines', DEADLINE_ACTS),
    },
  ]
  const wakers = new Map(jobs.map(({ name }): [string, Waker] => [name, new Waker()]))
  const loops = jobs.map((job) => loop(db, job, stopping.signal, wakers.get(job.name) ?? new Waker()))
  // Should the notice of a request have been lost.
  const requests = setInterval(() => {
    openRequests(db)
      .then((names) => {
        for (const name of names) wakers.get(name)?.request()
      })
      .catch((error: unknown) => processLog().warn({ error }, 'requested jobs not read'))
  }, REQUESTS_INTERVAL_MS)
  const stopCounting = onVisit((visit) => noteVisit(visit, currentTime()))
  const listener = listen(({ channel, payload }) => {
    if (channel === PAGES_CHANNEL) invalidatePages(tagsOfNotice(payload))
    else if (channel === REQUESTED_JOB_CHANNEL) wakers.get(payload ?? '')?.request()
    else if (channel === SEARCH_CHANNEL) {
      wakers.get('search')?.wake()
      wakeIndexes()
    } else wakers.get('mail')?.wake()
  })
  return {
    async stop() {
      stopping.abort()
      clearInterval(requests)
      // Before the web server waits for its last answers: these never end by themselves.
      await closeStreams()
      await Promise.all([preparation, reindexing, following, ...loops])
      stopCounting()
      await flushInterest(db).catch((error: unknown) => processLog().error({ error }, 'views not written'))
      await (await listener)?.end().catch(() => {})
    },
  }
}

/** What was found by the normaliser of an older version of the program, one after the other: it is all computing. */
async function renewWords(db: Database, signal: AbortSignal) {
  await renewMessageWords(db, { signal })
}

/** What is kept no longer, and what only engines that were away would have needed. */
async function forget(db: Database) {
  await applyRetention(db, currentTime())
  await forgetOldBatches(db)
}

/** Notices are only a shortcut: without them (lost connection) the loops still run at their interval. */
async function listen(onNotice: (notice: pg.Notification) => void): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: getConfig().DATABASE_URL, application_name: 'stellwerk-listen' })
  client.on('notification', onNotice)
  client.on('error', () => {})
  try {
    await client.connect()
    const channels = [OUTBOX_CHANNEL, PAGES_CHANNEL, SEARCH_CHANNEL, REQUESTED_JOB_CHANNEL]
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
    return client
  } catch (error) {
    processLog().warn({ error }, 'not listening for notices')
    return null
  }
}
