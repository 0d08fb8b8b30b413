import { and, asc, desc, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import type { Queryable } from '~/platform/server/database/db'
import { isConfirmationDue, jobPosting } from '../table'
import { jobPostingDay } from '../views-table'

/** A dashboard mentions the end of a run from this many days before. */
const ENDS_WITHIN_DAYS = 7
/** Postings listed on a dashboard; the others are behind a link. */
const SHOWN = 5

/**
 * Postings on a company's dashboard: those that pause for overdue answers, end
 * within a week or wait for confirmation, how many end so soon, and
 * the views of the last seven German calendar days and of the seven before.
 */
export async function postingsToday(db: Queryable, actor: CompanyActor, now: Date) {
  const own = eq(jobPosting.companyId, actor.company.id)
  const isUnconfirmed = sql<boolean>`((${jobPosting.status} = 'published' and ${isConfirmationDue(jobPosting)}) or (${jobPosting.status} = 'paused' and ${jobPosting.pausedUnconfirmed}))`
  const isPausedOverdue = sql<boolean>`(${jobPosting.status} = 'paused' and ${jobPosting.pausedOverdue})`
  const endsSoon = and(eq(jobPosting.status, 'published'), lte(jobPosting.runsUntil, addDays(now, ENDS_WITHIN_DAYS)))
  const [postings, [views]] = await Promise.all([
    db
      .select({
        id: jobPosting.id,
        title: jobPosting.title,
        runsUntil: sql<Date>`${jobPosting.runsUntil}`.mapWith(jobPosting.runsUntil),
        isUnconfirmed,
        isPausedOverdue,
        endsSoon: sql<boolean>`coalesce(${endsSoon}, false)`,
        ending: sql<number>`count(*) filter (where ${endsSoon}) over ()`.mapWith(Number),
      })
      .from(jobPosting)
      .where(and(own, gt(jobPosting.runsUntil, now), or(isUnconfirmed, isPausedOverdue, endsSoon)))
      .orderBy(desc(isPausedOverdue), asc(jobPosting.runsUntil), asc(jobPosting.id))
      .limit(SHOWN),
    db
      .select({
        week: sql<number>`coalesce(sum(${jobPostingDay.views}) filter (where ${jobPostingDay.day} > ${toIsoDay(addDays(now, -7))}), 0)`.mapWith(
          Number,
        ),
        before:
          sql<number>`coalesce(sum(${jobPostingDay.views}) filter (where ${jobPostingDay.day} <= ${toIsoDay(addDays(now, -7))}), 0)`.mapWith(
            Number,
          ),
      })
      .from(jobPostingDay)
      .innerJoin(jobPosting, eq(jobPosting.id, jobPostingDay.jobPostingId))
      .where(and(own, gte(jobPostingDay.day, toIsoDay(addDays(now, -13))))),
  ])
  return {
    postings: postings.map(({ ending: _ending, ...posting }) => posting),
    ending: postings[0]?.ending ?? 0,
    views: { week: views?.week ?? 0, before: views?.before ?? 0 },
  }
}

/** How many own postings are currently open: the number next to "Jobs verwalten". */
export function countOnline(db: Queryable, actor: CompanyActor, now: Date): Promise<number> {
  return db.$count(
    jobPosting,
    and(eq(jobPosting.companyId, actor.company.id), eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)),
  )
}
