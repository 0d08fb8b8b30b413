import { and, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import type { Queryable } from '~/platform/server/database/db'
import { promisedBefore } from '../../answer-promise'
import { APPLICATION_STATUSES, isFinal } from '../../lifecycle'
import { jobOffer } from '../offers/offer-table'
import { application } from '../table'
import { interview } from '../workflow-table'

export const OPEN_STATUSES = APPLICATION_STATUSES.filter((status) => !isFinal(status))

/** Without an end. */
export const isOpen = inArray(application.status, OPEN_STATUSES)

/** Its agreed interview takes place: that of somebody who is hired stays. */
export const keepsInterview = or(isOpen, eq(application.status, 'hired'))

/** Nobody at the company has moved it, decided or written yet. */
export const isWaiting = and(isNull(application.answeredAt), eq(application.status, 'submitted'))

/** The same rule as `isOverdue`, for the database; with `days` it holds only for whoever has waited so much longer. */
export const overdueAt = (now: Date, days = 1) => and(isWaiting, lt(application.answerDueAt, promisedBefore(now, days)))

/** Waits for a first answer, whether or not somebody has looked: the company may name a later date, once. */
export const mayBePutOff = and(isNull(application.answeredAt), inArray(application.status, ['submitted', 'in_review']))

/** What a person has promised somebody: an open offer until two weeks after its last day, or an agreed interview to come. */
export function awaitsDecision(now: Date): SQL {
  return sql`(exists (
    select from ${jobOffer} where ${jobOffer.applicationId} = ${application.id} and ${jobOffer.status} = 'open'
    and ${jobOffer.answerUntil} >= ${toIsoDay(addDays(now, -CLOSING_DAYS))}) or ${hasInterviewAfter(now)})`
}

/** Waits for the last word, without such a promise. */
export const waitsForWord = (now: Date) => and(isOpen, not(awaitsDecision(now)))

/** A promise, or an interview in the last two weeks: nobody is turned down by itself on the day they have talked. */
export const isLeftToPeople = (now: Date) =>
  sql`(${awaitsDecision(now)} or ${hasInterviewAfter(addDays(now, -CLOSING_DAYS))})`

/** Gets the closing letter: everybody else is left to a person. */
export const getsLetter = (now: Date) => and(isOpen, not(isLeftToPeople(now)))

function hasInterviewAfter(moment: Date): SQL {
  return sql`exists (
    select from ${interview} where ${interview.applicationId} = ${application.id}
    and ${interview.status} = 'agreed' and ${interview.startsAt} > ${moment.toISOString()}::timestamptz)`
}

/** Applications of the posting in the outer query. */
export function ofPosting(db: Queryable, condition: SQL | undefined) {
  return db
    .select({ one: sql`1` })
    .from(application)
    .where(and(eq(application.jobPostingId, jobPosting.id), condition))
}

/** How many of them, as a column. */
export function countOfPosting(condition: SQL | undefined) {
  return sql<number>`(select count(*) from ${application} where ${and(eq(application.jobPostingId, jobPosting.id), condition)})`.mapWith(
    Number,
  )
}
