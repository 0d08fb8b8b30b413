import { z } from 'zod'
import { companyProcedure, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { replySchema, writeSchema } from '../schema'
import { reply, writeAboutApplication } from './commands'
import { countUnread, findLastMessageOf, findThread, listConversations, markThreadRead } from './queries'

export const conversationRouter = router({
  list: signedInProcedure
    .input(z.object({ page: z.number().int().min(1).max(1000).optional() }))
    .query(({ ctx, input }) => listConversations(ctx.db, ctx.me, input)),
  unread: signedInProcedure.query(({ ctx }) => countUnread(ctx.db, ctx.me)),
  thread: signedInProcedure
    .input(z.object({ messageId: z.uuid() }))
    .query(({ ctx, input }) => findThread(ctx.db, ctx.me, input.messageId)),
  ofApplication: signedInProcedure
    .input(z.object({ applicationId: z.uuid() }))
    .query(({ ctx, input }) => findLastMessageOf(ctx.db, ctx.me, input.applicationId)),
  write: companyProcedure
    .input(writeSchema)
    .mutation(({ ctx, input }) => writeAboutApplication({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  reply: signedInProcedure
    .input(replySchema)
    .mutation(({ ctx, input }) => reply({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  markRead: signedInProcedure
    .input(z.object({ conversationId: z.uuid() }))
    .mutation(({ ctx, input }) => markThreadRead(ctx.db, ctx.me, input.conversationId, ctx.now)),
})
