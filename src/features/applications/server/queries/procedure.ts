import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { companyView, seenName } from '../anonymous/company-view'
import { legalHold } from '../legal-holds/table'
import { jobOffer } from '../offers/offer-table'
import { applicationStage } from '../stages/stage-table'
import { application, applicationEvent, applicationRating } from '../table'
import { interview } from '../workflow-table'

/** More applications than anybody reads on paper. */
export const MAX_IN_PROCEDURE = 1000

/** Everything that the file of a posting's procedure says; null for another company's posting. */
export async function readProcedure(db: Queryable, actor: CompanyActor, jobPostingId: string) {
  const [posting] = await db
    .select({
      ...pick(jobPosting, 'title', 'referenceNumber', 'isAnonymous', 'publishedAt', 'endedAt', 'endedBy'),
      ...pick(jobPosting, 'promisedReplyDays', 'promiseExtendedAt', 'profile', 'questions'),
      companyName: companyProfile.name,
      heldSince: legalHold.placedAt,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .leftJoin(legalHold, and(eq(legalHold.jobPostingId, jobPosting.id), isNull(legalHold.liftedAt)))
    .where(and(eq(jobPosting.id, jobPostingId), eq(jobPosting.companyId, actor.company.id)))
  if (!posting) return null
  const stages = await db
    .select({ name: applicationStage.name, status: applicationStage.status })
    .from(applicationStage)
    .where(eq(applicationStage.jobPostingId, jobPostingId))
    .orderBy(asc(applicationStage.position))
  const found = await db
    .select({
      ...pick(application, 'id', 'applicantProfileId', 'status', 'submittedAt', 'firstOpenedAt', 'answerDueAt'),
      ...pick(application, 'answeredAt', 'namesShownAt', 'deleteAfter', 'endReason'),
      name: seenName,
      answers: companyView.answers,
    })
    .from(application)
    .where(and(eq(application.jobPostingId, jobPostingId), eq(application.companyId, actor.company.id)))
    .orderBy(asc(application.submittedAt), asc(application.id))
    .limit(MAX_IN_PROCEDURE + 1)
  const applications = found.slice(0, MAX_IN_PROCEDURE)
  const { events, talks, ratings, offers } = await detailsOf(
    db,
    applications.map(({ id }) => id),
  )
  return {
    posting,
    stages,
    isCut: found.length > MAX_IN_PROCEDURE,
    applications: applications.map((each) => ({
      ...each,
      events: events.filter(({ applicationId }) => applicationId === each.id),
      talks: talks.filter(({ applicationId }) => applicationId === each.id),
      ratings: ratings.filter(({ applicationId }) => applicationId === each.id),
      offers: offers.filter(({ applicationId }) => applicationId === each.id),
    })),
  }
}

export type Procedure = NonNullable<Awaited<ReturnType<typeof readProcedure>>>

/** One question after the other: within a transaction there is one connection, which takes only one. */
async function detailsOf(db: Queryable, ids: string[]) {
  const events = await db
    .select({
      ...pick(applicationEvent, 'applicationId', 'fromStatus', 'toStatus', 'actorSide'),
      /** Null: without a person, or who has left. */
      by: sql<string | null>`(case when ${applicationEvent.actorSide} = 'company' then ${user.name} end)`,
      message: companyView.eventMessage,
      ...pick(applicationEvent, 'promisedUntil', 'showsNames', 'offerAct', 'createdAt'),
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .leftJoin(user, eq(user.id, applicationEvent.actorUserId))
    .where(inArray(applicationEvent.applicationId, ids))
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
  const talks = await db
    .select({ applicationId: interview.applicationId, status: interview.status, startsAt: interview.startsAt })
    .from(interview)
    .where(inArray(interview.applicationId, ids))
    .orderBy(asc(interview.createdAt))
  const ratings = await db
    .select({ applicationId: applicationRating.applicationId, stars: applicationRating.stars, by: user.name })
    .from(applicationRating)
    .innerJoin(user, eq(user.id, applicationRating.userId))
    .where(inArray(applicationRating.applicationId, ids))
    .orderBy(asc(user.name))
  const offers = await db
    .select(pick(jobOffer, 'applicationId', 'number', 'status', 'terms', 'answerUntil'))
    .from(jobOffer)
    .where(inArray(jobOffer.applicationId, ids))
    .orderBy(asc(jobOffer.number))
  return { events, talks, ratings, offers }
}
