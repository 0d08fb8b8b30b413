import type { ApplicationSide, ApplicationStatus } from '~/features/applications/lifecycle'
import type { Random } from '~/lib/random'
import { DAY, HOUR } from './moments'

export type Step = { from: ApplicationStatus | null; to: ApplicationStatus; at: Date; side: ApplicationSide }

const TRACK = ['submitted', 'in_review', 'interview', 'offer', 'hired'] as const
/** Usual days from one state to the next. */
const DAYS = { in_review: 2, interview: 5, offer: 6, hired: 4, rejected: 4, withdrawn: 3 } as const

/** The state an application has reached; recent ones are still at the beginning. */
export function chooseApplicationStatus(ageDays: number, isPostingOver: boolean, random: Random): ApplicationStatus {
  if (isPostingOver)
    return random.weighted<ApplicationStatus>([
      ['rejected', 7],
      ['hired', 2],
      ['withdrawn', 2],
    ])
  if (ageDays < 2)
    return random.weighted<ApplicationStatus>([
      ['submitted', 9],
      ['in_review', 2],
    ])
  if (ageDays < 7) {
    return random.weighted<ApplicationStatus>([
      ['submitted', 9],
      ['in_review', 8],
      ['interview', 3],
      ['rejected', 2],
      ['withdrawn', 1],
    ])
  }
  return random.weighted<ApplicationStatus>([
    // Hardly anybody waits longer than promised; such postings would pause.
    ['submitted', ageDays < 16 ? 3 : 0.1],
    ['in_review', 7],
    ['interview', 6],
    ['offer', 3],
    ['hired', 3],
    ['rejected', 6],
    ['withdrawn', 2],
  ])
}

/** The steps to a status, starting with sending: allowed by the rules, in order, none later than now. */
export function timelineTo(status: ApplicationStatus, submittedAt: Date, now: Date, random: Random): Step[] {
  const path = pathTo(status, random)
  const wanted = path.slice(1).map((to) => (to === 'submitted' ? 0 : DAYS[to]) * DAY * (0.4 + random.next()))
  const total = wanted.reduce((sum, gap) => sum + gap, 0)
  const available = Math.max(0, now.getTime() - submittedAt.getTime() - HOUR)
  const scale = total > available ? available / total : 1
  let at = submittedAt.getTime()
  return path.map((to, index) => {
    at += index === 0 ? 0 : (wanted[index - 1] ?? 0) * scale
    const side = to === 'submitted' || to === 'withdrawn' ? 'applicant' : 'company'
    return { from: path[index - 1] ?? null, to, at: new Date(Math.round(at)), side }
  })
}

function pathTo(status: ApplicationStatus, random: Random): ApplicationStatus[] {
  if (status === 'rejected') return [...TRACK.slice(0, random.pick([1, 2, 2, 3])), 'rejected']
  if (status === 'withdrawn') return [...TRACK.slice(0, random.pick([1, 2, 3])), 'withdrawn']
  return TRACK.slice(0, TRACK.indexOf(status) + 1)
}
