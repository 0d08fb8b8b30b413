import { uuidv7 } from '~/lib/uuid'
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
