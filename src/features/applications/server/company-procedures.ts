import { z } from 'zod'
import { companyProcedure, router } from '~/features/accounts/server/trpc'
import { applicationListSchema, changeStatusSchema, noteSchema, ratingSchema } from '../schema'
import {
  cancelInterviewSchema,
  inviteSchema,
  moveManySchema,
  rejectManySchema,
  saveStagesSchema,
  saveTemplateSchema,
  setStageSchema,
} from '../workflow-schema'
import { changeStatus } from './commands/change-status'
import { cancelInterview, invite } from './commands/interviews'
import { addNote, rate } from './commands/notes'
import { cancelRejection, rejectMany, reviewMany } from './commands/reject-many'
import { saveStages, setStage } from './commands/stages'
import { deleteTemplate, listTemplates, saveTemplate } from './commands/templates'
import { boardForCompany, filterChoices, listForCompany } from './queries/company-list'
import { companyToday, countFresh } from './queries/company-today'
import { companyFigures, findForCompany, listColleagues, markOpened } from './queries/for-company'

const byId = z.object({ id: z.uuid() })

/** What a company's members may do; all of it within their own company. */
export const companyApplicationProcedures = router({
  list: companyProcedure
    .input(applicationListSchema)
    .query(({ ctx, input }) => listForCompany(ctx.db, ctx.me, input, ctx.now)),
  board: companyProcedure
    .input(applicationListSchema)
    .query(({ ctx, input }) => boardForCompany(ctx.db, ctx.me, input, ctx.now)),
  choices: companyProcedure.query(({ ctx }) => filterChoices(ctx.db, ctx.me)),
  colleagues: companyProcedure.query(({ ctx }) => listColleagues(ctx.db, ctx.me)),
  byId: companyProcedure.input(byId).query(({ ctx, input }) => findForCompany(ctx.db, ctx.me, input.id, ctx.now)),
  markOpened: companyProcedure.input(byId).mutation(({ ctx, input }) => markOpened(ctx.db, ctx.me, input.id, ctx.now)),
  changeStatus: companyProcedure
    .input(changeStatusSchema)
    .mutation(({ ctx, input }) => changeStatus({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  rejectMany: companyProcedure
    .input(rejectManySchema)
    .mutation(({ ctx, input }) => rejectMany({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  reviewMany: companyProcedure
    .input(moveManySchema)
    .mutation(({ ctx, input }) => reviewMany({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  cancelRejection: companyProcedure
    .input(byId)
    .mutation(({ ctx, input }) => cancelRejection({ db: ctx.db, actor: ctx.me, now: ctx.now }, input.id)),
  invite: companyProcedure
    .input(inviteSchema)
    .mutation(({ ctx, input }) => invite({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  cancelInterview: companyProcedure
    .input(cancelInterviewSchema)
    .mutation(({ ctx, input }) => cancelInterview({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  addNote: companyProcedure
    .input(noteSchema)
    .mutation(({ ctx, input }) => addNote({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  rate: companyProcedure
    .input(ratingSchema)
    .mutation(({ ctx, input }) => rate({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  saveStages: companyProcedure
    .input(saveStagesSchema)
    .mutation(({ ctx, input }) => saveStages({ db: ctx.db, actor: ctx.me }, input)),
  setStage: companyProcedure
    .input(setStageSchema)
    .mutation(({ ctx, input }) => setStage({ db: ctx.db, actor: ctx.me }, input)),
  templates: companyProcedure.query(({ ctx }) => listTemplates(ctx.db, ctx.me)),
  saveTemplate: companyProcedure
    .input(saveTemplateSchema)
    .mutation(({ ctx, input }) => saveTemplate({ db: ctx.db, actor: ctx.me }, input)),
  deleteTemplate: companyProcedure
    .input(byId)
    .mutation(({ ctx, input }) => deleteTemplate({ db: ctx.db, actor: ctx.me }, input.id)),
  figures: companyProcedure.query(({ ctx }) => companyFigures(ctx.db, ctx.me, ctx.now)),
  today: companyProcedure.query(({ ctx }) => companyToday(ctx.db, ctx.me, ctx.now)),
  /** For the navigation, which asks on every page. */
  fresh: companyProcedure.query(({ ctx }) => countFresh(ctx.db, ctx.me)),
})
