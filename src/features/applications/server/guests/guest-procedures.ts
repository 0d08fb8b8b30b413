import { z } from 'zod'
import { type Caller, isHeldUp, type LimitName, typedFrom } from '~/features/accounts/server/limits/limits'
import { limited, publicProcedure, router } from '~/features/accounts/server/trpc'
import { guestApplySchema } from '~/features/applications/apply/apply-schema'
import { applicationError } from '~/features/applications/errors'
import { importUploadSchema } from '~/features/resumes/schema'
import type { Database } from '~/platform/server/database/db'
import { applyAsGuest } from '../commands/apply/guest-apply'
import { resendToGuest } from '../commands/apply/guest-resend'
import { uploadAsGuest } from '../commands/apply/guest-upload'
import { readForForm } from '../commands/apply/read-for-form'
import { preparePosting } from '../queries/for-applicant'
import { findGuest } from '../queries/guest'
import { guestUploadSchema } from '../upload-schema'

/** Applying without an account. The confirming click has its own address, because it signs in (`/api/apply`). */
export const guestApplicationProcedures = router({
  prepareAsGuest: publicProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .query(({ ctx, input }) => preparePosting(ctx.db, input.jobPostingId, ctx.now)),
  uploadAsGuest: publicProcedure.input(guestUploadSchema).mutation(async ({ ctx, input }) => {
    await takeTurn(ctx, 'guest-upload')
    return uploadAsGuest(ctx, input)
  }),
  readAsGuest: publicProcedure.input(importUploadSchema).mutation(async ({ ctx, input }) => {
    await takeTurn(ctx, 'resume-drop')
    return readForForm(input.file, ctx.clientIp)
  }),
  submitAsGuest: publicProcedure.input(guestApplySchema).mutation(async ({ ctx, input }) => {
    await takeTurn(ctx, 'guest-application', typedFrom(input.email, ctx.clientIp))
    return applyAsGuest(ctx, input)
  }),
  /** The same answer for everybody: only the mailbox learns whether there is an application. */
  resendAsGuest: publicProcedure.input(z.object({ id: z.uuid() })).mutation(async ({ ctx, input }) => {
    await takeTurn(ctx, 'guest-again')
    await resendToGuest(ctx, input.id)
  }),
  guest: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .use(limited('mail-link'))
    .query(({ ctx, input }) => findGuest(ctx.db, input.token, ctx.now)),
})

type Visitor = { db: Database; clientIp: string | null }

async function takeTurn({ db, clientIp }: Visitor, what: LimitName, caller: Caller = { address: clientIp }) {
  if (await isHeldUp(db, what, caller)) throw applicationError('tooManyApplications')
}
