import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { postingDays } from '~/features/job-postings/server/queries/day-figures'
import type { FigurePeriod } from '~/features/job-postings/vocabulary'
import { startOfDay } from '~/lib/dates/weeks'
import type { Queryable } from '~/platform/server/database/db'
import { application, applicationEvent } from '../table'

/**
 * Figures of an own posting in a period: views and started applications by day, applications by day, where both came
 * from, days to the first answer, and how far the applications of the period got, with the median of days to each step. Deleted applications are
 * missing.
 * @throws AppError notFound, also for what belongs to others
 */
export async function postingFigures(
  db: Queryable,
  actor: CompanyActor,
  { id, zeitraum }: { id: string; zeitraum: FigurePeriod },
  now: Date,
) {
  const figures = await postingDays(db, actor.company.id, { id, zeitraum }, now)
  const own = and(
    eq(application.companyId, actor.company.id),
    eq(application.jobPostingId, id),
    gte(application.submittedAt, startOfDay(figures.from)),
  )
  const day = sql<string>`to_char(${application.submittedAt} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`
  const germanDay = (at: unknown) => sql`(${at} at time zone 'Europe/Berlin')::date`
  const waited = sql<number>`${germanDay(application.answeredAt)} - ${germanDay(application.submittedAt)}`
  const [sent, answers, [stages]] = await Promise.all([
    db.select({ day, count: count() }).from(application).where(own).groupBy(day),
    db
      .select({ days: waited, count: count() })
      .from(application)
      .where(and(own, isNotNull(application.answeredAt)))
      .groupBy(waited),
    stagesOf(db, own),
  ])
  return { ...figures, sent, answers, stages: stages ?? NO_STAGES }
}

const NO_STAGES = {
  ...{ sent: 0, answered: 0, opened: 0, interview: 0, offer: 0, hired: 0 },
  ...{ answeredDays: null, openedDays: null, interviewDays: null, offerDays: null, hiredDays: null },
}

/** Whoever got to a later step had been at the earlier ones. */
function stagesOf(db: Queryable, own: ReturnType<typeof and>) {
  const first = (statuses: string) =>
    sql<Date | null>`min(${applicationEvent.createdAt}) filter (where ${applicationEvent.toStatus} in (${sql.raw(statuses)}))`
  const steps = db
    .select({
      submittedAt: application.submittedAt,
      answeredAt: application.answeredAt,
      openedAt:
        sql`least(${application.firstOpenedAt}, min(${applicationEvent.createdAt}) filter (where ${applicationEvent.actorSide} = 'company'))`.as(
          'opened_at',
        ),
      interviewAt: first("'interview', 'offer', 'hired'").as('interview_at'),
      offerAt: first("'offer', 'hired'").as('offer_at'),
      hiredAt: first("'hired'").as('hired_at'),
    })
    .from(application)
    .leftJoin(applicationEvent, eq(applicationEvent.applicationId, application.id))
    .where(own)
    .groupBy(application.id)
    .as('steps')
  const reached = (at: unknown) => sql<number>`count(${at})`.mapWith(Number)
  // Without a value the median is null, and so is its number of days.
  const days = (at: unknown) =>
    sql<
      number | null
    >`round((percentile_cont(0.5) within group (order by extract(epoch from ${at} - ${steps.submittedAt}) / 86400))::numeric)::int`
  return db
    .select({
      sent: count(),
      answered: reached(steps.answeredAt),
      answeredDays: days(steps.answeredAt),
      opened: reached(steps.openedAt),
      openedDays: days(steps.openedAt),
      interview: reached(steps.interviewAt),
      interviewDays: days(steps.interviewAt),
      offer: reached(steps.offerAt),
      offerDays: days(steps.offerAt),
      hired: reached(steps.hiredAt),
      hiredDays: days(steps.hiredAt),
    })
    .from(steps)
}
