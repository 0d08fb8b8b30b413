import type { Queryable } from '~/platform/server/database/db'
import type { Job } from '~/platform/server/jobs/job'
import { turnsAfter, waitingRuns } from '~/platform/server/jobs/queue'
import { workerJob } from '~/platform/server/jobs/table'
import { JOBS } from './registry'

type LastRun = typeof workerJob.$inferSelect

/** A job is late when it has missed this many scheduled runs, and a little more. */
const MISSED_TURNS = 3
const SLACK_MS = 90_000

/** The background jobs with the results of their last runs and the times of the next. */
export async function listJobs(db: Queryable, now: Date) {
  const runs = await lastRuns(db)
  return Promise.all(
    JOBS.map(async (job) => {
      const run = runs.get(job.name)
      const waiting = await waitingRuns(job.name)
      const isRequested = waiting.some(({ isRetry }) => !isRetry)
      const turns = [...turnsAfter(job.schedule, now, 1), ...waiting.map(({ at }) => at)]
      return {
        name: job.name,
        label: job.label,
        lastStartedAt: run?.lastStartedAt ?? null,
        lastDurationMs: run?.lastDurationMs ?? null,
        lastSucceededAt: run?.lastSucceededAt ?? null,
        lastFailedAt: run?.lastFailedAt ?? null,
        lastError: run?.lastError ?? null,
        failures: run?.failures ?? 0,
        nextAt: turns.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
        state: jobState(job, run, now),
        can: { run: !isRequested },
      }
    }),
  )
}

/** How many jobs have a problem. */
export async function countJobs(db: Queryable, now: Date): Promise<{ failed: number; late: number }> {
  const runs = await lastRuns(db)
  const states = JOBS.map((job) => jobState(job, runs.get(job.name), now))
  const count = (state: string) => states.filter((each) => each === state).length
  return { failed: count('failed'), late: count('late') }
}

async function lastRuns(db: Queryable): Promise<ReadonlyMap<string, LastRun>> {
  const rows = await db.select().from(workerJob)
  return new Map(rows.map((row) => [row.name, row]))
}

function jobState({ schedule }: Job, run: LastRun | undefined, now: Date): 'new' | 'ok' | 'failed' | 'late' {
  if (!run?.lastStartedAt) return 'new'
  if (run.lastFailedAt && run.lastFailedAt > (run.lastSucceededAt ?? new Date(0))) return 'failed'
  const due = turnsAfter(schedule, run.lastStartedAt, MISSED_TURNS).at(-1)
  return due && due.getTime() + SLACK_MS < now.getTime() ? 'late' : 'ok'
}
