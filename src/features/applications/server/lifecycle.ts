import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addMonths } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'
import { getSettings } from '~/platform/server/settings/settings'
import { isAnswer } from '../answer-promise'
import { applicationError } from '../errors'
import {
  type ApplicationSide,
  type ApplicationStatus,
  canChangeApplication,
  type EndReason,
  isFinal,
} from '../lifecycle'
import type { OfferAct } from '../offers/offer'
import { isHidden, seenName } from './anonymous/company-view'
import { maskedWords, personNow, revealNames, SHOWS_NAMES } from './anonymous/reveal'
import { callOffInterviews, endProposals } from './commands/call-off'
import { closeResume } from './commands/close-resume'
import { tellOpenPages } from './commands/live'
import { takeStepTurn } from './commands/turns'
import { type OtherJob, statusMail } from './emails'
import { applicantOf, applicantUrl } from './interviews/interview-sides'
import { transition as transitionOffers } from './offers/offer-lifecycle'
import { jobOffer } from './offers/offer-table'
import { application, applicationEvent } from './table'
import { scheduledRejection } from './workflow-table'

export type LockedApplication = Awaited<ReturnType<typeof lockApplications>>[number]

/** The applications in scope with the data for mails, locked until the end of the transaction. */
export function lockApplications(tx: Transaction, scope: SQL | undefined) {
  return tx
    .select({
      ...pick(application, 'id', 'companyId', 'applicantProfileId', 'jobPostingId', 'status', 'submittedAt'),
      ...pick(application, 'statusChangedAt', 'answeredAt', 'payToldAt'),
      snapshot: application.resumeSnapshot,
      /** The name as the company may read it. */
      seenName,
      isHidden,
      person: personNow,
      // Mails go to the current address, whatever the résumé said.
      applicantEmail: user.email,
      ...pick(jobPosting, 'title', 'occupationField', 'salaryMinCents', 'salaryMaxCents'),
      companyName: companyProfile.name,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(scope)
    .orderBy(application.id)
    .for('update', { of: application })
}

/** @throws AppError notFound when nothing is in scope */
export async function lockApplication(tx: Transaction, scope: SQL | undefined): Promise<LockedApplication> {
  const [row] = await lockApplications(tx, scope)
  if (!row) throw applicationError('notFound')
  return row
}

type Move = {
  to: ApplicationStatus
  side: ApplicationSide
  message: string | null
  /** Null: automatic. */
  userId: string | null
  now: Date
  /** Why, when nobody has decided; then it does not count as the company's answer. */
  because?: EndReason
  /** What happened to an offer with this step. */
  offerAct?: OfferAct
}

/**
 * The only way to change the status: one step of an application, with everything that depends on it: event, answer,
 * deletion date, and what an end includes (a planned rejection, an agreed interview, an open offer).
 * @throws AppError notAllowedNow, tooManySteps
 */
export async function transition(tx: Transaction, current: LockedApplication, change: Move): Promise<string> {
  if (!canChangeApplication(current.status, change.to, change.side)) throw applicationError('notAllowedNow')
  // An end comes once.
  if (change.userId !== null && !isFinal(change.to)) await takeStepTurn(tx, current.id, change.side)
  const end = change.to === 'rejected' || change.to === 'withdrawn' ? change.to : null
  // Of two at the same moment the one that waited for the lock comes second, whenever its request began.
  const at = new Date(Math.max(change.now.getTime(), current.statusChangedAt.getTime() + 1))
  const answers = change.side === 'company' && !change.because && isAnswer(change.to, change.message)
  await tx
    .update(application)
    .set({
      status: change.to,
      statusChangedAt: at,
      stageId: null,
      endReason: change.because ?? null,
      // AGG § 15 Abs. 4 plus a margin; a rejection counts again from its delivery (`start-deletion-clock.ts`). After a hire the procedure is over, too (Art. 5 Abs. 1 e GDPR): both sides
      // download what they need before, and are informed in time.
      deleteAfter: isFinal(change.to)
        ? addMonths(change.now, (await getSettings(tx)).applicationRetentionMonths)
        : null,
      ...(answers && current.answeredAt === null ? { answeredAt: change.now } : {}),
    })
    .where(eq(application.id, current.id))
  await tx.delete(scheduledRejection).where(eq(scheduledRejection.applicationId, current.id))
  // An offer is answered by its own commands first; any other step leaves it without an answer.
  if (change.to !== 'offer') await transitionOffers(tx, eq(jobOffer.applicationId, current.id), 'lapse')
  if (end) await callOffInterviews(tx, current, { because: end, now: change.now })
  if (change.to === 'withdrawn') await closeResume(tx, current)
  if (change.to === 'hired') await endProposals(tx, current)
  const showsNames = current.isHidden && SHOWS_NAMES.has(change.to)
  if (showsNames) await revealNames(tx, current, { userId: change.userId, now: at })
  const eventId = uuidv7(at.getTime())
  await tx.insert(applicationEvent).values({
    id: eventId,
    applicationId: current.id,
    fromStatus: current.status,
    toStatus: change.to,
    actorUserId: change.userId,
    actorSide: change.side,
    message: change.message,
    maskedMessage: maskedWords(current, change.side, change.message, at),
    showsNames,
    offerAct: change.offerAct ?? null,
    createdAt: at,
  })
  await tellOpenPages(tx, current)
  return eventId
}

/** Tells the applicant of a company's step. */
export function stepMail(
  current: LockedApplication,
  step: {
    to: ApplicationStatus
    message: string | null
    eventId: string
    jobs?: readonly OtherJob[]
    because?: EndReason
  },
): Mail {
  return statusMail(applicantOf(current), current, {
    status: step.to,
    message: step.message,
    url: applicantUrl(current.id),
    applicationId: current.id,
    eventId: step.eventId,
    ...pick(step, 'jobs', 'because'),
  })
}

/** Records the company's first words to an applicant, wherever they were written. */
export async function rememberAnswer(tx: Transaction, applicationId: string, now: Date): Promise<void> {
  await tx
    .update(application)
    .set({ answeredAt: now })
    .where(and(eq(application.id, applicationId), isNull(application.answeredAt)))
}
