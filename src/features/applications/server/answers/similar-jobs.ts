import { and, eq, ne } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import type { Card } from '~/features/job-postings/server/queries/card'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { similarPostings } from '~/features/job-search/server/search/similar'
import { anyOf } from '~/platform/server/database/any-of'
import type { Queryable } from '~/platform/server/database/db'
import { application } from '../table'

/** After a rejection a person is shown this many other jobs. */
const SHOWN = 3
/** More are read, because some of them the person has applied to already. */
const READ = 8
const NEARBY_KM = 75

/** Open jobs like a posting and near it, the best first; none while the search is away. */
export async function jobsLike(db: Queryable, jobPostingId: string, now: Date): Promise<Card[]> {
  const [posting] = await db
    .select({ id: jobPosting.id, title: jobPosting.title, occupationField: jobPosting.occupationField })
    .from(jobPosting)
    .where(eq(jobPosting.id, jobPostingId))
  if (!posting) return []
  const places = await db
    .select({ lat: jobPostingPlace.lat, lon: jobPostingPlace.lon })
    .from(jobPostingPlace)
    .where(eq(jobPostingPlace.jobPostingId, jobPostingId))
    .orderBy(jobPostingPlace.position)
  return similarPostings(db, { ...posting, places }, now, { limit: READ, withinKm: NEARBY_KM })
}

/** Three of them that each person has not applied to. */
export async function jobsFor(
  db: Queryable,
  applicantProfileIds: readonly string[],
  jobs: readonly Card[],
): Promise<Map<string, Card[]>> {
  if (jobs.length === 0 || applicantProfileIds.length === 0) return new Map()
  const applied = await db
    .select({ person: application.applicantProfileId, jobPostingId: application.jobPostingId })
    .from(application)
    .where(
      and(
        anyOf(application.applicantProfileId, [...new Set(applicantProfileIds)]),
        anyOf(
          application.jobPostingId,
          jobs.map(({ id }) => id),
        ),
        ne(application.status, 'withdrawn'),
      ),
    )
  const has = new Set(applied.map(({ person, jobPostingId }) => `${person} ${jobPostingId}`))
  return new Map(
    applicantProfileIds.map((person) => [person, jobs.filter(({ id }) => !has.has(`${person} ${id}`)).slice(0, SHOWN)]),
  )
}

/**
 * The same for a person's own rejected application, whenever they look; none for others' or running ones.
 */
export async function otherJobsFor(
  db: Queryable,
  { applicantProfileId }: ApplicantActor,
  applicationId: string,
  now: Date,
): Promise<Card[]> {
  const [own] = await db
    .select({ jobPostingId: application.jobPostingId })
    .from(application)
    .where(
      and(
        eq(application.id, applicationId),
        eq(application.applicantProfileId, applicantProfileId),
        eq(application.status, 'rejected'),
      ),
    )
  if (!own) return []
  const jobs = await jobsFor(db, [applicantProfileId], await jobsLike(db, own.jobPostingId, now))
  return jobs.get(applicantProfileId) ?? []
}
