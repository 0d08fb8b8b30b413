import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { maySee } from '~/features/companies/server/recipients'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { firstName, lastName } from '../anonymous/company-view'
import { interviewSlotMember } from '../slots/slot-table'
import { application } from '../table'
import { interview } from '../workflow-table'
import type { FeedEntry } from './feed'

/** How long past interviews stay in the calendar. */
const DAYS_BACK = 30
const MAX_ENTRIES = 500

/** Interviews that took, or were to take, a certain time. */
const TIMED = ['agreed', 'held', 'declined', 'cancelled'] as const

/**
 * The interviews of one account: an applicant's own; for a member of a company those they conduct, and those without
 * interviewers. A company reads the first name and one letter, or what it may read while names are hidden.
 */
export async function feedEntries(db: Queryable, userId: string, now: Date): Promise<FeedEntry[]> {
  const isOwn = eq(applicantProfile.userId, userId)
  const conducts = sql`exists (
    select from ${interviewSlotMember} where ${interviewSlotMember.slotId} = ${interview.slotId}
    and ${interviewSlotMember.memberId} = ${companyMember.id})`
  const rows = await db
    .select({
      ...pick(interview, 'id', 'status', 'sequence', 'updatedAt', 'durationMinutes', 'mode', 'location'),
      startsAt: sql<Date>`${interview.startsAt}`.mapWith(interview.startsAt),
      applicationId: application.id,
      isOwn: sql<boolean>`${isOwn}`,
      shortName: sql<string>`concat_ws(' ', nullif(${firstName}, ''), left(nullif(${lastName}, ''), 1) || '.')`,
      alias: application.alias,
      isHidden: sql<boolean>`(${application.alias} is not null and ${application.namesShownAt} is null)`,
      jobTitle: jobPosting.title,
      companyName: companyProfile.name,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(user, and(eq(user.id, userId), isNull(user.suspendedAt)))
    .leftJoin(
      companyMember,
      and(eq(companyMember.userId, userId), maySee(sql`${application.companyId}`, sql`${application.jobPostingId}`)),
    )
    .where(
      and(
        inArray(interview.status, [...TIMED]),
        gte(interview.startsAt, addDays(now, -DAYS_BACK)),
        or(isOwn, and(sql`${companyMember.id} is not null`, or(isNull(interview.slotId), conducts))),
      ),
    )
    // Those to come first: where there are more than a calendar holds, the oldest are left out.
    .orderBy(
      sql`${interview.startsAt} < ${now.toISOString()}::timestamptz`,
      sql`abs(extract(epoch from ${interview.startsAt} - ${now.toISOString()}::timestamptz))`,
      asc(interview.id),
    )
    .limit(MAX_ENTRIES)
  // In an order that does not depend on the moment of reading.
  const ordered = rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return ordered.map(({ applicationId, ...row }) => ({
    ...row,
    isCancelled: row.status === 'cancelled' || row.status === 'declined',
    title: `Gespräch: ${row.isOwn ? `${row.jobTitle}, ${row.companyName}` : `${calledBy(row)}, ${row.jobTitle}`}`,
    url: `${getConfig().APP_URL}/app/${row.isOwn ? 'applicant' : 'company'}/applications?bewerbung=${applicationId}`,
  }))
}

function calledBy({ isHidden, alias, shortName }: { isHidden: boolean; alias: string | null; shortName: string }) {
  return isHidden ? `Bewerbung ${alias}` : shortName
}
