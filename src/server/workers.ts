import { JOBS } from '~/features/administration/server/jobs/registry'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { database } from '~/platform/server/database/db'
import { startJobs } from '~/platform/server/jobs/start-jobs'
import { hasRightClock } from '~/platform/server/own-clock'
import { processLog } from '~/platform/server/process-log'
import { startServices } from './services'

/**
 * Starts the background work of this process: its share of the jobs, and what runs endlessly. A failure is logged and
 * the work tried again later.
 */
export function startWorkers(): { stop(): Promise<void> } {
  const { db } = database()
  const log = processLog()
  const preparation = ensureDefaultPlans(db).catch((error: unknown) => log.error({ error }, 'no default plans'))
  const services = startServices()
  const jobs = startJobs(JOBS, { log, mayRun: hasRightClock }).catch((error: unknown) => {
    log.error({ error }, 'background jobs not started')
    return null
  })
  return {
    async stop() {
      await Promise.all([services.stop(), preparation, jobs.then((started) => started?.stop())])
    },
  }
}
