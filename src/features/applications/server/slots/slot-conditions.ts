import { type AnyColumn, sql } from 'drizzle-orm'
import { application } from '../table'
import { interview } from '../workflow-table'
import { interviewSlot, interviewSlotApplication, interviewSlotMember } from './slot-table'

/**
 * Who has agreed to the slot of the outer query; an interview of the past keeps it. The names are spelled out because
 * the inner table may also be in the outer query.
 */
export const isTaken = sql<boolean>`exists (
  select from interview taken where taken.slot_id = ${interviewSlot.id} and taken.status in ('agreed', 'held'))`

/** Somebody of the company still holds it: the others may have left. */
const hasInterviewer = sql`exists (
  select from ${interviewSlotMember} where ${interviewSlotMember.slotId} = ${interviewSlot.id})`

/** The slots of the outer query that the application of the outer query may pick from, taken or not. */
export function isOffered(now: Date) {
  const isChosen = sql`exists (
    select from ${interviewSlotApplication}
    where ${interviewSlotApplication.slotId} = ${interviewSlot.id}
    and ${interviewSlotApplication.applicationId} = ${application.id})`
  return sql`(${interviewSlot.companyId} = ${application.companyId}
    and ${interviewSlot.withdrawnAt} is null
    and ${interviewSlot.startsAt} > ${now}
    and (${interviewSlot.jobPostingId} = ${application.jobPostingId} or ${isChosen})
    and ${hasInterviewer})`
}

/** Those that the invitation of the outer query is limited to, if it is. */
export const isAmongOffered = sql`(${interview.onlySlotIds} is null or ${interviewSlot.id} = any(${interview.onlySlotIds}))`

/** How many slots the invitation of the outer query lets the application of the outer query pick now. */
export function freeSlotsOf(now: Date) {
  const free = sql`${isOffered(now)} and ${isAmongOffered} and not ${isTaken}`
  return sql<number>`(case when ${interview.offersSlots}
    then (select count(*) from ${interviewSlot} where ${free}) else 0 end)`.mapWith(Number)
}

/** The names of a slot's interviewers, in alphabetical order. */
export function interviewersOf(slotId: AnyColumn) {
  return sql<string[]>`array(
    select "user".name from ${interviewSlotMember}
    join company_member on company_member.id = ${interviewSlotMember.memberId}
    join "user" on "user".id = company_member.user_id
    where ${interviewSlotMember.slotId} = ${slotId} order by "user".name)`
}
