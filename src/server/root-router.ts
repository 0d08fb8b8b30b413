import { accountRouter } from '~/features/accounts/server/procedures'
import { mergeRouters, router } from '~/features/accounts/server/trpc'
import { adRuleRouter } from '~/features/ad-check/server/procedures'
import { adDraftRouter } from '~/features/ad-drafts/server/procedures'
import { adminRouter } from '~/features/administration/server/procedures'
import { applicantProfileRouter, savedJobRouter } from '~/features/applicants/server/procedures'
import { postingProcedures } from '~/features/applications/server/posting-procedures'
import { applicationRouter } from '~/features/applications/server/procedures'
import { directDebitRouter, invoiceRouter } from '~/features/billing/server/admin-procedures'
import { billingRouter, operatorRouter, planRouter } from '~/features/billing/server/procedures'
import { findMemberLimit } from '~/features/billing/server/queries'
import { companyProfileRouter, createMemberRouter } from '~/features/companies/server/procedures'
import { conversationRouter } from '~/features/conversations/server/procedures'
import { feedbackRouter } from '~/features/feedback/server/procedures'
import { jobPostingProcedures } from '~/features/job-postings/server/procedures'
import { postingTitles, readablePostings } from '~/features/job-postings/server/queries/titles'
import { searchAlertRouter } from '~/features/job-search/server/alerts/procedures'
import { jobSearchProcedures } from '~/features/job-search/server/procedures'
import { moderationRouter } from '~/features/moderation/server/procedures'
import { noticeRouter } from '~/features/notices/server/procedures'
import { placesRouter } from '~/features/places/server/procedures'
import {
  agreementRouter,
  incidentRouter,
  legalHoldRouter,
  privacyRouter,
  termsRouter,
} from '~/features/privacy/server/procedures'
import { companyBlockRouter, contactRequestRouter } from '~/features/resumes/server/contact/contact-procedures'
import { resumeRouter } from '~/features/resumes/server/procedures'
import { talentPoolRouter } from '~/features/talent-pool/server/procedures'
import { installValidationMessages } from '~/lib/schema/validation-messages'
import { accountSecurityRouter } from './auth/account-security'

// Here, because every way to the procedures leads through this module.
installValidationMessages()

export const appRouter = router({
  account: mergeRouters(accountRouter, accountSecurityRouter),
  feedback: feedbackRouter,
  places: placesRouter,
  jobPosting: mergeRouters(jobPostingProcedures, jobSearchProcedures, postingProcedures),
  searchAlert: searchAlertRouter,
  adRule: adRuleRouter,
  adDraft: adDraftRouter,
  companyProfile: companyProfileRouter,
  member: createMemberRouter({ memberLimit: findMemberLimit, readablePostings, postingTitles }),
  billing: billingRouter,
  plan: planRouter,
  operator: operatorRouter,
  invoice: invoiceRouter,
  directDebit: directDebitRouter,
  applicantProfile: applicantProfileRouter,
  savedJob: savedJobRouter,
  resume: resumeRouter,
  contactRequest: contactRequestRouter,
  companyBlock: companyBlockRouter,
  application: applicationRouter,
  conversation: conversationRouter,
  moderation: moderationRouter,
  notice: noticeRouter,
  talentPool: talentPoolRouter,
  agreement: agreementRouter,
  incident: incidentRouter,
  legalHold: legalHoldRouter,
  privacy: privacyRouter,
  terms: termsRouter,
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
