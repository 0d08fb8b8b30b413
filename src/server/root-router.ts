import { router } from '~/features/accounts/server/trpc'
import { placesRouter } from '~/features/places/server/procedures'

export const appRouter = router({
  places: placesRouter,
})

export type AppRouter = typeof appRouter
