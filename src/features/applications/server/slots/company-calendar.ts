import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { dayAfter } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import type { calendarSchema } from '../../workflow/slot-schema'
import { seenName } from '../anonymous/company-view'
import { isOpen } from '../answers/conditions'
import { application } from '../table'
import { interview } from '../workflow-table'
import { freeSlotsFor } from './offered-slots'
import { interviewersOf, isTaken } from './slot-conditions'
import { interviewSlot, interviewSlotApplication, interviewSlotMember } from './slot-table'

/** Entries of one kind that a day or a week shows; the page says when there are more. */
const MAX_SHOWN = 300
/** Invitations without a time that are listed beside the calendar. */
const MAX_WAITING = 20
/** Running applications to choose from. */
const MAX_CHOICES = 500

/**
 * A day or week of the company: agreed interviews, also those that have been, and free slots; and how many invitations
 * still wait for a time, with the oldest of them. Of empty days it tells when something comes next.
 */
export async function companyCalendar(
  db: Queryable,
  actor: CompanyActor,
  { day, days, mine }: z.infer<typeof calendarSchema>,
  now: Date,
) {
  const [from, until] = [startOfDay(day), startOfDay(dayAfter(day, days))]
  const own = eq(application.companyId, actor.company.id)
  const waits = and(own, isOpen, inArray(interview.status, ['proposed', 'declined']), isLatest)
  const [interviews, slots, waiting, [counted]] = await Promise.all([
    db
      .select({
        ...pick(interview, 'id', 'durationMinutes', 'mode', 'location'),
        applicationId: application.id,
        startsAt: sql<Date>`${interview.startsAt}`.mapWith(interview.startsAt),
        name: seenName,
        jobTitle: jobPosting.title,
        interviewers: interviewersOf(interview.slotId),
      })
      .from(interview)
      .innerJoin(application, eq(application.id, interview.applicationId))
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(
        and(
          own,
          inArray(interview.status, ['agreed', 'held']),
          gte(interview.startsAt, from),
          lt(interview.startsAt, until),
          mine ? or(holds(actor, interview.slotId), isWithoutSlot) : undefined,
        ),
      )
      .orderBy(asc(interview.startsAt), asc(interview.id))
      .limit(MAX_SHOWN),
    db
      .select({
        ...pick(interviewSlot, 'id', 'startsAt', 'durationMinutes', 'mode', 'location'),
        jobTitle: jobPosting.title,
        applications:
          sql<number>`(select count(*) from ${interviewSlotApplication} where ${interviewSlotApplication.slotId} = ${interviewSlot.id})`.mapWith(
            Number,
          ),
        interviewers: interviewersOf(interviewSlot.id),
      })
      .from(interviewSlot)
      .leftJoin(jobPosting, eq(jobPosting.id, interviewSlot.jobPostingId))
      .where(
        and(
          eq(interviewSlot.companyId, actor.company.id),
          gte(interviewSlot.startsAt, from),
          lt(interviewSlot.startsAt, until),
          isNull(interviewSlot.withdrawnAt),
          gt(interviewSlot.startsAt, now),
          not(isTaken),
          mine ? holds(actor, interviewSlot.id) : undefined,
        ),
      )
      .orderBy(asc(interviewSlot.startsAt), asc(interviewSlot.id))
      .limit(MAX_SHOWN),
    db
      .select({
        ...pick(interview, 'id', 'status', 'reply'),
        applicationId: application.id,
        name: seenName,
        jobTitle: jobPosting.title,
        invitedAt: interview.createdAt,
      })
      .from(interview)
      .innerJoin(application, eq(application.id, interview.applicationId))
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(waits)
      .orderBy(asc(interview.createdAt), asc(interview.id))
      .limit(MAX_WAITING),
    db
      .select({ count: count() })
      .from(interview)
      .innerJoin(application, eq(application.id, interview.applicationId))
      .where(waits),
  ])
  const isCut = interviews.length === MAX_SHOWN || slots.length === MAX_SHOWN
  const isEmpty = interviews.length + slots.length === 0
  const next = isEmpty ? await nextAfter(db, actor.company.id, until > now ? until : now) : null
  return { next, interviews, slots, isCut, waiting, waitingTotal: counted?.count ?? 0 }
}

/** The first interview or free slot from a moment on, so that an empty week leads on. */
async function nextAfter(db: Queryable, companyId: string, from: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ next: Date | string | null }>(sql`
    select least(
      (select min(${interview.startsAt}) from ${interview}
        join ${application} on ${application.id} = ${interview.applicationId}
        where ${application.companyId} = ${companyId} and ${interview.status} = 'agreed' and ${interview.startsAt} >= ${from}),
      (select min(${interviewSlot.startsAt}) from ${interviewSlot}
        where ${interviewSlot.companyId} = ${companyId} and ${interviewSlot.withdrawnAt} is null
        and ${interviewSlot.startsAt} >= ${from})) as next`)
  const next = rows[0]?.next
  return next ? new Date(next) : null
}

/** An application's earlier invitations are over. */
const isLatest = sql`not exists (
  select from interview later where later.application_id = ${interview.applicationId}
  and later.created_at > ${interview.createdAt})`

const isWithoutSlot = sql`${interview.slotId} is null`

/** Whether this person is among the interviewers of the slot. */
function holds(actor: CompanyActor, slotId: typeof interview.slotId | typeof interviewSlot.id) {
  return sql`exists (
    select from ${interviewSlotMember} join ${companyMember} on ${companyMember.id} = ${interviewSlotMember.memberId}
    where ${interviewSlotMember.slotId} = ${slotId} and ${companyMember.userId} = ${actor.userId})`
}

/** What a company chooses from when it makes slots: colleagues, postings, and who has applied. */
export async function slotChoices(db: Queryable, actor: CompanyActor) {
  const companyId = actor.company.id
  const [members, postings, applications, [last]] = await Promise.all([
    db
      .select({
        id: companyMember.id,
        name: user.name,
        isMe: sql<boolean>`${companyMember.userId} = ${actor.userId}`,
        readsJobPostingId: companyMember.readsJobPostingId,
      })
      .from(companyMember)
      .innerJoin(user, and(eq(user.id, companyMember.userId), isNull(user.suspendedAt)))
      .where(eq(companyMember.companyId, companyId))
      .orderBy(asc(user.name), asc(companyMember.id)),
    db
      .select({ id: jobPosting.id, title: jobPosting.title })
      .from(jobPosting)
      .where(and(eq(jobPosting.companyId, companyId), inArray(jobPosting.status, ['published', 'paused', 'expired'])))
      .orderBy(asc(jobPosting.title), asc(jobPosting.id))
      .limit(MAX_CHOICES),
    db
      .select({
        id: application.id,
        name: seenName,
        jobPostingId: application.jobPostingId,
        jobTitle: jobPosting.title,
      })
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(and(eq(application.companyId, companyId), isOpen))
      .orderBy(asc(jobPosting.title), asc(seenName), asc(application.id))
      .limit(MAX_CHOICES),
    db
      .select({ mode: interviewSlot.mode, location: interviewSlot.location })
      .from(interviewSlot)
      .where(eq(interviewSlot.companyId, companyId))
      .orderBy(desc(interviewSlot.createdAt), desc(interviewSlot.id))
      .limit(1),
  ])
  /** Where the last ones take place: usually the next ones, too. */
  return { members, postings, applications, lastPlace: last ?? null }
}

/**
 * The free slots that an invitation of this application would offer; none for an application of somebody else.
 */
export async function freeSlotsForCompany(db: Queryable, actor: CompanyActor, applicationId: string, now: Date) {
  const own = and(eq(application.id, applicationId), eq(application.companyId, actor.company.id))
  return (await db.$count(application, own)) === 0 ? [] : freeSlotsFor(db, applicationId, now)
}
