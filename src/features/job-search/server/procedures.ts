import { z } from 'zod'
import { publicProcedure, router } from '~/features/accounts/server/trpc'
import { jobSearchSchema } from '../schema'
import { findPostingPage } from './posting-page'
import { searchEngine } from './search/engine'
import { postingStatistics } from './statistics/postings-online'

/** What `jobPosting` answers besides the postings' own procedures: all that looks at several of them at once. */
export const jobSearchProcedures = router({
  byId: publicProcedure
    .input(z.object({ id: z.uuid() }))
    .query(({ ctx, input }) => findPostingPage(ctx.db, input.id, ctx.now)),
  search: publicProcedure.input(jobSearchSchema).query(({ ctx, input }) => searchEngine.search(ctx.db, input, ctx.now)),
  suggest: publicProcedure
    .input(z.object({ text: z.string().max(120) }))
    .query(({ input }) => searchEngine.suggest(input.text)),
  statistics: publicProcedure.query(({ ctx }) => postingStatistics(ctx.db, ctx.now)),
})
