import { accountRouter } from '~/features/accounts/server/procedures'
import { router } from '~/features/accounts/server/trpc'
import { createApplicantProfileRouter, savedJobRouter } from '~/features/applicants/server/procedures'
import { applicationRouter } from '~/features/applications/server/procedures'
import { billingRouter, planRouter } from '~/features/billing/server/procedures'
import { findMemberLimit } from '~/features/billing/server/queries'
import { companyProfileRouter, createMemberRouter } from '~/features/companies/server/procedures'
import { conversationRouter } from '~/features/conversations/server/procedures'
import { placesRouter } from '~/features/places/server/procedures'
import { resumeRouter } from '~/features/resumes/server/procedures'
import { reindexResumes } from '~/features/resumes/server/terms'
import { installValidationMessages } from '~/lib/validation-messages'
import { adminRouter } from './admin/procedures'
import { jobPostingRouter } from './job-posting-router'

// Here, because every way to the procedures leads through this module.
installValidationMessages()

export const appRouter = router({
  account: accountRouter,
  places: placesRouter,
  jobPosting: jobPostingRouter,
  companyProfile: companyProfileRouter,
  member: createMemberRouter(findMemberLimit),
  billing: billingRouter,
  plan: planRouter,
  applicantProfile: createApplicantProfileRouter(reindexResumes),
  savedJob: savedJobRouter,
  resume: resumeRouter,
  application: applicationRouter,
  conversation: conversationRouter,
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
