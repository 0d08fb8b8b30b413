import type { interviewSlot, interviewSlotMember } from '~/features/applications/server/slots/slot-table'
import type { interview } from '~/features/applications/server/workflow-table'
import { fromWallClock, toIsoDay } from '~/lib/dates/dates'
import { demoId } from '../demo-id'
import type { MarketApplication } from './applications'
import { MINUTE, stamps } from './moments'
import { SPECIAL_APPLICANTS } from './special-applicants'

export type SlotRows = {
  interviewSlots: (typeof interviewSlot.$inferInsert)[]
  interviewSlotMembers: (typeof interviewSlotMember.$inferInsert)[]
}
type Interview = typeof interview.$inferInsert
type Span = { startsAt: Date; busyUntil: Date }

/** Each posting has its own. */
const HOURS = [
  ['09:00', '10:30', '14:00'],
  ['08:00', '11:15', '15:00'],
  ['09:30', '13:00', '16:00'],
] as const
const SHOWN = new Set(SPECIAL_APPLICANTS.map(({ email }) => email))
const DAYS_AHEAD = [3, 4, 5, 8]
const BREAK_MINUTES = 15

/**
 * Free slots for the postings that are at interviews, and slots behind most of the agreed ones; nobody talks to two at
 * the same time. Marks the interviews that offer or have one.
 */
export function buildSlots(
  applications: readonly MarketApplication[],
  interviews: Interview[],
  nextWorkday: (days: number) => Date,
): SlotRows {
  const rows: SlotRows = { interviewSlots: [], interviewSlotMembers: [] }
  const busy = new Map<string, Span[]>()
  const byId = new Map(applications.map((each) => [each.id, each]))
  const ofPosting = Map.groupBy(interviews, ({ applicationId }) => byId.get(applicationId)?.posting)
  // Those of the login page's accounts come first, so that they have a choice.
  const isShown = (own: readonly Interview[]) =>
    own.some(({ applicationId }) => SHOWN.has(byId.get(applicationId)?.applicant.email ?? ''))
  const inOrder = [...ofPosting].sort(([, one], [, other]) => Number(isShown(other)) - Number(isShown(one)))
  for (const [index, [posting, own]] of inOrder.entries()) {
    const [first] = own
    if (!posting || !first) continue
    const { company } = posting
    const interviewer = company.members[index % company.members.length] ?? company.members[0]
    const { mode, location, durationMinutes, createdAt } = first
    let tried = 0
    const add = (startsAt: Date): string | null => {
      tried += 1
      const busyUntil = new Date(startsAt.getTime() + (durationMinutes + BREAK_MINUTES) * MINUTE)
      const spans = busy.get(interviewer.userId) ?? []
      if (spans.some((span) => span.startsAt < busyUntil && startsAt < span.busyUntil)) return null
      busy.set(interviewer.userId, [...spans, { startsAt, busyUntil }])
      const id = demoId(`slot:${posting.key}:${tried}`)
      rows.interviewSlots.push({
        ...{ id, companyId: company.id, jobPostingId: posting.id, createdByUserId: company.members[0].userId },
        ...{ startsAt, busyUntil, durationMinutes, mode, location, ...stamps(createdAt ?? startsAt) },
      })
      rows.interviewSlotMembers.push({
        ...{ id: demoId(`slot-member:${id}`), slotId: id, memberId: interviewer.memberId },
        ...stamps(createdAt ?? startsAt),
      })
      return id
    }
    for (const each of own) {
      if (each.startsAt) each.slotId = add(each.startsAt)
      each.offersSlots = true
      each.durationMinutes = durationMinutes
    }
    for (const days of DAYS_AHEAD) {
      for (const hour of HOURS[index % HOURS.length] ?? []) {
        const startsAt = fromWallClock(`${toIsoDay(nextWorkday(days))}T${hour}`)
        if (startsAt) add(startsAt)
      }
    }
  }
  return rows
}
