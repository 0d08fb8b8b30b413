import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile, savedJobPosting } from '~/features/applicants/server/table'
import { SAVED_JOB_MAIL_DAYS } from '~/features/applicants/vocabulary'
import { company, companyProfile } from '~/features/companies/server/table'
import { isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting, overSince } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { anyOf, type Database, type Queryable, type Transaction } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { savedJobsEndingMail } from '../saved-job-emails'
import { application } from '../table'

const BATCH = 500
/** Earlier ends are no longer news. */
const NEWS_DAYS = 7
/** One mail a day, slightly less so that the time does not drift. */
const PAUSE_HOURS = 20

type Told = Awaited<ReturnType<typeof endingSoon>>[number]

/**
 * Tells people about jobs they saved and have not applied to: three days before the end, and after an end that was not
 * announced. Nobody hears of an end twice, and nobody gets more than one mail a day. May be repeated or run twice at
 * once.
 * @returns how many people were written to
 */
export function tellOfSavedJobEnds(db: Database, now: Date): Promise<number> {
  return inTransactions(db, (tx) => tellBatch(tx, now))
}

async function tellBatch(tx: Transaction, now: Date): Promise<number | null> {
  // Joined in the written order: planning all orders of seven tables took longer than the query.
  await tx.execute(sql`set local join_collapse_limit = 1`)
  const soon = await endingSoon(tx, now)
  const over = await overUntold(tx, now)
  const people = Map.groupBy([...soon, ...over], ({ userId }) => userId)
  if (people.size === 0) return null
  await mark(tx, soon, {
    toldOfEnd: sql`(select runs_until from job_posting where id = job_posting_id)`,
    toldAt: now,
  })
  await mark(tx, over, { isEndTold: true, toldAt: now })
  await enqueueMails(
    tx,
    [...people.values()].flatMap((jobs) => {
      const [first] = jobs
      if (!first) return []
      const ending = jobs.flatMap((job) =>
        soon.includes(job) && job.runsUntil ? [{ ...job, runsUntil: job.runsUntil }] : [],
      )
      return savedJobsEndingMail(
        first,
        ending,
        jobs.filter((job) => over.includes(job)),
      )
    }),
  )
  return people.size
}

function endingSoon(tx: Transaction, now: Date) {
  return told(
    tx,
    now,
    and(
      eq(jobPosting.status, 'published'),
      gt(jobPosting.runsUntil, now),
      lte(jobPosting.runsUntil, addDays(now, SAVED_JOB_MAIL_DAYS)),
      or(isNull(savedJobPosting.toldOfEnd), ne(savedJobPosting.toldOfEnd, jobPosting.runsUntil)),
      // People who save it in its last days see the end next to it.
      sql`${savedJobPosting.createdAt} < ${jobPosting.runsUntil} - make_interval(days => ${SAVED_JOB_MAIL_DAYS})`,
    ),
  )
}

function overUntold(tx: Transaction, now: Date) {
  const since = overSince(jobPosting)
  return told(
    tx,
    now,
    and(
      inArray(jobPosting.status, ['expired', 'archived']),
      // The mail sends people to the posting's page, which these have no longer.
      isShown,
      gt(since, addDays(now, -NEWS_DAYS)),
      eq(savedJobPosting.isEndTold, false),
      lt(savedJobPosting.createdAt, since),
      // An announced end is news only when it came earlier.
      or(
        isNull(savedJobPosting.toldOfEnd),
        ne(savedJobPosting.toldOfEnd, jobPosting.runsUntil),
        lt(since, jobPosting.runsUntil),
      ),
    ),
  )
}

/** Saved rows of people, with or without a profile, who have not applied and heard of none today. */
function told(tx: Transaction, now: Date, condition: ReturnType<typeof and>) {
  return tx
    .select({
      savedId: savedJobPosting.id,
      userId: user.id,
      ...pick(jobPosting, 'id', 'title', 'runsUntil'),
      companyName: companyProfile.name,
      email: user.email,
      firstName: applicantProfile.firstName,
    })
    .from(savedJobPosting)
    .innerJoin(jobPosting, eq(jobPosting.id, savedJobPosting.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .innerJoin(company, eq(company.id, jobPosting.companyId))
    .leftJoin(applicantProfile, eq(applicantProfile.id, savedJobPosting.applicantProfileId))
    .innerJoin(user, eq(user.id, sql`coalesce(${savedJobPosting.userId}, ${applicantProfile.userId})`))
    .where(and(condition, eq(user.emailVerified, true), not(exists(applied(tx))), not(exists(toldToday(tx, now)))))
    .orderBy(asc(user.id), asc(jobPosting.runsUntil), asc(savedJobPosting.id))
    .limit(BATCH)
    .for('update', { of: savedJobPosting, skipLocked: true })
}

function applied(db: Queryable) {
  return db
    .select({ value: sql`1` })
    .from(application)
    .where(
      and(
        eq(application.jobPostingId, savedJobPosting.jobPostingId),
        eq(application.applicantProfileId, applicantProfile.id),
        ne(application.status, 'withdrawn'),
      ),
    )
}

function toldToday(db: Queryable, now: Date) {
  const other = alias(savedJobPosting, 'other')
  return db
    .select({ value: sql`1` })
    .from(other)
    .where(
      and(
        or(eq(other.applicantProfileId, applicantProfile.id), eq(other.userId, user.id)),
        gt(other.toldAt, new Date(now.getTime() - PAUSE_HOURS * 60 * 60 * 1000)),
      ),
    )
}

async function mark(
  tx: Transaction,
  rows: readonly Told[],
  set: Parameters<ReturnType<typeof tx.update<typeof savedJobPosting>>['set']>[0],
) {
  if (rows.length === 0) return
  const ids = rows.map(({ savedId }) => savedId)
  await tx.update(savedJobPosting).set(set).where(anyOf(savedJobPosting.id, ids))
}
