import type { savedJobPosting } from '~/features/applicants/server/table'
import type { resumeView } from '~/features/resumes/server/table'
import { createRandom } from '~/lib/random'
import { demoId } from '../demo-id'
import type { MarketApplicant } from './applicants'
import type { MarketCompany } from './companies'
import type { MarketPosting } from './job-postings'
import { daysAgo, stamps } from './moments'

export type InterestRows = {
  savedJobPostings: (typeof savedJobPosting.$inferInsert)[]
  resumeViews: (typeof resumeView.$inferInsert)[]
}

/** Interest without applying or writing: saved postings, opened résumés. */
export function buildInterest(
  now: Date,
  applicants: readonly MarketApplicant[],
  postings: readonly MarketPosting[],
  companies: readonly MarketCompany[],
): InterestRows {
  const online = postings.filter(({ status }) => status === 'published')
  const rows: InterestRows = { savedJobPostings: [], resumeViews: [] }
  applicants.forEach((applicant, index) => {
    const random = createRandom(`interest:${applicant.key}`)
    const isAccount = index < 2
    const fitting = online.filter(({ occupation }) => occupation.field === applicant.occupation.field)
    for (const posting of random.sample(fitting, isAccount ? 4 : random.pick([0, 0, 1, 2, 4]))) {
      rows.savedJobPostings.push({
        id: demoId(`saved:${applicant.key}:${posting.key}`),
        applicantProfileId: applicant.profileId,
        jobPostingId: posting.id,
        ...stamps(daysAgo(now, random, 0, 20)),
      })
    }
    if (!applicant.isVisible) return
    for (const company of random.sample(companies, isAccount ? 3 : random.int(0, 2))) {
      rows.resumeViews.push({
        id: demoId(`view:${applicant.key}:${company.id}`),
        applicantProfileId: applicant.profileId,
        viewerUserId: random.pick(company.members).userId,
        companyId: company.id,
        reason: null,
        shown: 'all',
        basis: 'visible',
        ...stamps(daysAgo(now, random, 0, 25)),
      })
    }
  })
  return rows
}
