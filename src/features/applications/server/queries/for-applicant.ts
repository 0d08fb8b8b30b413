import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { hasMembers } from '~/features/companies/server/recipients'
import { company, companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import { isRemoved, isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { hasNoStations } from '~/features/resumes/completeness'
import { documentsOf } from '~/features/resumes/server/queries'
import { resume, resumeAttachment } from '~/features/resumes/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { applicationError } from '../../errors'
import { canChangeApplication } from '../../lifecycle'
import type { OwnListInput } from '../../schema'
import { isOpen, keepsInterview } from '../answers/conditions'
import { applicationDraft } from '../apply-table'
import { interviewColumns } from '../interviews/interview-columns'
import { latestOffersOf } from '../offers/applicant-offers'
import { offeredSlots, withSlots } from '../slots/offered-slots'
import { freeSlotsOf } from '../slots/slot-conditions'
import { application, applicationAttachment, applicationEvent } from '../table'
import { interview } from '../workflow-table'
import { listAttachments } from './for-company'

export const PAGE_SIZE = 20
/** What an overview shows at once: nobody waits for more answers than that. */
const RUNNING_SHOWN = 500
/** Appointments on a dashboard; past ones are among those read. */
const APPOINTMENTS_READ = 50
const APPOINTMENTS_SHOWN = 5

/** "Beworbene Jobs": one page of a person's applications, each with its timeline; offers first, ended ones last. */
export async function listForApplicant(db: Queryable, actor: ApplicantActor, input: OwnListInput, now: Date) {
  const page = input.page ?? 1
  const pageSize = input.isRunning ? RUNNING_SHOWN : PAGE_SIZE
  const own = eq(application.applicantProfileId, actor.applicantProfileId)
  const [rows, counted, running] = await Promise.all([
    db
      .select({
        ...pick(application, 'id', 'status', 'submittedAt', 'jobPostingId', 'answerDueAt', 'answeredAt', 'alias'),
        ...pick(application, 'namesShownAt', 'firstDueAt', 'endReason', 'endDeliveredAt'),
        jobTitle: jobPosting.title,
        promisedReplyDays: jobPosting.promisedReplyDays,
        companyName: companyProfile.name,
        companyProfileId: companyProfile.id,
        companyLogoFileId: companyProfile.logoFileId,
        isCompanySuspended: sql<boolean>`${isNotNull(company.suspendedAt)}`,
        isPostingOver: sql<boolean>`${inArray(jobPosting.status, ['expired', 'archived'])}`,
        isPostingShown: isShown,
        isPostingRemoved: isRemoved,
        place: jobPostingPlace.name,
      })
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
      .innerJoin(company, eq(company.id, application.companyId))
      .leftJoin(jobPostingPlace, and(eq(jobPostingPlace.jobPostingId, jobPosting.id), eq(jobPostingPlace.position, 0)))
      .where(input.isRunning ? and(own, isOpen) : own)
      .orderBy(
        // The application a mail links to comes first.
        ...(input.bewerbung ? [desc(eq(application.id, input.bewerbung))] : []),
        // Ended ones come last, and an offer waits for an answer.
        desc(isOpen),
        desc(eq(application.status, 'offer')),
        desc(application.submittedAt),
        desc(application.id),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(application, own),
    countRunning(db, actor),
  ])
  const ids = rows.map((row) => row.id)
  const [events, interviews, offers, slots] =
    ids.length === 0
      ? [[], [], [], []]
      : await Promise.all([
          eventsOf(db, ids),
          interviewsOf(db, ids),
          latestOffersOf(db, ids),
          offeredSlots(db, ids, now),
        ])
  return {
    items: rows.map((row) => ({
      ...row,
      events: events.filter((event) => event.applicationId === row.id),
      interview: withSlots(interviews.find((each) => each.applicationId === row.id) ?? null, slots),
      offer: offers.find((each) => each.applicationId === row.id) ?? null,
      can: { withdraw: canChangeApplication(row.status, 'withdrawn', 'applicant') },
    })),
    total: counted,
    running,
    page,
    pageSize,
  }
}

/** The latest invitation of each. */
function interviewsOf(db: Queryable, ids: string[]) {
  return db
    .selectDistinctOn([interview.applicationId], {
      ...interviewColumns,
      ...pick(interview, 'applicationId', 'offersSlots', 'companyReason', 'slotId'),
      /** The company has moved it and waits for an answer: nothing else leads back to proposals. */
      isMoved: sql<boolean>`(${interview.status} = 'proposed' and ${interview.sequence} > 0)`,
    })
    .from(interview)
    .where(inArray(interview.applicationId, ids))
    .orderBy(interview.applicationId, desc(interview.createdAt))
}

/** The person's application to a posting, unless they withdrew it; null without one. */
export async function sentFor(db: Queryable, actor: ApplicantActor, jobPostingId: string) {
  const [sent] = await db
    .select({ id: application.id, submittedAt: application.submittedAt })
    .from(application)
    .where(
      and(
        eq(application.jobPostingId, jobPostingId),
        eq(application.applicantProfileId, actor.applicantProfileId),
        ne(application.status, 'withdrawn'),
      ),
    )
    .orderBy(desc(application.submittedAt))
    .limit(1)
  return sent ?? null
}

/** A person's future appointments, and the invitations that wait for a choice; the earliest first. */
export async function upcomingInterviews(db: Queryable, actor: ApplicantActor, now: Date) {
  const rows = await db
    .select({
      ...interviewColumns,
      applicationId: application.id,
      freeSlots: freeSlotsOf(now),
      jobTitle: jobPosting.title,
      companyName: companyProfile.name,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(
      and(
        eq(application.applicantProfileId, actor.applicantProfileId),
        keepsInterview,
        inArray(interview.status, ['proposed', 'agreed']),
      ),
    )
    .orderBy(asc(interview.startsAt), asc(interview.id))
    .limit(APPOINTMENTS_READ)
  return rows
    .map(({ proposedTimes, freeSlots, ...row }) => ({
      ...row,
      /** Times that can still be chosen. */
      choices: row.status === 'proposed' ? freeSlots + proposedTimes.filter((time) => new Date(time) > now).length : 0,
    }))
    .filter(({ startsAt, durationMinutes, choices }) =>
      startsAt ? startsAt.getTime() + durationMinutes * 60_000 > now.getTime() : choices > 0,
    )
    .slice(0, APPOINTMENTS_SHOWN)
}

/** How many of an applicant's own applications are running. */
export function countRunning(db: Queryable, actor: ApplicantActor): Promise<number> {
  return db.$count(application, and(eq(application.applicantProfileId, actor.applicantProfileId), isOpen))
}

function eventsOf(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(applicationEvent, 'id', 'applicationId', 'toStatus', 'actorSide', 'message', 'promisedUntil'),
      ...pick(applicationEvent, 'showsNames', 'offerAct', 'createdAt'),
    })
    .from(applicationEvent)
    .where(inArray(applicationEvent.applicationId, ids))
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
}

/** The sent documents: letter, frozen résumé, answers, attachments. */
export async function findForApplicant(db: Queryable, actor: ApplicantActor, applicationId: string) {
  const [row] = await db
    .select({
      ...pick(application, 'id', 'coverLetter', 'answers'),
      snapshot: application.resumeSnapshot,
    })
    .from(application)
    .where(and(eq(application.id, applicationId), eq(application.applicantProfileId, actor.applicantProfileId)))
  if (!row) throw applicationError('notFound')
  const [attachments, keptInResumeId] = await Promise.all([
    listAttachments(db, applicationId),
    resumeWithFilesOf(db, actor, applicationId),
  ])
  return { ...row, attachments, keptInResumeId }
}

/** The own résumé that holds a file of the application, as after applying without an account; null without one. */
async function resumeWithFilesOf(db: Queryable, actor: ApplicantActor, applicationId: string) {
  const [row] = await db
    .select({ id: resume.id })
    .from(applicationAttachment)
    .innerJoin(resumeAttachment, eq(resumeAttachment.fileId, applicationAttachment.fileId))
    .innerJoin(resume, eq(resume.id, resumeAttachment.resumeId))
    .where(
      and(
        eq(applicationAttachment.applicationId, applicationId),
        eq(resume.applicantProfileId, actor.applicantProfileId),
      ),
    )
    .orderBy(desc(resume.isDefault))
    .limit(1)
  return row?.id ?? null
}

/**
 * Everything the form needs: the posting, the person's résumés, and whether they have applied already.
 *
 * @throws AppError postingNotFound, postingClosed, postingExternal, nobodyReads
 */
export async function prepareApplication(db: Queryable, actor: ApplicantActor, jobPostingId: string, now: Date) {
  const [posting, resumes, documents, sent, [draft]] = await Promise.all([
    preparePosting(db, jobPostingId, now),
    db
      .select({ id: resume.id, title: resume.title, isDefault: resume.isDefault, content: resume.content })
      .from(resume)
      .where(eq(resume.applicantProfileId, actor.applicantProfileId))
      .orderBy(desc(resume.isDefault), desc(resume.updatedAt)),
    documentsOf(db, actor.applicantProfileId),
    sentFor(db, actor, jobPostingId),
    db
      .select({ content: applicationDraft.content })
      .from(applicationDraft)
      .where(and(eq(applicationDraft.userId, actor.userId), eq(applicationDraft.jobPostingId, jobPostingId))),
  ])
  return {
    posting,
    resumes: resumes.map(({ content, ...row }) => ({ ...row, hasNoStations: hasNoStations(content) })),
    documents,
    draft: draft?.content ?? null,
    hasApplied: sent !== null,
  }
}

/**
 * The posting as the application form shows it.
 * @throws AppError postingNotFound, postingClosed, postingExternal, nobodyReads
 */
export async function preparePosting(db: Queryable, jobPostingId: string, now: Date) {
  const [posting] = await db
    .select({
      ...pick(jobPosting, 'id', 'title', 'status', 'runsUntil', 'externalUrl', 'questions', 'promisedReplyDays'),
      isAnonymous: jobPosting.isAnonymous,
      companyName: companyProfile.name,
      isRead: hasMembers(jobPosting.companyId),
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(jobPosting.id, jobPostingId))
  if (!posting || posting.status === 'draft') throw applicationError('postingNotFound')
  if (!isActive(posting, now)) throw applicationError('postingClosed')
  if (posting.externalUrl) throw applicationError('postingExternal')
  if (!posting.isRead) throw applicationError('nobodyReads')
  const { id, title, companyName, promisedReplyDays, isAnonymous } = posting
  const { applicationRetentionMonths } = await getSettings(db)
  return {
    id,
    title,
    isAnonymous,
    companyName,
    promisedReplyDays,
    retentionMonths: applicationRetentionMonths,
    // Which answers count as knock-out is not shown to applicants.
    questions: posting.questions.map(({ knockOutAnswers: _hidden, ...question }) => question),
  }
}
