import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { jobPostingDay } from '~/features/job-postings/server/views-table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { countOfPosting, overdueAt } from '../answers/conditions'
import { application, applicationEvent } from '../table'

/** Postings on a dashboard; the others are behind a link. */
const SHOWN = 5

/**
 * The company's running postings, the first to end first: how often each was viewed, an application begun and sent, how
 * many got to an interview, and how many wait longer than promised.
 */
export async function postingCourses(db: Queryable, actor: CompanyActor, now: Date) {
  const started = sql<number>`(select coalesce(sum(${jobPostingDay.applicationsStarted}), 0) from ${jobPostingDay} where ${jobPostingDay.jobPostingId} = ${jobPosting.id})`
  const invited = sql`exists (select 1 from ${applicationEvent} where ${applicationEvent.applicationId} = ${application.id} and ${applicationEvent.toStatus} in ('interview', 'offer', 'hired'))`
  const rows = await db
    .select({
      ...pick(jobPosting, 'id', 'title', 'status', 'views'),
      runsUntil: sql<Date>`${jobPosting.runsUntil}`.mapWith(jobPosting.runsUntil),
      started: started.mapWith(Number),
      sent: countOfPosting(undefined),
      interview: countOfPosting(invited),
      overdue: countOfPosting(overdueAt(now)),
    })
    .from(jobPosting)
    .where(
      and(
        eq(jobPosting.companyId, actor.company.id),
        inArray(jobPosting.status, ['published', 'paused']),
        gt(jobPosting.runsUntil, now),
      ),
    )
    .orderBy(asc(jobPosting.runsUntil), asc(jobPosting.id))
    .limit(SHOWN)
  // Whoever sent had begun, and had seen the posting, even if no page reported it.
  return rows.map((row) => {
    const begun = Math.max(row.started, row.sent)
    return { ...row, started: begun, views: Math.max(row.views, begun) }
  })
}
