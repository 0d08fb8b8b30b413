import type { interview } from '~/features/applications/server/workflow-table'
import { fromWallClock, toIsoDay } from '~/lib/dates/dates'
import { createRandom } from '~/lib/random'
import { demoId } from '../demo-id'
import type { MarketApplication } from './applications'
import { DAY, HOUR, stamps } from './moments'
import { buildSlots, type SlotRows } from './slots'
import { SPECIAL_APPLICANTS } from './special-applicants'

export type InterviewRows = { interviews: (typeof interview.$inferInsert)[] } & SlotRows

/** Interviews of everybody at "Gespräch": most have chosen a time, some still have to. */
export function buildInterviews(now: Date, applications: readonly MarketApplication[]): InterviewRows {
  const interviews: InterviewRows['interviews'] = applications
    .filter(({ status }) => status === 'interview')
    .map((application) => invitationOf(application, now))
  const slots = buildSlots(applications, interviews, (days) => nextWorkday(now, days))
  return { interviews, ...slots }
}

function invitationOf({ id, key, applicant, posting, steps, submittedAt }: MarketApplication, now: Date) {
  const random = createRandom(`interview:${key}`)
  const invitedAt = steps.findLast(({ to }) => to === 'interview')?.at ?? submittedAt
  // The conversation of the login page's account mentions an agreed one.
  const isAgreed = applicant.email === SPECIAL_APPLICANTS[0]?.email || random.chance(0.7)
  const earliest = new Date(Math.max(invitedAt.getTime(), now.getTime() - 2 * DAY))
  const days = isAgreed ? random.int(2, 9) : random.int(4, 9)
  const times = [0, 1].map((offset) => atOffice(nextWorkday(earliest, days + offset), random.int(8, 15)))
  const { street, houseNumber } = posting.company.source
  const [startsAt = earliest] = times
  return {
    id: demoId(`interview:${key}`),
    applicationId: id,
    createdByUserId: posting.company.members[0].userId,
    status: isAgreed ? ('agreed' as const) : ('proposed' as const),
    mode: 'onsite' as const,
    location: `${street} ${houseNumber}, ${posting.company.place.name}, Empfang`,
    durationMinutes: random.pick([45, 60]),
    proposedTimes: times.map((time) => time.toISOString()).sort(),
    chosenAt: isAgreed ? new Date(Math.min(invitedAt.getTime() + 5 * HOUR, now.getTime())) : null,
    startsAt: isAgreed ? startsAt : null,
    // A new market sends no mails about its past.
    remindedAt: isAgreed && startsAt.getTime() - now.getTime() < DAY ? now : null,
    sequence: isAgreed ? 1 : 0,
    ...stamps(invitedAt),
  }
}

function atOffice(day: Date, hour: number): Date {
  return fromWallClock(`${toIsoDay(day)}T${String(hour).padStart(2, '0')}:00`) ?? day
}

/** Monday to Thursday, so that the following day is also a working day. */
export function nextWorkday(from: Date, days: number): Date {
  const date = new Date(from.getTime() + days * DAY)
  const weekday = date.getUTCDay()
  const shift = weekday === 0 ? 1 : weekday === 6 ? 2 : weekday === 5 ? 3 : 0
  return new Date(date.getTime() + shift * DAY)
}
