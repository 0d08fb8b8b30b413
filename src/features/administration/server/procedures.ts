import { z } from 'zod'
import { isFresh } from '~/features/accounts/server/fresh-session'
import {
  listHolds,
  postponeHold,
  postponeHoldSchema,
  releaseHold,
  releaseHoldSchema,
} from '~/features/accounts/server/holds/decide'
import {
  type Context,
  does,
  freshAdminProcedure,
  platformAdminProcedure,
  router,
} from '~/features/accounts/server/trpc'
import { savePlanSchema } from '~/features/billing/subscription/plan-schema'
import { chosenSchema, forEachId } from '~/lib/schema/for-each-id'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { getConfig } from '~/platform/server/config'
import { listPage, type PagedList } from '~/platform/server/lists/paged-list'
import { measureSchema, measuresSchema } from '../schema'
import { passTime, passTimeSchema } from './commands/pass-time'
import { restoreAccount, suspendAccount } from './commands/suspend-account'
import { restoreCompany, suspendCompany } from './commands/suspend-company'
import { verifyCompany } from './commands/verify-company'
import { listJobs } from './jobs/list-jobs'
import { requestJobRun, runJobSchema } from './jobs/run-job'
import { applicantList } from './lists/applicants'
import { auditKinds, auditList } from './lists/audit'
import { orderList } from './lists/authority-orders'
import { companyList } from './lists/companies'
import { consentList, consentVersions } from './lists/consents'
import { invoiceList } from './lists/invoices'
import { jobPostingList } from './lists/job-postings'
import { mailList } from './lists/mails'
import { findMail, retryMail } from './mails'
import { sendMailsNow, sendMailsSchema } from './outbox/sending'
import { overview } from './overview/overview'
import { waitingForOperator } from './overview/waiting'
import { listAllPlans, savePlan } from './plans'
import { listSettings, saveSetting, saveSettingSchema } from './settings'
import { systemHealth } from './system'

const byId = z.object({ id: z.uuid() })

function pageOf<Input extends { page?: number }, Row extends { id: string }>(list: PagedList<Input, Row>) {
  return ({ ctx, input }: { ctx: Pick<Context, 'reads' | 'now'>; input: Input }) =>
    listPage(ctx.reads, list, input, ctx.now)
}

export const adminRouter = router({
  overview: platformAdminProcedure.query(({ ctx }) => overview(ctx.db, ctx.now)),
  waiting: platformAdminProcedure.query(({ ctx }) => waitingForOperator(ctx.db, ctx.now)),
  companies: platformAdminProcedure.input(paramsSchema(companyList.read)).query(pageOf(companyList)),
  applicants: platformAdminProcedure.input(paramsSchema(applicantList.read)).query(pageOf(applicantList)),
  jobPostings: platformAdminProcedure.input(paramsSchema(jobPostingList.read)).query(pageOf(jobPostingList)),
  suspendCompany: freshAdminProcedure.input(measureSchema).mutation(does(suspendCompany)),
  restoreCompany: freshAdminProcedure.input(measureSchema).mutation(does(restoreCompany)),
  verifyCompany: freshAdminProcedure
    .input(measureSchema.extend({ isVerified: z.boolean() }))
    .mutation(does(verifyCompany)),
  suspendAccount: freshAdminProcedure.input(measureSchema).mutation(does(suspendAccount)),
  restoreAccount: freshAdminProcedure.input(measureSchema).mutation(does(restoreAccount)),
  /** The same for many at once; what a rule forbids for one of them is reported, the rest is done. */
  measureCompanies: freshAdminProcedure
    .input(measuresSchema.extend({ action: z.enum(['suspend', 'restore', 'verify', 'unverify']) }))
    .mutation(({ ctx, input: { ids, reason, action } }) => {
      const admin = ctx.command
      return forEachId(ids, (id) => {
        if (action === 'suspend') return suspendCompany(admin, { id, reason })
        if (action === 'restore') return restoreCompany(admin, { id, reason })
        return verifyCompany(admin, { id, reason, isVerified: action === 'verify' })
      })
    }),
  measureAccounts: freshAdminProcedure
    .input(measuresSchema.extend({ action: z.enum(['suspend', 'restore']) }))
    .mutation(({ ctx, input: { ids, reason, action } }) => {
      const admin = ctx.command
      const run = action === 'suspend' ? suspendAccount : restoreAccount
      return forEachId(ids, (id) => run(admin, { id, reason }))
    }),
  passTime: freshAdminProcedure.input(passTimeSchema).mutation(does(passTime)),
  invoices: platformAdminProcedure.input(paramsSchema(invoiceList.read)).query(pageOf(invoiceList)),
  plans: platformAdminProcedure.query(({ ctx }) => listAllPlans(ctx.db)),
  savePlan: freshAdminProcedure.input(savePlanSchema).mutation(does(savePlan)),
  mails: platformAdminProcedure.input(paramsSchema(mailList.read)).query(pageOf(mailList)),
  mail: platformAdminProcedure.input(byId).query(async ({ ctx, input }) => {
    const isFreshNow = await isFresh(ctx.db, (await ctx.session?.()) ?? null)
    const mail = await findMail(ctx.db, input.id, isFreshNow && getConfig().SMTP_URL === undefined)
    return { ...mail, isLocked: !isFreshNow }
  }),
  retryMail: platformAdminProcedure.input(byId).mutation(({ ctx, input }) => retryMail(ctx.command, input.id)),
  retryMails: platformAdminProcedure.input(chosenSchema).mutation(({ ctx, input }) => {
    const admin = ctx.command
    return forEachId(input.ids, (id) => retryMail(admin, id))
  }),
  sendMails: freshAdminProcedure.input(sendMailsSchema).mutation(does(sendMailsNow)),
  audit: platformAdminProcedure.input(paramsSchema(auditList.read)).query(pageOf(auditList)),
  consents: platformAdminProcedure.input(paramsSchema(consentList.read)).query(pageOf(consentList)),
  consentVersions: platformAdminProcedure.query(({ ctx }) => consentVersions(ctx.reads)),
  orders: platformAdminProcedure.input(paramsSchema(orderList.read)).query(pageOf(orderList)),
  auditKinds: platformAdminProcedure.query(({ ctx }) => auditKinds(ctx.db)),
  jobs: platformAdminProcedure.query(({ ctx }) => listJobs(ctx.db, ctx.now)),
  runJob: freshAdminProcedure.input(runJobSchema).mutation(does(requestJobRun)),
  holds: platformAdminProcedure.query(({ ctx }) => listHolds(ctx.db)),
  releaseHold: freshAdminProcedure.input(releaseHoldSchema).mutation(does(releaseHold)),
  postponeHold: freshAdminProcedure.input(postponeHoldSchema).mutation(does(postponeHold)),
  system: platformAdminProcedure.query(({ ctx }) => systemHealth(ctx.db, ctx.now)),
  settings: platformAdminProcedure.query(({ ctx }) => listSettings(ctx.db)),
  saveSetting: freshAdminProcedure.input(saveSettingSchema).mutation(does(saveSetting)),
})
