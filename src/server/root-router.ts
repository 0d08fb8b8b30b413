import { accountRouter } from '~/features/accounts/server/procedures'
import { router } from '~/features/accounts/server/trpc'
import { applicationRouter } from '~/features/applications/server/procedures'
import { billingRouter, planRouter } from '~/features/billing/server/procedures'
import { findMemberLimit } from '~/features/billing/server/queries'
import { companyProfileRouter, createMemberRouter } from '~/features/companies/server/procedures'
import { conversationRouter } from '~/features/conversations/server/procedures'
import { placesRouter } from '~/features/places/server/procedures'

export const appRouter = router({
  account: accountRouter,
  places: placesRouter,
  companyProfile: companyProfileRouter,
  member: createMemberRouter(findMemberLimit),
  billing: billingRouter,
  plan: planRouter,
  application: applicationRouter,
  conversation: conversationRouter,
})

export type AppRouter = typeof appRouter
