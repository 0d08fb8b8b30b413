import { z } from 'zod'
import { publicProcedure, router } from '~/features/accounts/server/trpc'
import { suggestAddresses, suggestPlaces } from './places'

export const placesRouter = router({
  suggest: publicProcedure
    .input(z.object({ text: z.string().max(80), withPostalCode: z.boolean().default(false) }))
    .query(({ input }) => (input.withPostalCode ? suggestAddresses(input.text) : suggestPlaces(input.text))),
})
