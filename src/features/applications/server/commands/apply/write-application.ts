import { and, eq, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { answerDueAt } from '~/features/applications/answer-promise'
import { applicationError } from '~/features/applications/errors'
import type { ApplicationAnswer, ResumeSnapshot } from '~/features/applications/schema'
import { chooseAlias } from '~/features/applications/server/anonymous/alias'
import { chosenAnswers, maskApplication } from '~/features/applications/server/anonymous/mask-application'
import { applicationDraft } from '~/features/applications/server/apply-table'
import { takeSendingTurn } from '~/features/applications/server/commands/turns'
import { newApplicationMail, receivedMail } from '~/features/applications/server/emails'
import { application, applicationAttachment, applicationEvent } from '~/features/applications/server/table'
import { maySee, worksForAll } from '~/features/companies/server/recipients'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { jobPosting } from '~/features/job-postings/server/table'
import { countSent } from '~/features/job-postings/server/views'
import type { Source } from '~/features/job-postings/sources'
import { settleRequest } from '~/features/resumes/server/contact/contact-lifecycle'
import { resumeGrant } from '~/features/resumes/server/table'
import { pick } from '~/lib/pick'
import { announce } from '~/platform/server/bus/announce'
import { getConfig } from '~/platform/server/config'
import type { Transaction } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'

/** A colleague who may see the application on open pages; those who work for all of the company are told of it, too. */
type Colleague = { userId: string; email: string; isMailed: boolean }

export type OpenPosting = Awaited<ReturnType<typeof loadOpenPosting>>

/**
 * The posting with its company, locked as open until the end of the transaction.
 * @throws AppError postingClosed, postingExternal, nobodyReads
 */
export async function loadOpenPosting(tx: Transaction, jobPostingId: string, now: Date) {
  const [found] = await tx
    .select({
      ...pick(jobPosting, 'id', 'companyId', 'title', 'status', 'runsUntil', 'externalUrl', 'questions'),
      ...pick(jobPosting, 'promisedReplyDays', 'isAnonymous'),
      companyName: companyProfile.name,
      team: sql<Colleague[]>`(
        select coalesce(json_agg(json_build_object(
          'userId', ${companyMember.userId}, 'email', ${user.email}, 'isMailed', ${worksForAll})), '[]')
        from ${companyMember} join ${user} on ${user.id} = ${companyMember.userId}
        where ${maySee(sql`${jobPosting.companyId}`, sql`${jobPosting.id}`)})`,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(jobPosting.id, jobPostingId))
    .for('share', { of: jobPosting })
  if (!found || !isActive(found, now)) throw applicationError('postingClosed')
  if (found.externalUrl) throw applicationError('postingExternal')
  if (found.team.length === 0) throw applicationError('nobodyReads')
  return found
}

/**
 * The answers in the order of the questions.
 * @throws AppError answerMissing
 */
export function checkAnswers(
  questions: ScreeningQuestion[],
  given: readonly { questionId: string; answer: string }[],
): ApplicationAnswer[] {
  const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]))
  return questions.map((question) => {
    const answer = byQuestion.get(question.id) ?? ''
    if (question.isRequired && answer === '') throw applicationError('answerMissing')
    return { questionId: question.id, question: question.text, answer }
  })
}

type Sending = {
  id: string
  posting: OpenPosting
  applicantProfileId: string
  userId: string
  snapshot: ResumeSnapshot
  coverLetter: string
  answers: ApplicationAnswer[]
  attachmentFileIds: string[]
  /** How the person came to the posting, if the page knew. */
  source: Source | undefined
  now: Date
}

/**
 * Writes an application with everything that belongs to it: event, attachments, the company's right to the résumé (with
 * hidden names only when they are shown), the end of the draft, both mails, notices to open pages. The caller has checked everything and holds the posting's lock.
 * @returns false, with nothing written, when it or another one to this posting was sent before
 * @throws AppError tooManyToday, tooOftenToday
 */
export async function writeApplication(tx: Transaction, sending: Sending): Promise<boolean> {
  const { id, posting, applicantProfileId, userId, snapshot, coverLetter, answers, attachmentFileIds, now } = sending
  const { companyId } = posting
  await takeSendingTurn(tx, { applicantProfileId, jobPostingId: posting.id })
  const hidden = posting.isAnonymous ? await hide(tx, sending) : null
  const [sent] = await tx
    .insert(application)
    .values({
      ...{
        id,
        jobPostingId: posting.id,
        companyId,
        applicantProfileId,
        resumeSnapshot: snapshot,
        coverLetter,
        answers,
        ...hidden,
      },
      ...{ submittedAt: now, statusChangedAt: now, answerDueAt: answerDueAt(now, posting.promisedReplyDays) },
    })
    .onConflictDoNothing()
    .returning({ id: application.id })
  if (!sent) return false
  await countSent(tx, { jobPostingId: posting.id, source: sending.source ?? 'unknown', now })
  const event = { applicationId: id, toStatus: 'submitted', actorUserId: userId, actorSide: 'applicant' } as const
  await tx.insert(applicationEvent).values({ ...event, createdAt: now })
  if (attachmentFileIds.length > 0) {
    const attached = attachmentFileIds.map((fileId, position) => ({ applicationId: id, fileId, position }))
    await tx.insert(applicationAttachment).values(attached)
  }
  if (!hidden) {
    await tx.insert(resumeGrant).values({ applicantProfileId, companyId, reason: 'application' }).onConflictDoNothing()
    await settleRequest(tx, { applicantProfileId, companyId, jobPostingId: posting.id }, now)
  }
  const own = and(eq(applicationDraft.userId, userId), eq(applicationDraft.jobPostingId, posting.id))
  await tx.delete(applicationDraft).where(own)
  await enqueueMails(tx, mailsOf(sending))
  await announce(tx, 'application', [...posting.team.map((colleague) => colleague.userId), userId])
  return true
}

/** What the company sees instead of the person. */
async function hide(tx: Transaction, { posting, snapshot, coverLetter, answers, now }: Sending) {
  const alias = await chooseAlias(tx, posting.id)
  const isChosen = chosenAnswers(posting.questions)
  return { alias, masked: maskApplication({ snapshot, coverLetter, answers }, { alias, isChosen, now }) }
}

function mailsOf({ id, posting, snapshot }: Sending): Mail[] {
  const { APP_URL } = getConfig()
  const { email, firstName } = snapshot
  const ownUrl = `${APP_URL}/app/applicant/applications?bewerbung=${id}`
  const news = {
    ...{ title: posting.title, applicationId: id, jobPostingId: posting.id },
    url: `${APP_URL}/app/company/applications?bewerbung=${id}`,
  }
  return [
    receivedMail({ email, firstName }, posting, ownUrl, id),
    ...posting.team.filter(({ isMailed }) => isMailed).map((member) => newApplicationMail(member, news)),
  ]
}
