import { z } from 'zod'
import { applicantProcedure, companyProcedure, router } from '~/features/accounts/server/trpc'
import { storeUpload } from '~/platform/server/files/store'
import {
  applicationListSchema,
  applySchema,
  changeStatusSchema,
  noteSchema,
  ratingSchema,
  withdrawSchema,
} from '../schema'
import { apply } from './commands/apply'
import { changeStatus, withdraw } from './commands/change-status'
import { addNote, rate } from './commands/notes'
import { findForApplicant, listForApplicant, prepareApplication } from './queries/for-applicant'
import { companyFigures, findForCompany, listForCompany, markOpened } from './queries/for-company'

const byId = z.object({ id: z.uuid() })
const uploadSchema = z.instanceof(FormData).transform((form, ctx) => {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return { file }
  ctx.addIssue({ code: 'custom', message: 'Bitte wähle eine Datei aus.', path: ['file'] })
  return z.NEVER
})

export const applicationRouter = router({
  prepare: applicantProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .query(({ ctx, input }) => prepareApplication(ctx.db, ctx.me, input.jobPostingId, ctx.now)),
  upload: applicantProcedure
    .input(uploadSchema)
    .mutation(({ ctx, input }) => storeUpload(ctx.db, ctx.me.userId, input.file)),
  submit: applicantProcedure
    .input(applySchema)
    .mutation(({ ctx, input }) => apply({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  mine: applicantProcedure
    .input(z.object({ page: z.number().int().min(1).max(1000).optional() }))
    .query(({ ctx, input }) => listForApplicant(ctx.db, ctx.me, input)),
  sent: applicantProcedure.input(byId).query(({ ctx, input }) => findForApplicant(ctx.db, ctx.me, input.id)),
  withdraw: applicantProcedure
    .input(withdrawSchema)
    .mutation(({ ctx, input }) => withdraw({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  list: companyProcedure.input(applicationListSchema).query(({ ctx, input }) => listForCompany(ctx.db, ctx.me, input)),
  byId: companyProcedure.input(byId).query(({ ctx, input }) => findForCompany(ctx.db, ctx.me, input.id)),
  markOpened: companyProcedure.input(byId).mutation(({ ctx, input }) => markOpened(ctx.db, ctx.me, input.id, ctx.now)),
  changeStatus: companyProcedure
    .input(changeStatusSchema)
    .mutation(({ ctx, input }) => changeStatus({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  addNote: companyProcedure
    .input(noteSchema)
    .mutation(({ ctx, input }) => addNote({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  rate: companyProcedure
    .input(ratingSchema)
    .mutation(({ ctx, input }) => rate({ db: ctx.db, actor: ctx.me, now: ctx.now }, input)),
  figures: companyProcedure.query(({ ctx }) => companyFigures(ctx.db, ctx.me)),
})
