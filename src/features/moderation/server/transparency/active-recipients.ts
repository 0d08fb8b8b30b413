import { and, desc, lt, type SQL, sql } from 'drizzle-orm'
import { lastVisits } from '~/features/accounts/server/activity'
import { user } from '~/features/accounts/server/table'
import { jobPostingDay } from '~/features/job-postings/server/views-table'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Database, Queryable } from '~/platform/server/database/db'
import { activeMonth } from './table'

/** Months that the average is of (DSA Art. 24 (2)). */
const AVERAGED_MONTHS = 6

/**
 * Counts the accounts that were used in the present month so far, from what is stored of sessions anyway, and keeps the
 * numbers alone. Run every evening, the last count of a month is the month's. Who deletes the account later stays
 * counted, so numbers never fall.
 */
export async function countActiveRecipients(db: Database, now: Date): Promise<void> {
  const month = toIsoDay(now).slice(0, 7)
  const used = (type: 'APPLICANT' | 'COMPANY') => sql`count(*) filter (where ${user.type} = ${type})`
  await db.execute(sql`
    insert into ${activeMonth} (month, applicants, company_members, posting_views, counted_at)
    select ${month}, ${used('APPLICANT')}, ${used('COMPANY')},
      (select coalesce(sum(${jobPostingDay.views}), 0) from ${jobPostingDay}
        where ${jobPostingDay.day} >= ${`${month}-01`} and ${jobPostingDay.day} <= ${toIsoDay(now)}),
      ${now.toISOString()}::timestamptz
    from ${user} left join (${lastVisits()}) seen on seen.user_id = ${user.id}
    where ${user.emailVerified} and not ${user.isAdmin}
      and greatest(${user.lastActiveAt}, seen.at) >= ${firstMoment(month)}
    on conflict (month) do update set
      applicants = greatest(active_month.applicants, excluded.applicants),
      company_members = greatest(active_month.company_members, excluded.company_members),
      posting_views = greatest(active_month.posting_views, excluded.posting_views),
      counted_at = excluded.counted_at, updated_at = excluded.counted_at`)
}

/**
 * The last six full months of a year, newest first, and their averages; of the present year those until now. Null until
 * a month is full.
 */
export async function activeRecipients(db: Queryable, year: number, now: Date) {
  const months = await db
    .select(pick(activeMonth, 'month', 'applicants', 'companyMembers', 'postingViews'))
    .from(activeMonth)
    .where(and(lt(activeMonth.month, toIsoDay(now).slice(0, 7)), lt(activeMonth.month, `${year + 1}-01`)))
    .orderBy(desc(activeMonth.month))
    .limit(AVERAGED_MONTHS)
  const mean = (of: (each: (typeof months)[number]) => number) =>
    Math.round(months.reduce((sum, each) => sum + of(each), 0) / months.length)
  const average =
    months.length === 0
      ? null
      : {
          applicants: mean(({ applicants }) => applicants),
          companyMembers: mean(({ companyMembers }) => companyMembers),
          postingViews: mean(({ postingViews }) => postingViews),
        }
  return { months, average }
}

/** The first moment of a month in Germany. */
function firstMoment(month: string): SQL {
  return sql`(${`${month}-01`}::date::timestamp at time zone 'Europe/Berlin')`
}
