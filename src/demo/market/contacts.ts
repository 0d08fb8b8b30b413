import { createHash } from 'node:crypto'
import type { contactRequest } from '~/features/resumes/server/contact-table'
import { createRandom } from '~/lib/random'
import { CONTACT_MESSAGES } from '../content/outreach'
import { demoId } from '../demo-id'
import type { MarketApplicant } from './applicants'
import type { MarketCompany } from './companies'
import type { MarketPosting } from './job-postings'
import { daysAgo, stamps } from './moments'
import { SPECIAL_COMPANIES } from './special-accounts'
import { SPECIAL_APPLICANTS } from './special-applicants'

export type ContactRows = { contactRequests: (typeof contactRequest.$inferInsert)[] }

/** An open request to each applicant of the login page, about a posting of the same field where there is one. */
export function buildContacts(
  now: Date,
  applicants: readonly MarketApplicant[],
  postings: readonly MarketPosting[],
  companies: readonly MarketCompany[],
): ContactRows {
  const others = companies.filter(({ source }) => source.key !== SPECIAL_COMPANIES.busy)
  const contactRequests = SPECIAL_APPLICANTS.flatMap(({ email }) => {
    const person = applicants.find((each) => each.email === email)
    const random = createRandom(`contact:${email}`)
    const fitting = postings.filter(
      ({ status, occupation, company }) =>
        status === 'published' && occupation.field === person?.occupation.field && others.includes(company),
    )
    if (!person || fitting.length === 0) return []
    const posting = random.pick(fitting)
    const [asker] = posting.company.members
    return {
      id: demoId(`contact:${email}`),
      applicantProfileId: person.profileId,
      companyId: posting.company.id,
      requestedByUserId: asker.userId,
      message: random.pick(CONTACT_MESSAGES),
      jobPostingId: posting.id,
      state: 'pending' as const,
      decidedAt: null,
      // Nobody has the token: the request is answered in the account.
      tokenHash: createHash('sha256')
        .update(demoId(`contact-token:${email}`))
        .digest('hex'),
      ...stamps(daysAgo(now, random, 1, 4)),
    }
  })
  return { contactRequests }
}
