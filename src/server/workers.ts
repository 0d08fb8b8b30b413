import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { JOBS } from '~/features/administration/server/jobs/registry'
import { feeder } from '~/features/administration/server/search/indexes'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { workDatabase } from '~/platform/server/database/db'
import { keepJobs } from '~/platform/server/jobs/keep-jobs'
import type { TellOfFailure } from '~/platform/server/jobs/record'
import { keepSending } from '~/platform/server/mail/keep-sending'
import { markArrived } from '~/platform/server/mail/take'
import { hasRightClock } from '~/platform/server/own-clock'
import { processLog } from '~/platform/server/process-log'
import { repeatedFailures } from '~/platform/server/repeated-failures'
import { encryptAnew } from './auth/encrypt-anew'
import { keepDoing } from './keep-doing'

/** A fallback for lost notices, milliseconds. */
const LOOK_MS = 5_000

/** Once for each job and day, however often it fails and recovers. */
const tellOfFailure: TellOfFailure = (tx, name) =>
  tellAdmins(tx, 'admin-job-failed', `${name}:${toIsoDay(currentTime())}`)

/**
 * Starts the background work of this process: its share of the jobs, the mails, and the search documents. A failure is
 * logged and the work tried again later.
 */
export function startWorkers(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const { db } = workDatabase()
  const log = processLog()
  const preparation = ensureDefaultPlans(db).catch((error: unknown) => log.error({ error }, 'no default plans'))
  const rotation = encryptAnew(db, getConfig()).catch((error: unknown) => log.error({ error }, 'not encrypted anew'))
  const feeding = { name: 'search documents', wakenBy: ['search_due'], everyMs: LOOK_MS, run: feeder(db) } as const
  const running = [keepMailing(signal), keepDoing(feeding, signal)]
  const jobs = keepJobs(JOBS, { log, mayRun: hasRightClock, tellOfFailure })
  return {
    async stop() {
      stopping.abort()
      await Promise.all([...running, preparation, rotation, jobs.stop()])
    },
  }
}

/** Without a mail server mails count as delivered once they are in the outbox, where they are read. */
function keepMailing(signal: AbortSignal): Promise<void> {
  const { db } = workDatabase()
  const tell = repeatedFailures(processLog)
  const onFailure = (error: unknown) => tell('error', { error }, 'mails not sent')
  if (getConfig().SMTP_URL) return keepSending(db, { mayRun: hasRightClock, onFailure }, signal)
  const run = () => markArrived(db, currentTime())
  return keepDoing({ name: 'mail', wakenBy: ['outbox'], everyMs: LOOK_MS, run }, signal)
}
