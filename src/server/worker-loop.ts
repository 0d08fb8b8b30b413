import { setTimeout as wait } from 'node:timers/promises'
import type { JobName } from '~/features/accounts/job-labels'
import type { Database } from '~/platform/server/database/db'
import { recordedRun } from '~/platform/server/jobs/record'
import { hasRightClock } from './own-clock'
import { processLog } from './process-log'

export type Job = { name: JobName; everyMs: number; run: () => Promise<unknown> }

/** Between two runs of a job, however many notices there are: one run takes all that is due. */
const MIN_PAUSE_MS = 100

/** Runs a job at its interval, and whenever its waker says so, until the signal ends it. */
export async function loop(db: Database, job: Job, signal: AbortSignal, waker: Waker): Promise<void> {
  const run = recordedRun(db, job, job.run)
  const turn = async () => {
    // By a wrong clock it would end what goes on; the other nodes do the work. A request stays with the database.
    if (await hasRightClock()) await run({ isRequested: waker.takeRequest() })
  }
  while (!signal.aborted) {
    await turn().catch((error: unknown) => processLog().error({ job: job.name, error }, 'background job failed'))
    const least = wait(MIN_PAUSE_MS, undefined, { signal }).catch(() => {})
    await waker.sleep(job.everyMs, signal)
    await least
  }
}

/** Wakes a sleeping loop early; a call while nobody sleeps is kept for the next pause. */
export class Waker {
  private isDue = false
  private isRequested = false
  private end: (() => void) | null = null

  wake() {
    this.isDue = true
    this.end?.()
  }

  /** A person wants the job to run, and to read how it went. */
  request() {
    this.isRequested = true
    this.wake()
  }

  takeRequest(): boolean {
    const wasRequested = this.isRequested
    this.isRequested = false
    return wasRequested
  }

  /** Until the time is over, somebody wakes, or the signal ends everything. */
  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        this.end = null
        this.isDue = false
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
      this.end = end
      if (this.isDue || signal.aborted) end()
    })
  }
}
