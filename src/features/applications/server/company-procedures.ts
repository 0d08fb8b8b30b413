import { z } from 'zod'
import { takeUploadTurn } from '~/features/accounts/server/limits/upload-turns'
import { companyProcedure, does, router, teamProcedure } from '~/features/accounts/server/trpc'
import { storeUpload } from '~/platform/server/files/store'
import { makeOfferSchema, withdrawOfferSchema } from '../offers/offer-schema'
import { applicationListSchema, changeStatusSchema, noteSchema, ratingSchema } from '../schema'
import {
  cancelInterviewSchema,
  inviteSchema,
  moveInterviewSchema,
  moveManySchema,
  rejectManySchema,
  saveStagesSchema,
  saveTemplateSchema,
  setStageSchema,
} from '../workflow/workflow-schema'
import { changeStatus } from './commands/change-status'
import { cancelInterview, invite } from './commands/interviews'
import { addNote, rate } from './commands/notes'
import { cancelRejection, rejectMany, reviewMany } from './commands/reject-many'
import { showNames } from './commands/show-names'
import { deleteTemplate, listTemplates, saveTemplate } from './commands/templates'
import { moveInterview } from './interviews/move-interview'
import { makeOffer } from './offers/make-offer'
import { prepareOffer } from './offers/prepare-offer'
import { withdrawOffer } from './offers/withdraw-offer'
import { boardForCompany, filterChoices, listForCompany } from './queries/company-list'
import { companyToday, countFresh } from './queries/company-today'
import { companyFigures, findForCompany, listColleagues, markOpened } from './queries/for-company'
import { saveStages, setStage } from './stages/change-stages'
import { uploadSchema } from './upload-schema'

const byId = z.object({ id: z.uuid() })

/**
 * What a company's members may do; all of it within their own company, or for readers within their one posting. Readers
 * may what is a `teamProcedure`.
 */
export const companyApplicationProcedures = router({
  list: teamProcedure
    .input(applicationListSchema)
    .query(({ ctx, input }) => listForCompany(ctx.db, ctx.me, input, ctx.now)),
  board: teamProcedure
    .input(applicationListSchema)
    .query(({ ctx, input }) => boardForCompany(ctx.db, ctx.me, input, ctx.now)),
  choices: teamProcedure.query(({ ctx }) => filterChoices(ctx.db, ctx.me)),
  colleagues: teamProcedure.query(({ ctx }) => listColleagues(ctx.db, ctx.me)),
  byId: teamProcedure.input(byId).query(({ ctx, input }) => findForCompany(ctx.db, ctx.me, input.id, ctx.now)),
  markOpened: companyProcedure.input(byId).mutation(({ ctx, input }) => markOpened(ctx.db, ctx.me, input.id, ctx.now)),
  changeStatus: companyProcedure.input(changeStatusSchema).mutation(does(changeStatus)),
  rejectMany: companyProcedure.input(rejectManySchema).mutation(does(rejectMany)),
  reviewMany: companyProcedure.input(moveManySchema).mutation(does(reviewMany)),
  cancelRejection: companyProcedure.input(byId).mutation(({ ctx, input }) => cancelRejection(ctx.command, input.id)),
  invite: companyProcedure.input(inviteSchema).mutation(does(invite)),
  cancelInterview: companyProcedure.input(cancelInterviewSchema).mutation(does(cancelInterview)),
  moveInterview: companyProcedure.input(moveInterviewSchema).mutation(does(moveInterview)),
  /** What the form of an offer begins with. */
  prepareOffer: companyProcedure
    .input(z.object({ applicationId: z.uuid() }))
    .query(({ ctx, input }) => prepareOffer(ctx.db, ctx.me, input.applicationId)),
  uploadForOffer: companyProcedure.input(uploadSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return storeUpload(ctx.db, ctx.me.userId, input.file)
  }),
  makeOffer: companyProcedure.input(makeOfferSchema).mutation(does(makeOffer)),
  withdrawOffer: companyProcedure.input(withdrawOfferSchema).mutation(does(withdrawOffer)),
  showNames: companyProcedure.input(byId).mutation(({ ctx, input }) => showNames(ctx.command, input.id)),
  addNote: teamProcedure.input(noteSchema).mutation(does(addNote)),
  rate: teamProcedure.input(ratingSchema).mutation(does(rate)),
  saveStages: companyProcedure.input(saveStagesSchema).mutation(does(saveStages)),
  setStage: companyProcedure.input(setStageSchema).mutation(does(setStage)),
  templates: companyProcedure.query(({ ctx }) => listTemplates(ctx.db, ctx.me)),
  saveTemplate: companyProcedure.input(saveTemplateSchema).mutation(does(saveTemplate)),
  deleteTemplate: companyProcedure.input(byId).mutation(({ ctx, input }) => deleteTemplate(ctx.command, input.id)),
  figures: companyProcedure.query(({ ctx }) => companyFigures(ctx.db, ctx.me, ctx.now)),
  today: companyProcedure.query(({ ctx }) => companyToday(ctx.db, ctx.me, ctx.now)),
  /** For the navigation, which asks on every page. */
  fresh: companyProcedure.query(({ ctx }) => countFresh(ctx.db, ctx.me)),
})
