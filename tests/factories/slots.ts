import { eq } from 'drizzle-orm'
import { companyMember } from '~/features/companies/server/table'
import { addDays, fromWallClock, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from './caller'

/** The id of somebody's membership. */
export async function membershipOf(user: { id: string }): Promise<string> {
  const [found] = await database()
    .db.select({ id: companyMember.id })
    .from(companyMember)
    .where(eq(companyMember.userId, user.id))
  if (!found) throw new Error('no member of a company')
  return found.id
}

/** Ten in the morning on German clocks, some days from now. */
export function morningIn(days: number, clock = '10:00'): Date {
  const moment = fromWallClock(`${toIsoDay(addDays(new Date(), days))}T${clock}`)
  if (!moment) throw new Error('no such time')
  return moment
}

/** What the form sends for free slots of a posting, or of chosen applications. */
export async function slotInput(
  interviewer: { id: string },
  starts: readonly Date[],
  audience: { jobPostingId: string } | { applicationIds: string[] },
) {
  return {
    slots: starts.map((startsAt) => ({ id: uuidv7(), startsAt })),
    jobPostingId: null,
    applicationIds: [],
    interviewerIds: [await membershipOf(interviewer)],
    durationMinutes: 45 as const,
    bufferMinutes: 15 as const,
    mode: 'onsite' as const,
    location: 'Tor 2',
    ...audience,
  }
}

/** Makes free slots for a posting with the real command, conducted by whoever makes them. */
export async function createSlots(
  by: { id: string },
  starts: readonly Date[],
  audience: { jobPostingId: string } | { applicationIds: string[] },
): Promise<string[]> {
  const input = await slotInput(by, starts, audience)
  await callerFor(by).application.createSlots(input)
  return input.slots.map(({ id }) => id)
}

/** An invitation that offers the free slots and nothing else. */
export function slotInvitation(applicationId: string) {
  return {
    ...{ id: uuidv7(), applicationId, mode: 'onsite' as const, location: '', durationMinutes: 45 as const },
    ...{ times: [], offersSlots: true, message: 'Guten Tag {vorname}', payText: null },
  }
}
