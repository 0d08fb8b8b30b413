import { z } from 'zod'
import { isFresh } from '~/features/accounts/server/fresh-session'
import {
  listHolds,
  postponeHold,
  postponeHoldSchema,
  releaseHold,
  releaseHoldSchema,
} from '~/features/accounts/server/holds/decide'
import { freshAdminProcedure, platformAdminProcedure, router } from '~/features/accounts/server/trpc'
import { readInvoiceList } from '~/features/billing/search-params'
import { savePlanSchema } from '~/features/billing/subscription/plan-schema'
import { readOrderList } from '~/features/moderation/search-params'
import { chosenSchema, forEachId } from '~/lib/for-each-id'
import { paramsSchema } from '~/lib/search-params-schema'
import { getConfig } from '~/platform/server/config'
import { listPage } from '~/platform/server/lists/paged-list'
import { measureSchema, measuresSchema } from '../schema'
import {
  readApplicantList,
  readAuditList,
  readCompanyList,
  readConsentList,
  readMailList,
  readPostingList,
} from '../search-params'
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

export const adminRouter = router({
  overview: platformAdminProcedure.query(({ ctx }) => overview(ctx.db, ctx.now)),
  waiting: platformAdminProcedure.query(({ ctx }) => waitingForOperator(ctx.db, ctx.now)),
  companies: platformAdminProcedure
    .input(paramsSchema(readCompanyList))
    .query(({ ctx, input }) => listPage(ctx.reads, companyList, input, ctx.now)),
  applicants: platformAdminProcedure
    .input(paramsSchema(readApplicantList))
    .query(({ ctx, input }) => listPage(ctx.reads, applicantList, input, ctx.now)),
  jobPostings: platformAdminProcedure
    .input(paramsSchema(readPostingList))
    .query(({ ctx, input }) => listPage(ctx.reads, jobPostingList, input, ctx.now)),
  suspendCompany: freshAdminProcedure
    .input(measureSchema)
    .mutation(({ ctx, input }) => suspendCompany(ctx.command, input)),
  restoreCompany: freshAdminProcedure
    .input(measureSchema)
    .mutation(({ ctx, input }) => restoreCompany(ctx.command, input)),
  verifyCompany: freshAdminProcedure
    .input(measureSchema.extend({ isVerified: z.boolean() }))
    .mutation(({ ctx, input }) => verifyCompany(ctx.command, input)),
  suspendAccount: freshAdminProcedure
    .input(measureSchema)
    .mutation(({ ctx, input }) => suspendAccount(ctx.command, input)),
  restoreAccount: freshAdminProcedure
    .input(measureSchema)
    .mutation(({ ctx, input }) => restoreAccount(ctx.command, input)),
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
  passTime: freshAdminProcedure.input(passTimeSchema).mutation(({ ctx, input }) => passTime(ctx.command, input)),
  invoices: platformAdminProcedure
    .input(paramsSchema(readInvoiceList))
    .query(({ ctx, input }) => listPage(ctx.reads, invoiceList, input, ctx.now)),
  plans: platformAdminProcedure.query(({ ctx }) => listAllPlans(ctx.db)),
  savePlan: freshAdminProcedure.input(savePlanSchema).mutation(({ ctx, input }) => savePlan(ctx.command, input)),
  mails: platformAdminProcedure
    .input(paramsSchema(readMailList))
    .query(({ ctx, input }) => listPage(ctx.reads, mailList, input, ctx.now)),
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
  sendMails: freshAdminProcedure.input(sendMailsSchema).mutation(({ ctx, input }) => sendMailsNow(ctx.command, input)),
  audit: platformAdminProcedure
    .input(paramsSchema(readAuditList))
    .query(({ ctx, input }) => listPage(ctx.reads, auditList, input, ctx.now)),
  consents: platformAdminProcedure
    .input(paramsSchema(readConsentList))
    .query(({ ctx, input }) => listPage(ctx.reads, consentList, input, ctx.now)),
  consentVersions: platformAdminProcedure.query(({ ctx }) => consentVersions(ctx.reads)),
  orders: platformAdminProcedure
    .input(paramsSchema(readOrderList))
    .query(({ ctx, input }) => listPage(ctx.reads, orderList, input, ctx.now)),
  auditKinds: platformAdminProcedure.query(({ ctx }) => auditKinds(ctx.db)),
  jobs: platformAdminProcedure.query(({ ctx }) => listJobs(ctx.db, ctx.now)),
  runJob: freshAdminProcedure.input(runJobSchema).mutation(({ ctx, input }) => requestJobRun(ctx.command, input)),
  holds: platformAdminProcedure.query(({ ctx }) => listHolds(ctx.db)),
  releaseHold: freshAdminProcedure
    .input(releaseHoldSchema)
    .mutation(({ ctx, input }) => releaseHold(ctx.command, input)),
  postponeHold: freshAdminProcedure
    .input(postponeHoldSchema)
    .mutation(({ ctx, input }) => postponeHold(ctx.command, input)),
  system: platformAdminProcedure.query(({ ctx }) => systemHealth(ctx.db, ctx.now)),
  settings: platformAdminProcedure.query(({ ctx }) => listSettings(ctx.db)),
  saveSetting: freshAdminProcedure
    .input(saveSettingSchema)
    .mutation(({ ctx, input }) => saveSetting(ctx.command, input)),
})
