import { z } from 'zod'
import { takeReadingTurn } from '~/features/accounts/server/limits/reading-turns'
import { takeUploadTurn } from '~/features/accounts/server/limits/upload-turns'
import {
  applicantProcedure,
  companyProcedure,
  limited,
  publicProcedure,
  router,
  signedInProcedure,
} from '~/features/accounts/server/trpc'
import {
  createResumeSchema,
  digestTokenSchema,
  dropMatchesSchema,
  importUploadSchema,
  resumeSearchSchema,
  saveSearchSchema,
  searchMailsSchema,
  updateResumeSchema,
  uploadAttachmentSchema,
  uploadPhotoSchema,
  viewResumeSchema,
} from '../schema'
import { addAttachment, removeAttachment } from './commands/attachments'
import { createResume, duplicateResume } from './commands/create-resume'
import { removeResume, setDefaultResume } from './commands/default-resume'
import { removePhoto, setPhoto } from './commands/photo'
import { readImport } from './commands/read-import'
import { updateResume } from './commands/update-resume'
import { viewResume } from './commands/view-resume'
import { accountOfDrop } from './drops/drop-account'
import { nameOfDrop } from './drops/drops'
import { matchesOfDrop } from './drops/find-matches'
import { restoreResume, resumeHistory } from './history/history'
import { ownResume, ownResumes, resumeViews } from './queries'
import {
  markSearchSeen,
  removeSearch,
  savedSearches,
  saveSearch,
  searchOfLink,
  setSearchMails,
  stopSearchMails,
} from './saved-searches/saved-searches'
import { searchResumes } from './search/search'

const byId = z.object({ id: z.uuid() })

export const resumeRouter = router({
  list: applicantProcedure.query(({ ctx }) => ownResumes(ctx.db, ctx.me.applicantProfileId)),
  byId: applicantProcedure
    .input(byId)
    .query(({ ctx, input }) => ownResume(ctx.db, ctx.me.applicantProfileId, input.id)),
  views: applicantProcedure.query(({ ctx }) => resumeViews(ctx.db, ctx.me.applicantProfileId)),
  create: applicantProcedure
    .input(createResumeSchema)
    .mutation(({ ctx, input }) => createResume({ ...ctx, actor: ctx.me }, input)),
  duplicate: applicantProcedure
    .input(z.object({ id: z.uuid(), newId: z.uuid() }))
    .mutation(({ ctx, input }) => duplicateResume({ ...ctx, actor: ctx.me }, input)),
  update: applicantProcedure
    .input(updateResumeSchema)
    .mutation(({ ctx, input }) => updateResume({ ...ctx, actor: ctx.me }, input)),
  history: applicantProcedure
    .input(byId)
    .query(({ ctx, input }) => resumeHistory(ctx.db, ctx.me.applicantProfileId, input.id)),
  restore: applicantProcedure
    .input(z.object({ id: z.uuid(), versionId: z.uuid(), version: z.number().int() }))
    .mutation(({ ctx, input }) => restoreResume({ ...ctx, actor: ctx.me }, input)),
  setDefault: applicantProcedure
    .input(byId)
    .mutation(({ ctx, input }) => setDefaultResume({ ...ctx, actor: ctx.me }, input)),
  remove: applicantProcedure
    .input(z.object({ id: z.uuid(), version: z.number().int() }))
    .mutation(({ ctx, input }) => removeResume({ ...ctx, actor: ctx.me }, input)),
  readImport: applicantProcedure.input(importUploadSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return readImport(input.file, ctx.me.userId)
  }),
  /** The hits for what this visitor dropped; the secret is in a cookie. */
  dropMatches: publicProcedure
    .input(dropMatchesSchema)
    .query(({ ctx, input }) => matchesOfDrop(ctx.db, { token: ctx.dropToken, left: input.ohne, now: ctx.now })),
  /** Whether something is kept for this visitor, for the page where they register. */
  keptDrop: publicProcedure.query(({ ctx }) => nameOfDrop(ctx.db, ctx.dropToken, ctx.now)),
  dropAccount: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .use(limited('mail-link'))
    .query(({ ctx, input }) => accountOfDrop(ctx.db, input.token, ctx.now)),
  upload: applicantProcedure.input(uploadAttachmentSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return addAttachment({ ...ctx, actor: ctx.me }, input)
  }),
  setPhoto: applicantProcedure.input(uploadPhotoSchema).mutation(async ({ ctx, input }) => {
    await takeUploadTurn(ctx.db, ctx.me.userId)
    return setPhoto({ ...ctx, actor: ctx.me }, input)
  }),
  removePhoto: applicantProcedure
    .input(z.object({ resumeId: z.uuid() }))
    .mutation(({ ctx, input }) => removePhoto({ ...ctx, actor: ctx.me }, input)),
  removeAttachment: applicantProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeAttachment({ ...ctx, actor: ctx.me }, input)),
  view: signedInProcedure
    .input(viewResumeSchema)
    .query(({ ctx, input }) => viewResume({ ...ctx, actor: ctx.me }, input)),
  search: companyProcedure.input(resumeSearchSchema).query(async ({ ctx, input }) => {
    await takeReadingTurn(ctx.db, 'resume-searches', ctx.me)
    return searchResumes(ctx.db, ctx.me, input, ctx.now)
  }),
  savedSearches: companyProcedure.query(({ ctx }) => savedSearches({ ...ctx, actor: ctx.me })),
  saveSearch: companyProcedure
    .input(saveSearchSchema)
    .mutation(({ ctx, input }) => saveSearch({ ...ctx, actor: ctx.me }, input)),
  markSearchSeen: companyProcedure
    .input(byId)
    .mutation(({ ctx, input }) => markSearchSeen({ ...ctx, actor: ctx.me }, input)),
  setSearchMails: companyProcedure
    .input(searchMailsSchema)
    .mutation(({ ctx, input }) => setSearchMails({ ...ctx, actor: ctx.me }, input)),
  searchOfLink: publicProcedure
    .input(digestTokenSchema)
    .use(limited('mail-link'))
    .query(({ ctx, input }) => searchOfLink(ctx.db, input.token)),
  stopSearchMails: publicProcedure
    .input(digestTokenSchema)
    .use(limited('mail-link'))
    .mutation(({ ctx, input }) => stopSearchMails(ctx.db, input.token)),
  removeSearch: companyProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeSearch({ ...ctx, actor: ctx.me }, input)),
})
