import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TeamActor } from '~/features/accounts/actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { isOverdue } from '../../answer-promise'
import { APPLICATION_STATUSES, type ApplicationStatus, canChangeApplication } from '../../lifecycle'
import { isHidden, seenField, seenName } from '../anonymous/company-view'
import { jobOffer } from '../offers/offer-table'
import { applicationStage } from '../stages/stage-table'
import { application, applicationNote, applicationRating } from '../table'
import { interview, scheduledRejection } from '../workflow-table'
import { mayDecide } from './of-team'

/** Columns of one application in list and board. Listed one by one: the frozen résumé is not read. */
export function cardColumns() {
  return {
    ...pick(application, 'id', 'status', 'submittedAt', 'statusChangedAt', 'answerDueAt', 'answeredAt'),
    isUnread: sql<boolean>`${application.firstOpenedAt} is null`,
    name: seenName,
    isHidden,
    headline: seenField('headline'),
    city: seenField('city'),
    jobPostingId: application.jobPostingId,
    jobTitle: jobPosting.title,
    stageId: application.stageId,
    stageName: applicationStage.name,
  }
}

/** Where somebody may move an application. */
export function movesOf(actor: TeamActor, status: ApplicationStatus): ApplicationStatus[] {
  return mayDecide(actor) ? APPLICATION_STATUSES.filter((to) => canChangeApplication(status, to, 'company')) : []
}

type CardRow = {
  id: string
  status: ApplicationStatus
  answerDueAt: Date | null
  answeredAt: Date | null
}

/** Further data of all cards, one query each: notes, ratings, appointment, planned rejection. */
export async function completeCards<Row extends CardRow>(db: Queryable, actor: TeamActor, rows: Row[], now: Date) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [notes, ratings, appointments, planned, offers] = await Promise.all([
    db
      .select({ id: applicationNote.applicationId, count: sql<number>`count(*)`.mapWith(Number) })
      .from(applicationNote)
      .where(inArray(applicationNote.applicationId, ids))
      .groupBy(applicationNote.applicationId),
    // Others' ratings count only where one's own is given.
    db
      .select({
        id: applicationRating.applicationId,
        own: sql<number>`max(${applicationRating.stars}) filter (where ${applicationRating.userId} = ${actor.userId})`,
        average: sql<number>`round(avg(${applicationRating.stars}), 1)`.mapWith(Number),
      })
      .from(applicationRating)
      .where(inArray(applicationRating.applicationId, ids))
      .groupBy(applicationRating.applicationId)
      .having(sql`bool_or(${eq(applicationRating.userId, actor.userId)})`),
    db
      .select({ id: interview.applicationId, status: interview.status, startsAt: interview.startsAt })
      .from(interview)
      .where(inArray(interview.applicationId, ids))
      .orderBy(interview.createdAt),
    db
      .select({ id: scheduledRejection.applicationId, sendAt: scheduledRejection.sendAt })
      .from(scheduledRejection)
      .where(inArray(scheduledRejection.applicationId, ids)),
    db
      .select({ id: jobOffer.applicationId, status: jobOffer.status, answerUntil: jobOffer.answerUntil })
      .from(jobOffer)
      .where(and(inArray(jobOffer.applicationId, ids), inArray(jobOffer.status, ['open', 'accepted']))),
  ])
  const notesOf = new Map(notes.map(({ id, count }) => [id, count]))
  const ratingOf = new Map(ratings.map(({ id, average }) => [id, average]))
  // The latest one counts, or none when that was withdrawn.
  const interviewOf = new Map(appointments.map(({ id, ...rest }) => [id, rest.status === 'cancelled' ? null : rest]))
  const offerOf = new Map(offers.map(({ id, ...rest }) => [id, rest]))
  const plannedOf = new Map(planned.map(({ id, sendAt }) => [id, sendAt]))
  return rows.map((row) => ({
    ...row,
    isOverdue: isOverdue(row, now),
    notes: notesOf.get(row.id) ?? 0,
    rating: ratingOf.get(row.id) ?? null,
    interview: interviewOf.get(row.id) ?? null,
    offer: mayDecide(actor) ? (offerOf.get(row.id) ?? null) : null,
    rejectionPlannedFor: plannedOf.get(row.id) ?? null,
    moveTo: movesOf(actor, row.status),
  }))
}
