import { setTimeout as wait } from 'node:timers/promises'
import { repeatedFailures } from '../repeated-failures.ts'
import type { Job } from './job.ts'
import { type JobOptions, type RunningJobs, startJobs } from './start-jobs.ts'

/** Pause after a start that failed, milliseconds. */
const AGAIN_MS = 2_000

let isStarting = false

/** Whether this process is to run jobs and its queue has not started yet. */
export function areJobsStarting(): boolean {
  return isStarting
}

/**
 * Runs the jobs until it is stopped. The start needs the database many times, and a process must not stay without jobs
 * because the database was away for a moment: it is tried until it succeeds.
 */
export function keepJobs(jobs: readonly Job[], options: JobOptions): RunningJobs {
  const stopping = new AbortController()
  isStarting = true
  const started = startAtLast(jobs, options, stopping.signal).finally(() => {
    isStarting = false
  })
  return {
    async stop() {
      stopping.abort()
      await (await started)?.stop()
    },
  }
}

async function startAtLast(jobs: readonly Job[], options: JobOptions, signal: AbortSignal) {
  const tell = repeatedFailures(() => options.log)
  while (!signal.aborted) {
    try {
      return await startJobs(jobs, options)
    } catch (error) {
      tell('error', { error }, 'background jobs not started')
      await wait(AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }
  return null
}
