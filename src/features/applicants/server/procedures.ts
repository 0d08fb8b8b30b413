import { z } from 'zod'
import { applicantUserProcedure, limited, publicProcedure, router } from '~/features/accounts/server/trpc'
import { linkTokenSchema } from '~/features/job-postings/schema'
import { saveApplicantProfileSchema, savedJobListSchema, savedJobNoteSchema, toggleSavedJobSchema } from '../schema'
import { saveApplicantProfile } from './commands/save-applicant-profile'
import { setSavedJobNote } from './commands/set-saved-job-note'
import { toggleSavedJob } from './commands/toggle-saved-job'
import { savedJobMailsOfLink, stopSavedJobMails } from './notices'
import { ownProfile, savedJobIds, savedJobs } from './queries'

export const applicantProfileRouter = router({
  mine: applicantUserProcedure.query(({ ctx }) => ownProfile(ctx.db, ctx.me.userId)),
  save: applicantUserProcedure
    .input(saveApplicantProfileSchema)
    .mutation(({ ctx, input }) => saveApplicantProfile({ ...ctx, actor: ctx.me }, input)),
})

export const savedJobRouter = router({
  // Also before there is a profile, which takes them over.
  list: applicantUserProcedure
    .input(savedJobListSchema)
    .query(({ ctx, input }) => savedJobs(ctx.db, ctx.me, input, ctx.now)),
  /** Empty for people who cannot save: job pages are public and ask without knowing who reads. */
  ids: publicProcedure.query(async ({ ctx }) => {
    const actor = await ctx.actor()
    return actor?.type === 'APPLICANT' ? savedJobIds(ctx.db, actor) : []
  }),
  toggle: applicantUserProcedure
    .input(toggleSavedJobSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => toggleSavedJob({ ...ctx, actor: ctx.me }, input)),
  setNote: applicantUserProcedure
    .input(savedJobNoteSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => setSavedJobNote({ ...ctx, actor: ctx.me }, input)),
  mailsOfLink: publicProcedure
    .input(linkTokenSchema)
    .use(limited('mail-link'))
    .query(({ ctx, input }) => savedJobMailsOfLink(ctx.db, input.token)),
  stopMails: publicProcedure
    .input(linkTokenSchema)
    .use(limited('mail-link'))
    .output(z.void())
    .mutation(({ ctx, input }) => stopSavedJobMails(ctx.db, input.token)),
})
