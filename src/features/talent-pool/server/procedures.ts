import { z } from 'zod'
import {
  applicantProcedure,
  companyProcedure,
  does,
  limited,
  publicProcedure,
  router,
} from '~/features/accounts/server/trpc'
import {
  askForPoolSchema,
  poolAnswerSchema,
  poolLinkAnswerSchema,
  poolLinkSchema,
  poolListSchema,
  poolNoteSchema,
  poolTagSchema,
} from '../schema'
import { answerPool, answerPoolByLink, entryOfLink } from './answers'
import { addPoolNote, askForPool, removeFromPool, removePoolNote, tagInPool } from './commands'
import { listPool, ownPools, poolOfLink, poolStanding } from './queries'

const byId = z.object({ id: z.uuid() })

export const talentPoolRouter = router({
  list: companyProcedure.input(poolListSchema).query(({ ctx, input }) => listPool(ctx, ctx.me, input)),
  standing: companyProcedure
    .input(askForPoolSchema.pick({ about: true }))
    .query(({ ctx, input }) => poolStanding(ctx, ctx.me, input.about)),
  ask: companyProcedure.input(askForPoolSchema).mutation(does(askForPool)),
  remove: companyProcedure.input(byId).mutation(does(removeFromPool)),
  addNote: companyProcedure.input(poolNoteSchema).mutation(does(addPoolNote)),
  removeNote: companyProcedure.input(byId).mutation(does(removePoolNote)),
  tag: companyProcedure.input(poolTagSchema).mutation(does(tagInPool)),
  mine: applicantProcedure.query(({ ctx }) => ownPools(ctx.db, ctx.me.applicantProfileId)),
  answer: applicantProcedure.input(poolAnswerSchema).mutation(does(answerPool)),
  ofLink: publicProcedure
    .input(poolLinkSchema)
    .use(limited('mail-link'))
    .query(async ({ ctx, input }) => poolOfLink(ctx.db, await entryOfLink(ctx.db, input.token))),
  answerByLink: publicProcedure
    .input(poolLinkAnswerSchema)
    .use(limited('mail-link'))
    .mutation(({ ctx, input }) => answerPoolByLink(ctx, input)),
})
