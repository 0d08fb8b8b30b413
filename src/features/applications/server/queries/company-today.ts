import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, max, not, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { mondays, startOfDay } from '~/lib/dates/weeks'
import type { Queryable } from '~/platform/server/database/db'
import { WEEKS_SHOWN, weekColumns } from '../../posting-figures'
import { seenName } from '../anonymous/company-view'
import { isOver } from '../answers/close-ended-postings'
import { getsLetter, isLeftToPeople, isOpen, isWaiting, keepsInterview, overdueAt } from '../answers/conditions'
import { jobOffer } from '../offers/offer-table'
import { application } from '../table'
import { interview } from '../workflow-table'

/** Appointments of one day, and those that await a decision, that a dashboard lists. */
const INTERVIEWS_SHOWN = 10
/** Days after an interview for which a dashboard asks how it goes on. */
const ASKED_DAYS = 7
/** Offers without an answer that a dashboard lists. */
const OFFERS_SHOWN = 5
/** Applications of ended postings that a dashboard lists. */
const UNDECIDED_SHOWN = 5
/** Ended postings with people waiting that a dashboard lists. */
const LEFT_SHOWN = 5
/** People that a dashboard names as waiting for an answer. */
const NAMES_SHOWN = 3

/**
 * Today on a company's dashboard: the day's agreed interviews in order, those of the last days that are
 * undecided, the answers that are due, offers whose last day
 * passed without an answer, applications whose posting ended and that await a person, ended postings with people
 * waiting, and the number of applications in each of the last twelve German calendar weeks, whatever became of them.
 */
export async function companyToday(db: Queryable, actor: CompanyActor, now: Date) {
  const today = toIsoDay(now)
  const week = sql<string>`to_char(date_trunc('week', ${application.submittedAt} at time zone 'Europe/Berlin'), 'YYYY-MM-DD')`
  const own = eq(application.companyId, actor.company.id)
  const tomorrow = startOfDay(toIsoDay(addDays(startOfDay(today), 1.5)))
  // Two weeks after the posting's end they are among the undecided.
  const isAsked = and(
    eq(application.status, 'interview'),
    gte(interview.startsAt, addDays(startOfDay(today), -ASKED_DAYS)),
    or(isNull(jobPosting.endedAt), not(isOver(now))),
  )
  const [interviews, due, unanswered, undecided, left, weeks] = await Promise.all([
    db
      .select({
        applicationId: application.id,
        startsAt: sql<Date>`${interview.startsAt}`.mapWith(interview.startsAt),
        durationMinutes: interview.durationMinutes,
        name: seenName,
        jobTitle: jobPosting.title,
      })
      .from(interview)
      .innerJoin(application, eq(application.id, interview.applicationId))
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(
        and(
          own,
          keepsInterview,
          eq(interview.status, 'agreed'),
          lt(interview.startsAt, tomorrow),
          or(gte(interview.startsAt, startOfDay(today)), isAsked),
        ),
      )
      .orderBy(asc(lt(interview.startsAt, startOfDay(today))), asc(interview.startsAt), asc(interview.id))
      .limit(INTERVIEWS_SHOWN),
    dueBefore(db, own, { now, tomorrow }),
    db
      .select({ applicationId: application.id, name: seenName, answerUntil: jobOffer.answerUntil })
      .from(jobOffer)
      .innerJoin(application, eq(application.id, jobOffer.applicationId))
      .where(and(own, isOpen, eq(jobOffer.status, 'open'), lt(jobOffer.answerUntil, today)))
      .orderBy(asc(jobOffer.answerUntil), asc(jobOffer.id))
      .limit(OFFERS_SHOWN),
    undecidedOf(db, own, { now, today, tomorrow }),
    leftWaiting(db, own, now),
    db
      .select({ monday: week, count: count() })
      .from(application)
      .where(and(own, gte(application.submittedAt, startOfDay(mondays(now, WEEKS_SHOWN)[0] ?? today))))
      .groupBy(week),
  ])
  return { interviews, due, unanswered, undecided, left, weeks: weekColumns(weeks, now) }
}

/**
 * Applications that the closing letter left out because of an open offer or an interview, unless they are already among
 * those of the day: no answer to an offer until its last day, an interview today.
 */
function undecidedOf(db: Queryable, own: SQL, { now, today, tomorrow }: { now: Date; today: string; tomorrow: Date }) {
  const isRunning = and(eq(jobOffer.status, 'open'), gte(jobOffer.answerUntil, today))
  const lastTalk = db
    .select({ applicationId: interview.applicationId, startsAt: max(interview.startsAt).as('starts_at') })
    .from(interview)
    .where(and(eq(interview.status, 'agreed'), gt(interview.startsAt, addDays(now, -CLOSING_DAYS))))
    .groupBy(interview.applicationId)
    .as('last_talk')
  const isAnotherDay = or(lt(lastTalk.startsAt, startOfDay(today)), gte(lastTalk.startsAt, tomorrow))
  return db
    .select({
      applicationId: application.id,
      name: seenName,
      jobTitle: jobPosting.title,
      endedAt: sql<Date>`${jobPosting.endedAt}`.mapWith(jobPosting.endedAt),
      endedBy: jobPosting.endedBy,
      answerUntil: jobOffer.answerUntil,
      startsAt: lastTalk.startsAt,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .leftJoin(jobOffer, and(eq(jobOffer.applicationId, application.id), isRunning))
    .leftJoin(lastTalk, eq(lastTalk.applicationId, application.id))
    .where(and(own, isOpen, isOver(now), isLeftToPeople(now), or(isNotNull(jobOffer.id), isAnotherDay)))
    .orderBy(asc(jobPosting.endedAt), asc(application.id))
    .limit(UNDECIDED_SHOWN)
}

/** Ended postings whose applications the closing letter will end, the earliest end first. */
function leftWaiting(db: Queryable, own: SQL, now: Date) {
  return db
    .select({
      jobPostingId: jobPosting.id,
      jobTitle: jobPosting.title,
      endedAt: sql<Date>`${jobPosting.endedAt}`.mapWith(jobPosting.endedAt),
      endedBy: jobPosting.endedBy,
      waiting: count(),
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(own, getsLetter(now), isNotNull(jobPosting.endedAt)))
    .groupBy(jobPosting.id)
    .orderBy(asc(jobPosting.endedAt), asc(jobPosting.id))
    .limit(LEFT_SHOWN)
}

/** Applications whose promised answer is due today or was before: how many, the first names, and whether all are to one posting. */
async function dueBefore(db: Queryable, own: SQL, { now, tomorrow }: { now: Date; tomorrow: Date }) {
  const rows = await db
    .select({
      name: seenName,
      jobTitle: jobPosting.title,
      total: sql<number>`count(*) over ()`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${overdueAt(now)}) over ()`.mapWith(Number),
      /** The smallest and the largest title are the same where there is only one. */
      isOneTitle: sql<boolean>`min(${jobPosting.title}) over () = max(${jobPosting.title}) over ()`,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(own, isOpen, isWaiting, lt(application.answerDueAt, tomorrow)))
    .orderBy(asc(application.answerDueAt), asc(application.id))
    .limit(NAMES_SHOWN)
  const [first] = rows
  return {
    total: first?.total ?? 0,
    overdue: first?.overdue ?? 0,
    names: rows.map(({ name }) => name),
    jobTitle: first?.isOneTitle ? first.jobTitle : null,
  }
}

/** How many applications nobody has moved yet, opened or not: the number next to "Bewerbungen". */
export function countFresh(db: Queryable, actor: CompanyActor): Promise<number> {
  return db.$count(application, and(eq(application.companyId, actor.company.id), eq(application.status, 'submitted')))
}
