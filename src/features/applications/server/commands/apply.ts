import { and, eq, sql } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { resume } from '~/features/resumes/server/table'
import type { Database } from '~/platform/server/database/db'
import { preparedOnce } from '~/platform/server/database/prepared'
import { uploadedFile } from '~/platform/server/files/table'
import { applicationError } from '../../errors'
import type { ApplyInput } from '../../schema'
import { application } from '../table'
import { checkAnswers, openPosting, postingFields, writeApplication } from './write-application'

type Ctx = { db: Database; actor: ApplicantActor; now: Date }

/**
 * Sends an application: freezes the résumé, opens it to the company, writes the first event and both mails, all or
 * nothing. Sending the same id again answers as the first time.
 *
 * One read and one write, without a transaction: of two clicks at the same moment the database lets one write, and the
 * other reads again what has become of it.
 *
 * @throws AppError postingClosed, postingExternal, alreadyApplied, resumeMissing, answerMissing, attachmentForeign
 */
export async function apply(ctx: Ctx, input: ApplyInput): Promise<{ id: string }> {
  const wasWritten = (await applyOnce(ctx, input)) || (await applyOnce(ctx, input))
  if (!wasWritten) throw applicationError('changedMeanwhileApplicant')
  return { id: input.id }
}

/** False when something changed between reading and writing; nothing is written then. */
async function applyOnce({ db, actor, now }: Ctx, input: ApplyInput): Promise<boolean> {
  const { applicantProfileId, userId, email } = actor
  const { id, jobPostingId, resumeId, coverLetter, attachmentFileIds } = input
  const [found] = await findForApplying(db).execute({
    applicantProfileId,
    userId,
    id,
    jobPostingId,
    resumeId,
    attachmentFileIds,
  })
  if (!found) throw applicationError('resumeMissing')
  if (wasSentBefore(found.earlier, applicantProfileId, input)) return true
  const posting = openPosting(found, now)
  const answers = checkAnswers(posting.questions, input.answers)
  if (!found.resume) throw applicationError('resumeMissing')
  if (found.files !== attachmentFileIds.length) throw applicationError('attachmentForeign')
  const snapshot = { ...found.person, ...found.resume, email }
  const sending = { id, posting, applicantProfileId, userId, snapshot, coverLetter, answers, attachmentFileIds, now }
  return writeApplication(db, sending)
}

type Earlier = { id: string; applicantProfileId: string; jobPostingId: string }

function wasSentBefore(earlier: Earlier[], applicantProfileId: string, input: ApplyInput): boolean {
  const sameId = earlier.find(({ id }) => id === input.id)
  if (sameId) {
    const isSame = sameId.applicantProfileId === applicantProfileId && sameId.jobPostingId === input.jobPostingId
    if (!isSame) throw applicationError('idTaken')
    return true
  }
  if (earlier.length > 0) throw applicationError('alreadyApplied')
  return false
}

const given = (name: string) => sql`${sql.placeholder(name)}::uuid`

/** Everything that applying has to look at: person, posting, résumé, own files among the given, earlier applications. */
const findForApplying = preparedOnce((db) =>
  db
    .select({
      ...postingFields,
      person: {
        firstName: applicantProfile.firstName,
        lastName: applicantProfile.lastName,
        phone: applicantProfile.phone,
        postalCode: applicantProfile.postalCode,
        city: applicantProfile.city,
        headline: applicantProfile.headline,
      },
      resume: { resumeTitle: resume.title, content: resume.content, photoFileId: resume.photoFileId },
      files: sql<number>`(
        select count(*)::int from ${uploadedFile}
        where ${uploadedFile.id} = any(${sql.placeholder('attachmentFileIds')}::uuid[])
          and ${uploadedFile.ownerUserId} = ${given('userId')})`,
      earlier: sql<Earlier[]>`(
        select coalesce(json_agg(json_build_object('id', ${application.id},
          'applicantProfileId', ${application.applicantProfileId}, 'jobPostingId', ${application.jobPostingId})), '[]')
        from ${application}
        where ${application.id} = ${given('id')}
          or (${application.jobPostingId} = ${given('jobPostingId')}
            and ${application.applicantProfileId} = ${given('applicantProfileId')}
            and ${application.status} <> 'withdrawn'))`,
    })
    .from(applicantProfile)
    .leftJoin(jobPosting, eq(jobPosting.id, given('jobPostingId')))
    .leftJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .leftJoin(resume, and(eq(resume.id, given('resumeId')), eq(resume.applicantProfileId, applicantProfile.id)))
    .where(eq(applicantProfile.id, given('applicantProfileId')))
    .prepare('find_for_applying'),
)
