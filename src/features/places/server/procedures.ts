import { z } from 'zod'
import { publicProcedure, router } from '~/features/accounts/server/trpc'
import { suggestPlaces } from './places'

export const placesRouter = router({
  suggest: publicProcedure
    .input(z.object({ text: z.string().max(80) }))
    .query(({ input }) => suggestPlaces(input.text)),
})
