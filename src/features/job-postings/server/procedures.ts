import { z } from 'zod'
import { companyProcedure, does, limited, publicProcedure, router } from '~/features/accounts/server/trpc'
import { adRuleBook } from '~/features/ad-check/server/rules'
import {
  adTemplateSchema,
  createJobPostingSchema,
  discardChangesSchema,
  keepClosingLetterSchema,
  linkTokenSchema,
  manageListSchema,
  publishJobPostingSchema,
  renewJobPostingSchema,
  updateJobPostingSchema,
} from '../schema'
import { SOURCES } from '../sources'
import { draftFromTemplate, removeAdTemplate, saveAdTemplate, startAids } from './ad-templates/ad-templates'
import { createJobPosting, deleteDraft, keepClosingLetter } from './commands/drafts'
import { duplicateJobPosting } from './commands/duplicate-job-posting'
import { confirmByLink, confirmJobPosting, findConfirmation } from './commands/ending/confirm-job-posting'
import { publishingConditions } from './commands/go-online'
import { pauseJobPosting, resumeJobPosting } from './commands/pause-job-posting'
import { discardChanges, saveChanges } from './commands/posting-changes'
import { publishJobPosting } from './commands/publish-job-posting'
import { renewJobPosting } from './commands/renew-job-posting'
import { updateJobPosting } from './commands/update-job-posting'
import { importedOccupationSources } from './occupations/occupation-of'
import { findForEdit } from './queries/for-edit'
import { hasActivePosting } from './queries/has-active'
import { latestPostings, postingsOfCompany } from './queries/lists'
import { listOwnPostings } from './queries/manage'
import { countOnline, postingsToday } from './queries/today'
import { recordInterest } from './record-interest'

const byId = z.object({ id: z.uuid() })
const interestSchema = byId.extend({
  kind: z.enum(['view', 'start']),
  source: z.enum(SOURCES).default('unknown'),
  host: z
    .string()
    .regex(/^[a-z\d.-]{1,253}$/)
    .optional(),
})

/** Everything except search, and archiving, which needs to know applications. */
export const jobPostingProcedures = router({
  /** Imported official lists, whose licences want to be named. */
  occupationSources: publicProcedure.query(({ ctx }) => importedOccupationSources(ctx.reads)),
  hasActive: publicProcedure.query(async ({ ctx }) => hasActivePosting(ctx.db, await ctx.actor(), ctx.now)),
  latest: publicProcedure
    .input(z.object({ limit: z.number().int().min(1).max(20) }))
    .query(({ ctx, input }) => latestPostings(ctx.reads, input, ctx.now)),
  ofCompany: publicProcedure
    .input(z.object({ companyProfileId: z.uuid(), page: z.number().int().min(1).max(500) }))
    .query(({ ctx, input }) => postingsOfCompany(ctx.reads, input, ctx.now)),
  /**
   * Sent by the page itself where the server cannot see it: with a session, and after navigating within the product.
   */
  interest: publicProcedure.input(interestSchema).mutation(async ({ ctx, input }) => {
    const visitor = { ip: ctx.clientIp, userAgent: ctx.userAgent ?? null }
    await recordInterest({ db: ctx.db, actor: await ctx.actor(), now: ctx.now }, visitor, input)
  }),
  /** The posting behind a "still open?" link. */
  confirmation: publicProcedure
    .input(linkTokenSchema)
    .use(limited('mail-link'))
    .query(({ ctx, input }) => findConfirmation(ctx.db, input.token, ctx.now)),
  confirmByLink: publicProcedure
    .input(linkTokenSchema)
    .use(limited('mail-link'))
    .mutation(({ ctx, input }) => confirmByLink(ctx, input)),
  confirm: companyProcedure.input(byId).mutation(does(confirmJobPosting)),
  /** The rules the editor checks while typing. */
  adRules: companyProcedure.query(({ ctx }) => adRuleBook(ctx.db)),
  manageList: companyProcedure
    .input(manageListSchema)
    .query(({ ctx, input }) => listOwnPostings(ctx.reads, ctx.me, input, ctx.now)),
  today: companyProcedure.query(({ ctx }) => postingsToday(ctx.db, ctx.me, ctx.now)),
  /** What a new ad can start from. */
  startAids: companyProcedure.query(({ ctx }) => startAids(ctx.db, ctx.me)),
  saveAdTemplate: companyProcedure.input(adTemplateSchema).mutation(does(saveAdTemplate)),
  createFromTemplate: companyProcedure.input(byId.extend({ templateId: z.uuid() })).mutation(does(draftFromTemplate)),
  removeAdTemplate: companyProcedure.input(byId).mutation(does(removeAdTemplate)),
  /** For the navigation, which asks on every page. */
  online: companyProcedure.query(({ ctx }) => countOnline(ctx.db, ctx.me, ctx.now)),
  forEdit: companyProcedure.input(byId).query(({ ctx, input }) => findForEdit(ctx.db, ctx.me, input.id, ctx.now)),
  conditions: companyProcedure.query(({ ctx }) => publishingConditions(ctx.db, ctx.me.company.id, ctx.now)),
  create: companyProcedure.input(createJobPostingSchema).mutation(does(createJobPosting)),
  update: companyProcedure.input(updateJobPostingSchema).mutation(does(updateJobPosting)),
  /** Unpublished changes to a published posting, until they are published or discarded. */
  saveChanges: companyProcedure.input(updateJobPostingSchema).mutation(does(saveChanges)),
  discardChanges: companyProcedure.input(discardChangesSchema).mutation(does(discardChanges)),
  keepClosingLetter: companyProcedure.input(keepClosingLetterSchema).mutation(does(keepClosingLetter)),
  publish: companyProcedure.input(publishJobPostingSchema).mutation(does(publishJobPosting)),
  pause: companyProcedure.input(byId).mutation(does(pauseJobPosting)),
  resume: companyProcedure.input(byId).mutation(does(resumeJobPosting)),
  renew: companyProcedure.input(renewJobPostingSchema).mutation(does(renewJobPosting)),
  duplicate: companyProcedure.input(z.object({ id: z.uuid(), sourceId: z.uuid() })).mutation(does(duplicateJobPosting)),
  delete: companyProcedure.input(byId).mutation(does(deleteDraft)),
})
