import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '~/features/accounts/server/table'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { jobPosting } from '~/features/job-postings/server/table'
import { uuidv7 } from '~/lib/uuid'
import { noticesOf, notify } from '~/platform/server/bus/announce'
import { getConfig } from '~/platform/server/config'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { runNamed } from '~/platform/server/database/prepared'
import { insertMails, outboxRows } from '~/platform/server/mail/outbox'
import { answerDueAt } from '../../answer-promise'
import { applicationError } from '../../errors'
import type { ApplicationAnswer, ResumeSnapshot } from '../../schema'
import { newApplicationMail, receivedMail } from '../emails'

/** A colleague of the company: told of the application on open pages, and by mail when they want that. */
type Colleague = { userId: string; email: string; isMailed: boolean }

/** What applying has to know of a posting and its company; {@link openPosting} makes one thing of it. */
export const postingFields = {
  posting: {
    id: jobPosting.id,
    companyId: jobPosting.companyId,
    title: jobPosting.title,
    status: jobPosting.status,
    runsUntil: jobPosting.runsUntil,
    externalUrl: jobPosting.externalUrl,
    questions: jobPosting.questions,
    promisedReplyDays: jobPosting.promisedReplyDays,
  },
  company: { name: companyProfile.name },
  team: sql<Colleague[]>`(
    select coalesce(json_agg(json_build_object(
      'userId', ${companyMember.userId}, 'email', ${user.email}, 'isMailed', ${companyMember.notifyApplications})), '[]')
    from ${companyMember} join ${user} on ${user.id} = ${companyMember.userId}
    where ${companyMember.companyId} = ${jobPosting.companyId})`,
}

type FoundPosting = {
  posting: Pick<
    typeof jobPosting.$inferSelect,
    'id' | 'companyId' | 'title' | 'status' | 'runsUntil' | 'externalUrl' | 'questions' | 'promisedReplyDays'
  > | null
  company: { name: string } | null
  team: Colleague[]
}

export type OpenPosting = ReturnType<typeof openPosting>

/** The posting, kept open until the end of the transaction. @throws AppError postingClosed, postingExternal */
export async function loadOpenPosting(tx: Transaction, jobPostingId: string, now: Date) {
  const [found] = await tx
    .select(postingFields)
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(jobPosting.id, jobPostingId))
    .for('share', { of: jobPosting })
  return openPosting(found, now)
}

/** @throws AppError postingClosed, postingExternal */
export function openPosting(found: FoundPosting | undefined, now: Date) {
  if (!found?.posting || !found.company || !isActive(found.posting, now)) throw applicationError('postingClosed')
  if (found.posting.externalUrl) throw applicationError('postingExternal')
  return { ...found.posting, companyName: found.company.name, team: found.team }
}

/** The answers in the order of the questions. @throws AppError answerMissing */
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
  now: Date
}

/**
 * Writes an application with everything that belongs to it (event, attachments, the company's right to the résumé, both
 * mails, the end of the draft, notices to open pages) in one statement: all or nothing, also without a transaction
 * around it. The caller has checked all of it.
 *
 * @returns false, with nothing written, when meanwhile the posting was closed or the same was sent before
 */
export async function writeApplication(db: Queryable, sending: Sending): Promise<boolean> {
  const { id, posting, snapshot, attachmentFileIds, now } = sending
  const { team } = posting
  const { APP_URL } = getConfig()
  const url = `${APP_URL}/app/company/applications?bewerbung=${id}`
  const mails = [
    receivedMail(
      { email: snapshot.email, firstName: snapshot.firstName },
      posting,
      `${APP_URL}/app/applicant/applications?bewerbung=${id}`,
      id,
    ),
    ...team
      .filter(({ isMailed }) => isMailed)
      .map((member) => newApplicationMail(member, { title: posting.title, url, applicationId: id })),
  ]
  const rows = await runNamed(db, 'write_application', WRITE, [
    id,
    posting.id,
    sending.applicantProfileId,
    sending.userId,
    JSON.stringify(snapshot),
    sending.coverLetter,
    JSON.stringify(sending.answers),
    now,
    answerDueAt(now, posting.promisedReplyDays),
    uuidv7(),
    uuidv7(),
    attachmentFileIds.map(() => uuidv7()),
    attachmentFileIds,
    outboxRows(mails, now),
    noticesOf([...team.map(({ userId }) => userId), sending.userId]),
  ])
  return writtenSchema.parse(rows)[0].isWritten
}

const writtenSchema = z.tuple([z.object({ isWritten: z.boolean() })])

/** The posting is locked against being closed until this is committed, so that closing it finds everybody who waits. */
const WRITE = `
  with posting as materialized (
    select id, company_id from job_posting
    where id = $2 and status = 'published' and runs_until > $8 and external_url is null
    for share
  ), sent as (
    insert into application (id, job_posting_id, company_id, applicant_profile_id, resume_snapshot, cover_letter,
      answers, submitted_at, status_changed_at, answer_due_at)
    select $1::uuid, posting.id, posting.company_id, $3::uuid, $5::jsonb, $6, $7::jsonb,
      $8::timestamptz, $8::timestamptz, $9::timestamptz
    from posting
    on conflict do nothing
    returning id, job_posting_id, company_id, applicant_profile_id
  ), begun as (
    insert into application_event (id, application_id, to_status, actor_user_id, actor_side, created_at)
    select $10::uuid, id, 'submitted', $4::uuid, 'applicant', $8::timestamptz from sent
  ), attached as (
    insert into application_attachment (id, application_id, file_id, position)
    select file.attachment_id, sent.id, file.id, file.position - 1
    from sent, unnest($12::uuid[], $13::uuid[]) with ordinality as file (attachment_id, id, position)
  ), granted as (
    insert into resume_grant (id, applicant_profile_id, company_id, reason)
    select $11::uuid, applicant_profile_id, company_id, 'application' from sent
    on conflict do nothing
  ), mailed as (
    ${insertMails('$14', 'sent, ')}
    returning delivered_at
  ), finished as (
    delete from application_draft using sent
    where application_draft.user_id = $4::uuid and application_draft.job_posting_id = sent.job_posting_id
  ), told as (
    select ${notify('outbox', "'[]'")} from mailed where delivered_at is null
    union all
    select ${notify('application', 'notice')} from sent, unnest($15::text[]) as notice
  )
  select count(*) > 0 as "isWritten" from told`
