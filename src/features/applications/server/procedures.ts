import { z } from 'zod'
import { takeUploadTurn } from '~/features/accounts/server/limits/upload-turns'
import {
  applicantProcedure,
  applicantUserProcedure,
  does,
  mergeRouters,
  publicProcedure,
  router,
} from '~/features/accounts/server/trpc'
import { storeUpload } from '~/platform/server/files/store'
import { firstApplySchema, saveDraftSchema } from '../apply/apply-schema'
import { acceptOfferSchema, declineOfferSchema } from '../offers/offer-schema'
import { applySchema, ownListSchema, withdrawSchema } from '../schema'
import { pickSlotSchema } from '../workflow/slot-schema'
import { declineTimesSchema, pickTimeSchema } from '../workflow/workflow-schema'
import { findReplyStatistics, marketReplies, overdueAnswers } from './answers/figures'
import { hiringCompanies } from './answers/hiring-companies'
import { otherJobsFor } from './answers/similar-jobs'
import { apply } from './commands/apply/apply'
import { discardDraft, saveDraft } from './commands/apply/save-draft'
import { applyWithoutProfile } from './commands/apply/send-first'
import { withdraw } from './commands/change-status'
import { declineTimes, pickTime } from './commands/interviews'
import { companyApplicationProcedures } from './company-procedures'
import { guestApplicationProcedures } from './guests/guest-procedures'
import { noteRejectionSeen } from './jobs/start-deletion-clock'
import { acceptOffer, declineOffer } from './offers/answer-offer'
import { listOwnOffers } from './offers/applicant-offers'
import { listDrafts } from './queries/drafts'
import {
  countRunning,
  findForApplicant,
  listForApplicant,
  PAGE_SIZE,
  prepareApplication,
  sentFor,
  upcomingInterviews,
} from './queries/for-applicant'
import { pickSlot } from './slots/pick-slot'
import { slotProcedures } from './slots/slot-procedures'
import { uploadSchema } from './upload-schema'

const byId = z.object({ id: z.uuid() })

/** What applicants and visitors may do. */
const applicantApplicationProcedures = router({
  prepare: applicantProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .query(({ ctx, input }) => prepareApplication(ctx.db, ctx.me, input.jobPostingId, ctx.now)),
  upload: applicantProcedure.input(uploadSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return storeUpload(ctx.db, ctx.me.userId, input.file)
  }),
  saveDraft: applicantProcedure.input(saveDraftSchema).mutation(does(saveDraft)),
  /** Started and not sent. */
  drafts: applicantProcedure.query(({ ctx }) => listDrafts(ctx.db, ctx.me, ctx.now)),
  discardDraft: applicantProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .mutation(({ ctx, input }) => discardDraft(ctx.db, ctx.me, input.jobPostingId)),
  submit: applicantProcedure.input(applySchema).mutation(does(apply)),
  /** With an account that has no profile yet: profile and résumé are made from what was entered. */
  submitFirst: applicantUserProcedure
    .input(firstApplySchema)
    .mutation(({ ctx, input }) => applyWithoutProfile({ ...ctx, actor: ctx.me }, input)),
  mine: applicantProcedure
    .input(ownListSchema)
    .query(({ ctx, input }) => listForApplicant(ctx.db, ctx.me, input, ctx.now)),
  /** For the navigation, which asks on every page. */
  running: applicantProcedure.query(({ ctx }) => countRunning(ctx.db, ctx.me)),
  appointments: applicantProcedure.query(({ ctx }) => upcomingInterviews(ctx.db, ctx.me, ctx.now)),
  sent: applicantProcedure.input(byId).query(({ ctx, input }) => findForApplicant(ctx.db, ctx.me, input.id)),
  /** For the job page: replaces the apply button. */
  sentFor: applicantProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .query(({ ctx, input }) => sentFor(ctx.db, ctx.me, input.jobPostingId)),
  /** After rejections: open jobs like each of them and nearby, for a page of them at once. */
  otherJobs: applicantProcedure
    .input(z.object({ ids: z.array(z.uuid()).max(PAGE_SIZE) }))
    .query(({ ctx, input }) => otherJobsFor(ctx.db, ctx.me, input.ids, ctx.now)),
  noteRejectionSeen: applicantProcedure
    .input(byId)
    .mutation(({ ctx, input }) => noteRejectionSeen(ctx.command, input.id)),
  withdraw: applicantProcedure.input(withdrawSchema).mutation(does(withdraw)),
  pickTime: applicantProcedure.input(pickTimeSchema).mutation(does(pickTime)),
  pickSlot: applicantProcedure.input(pickSlotSchema).mutation(does(pickSlot)),
  declineTimes: applicantProcedure.input(declineTimesSchema).mutation(does(declineTimes)),
  /** For the overview: open ones first. */
  offers: applicantProcedure.query(({ ctx }) => listOwnOffers(ctx.db, ctx.me, ctx.now)),
  acceptOffer: applicantProcedure.input(acceptOfferSchema).mutation(does(acceptOffer)),
  declineOffer: applicantProcedure.input(declineOfferSchema).mutation(does(declineOffer)),
  /** How a company answers; shown on its public page. */
  replyStatistics: publicProcedure
    .input(z.object({ companyProfileId: z.uuid() }))
    .query(({ ctx, input }) => findReplyStatistics(ctx.db, input.companyProfileId, ctx.now)),
  /** Which of these postings keep applicants waiting beyond the promised day; on cards and on the posting's page. */
  overdueAnswers: publicProcedure
    .input(z.object({ ids: z.array(z.uuid()).max(60) }))
    .query(({ ctx, input }) => overdueAnswers(ctx.db, input.ids, ctx.now)),
  /** How the whole market answers; on the start page and on "Antwortquote". */
  marketReplies: publicProcedure.query(({ ctx }) => marketReplies(ctx.db)),
  /** Who published last; on the start page. */
  hiringCompanies: publicProcedure.query(({ ctx }) => hiringCompanies(ctx.reads, ctx.now)),
})

export const applicationRouter = mergeRouters(
  applicantApplicationProcedures,
  guestApplicationProcedures,
  companyApplicationProcedures,
  slotProcedures,
)
