import type { JobPostingStatus } from '~/features/job-postings/vocabulary'
import type { Random } from '~/lib/random'
import { between, DAY, daysAgo, HOUR } from './moments'

export type PostingState = {
  status: JobPostingStatus
  runDays: 30 | 60 | 90
  createdAt: Date
  publishedAt: Date | null
  runsUntil: Date | null
  pausedByLicense: boolean
  archivedAt: Date | null
}

/** A random status for a posting of an ordinary company; most are open and at most four weeks old. */
export function choosePostingStatus(random: Random): JobPostingStatus {
  return random.weighted([
    ['published', 81],
    ['draft', 4],
    ['paused', 4],
    ['expired', 5],
    ['archived', 6],
  ])
}

/** The dates for a status; nothing happens before the company's first day or after now. */
export function postingState(status: JobPostingStatus, now: Date, companySince: Date, random: Random): PostingState {
  const runDays = random.pick([30, 60, 60, 90] as const)
  const isOver = status === 'expired' || status === 'archived'
  const wanted = isOver ? daysAgo(now, random, runDays + 2, runDays + 80) : recent(now, runDays, random)
  const start = new Date(Math.max(wanted.getTime(), companySince.getTime() + DAY / 2))
  const base = { status, runDays, pausedByLicense: false, archivedAt: null }
  if (status === 'draft') return { ...base, createdAt: start, publishedAt: null, runsUntil: null }
  const createdAt = new Date(start.getTime() - random.int(1, 8) * HOUR)
  const runsUntil = new Date(start.getTime() + runDays * DAY)
  const archivedAt = status === 'archived' ? between(random, new Date(start.getTime() + 14 * DAY), now) : null
  return { ...base, createdAt, publishedAt: start, runsUntil, archivedAt }
}

/** Mostly within the last four weeks, and with at least one day of the run left. */
function recent(now: Date, runDays: number, random: Random): Date {
  if (runDays > 30 && random.chance(0.12)) return daysAgo(now, random, 29, runDays - 2)
  const newest = random.chance(0.25) ? 0 : 2
  return daysAgo(now, random, newest, newest === 0 ? 3 : 27)
}
