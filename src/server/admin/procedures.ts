import { z } from 'zod'
import { applicantListSchema, companyListSchema, mailListSchema } from '~/features/accounts/admin-lists'
import { platformAdminProcedure, router } from '~/features/accounts/server/trpc'
import { savePlanSchema } from '~/features/billing/plan-schema'
import { getConfig } from '~/platform/server/config'
import { listApplicants } from './applicants'
import { listCompanies } from './companies'
import { findMail, listMails, retryMail } from './mails'
import { listAllPlans, savePlan } from './plans'

const byId = z.object({ id: z.uuid() })

export const adminRouter = router({
  companies: platformAdminProcedure
    .input(companyListSchema)
    .query(({ ctx, input }) => listCompanies(ctx.db, input, ctx.now)),
  applicants: platformAdminProcedure
    .input(applicantListSchema)
    .query(({ ctx, input }) => listApplicants(ctx.db, input)),
  plans: platformAdminProcedure.query(({ ctx }) => listAllPlans(ctx.db)),
  savePlan: platformAdminProcedure
    .input(savePlanSchema)
    .mutation(({ ctx, input }) => savePlan({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  mails: platformAdminProcedure.input(mailListSchema).query(({ ctx, input }) => listMails(ctx.db, input)),
  mail: platformAdminProcedure
    .input(byId)
    .query(({ ctx, input }) => findMail(ctx.db, input.id, getConfig().SMTP_URL === undefined)),
  retryMail: platformAdminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => retryMail({ db: ctx.db, actor: ctx.me, now: ctx.now }, input.id)),
})
