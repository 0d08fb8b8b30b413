import { and, eq, ne } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import type { Card } from '~/features/job-postings/server/queries/card'
import { places } from '~/features/job-postings/server/queries/places-of-row'
import { jobPosting } from '~/features/job-postings/server/table'
import { similarToEach } from '~/features/job-search/server/search/similar'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { application } from '../table'

/** After a rejection a person is shown this many other jobs. */
const SHOWN = 3
/** More are read, because some of them the person has applied to already. */
const READ = 8
const NEARBY_KM = 75

/** Open jobs like each of these postings and near it, the best first; none while the search is away. */
export async function jobsLike(
  db: Queryable,
  jobPostingIds: readonly string[],
  now: Date,
): Promise<Map<string, Card[]>> {
  const postings = await db
    .select({ id: jobPosting.id, title: jobPosting.title, occupationField: jobPosting.occupationField, places })
    .from(jobPosting)
    .where(anyOf(jobPosting.id, jobPostingIds))
  const similar = await similarToEach(db, postings, now, { limit: READ, withinKm: NEARBY_KM })
  return new Map(postings.map(({ id }, at) => [id, similar[at] ?? []]))
}

type Ended = { applicantProfileId: string; jobPostingId: string }

/**
 * For each ended application the jobs like it to which the person has not applied, in the same order; the number of
 * questions to the database does not grow with theirs.
 */
export async function jobsInstead(db: Queryable, ended: readonly Ended[], now: Date): Promise<Card[][]> {
  const like = await jobsLike(db, [...new Set(ended.map(({ jobPostingId }) => jobPostingId))], now)
  const jobIds = new Set([...like.values()].flat().map(({ id }) => id))
  if (jobIds.size === 0) return ended.map(() => [])
  const applied = await db
    .select({ person: application.applicantProfileId, jobPostingId: application.jobPostingId })
    .from(application)
    .where(
      and(
        anyOf(application.applicantProfileId, new Set(ended.map(({ applicantProfileId }) => applicantProfileId))),
        anyOf(application.jobPostingId, jobIds),
        ne(application.status, 'withdrawn'),
      ),
    )
  const has = new Set(applied.map(({ person, jobPostingId }) => `${person} ${jobPostingId}`))
  return ended.map(({ applicantProfileId, jobPostingId }) =>
    (like.get(jobPostingId) ?? []).filter(({ id }) => !has.has(`${applicantProfileId} ${id}`)).slice(0, SHOWN),
  )
}

/** The same for a person's own rejected applications, by their ids; nothing for others. */
export async function otherJobsFor(
  db: Queryable,
  { applicantProfileId }: Pick<ApplicantActor, 'applicantProfileId'>,
  applicationIds: readonly string[],
  now: Date,
): Promise<Record<string, Card[]>> {
  const own = await db
    .select(pick(application, 'id', 'applicantProfileId', 'jobPostingId'))
    .from(application)
    .where(
      and(
        anyOf(application.id, applicationIds),
        eq(application.applicantProfileId, applicantProfileId),
        eq(application.status, 'rejected'),
      ),
    )
  const jobs = await jobsInstead(db, own, now)
  return Object.fromEntries(own.map(({ id }, at) => [id, jobs[at] ?? []]))
}
