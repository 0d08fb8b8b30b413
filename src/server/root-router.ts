import { router } from '~/features/accounts/server/trpc'
import { applicationRouter } from '~/features/applications/server/procedures'
import { billingRouter, planRouter } from '~/features/billing/server/procedures'
import { conversationRouter } from '~/features/conversations/server/procedures'
import { placesRouter } from '~/features/places/server/procedures'

export const appRouter = router({
  places: placesRouter,
  billing: billingRouter,
  plan: planRouter,
  application: applicationRouter,
  conversation: conversationRouter,
})

export type AppRouter = typeof appRouter
