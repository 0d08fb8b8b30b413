import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { mondays, startOfDay } from '~/lib/dates/weeks'
import type { Queryable } from '~/platform/server/database/db'
import { WEEKS_SHOWN, weekColumns } from '../../week-columns'
import { seenName } from '../anonymous/company-view'
import { isOpen } from '../answers/conditions'
import { jobOffer } from '../offers/offer-table'
import { application } from '../table'
import { interview } from '../workflow-table'

/** Appointments of one day that a dashboard lists. */
const INTERVIEWS_SHOWN = 10
/** Offers without an answer that a dashboard lists. */
const OFFERS_SHOWN = 5

/**
 * Today on a company's dashboard: the day's agreed interviews in order, offers whose last day passed without an answer,
 * and the number of applications in each of the
 * last twelve German calendar weeks, whatever became of them.
 */
export async function companyToday(db: Queryable, actor: CompanyActor, now: Date) {
  const today = toIsoDay(now)
  const week = sql<string>`to_char(date_trunc('week', ${application.submittedAt} at time zone 'Europe/Berlin'), 'YYYY-MM-DD')`
  const own = eq(application.companyId, actor.company.id)
  const [interviews, unanswered, weeks] = await Promise.all([
    db
      .select({
        applicationId: application.id,
        startsAt: sql<Date>`${interview.startsAt}`.mapWith(interview.startsAt),
        name: seenName,
      })
      .from(interview)
      .innerJoin(application, eq(application.id, interview.applicationId))
      .where(
        and(
          own,
          isOpen,
          eq(interview.status, 'agreed'),
          gte(interview.startsAt, startOfDay(today)),
          lt(interview.startsAt, startOfDay(toIsoDay(addDays(startOfDay(today), 1.5)))),
        ),
      )
      .orderBy(asc(interview.startsAt), asc(interview.id))
      .limit(INTERVIEWS_SHOWN),
    db
      .select({ applicationId: application.id, name: seenName, answerUntil: jobOffer.answerUntil })
      .from(jobOffer)
      .innerJoin(application, eq(application.id, jobOffer.applicationId))
      .where(and(own, isOpen, eq(jobOffer.status, 'open'), lt(jobOffer.answerUntil, today)))
      .orderBy(asc(jobOffer.answerUntil), asc(jobOffer.id))
      .limit(OFFERS_SHOWN),
    db
      .select({ monday: week, count: count() })
      .from(application)
      .where(and(own, gte(application.submittedAt, startOfDay(mondays(now, WEEKS_SHOWN)[0] ?? today))))
      .groupBy(week),
  ])
  return { interviews, unanswered, weeks: weekColumns(weeks, now) }
}

/** How many applications nobody has opened yet: the number next to "Bewerbungen". */
export function countFresh(db: Queryable, actor: CompanyActor): Promise<number> {
  return db.$count(application, and(eq(application.companyId, actor.company.id), eq(application.status, 'submitted')))
}
