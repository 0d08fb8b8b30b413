import { z } from 'zod'
import { publicProcedure, router } from '~/features/accounts/server/trpc'
import { createRateLimit, type RateLimit } from '~/platform/server/rate-limit'
import { guestApplySchema } from '../apply-schema'
import { applicationError } from '../errors'
import { applyAsGuest } from './commands/guest-apply'
import { uploadAsGuest } from './commands/guest-upload'
import { preparePosting } from './queries/for-applicant'
import { findGuest } from './queries/guest'
import { guestUploadSchema } from './upload-schema'

const HOUR_SECONDS = 60 * 60
const submissions = createRateLimit({ limit: 20, windowSeconds: HOUR_SECONDS })
const uploads = createRateLimit({ limit: 60, windowSeconds: HOUR_SECONDS })
const lookups = createRateLimit({ limit: 120, windowSeconds: HOUR_SECONDS })

/** Applying without an account. The click that confirms is an address of its own, for it signs in (`/api/apply`). */
export const guestApplicationProcedures = router({
  prepareAsGuest: publicProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .query(({ ctx, input }) => preparePosting(ctx.db, input.jobPostingId, ctx.now)),
  uploadAsGuest: publicProcedure.input(guestUploadSchema).mutation(({ ctx, input }) => {
    takeTurn(uploads, ctx.clientIp)
    return uploadAsGuest(ctx.db, input)
  }),
  submitAsGuest: publicProcedure.input(guestApplySchema).mutation(({ ctx, input }) => {
    takeTurn(submissions, ctx.clientIp)
    return applyAsGuest({ db: ctx.db, now: ctx.now }, input)
  }),
  guest: publicProcedure.input(z.object({ token: z.string().max(100) })).query(({ ctx, input }) => {
    takeTurn(lookups, ctx.clientIp)
    return findGuest(ctx.db, input.token, ctx.now)
  }),
})

function takeTurn(limit: RateLimit, clientIp: string | null) {
  if (!limit.take(clientIp).ok) throw applicationError('tooManyApplications')
}
