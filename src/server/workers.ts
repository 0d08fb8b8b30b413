import pg from 'pg'
import { ensureDefaultPlans } from '~/features/billing/server/default-plans'
import { noteVisit } from '~/features/job-postings/server/record-interest'
import { flushInterest } from '~/features/job-postings/server/views'
import { currentTime } from '~/lib/current-time'
import { PAGES_CHANNEL, tagsOfNotice } from '~/platform/server/changed-pages'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { invalidatePages } from '~/platform/server/http/page-invalidation'
import { onVisit } from '~/platform/server/http/visits'
import { startJobs } from '~/platform/server/jobs/start-jobs'
import { closeStreams } from '~/platform/server/live/hub'
import { OUTBOX_CHANNEL } from '~/platform/server/mail/outbox'
import { deliverDueMails } from '~/platform/server/mail/worker'
import { wakeIndexes } from '~/platform/server/search/indexes'
import { SEARCH_CHANNEL } from '~/platform/server/search/mark'
import { JOBS } from './jobs'
import { hasRightClock } from './own-clock'
import { processLog } from './process-log'
import { feedAll, followAll } from './search-indexes'
import { keepRunning } from './worker-loop'

const MAIL_INTERVAL_MS = 5_000
const SEARCH_INTERVAL_MS = 500
const VIEW_INTERVAL_MS = 5_000

/**
 * Starts the background work of this process: its turns at the jobs of all processes, and what goes on without end. A
 * failure is logged and the work tried again at its next turn.
 */
export function startWorkers(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { db } = database()
  const log = processLog()
  const preparation = ensureDefaultPlans(db).catch((error: unknown) => log.error({ error }, 'no default plans'))
  const jobs = startJobs(JOBS, { log, mayRun: hasRightClock }).catch((error: unknown) => {
    log.error({ error }, 'background jobs not started')
    return null
  })
  const following = followAll(stopping.signal)
  const mail = keepRunning(
    { name: 'mail', everyMs: MAIL_INTERVAL_MS, run: () => deliverDueMails(db, currentTime()) },
    stopping.signal,
  )
  const search = keepRunning({ name: 'search', everyMs: SEARCH_INTERVAL_MS, run: () => feedAll(db) }, stopping.signal)
  const views = keepRunning({ name: 'views', everyMs: VIEW_INTERVAL_MS, run: () => flushInterest(db) }, stopping.signal)
  const stopCounting = onVisit((visit) => noteVisit(visit, currentTime()))
  const listener = listen(({ channel, payload }) => {
    if (channel === PAGES_CHANNEL) invalidatePages(tagsOfNotice(payload))
    else if (channel === SEARCH_CHANNEL) {
      search.wake()
      wakeIndexes()
    } else mail.wake()
  })
  return {
    async stop() {
      stopping.abort()
      // Before the web server waits for its last answers: these never end by themselves.
      await closeStreams()
      await (await jobs)?.stop()
      await Promise.all([preparation, following, mail.ended, search.ended, views.ended])
      stopCounting()
      await flushInterest(db).catch((error: unknown) => log.error({ error }, 'views not written'))
      await (await listener)?.end().catch(() => {})
    },
  }
}

/** Notices are only a shortcut: without them (lost connection) the loops still run at their interval. */
async function listen(onNotice: (notice: pg.Notification) => void): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: getConfig().DATABASE_URL, application_name: 'stellwerk-listen' })
  client.on('notification', onNotice)
  client.on('error', () => {})
  try {
    await client.connect()
    const channels = [OUTBOX_CHANNEL, PAGES_CHANNEL, SEARCH_CHANNEL]
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
    return client
  } catch (error) {
    processLog().warn({ error }, 'not listening for notices')
    return null
  }
}
