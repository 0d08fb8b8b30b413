import { z } from 'zod'
import {
  applicantProcedure,
  companyProcedure,
  does,
  limited,
  publicProcedure,
  router,
} from '~/features/accounts/server/trpc'
import { contactRequestSchema, unverifiedTokenSchema } from '~/features/resumes/schema'
import { setCompanyBlock } from '../commands/company-blocks'
import { answerByToken, answerContactRequest, requestContact, withdrawContact } from '../commands/contact-requests'
import { blockableCompanies, contactRequestByToken, ownBlocks, ownContactRequests } from './contact-queries'
import { openPostings } from './open-postings'

export const contactRequestRouter = router({
  list: applicantProcedure.query(({ ctx }) => ownContactRequests(ctx, ctx.me)),
  byToken: publicProcedure
    .input(z.object({ token: unverifiedTokenSchema }))
    .use(limited('mail-link'))
    .query(async ({ ctx, input }) =>
      contactRequestByToken({ db: ctx.db, now: ctx.now, actor: await ctx.actor() }, input.token),
    ),
  /** What a company can ask somebody for. */
  openPostings: companyProcedure.query(({ ctx }) => openPostings(ctx.db, ctx.me.company.id, ctx.now)),
  send: companyProcedure
    .input(contactRequestSchema)
    .mutation(({ ctx, input }) => requestContact({ ...ctx, actor: ctx.me }, input)),
  answer: applicantProcedure
    .input(z.object({ id: z.uuid(), accepts: z.boolean() }))
    .mutation(({ ctx, input }) => answerContactRequest({ ...ctx, actor: ctx.me }, input)),
  withdraw: applicantProcedure.input(z.object({ id: z.uuid() })).mutation(does(withdrawContact)),
  answerByToken: publicProcedure
    .input(z.object({ token: unverifiedTokenSchema, accepts: z.boolean() }))
    .use(limited('mail-link'))
    .mutation(({ ctx, input }) => answerByToken(ctx, input)),
})

export const companyBlockRouter = router({
  list: applicantProcedure.query(({ ctx }) => ownBlocks(ctx.db, ctx.me.applicantProfileId)),
  suggest: applicantProcedure
    .input(z.object({ text: z.string().trim().min(2).max(80) }))
    .query(({ ctx, input }) => blockableCompanies(ctx.db, ctx.me.applicantProfileId, input.text)),
  set: applicantProcedure
    .input(z.object({ companyProfileId: z.uuid(), isBlocked: z.boolean() }))
    .mutation(({ ctx, input }) => setCompanyBlock({ ...ctx, actor: ctx.me }, input)),
})
