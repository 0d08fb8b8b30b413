import { z } from 'zod'
import { isHeldUp } from '~/features/accounts/server/limits/limits'
import {
  does,
  freshAdminProcedure,
  platformAdminProcedure,
  publicProcedure,
  router,
} from '~/features/accounts/server/trpc'
import { chosenSchema, forEachId } from '~/lib/schema/for-each-id'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { feedbackError } from '../errors'
import { answerFeedbackSchema, sendBarrierSchema, sendFeedbackSchema } from '../schema'
import { readFeedbackList } from '../vocabulary'
import { answerFeedback } from './answer'
import { feedbackProject, markFeedback, sendBarrier, sendFeedback } from './feedback'
import { listFeedback } from './feedback-list'

export const feedbackRouter = router({
  /** Whether messages are accepted, so that pages can offer it. */
  isOffered: publicProcedure.query(async ({ ctx }) => (await feedbackProject(ctx.db)) !== null),
  send: publicProcedure.input(sendFeedbackSchema).mutation(async ({ ctx, input }) => {
    if (await isHeldUp(ctx.db, 'feedback', { address: ctx.clientIp })) throw feedbackError('tooMany')
    await sendFeedback(ctx.db, (await ctx.actor())?.userId ?? null, input)
  }),
  sendBarrier: publicProcedure.input(sendBarrierSchema).mutation(async ({ ctx, input }) => {
    if (await isHeldUp(ctx.db, 'feedback', { address: ctx.clientIp })) throw feedbackError('tooMany')
    await sendBarrier(ctx.db, (await ctx.actor())?.userId ?? null, input)
  }),
  list: platformAdminProcedure
    .input(paramsSchema(readFeedbackList))
    .query(({ ctx, input }) => listFeedback(ctx.reads, input, ctx.now)),
  mark: platformAdminProcedure.input(z.object({ id: z.uuid(), isDone: z.boolean() })).mutation(does(markFeedback)),
  answer: freshAdminProcedure.input(answerFeedbackSchema).mutation(does(answerFeedback)),
  markMany: platformAdminProcedure
    .input(chosenSchema.extend({ isDone: z.boolean() }))
    .mutation(({ ctx, input: { ids, isDone } }) => {
      const admin = ctx.command
      return forEachId(ids, (id) => markFeedback(admin, { id, isDone }))
    }),
})
