import { z } from 'zod'
import {
  does,
  freshAdminProcedure,
  limited,
  platformAdminProcedure,
  publicProcedure,
  router,
} from '~/features/accounts/server/trpc'
import { forEachId } from '~/lib/schema/for-each-id'
import { saveOrderSchema, settleOrderSchema } from '../orders/order'
import {
  appealSchema,
  appealTokenSchema,
  decideAppealSchema,
  decideManySchema,
  decideMessageSchema,
  decideSchema,
  messageReportListSchema,
  reportedThingSchema,
  reportListSchema,
  reportSchema,
  transparencySchema,
} from '../schema'
import { appeal, decideAppeal, findAppealable } from './commands/appeal'
import { decideMessageReport } from './commands/decide-message-report'
import { decideReport } from './commands/decide-report'
import { appealMessage, decideMessageAppeal, findMessageDecision } from './commands/message-appeal'
import { reportContent } from './commands/report-content'
import { listMessageReports } from './lists/message-reports'
import { listReports } from './lists/reports'
import { findMessageReport } from './message-report-queries'
import { reopenOrder, saveOrder, settleOrder } from './orders/commands'
import { findOrder } from './orders/queries'
import { findReport } from './queries'
import { findSubject } from './subject'
import { transparencyReport, yearOf } from './transparency/report'

const orderId = z.object({ id: z.uuid() })

export const moderationRouter = router({
  subject: publicProcedure.input(reportedThingSchema).query(async ({ ctx, input }) => {
    const { title, companyName } = await findSubject(ctx.db, await ctx.actor(), input)
    return { title, companyName }
  }),
  report: publicProcedure.input(reportSchema).mutation(async ({ ctx, input }) => {
    const { db, now, clientIp } = ctx
    return reportContent({ db, actor: await ctx.actor(), now, clientIp }, input)
  }),
  transparency: publicProcedure
    .input(transparencySchema)
    .query(({ ctx, input }) => transparencyReport(ctx.reads, input.jahr ?? yearOf(ctx.now), ctx.now)),
  appealStart: publicProcedure
    .input(appealTokenSchema)
    .use(limited('mail-link'))
    .query(async ({ ctx, input }) => {
      const { subjectType, subjectTitle, decision, facts, rule, decidedAt, side, appealedAt, answer, isInTime } =
        (await findMessageDecision(ctx.db, input.token, ctx.now)) ??
        (await findAppealable(ctx.db, input.token, ctx.now))
      return { subjectType, subjectTitle, decision, facts, rule, decidedAt, side, appealedAt, answer, isInTime }
    }),
  appeal: publicProcedure
    .input(appealSchema)
    .use(limited('mail-link'))
    .mutation(async ({ ctx, input }) => {
      if (!(await appealMessage({ db: ctx.db, now: ctx.now }, input))) await appeal({ db: ctx.db, now: ctx.now }, input)
    }),
  list: platformAdminProcedure
    .input(reportListSchema)
    .query(({ ctx, input }) => listReports(ctx.reads, input, ctx.now)),
  byId: platformAdminProcedure
    .input(z.object({ id: z.uuid() }))
    .query(({ ctx, input }) => findReport(ctx.db, ctx.me, input.id)),
  decide: freshAdminProcedure.input(decideSchema).mutation(does(decideReport)),
  decideMany: freshAdminProcedure.input(decideManySchema).mutation(({ ctx, input: { ids, ...decision } }) => {
    const admin = ctx.command
    return forEachId(ids, (id) => decideReport(admin, { ...decision, id, knowsEarlier: false }))
  }),
  messages: platformAdminProcedure
    .input(messageReportListSchema)
    .query(({ ctx, input }) => listMessageReports(ctx.reads, input, ctx.now)),
  message: platformAdminProcedure
    .input(z.object({ id: z.uuid() }))
    .query(({ ctx, input }) => findMessageReport(ctx.db, ctx.me, input.id)),
  decideMessage: freshAdminProcedure.input(decideMessageSchema).mutation(does(decideMessageReport)),
  decideMessageAppeal: freshAdminProcedure.input(decideAppealSchema).mutation(does(decideMessageAppeal)),
  order: platformAdminProcedure.input(orderId).query(({ ctx, input }) => findOrder(ctx.db, ctx.me, input.id, ctx.now)),
  saveOrder: platformAdminProcedure.input(saveOrderSchema).mutation(does(saveOrder)),
  settleOrder: freshAdminProcedure.input(settleOrderSchema).mutation(does(settleOrder)),
  reopenOrder: freshAdminProcedure.input(orderId).mutation(does(reopenOrder)),
  decideAppeal: freshAdminProcedure.input(decideAppealSchema).mutation(does(decideAppeal)),
})
