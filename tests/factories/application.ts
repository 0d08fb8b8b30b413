import { answerDueAt } from '~/features/applications/answer-promise'
import { application } from '~/features/applications/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from './applicant'
import { callerFor } from './caller'
import { createCompany } from './company'
import { createJobPosting } from './job-posting'
import { createResume } from './resume'

/** An application sent by a person to a company, both created when missing; uses the real command. */
export async function createApplication(
  given: {
    company?: Awaited<ReturnType<typeof createCompany>>
    applicant?: Awaited<ReturnType<typeof createApplicant>>
    /** To a posting that hides names. */
    isAnonymous?: boolean
  } = {},
) {
  const company = given.company ?? (await createCompany())
  const applicant = given.applicant ?? (await createApplicant())
  const posting = await createJobPosting({ companyId: company.id, isAnonymous: given.isAnonymous ?? false })
  // A given person may have a default one already.
  const resume = await createResume(applicant.id, { isDefault: !given.applicant })
  const { id } = await callerFor(applicant.user).application.submit({
    id: uuidv7(),
    jobPostingId: posting.id,
    resumeId: resume.id,
    coverLetter: 'Guten Tag, Ihre Stelle passt zu mir.',
    answers: [],
    attachmentFileIds: [],
  })
  return { id, company, applicant, posting, resume }
}

/** An application of the past, as the command would have written it then: due after 14 days, answered after some, or not yet. */
export async function createPastApplication(
  { id, companyId }: { id: string; companyId: string },
  submittedAt: Date,
  answeredAfterDays: number | null,
  given: Partial<typeof application.$inferInsert> = {},
): Promise<void> {
  const person = await createApplicant()
  await database()
    .db.insert(application)
    .values({
      jobPostingId: id,
      companyId,
      applicantProfileId: person.id,
      resumeSnapshot: {
        ...{ firstName: 'A', lastName: 'B', email: 'a@test.example', phone: null, postalCode: '1', city: 'C' },
        ...{ headline: null, resumeTitle: 'R' },
        content: (await createResume(person.id)).content,
      },
      coverLetter: '',
      answers: [],
      submittedAt,
      statusChangedAt: submittedAt,
      answerDueAt: answerDueAt(submittedAt, 14),
      answeredAt: answeredAfterDays === null ? null : addDays(submittedAt, answeredAfterDays),
      ...given,
    })
}
