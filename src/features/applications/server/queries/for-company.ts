import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { applicationError } from '../../errors'
import { APPLICATION_STATUSES, type ApplicationStatus, canChangeApplication } from '../../lifecycle'
import type { ApplicationListInput } from '../../schema'
import { application, applicationAttachment, applicationEvent, applicationNote, applicationRating } from '../table'

export const PAGE_SIZE = 25

const firstName = sql<string>`(${application.resumeSnapshot}->>'firstName')`
const lastName = sql<string>`(${application.resumeSnapshot}->>'lastName')`

/** One page of a company's applications, newest first, with the counts of every status under the same filters. */
export async function listForCompany(db: Queryable, actor: CompanyActor, input: ApplicationListInput) {
  const withoutStatus = [eq(application.companyId, actor.company.id), ...filters(input)]
  const where = and(...withoutStatus, ...(input.status ? [eq(application.status, input.status)] : []))
  const page = input.page ?? 1
  const [items, counts, postings] = await Promise.all([
    db
      .select({
        id: application.id,
        status: application.status,
        submittedAt: application.submittedAt,
        statusChangedAt: application.statusChangedAt,
        isUnread: sql<boolean>`${application.firstOpenedAt} is null`,
        name: sql<string>`${firstName} || ' ' || ${lastName}`,
        headline: sql<string | null>`${application.resumeSnapshot}->>'headline'`,
        city: sql<string>`${application.resumeSnapshot}->>'city'`,
        jobPostingId: application.jobPostingId,
        jobTitle: jobPosting.title,
      })
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(where)
      .orderBy(desc(application.submittedAt), desc(application.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db
      .select({ status: application.status, count: count() })
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(and(...withoutStatus))
      .groupBy(application.status),
    db
      .selectDistinct({ id: jobPosting.id, title: jobPosting.title })
      .from(jobPosting)
      .innerJoin(application, eq(application.jobPostingId, jobPosting.id))
      .where(eq(jobPosting.companyId, actor.company.id))
      .orderBy(asc(jobPosting.title)),
  ])
  const byStatus = new Map(counts.map((row) => [row.status, row.count]))
  const counted = APPLICATION_STATUSES.map((status) => ({ status, count: byStatus.get(status) ?? 0 }))
  const total = input.status ? (byStatus.get(input.status) ?? 0) : counted.reduce((sum, row) => sum + row.count, 0)
  return { items, counts: counted, total, page, pageSize: PAGE_SIZE, postings }
}

function filters(input: ApplicationListInput): SQL[] {
  const conditions: SQL[] = []
  if (input.stelle) conditions.push(eq(application.jobPostingId, input.stelle))
  if (input.suche) {
    const pattern = `%${input.suche.replace(/[\\%_]/g, '\\$&')}%`
    const match = or(ilike(sql`${firstName} || ' ' || ${lastName}`, pattern), ilike(jobPosting.title, pattern))
    if (match) conditions.push(match)
  }
  return conditions
}

/**
 * One application with everything its company may see; opening it the first time is remembered.
 *
 * @throws AppError notFound for another company's application as well
 */
export async function findForCompany(db: Queryable, actor: CompanyActor, applicationId: string) {
  const [row] = await db
    .select({
      id: application.id,
      status: application.status,
      snapshot: application.resumeSnapshot,
      coverLetter: application.coverLetter,
      answers: application.answers,
      submittedAt: application.submittedAt,
      applicantProfileId: application.applicantProfileId,
      jobPostingId: application.jobPostingId,
      jobTitle: jobPosting.title,
      questions: jobPosting.questions,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(eq(application.id, applicationId), eq(application.companyId, actor.company.id)))
  if (!row) throw applicationError('notFound')
  const [attachments, events, notes, ratings] = await Promise.all([
    listAttachments(db, applicationId),
    listEvents(db, applicationId),
    db
      .select({
        id: applicationNote.id,
        body: applicationNote.body,
        createdAt: applicationNote.createdAt,
        author: user.name,
      })
      .from(applicationNote)
      .leftJoin(user, eq(user.id, applicationNote.authorUserId))
      .where(eq(applicationNote.applicationId, applicationId))
      .orderBy(asc(applicationNote.createdAt)),
    db
      .select({ userId: applicationRating.userId, stars: applicationRating.stars, author: user.name })
      .from(applicationRating)
      .innerJoin(user, eq(user.id, applicationRating.userId))
      .where(eq(applicationRating.applicationId, applicationId)),
  ])
  const own = ratings.find((rating) => rating.userId === actor.userId)
  const { questions, ...view } = row
  return {
    ...view,
    flaggedQuestionIds: view.answers
      .filter(({ questionId, answer }) =>
        questions.find(({ id }) => id === questionId)?.knockOutAnswers.includes(answer),
      )
      .map(({ questionId }) => questionId),
    attachments,
    events,
    notes,
    ownRating: own?.stars ?? null,
    // Others' ratings stay hidden until one's own is given, so that nobody just follows.
    ratings: own ? ratings.map(({ stars, author }) => ({ stars, author })) : [],
    can: {
      moveTo: APPLICATION_STATUSES.filter((to) =>
        canChangeApplication(view.status, to, 'company'),
      ) satisfies ApplicationStatus[],
    },
  }
}

/** Remembers that the company has opened the application; only the first time counts. */
export async function markOpened(db: Queryable, actor: CompanyActor, applicationId: string, now: Date): Promise<void> {
  await db
    .update(application)
    .set({ firstOpenedAt: now })
    .where(
      and(
        eq(application.id, applicationId),
        eq(application.companyId, actor.company.id),
        sql`${application.firstOpenedAt} is null`,
      ),
    )
}

export function listAttachments(db: Queryable, applicationId: string) {
  return db
    .select({
      id: applicationAttachment.id,
      name: uploadedFile.name,
      size: uploadedFile.size,
      contentType: uploadedFile.contentType,
    })
    .from(applicationAttachment)
    .innerJoin(uploadedFile, eq(uploadedFile.id, applicationAttachment.fileId))
    .where(eq(applicationAttachment.applicationId, applicationId))
    .orderBy(asc(applicationAttachment.position))
}

export function listEvents(db: Queryable, applicationId: string) {
  return db
    .select({
      id: applicationEvent.id,
      toStatus: applicationEvent.toStatus,
      actorSide: applicationEvent.actorSide,
      message: applicationEvent.message,
      createdAt: applicationEvent.createdAt,
    })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, applicationId))
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
}

/** Key figures of the company's dashboard. */
export async function companyFigures(db: Queryable, actor: CompanyActor) {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${application.status} in ('submitted', 'in_review', 'interview', 'offer'))`,
      fresh: sql<number>`count(*) filter (where ${application.status} = 'submitted')`,
      waiting: sql<number>`count(*) filter (where ${application.status} = 'submitted' and ${application.submittedAt} < now() - interval '4 days')`,
    })
    .from(application)
    .where(eq(application.companyId, actor.company.id))
  return { open: row?.open ?? 0, fresh: row?.fresh ?? 0, waiting: row?.waiting ?? 0 }
}
