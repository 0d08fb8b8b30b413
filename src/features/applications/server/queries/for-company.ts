import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { type CompanyActor, type TeamActor, teamScope } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { tellsPay } from '~/features/ad-check/pay'
import { applicantProfile } from '~/features/applicants/server/table'
import { maySee } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { fillNames } from '~/features/job-postings/letters/placeholders'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import { distanceKm } from '~/lib/geo'
import { pick } from '~/lib/pick'
import { plainText } from '~/lib/rich-text/rich-text'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { getSettings } from '~/platform/server/settings/settings'
import { isOverdue } from '../../answer-promise'
import { applicationError } from '../../errors'
import { LONG_WAIT_DAYS } from '../../lifecycle'
import { requirementsOf } from '../../requirements'
import { companyView, isHidden } from '../anonymous/company-view'
import { withoutEntryIds } from '../anonymous/mask-application'
import { isOpen, isWaiting, overdueAt } from '../answers/conditions'
import { interviewColumns } from '../interviews/interview-columns'
import { isHeld } from '../legal-holds/held'
import { offersOf } from '../offers/find-offer'
import { freeSlotsOf, interviewersOf } from '../slots/slot-conditions'
import { listStages } from '../stages/list-stages'
import { application, applicationAttachment, applicationEvent, applicationNote, applicationRating } from '../table'
import { interview, scheduledRejection } from '../workflow-table'
import { movesOf } from './company-cards'
import { mayDecide, ofTeam } from './of-team'
import { listOthersOf } from './others-of-person'

/**
 * One application with everything its company may see.
 *
 * @throws AppError notFound for another company's application as well
 */
export async function findForCompany(db: Queryable, actor: TeamActor, applicationId: string, now: Date) {
  const row = await findRow(db, actor, applicationId)
  const [attachments, events, notes, ratings, duplicates, stages, interviews, offers, [planned], places, settings] =
    await Promise.all([
      row.isHidden ? [] : listAttachments(db, applicationId),
      listEvents(db, actor, applicationId),
      listNotes(db, applicationId),
      listRatings(db, applicationId),
      row.applicantProfileId === null
        ? []
        : listOthersOf(db, actor, { ...row, applicantProfileId: row.applicantProfileId }),
      listStages(db, teamScope(actor).companyId, row.jobPostingId),
      listInterviews(db, applicationId, now),
      mayDecide(actor) ? offersOf(db, applicationId) : [],
      db
        .select({ sendAt: scheduledRejection.sendAt, message: scheduledRejection.message })
        .from(scheduledRejection)
        .where(eq(scheduledRejection.applicationId, applicationId)),
      db
        .select({ lat: jobPostingPlace.lat, lon: jobPostingPlace.lon })
        .from(jobPostingPlace)
        .where(eq(jobPostingPlace.jobPostingId, row.jobPostingId)),
      getSettings(db),
    ])
  const own = ratings.find((rating) => rating.userId === actor.userId)
  const {
    questions,
    profile,
    workplace,
    lat,
    lon,
    radiusKm,
    drivingLicences,
    salaryMinCents,
    salaryMaxCents,
    ...view
  } = row
  const isPayTold = tellsPay({ salaryMinCents, salaryMaxCents }) || view.payToldAt !== null
  const home = lat === null || lon === null ? null : { lat, lon }
  const distances = home === null ? [] : places.map((place) => distanceKm(place, home))
  const { snapshot } = view
  return {
    ...view,
    // Those sent before the mask left the ids out still have them.
    snapshot: view.isHidden ? { ...snapshot, content: withoutEntryIds(snapshot.content) } : snapshot,
    isOverdue: isOverdue(view, now),
    flaggedQuestionIds: view.answers
      .filter(({ questionId, answer }) =>
        questions.find(({ id }) => id === questionId)?.knockOutAnswers.includes(answer),
      )
      .map(({ questionId }) => questionId),
    requirements: requirementsOf(
      {
        profileLines: plainText(profile)
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
        questions,
        distanceKm: workplace === 'remote' || distances.length === 0 ? null : Math.min(...distances),
      },
      {
        ...view.snapshot,
        answers: view.answers,
        drivingLicences,
        radiusKm,
      },
      now,
    ),
    attachments,
    events,
    notes,
    ownRating: own?.stars ?? null,
    // Others' ratings stay hidden until one's own is given, so that nobody is influenced.
    ratings: own ? ratings.map(({ stars, author }) => ({ stars, author })) : [],
    duplicates,
    stages,
    interviews,
    offers,
    /** Days before its deletion on which the company hears of it. */
    noticeDays: settings.retentionNoticeDays,
    plannedRejection: planned ? { ...planned, message: fillNames(planned.message, view.snapshot) } : null,
    /** An invitation has to state the pay first. */
    payMissing: isPayTold ? null : settings.payTransparency === 'off' ? null : settings.payTransparency,
    can: { decide: mayDecide(actor), moveTo: movesOf(actor, view.status) },
  }
}

async function findRow(db: Queryable, actor: TeamActor, applicationId: string) {
  const [row] = await db
    .select({
      ...pick(application, 'id', 'status', 'submittedAt', 'answerDueAt', 'deleteAfter', 'endDeliveredAt', 'answeredAt'),
      ...pick(application, 'endReason', 'payToldAt', 'stageId', 'jobPostingId'),
      isHidden,
      /** Documents sent along; while names are hidden only their number is told. */
      documents:
        sql<number>`(select count(*) from ${applicationAttachment} where ${applicationAttachment.applicationId} = ${application.id})`.mapWith(
          Number,
        ),
      ...pick(companyView, 'snapshot', 'coverLetter', 'answers'),
      isDeletionHeld: sql<boolean>`${isHeld(db)}`,
      applicantProfileId: companyView.applicantProfileId,
      jobTitle: jobPosting.title,
      ...pick(jobPosting, 'questions', 'profile', 'workplace', 'salaryMinCents', 'salaryMaxCents'),
      lat: companyView.lat,
      lon: companyView.lon,
      radiusKm: applicantProfile.radiusKm,
      drivingLicences: applicantProfile.drivingLicences,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .where(and(eq(application.id, applicationId), ofTeam(actor)))
  if (!row) throw applicationError('notFound')
  return row
}

function listNotes(db: Queryable, applicationId: string) {
  return db
    .select({
      ...pick(applicationNote, 'id', 'body', 'mentionedUserIds', 'createdAt'),
      author: user.name,
    })
    .from(applicationNote)
    .leftJoin(user, eq(user.id, applicationNote.authorUserId))
    .where(eq(applicationNote.applicationId, applicationId))
    .orderBy(asc(applicationNote.createdAt))
    .limit(500)
}

function listRatings(db: Queryable, applicationId: string) {
  return db
    .select({ userId: applicationRating.userId, stars: applicationRating.stars, author: user.name })
    .from(applicationRating)
    .innerJoin(user, eq(user.id, applicationRating.userId))
    .where(eq(applicationRating.applicationId, applicationId))
    .orderBy(asc(user.name))
}

/** Invitations of an application, the latest first; both sides see the same. */
export function listInterviews(db: Queryable, applicationId: string, now: Date) {
  return db
    .select({
      ...interviewColumns,
      ...pick(interview, 'reply', 'companyReason', 'createdAt', 'offersSlots'),
      freeSlots: freeSlotsOf(now),
      interviewers: interviewersOf(interview.slotId),
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .where(eq(interview.applicationId, applicationId))
    .orderBy(desc(interview.createdAt), desc(interview.id))
    .limit(10)
}

/** Records that the company has opened the application; only the first time counts. */
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

/** The documents of an application. The caller has checked the scope. */
export function listAttachments(db: Queryable, applicationId: string) {
  return db
    .select({
      id: applicationAttachment.id,
      ...pick(uploadedFile, 'name', 'size', 'contentType'),
    })
    .from(applicationAttachment)
    .innerJoin(uploadedFile, eq(uploadedFile.id, applicationAttachment.fileId))
    .where(eq(applicationAttachment.applicationId, applicationId))
    .orderBy(asc(applicationAttachment.position))
}

/** A reader learns that an offer was made or answered, as they see the status, but none of the words around it. */
function listEvents(db: Queryable, actor: TeamActor, applicationId: string) {
  const words = companyView.eventMessage
  const isRead = mayDecide(actor) ? sql`true` : isNull(applicationEvent.offerAct)
  return db
    .select({
      ...pick(applicationEvent, 'id', 'toStatus', 'actorSide', 'showsNames', 'offerAct', 'createdAt'),
      message: sql<string | null>`case when ${isRead} then ${words} end`,
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .where(eq(applicationEvent.applicationId, applicationId))
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
}

/** The colleagues a note can name, of those who may sign in: for a reader those who read the same posting. Readers name nobody beyond. */
export function listColleagues(db: Queryable, actor: TeamActor) {
  const { companyId, jobPostingId } = teamScope(actor)
  return db
    .select({ userId: user.id, name: user.name, readsJobPostingId: companyMember.readsJobPostingId })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), isNull(user.suspendedAt)))
    .where(jobPostingId === null ? eq(companyMember.companyId, companyId) : maySee(companyId, jobPostingId))
    .orderBy(asc(user.name))
}

/** The same rule as that of the sign on a card, for the database. */
const waitsLongAt = (now: Date) =>
  and(isWaiting, lt(application.submittedAt, startOfDay(dayAfter(toIsoDay(now), 1 - LONG_WAIT_DAYS))))

/** Key figures of the company's dashboard. */
export async function companyFigures(db: Queryable, actor: CompanyActor, now: Date) {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})`,
      fresh: sql<number>`count(*) filter (where ${application.status} = 'submitted')`,
      waiting: sql<number>`count(*) filter (where ${waitsLongAt(now)})`,
      overdue: sql<number>`count(*) filter (where ${overdueAt(now)})`,
    })
    .from(application)
    .where(eq(application.companyId, actor.company.id))
  return { open: row?.open ?? 0, fresh: row?.fresh ?? 0, waiting: row?.waiting ?? 0, overdue: row?.overdue ?? 0 }
}
