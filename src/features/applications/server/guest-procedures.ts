import { z } from 'zod'
import { type AttemptLimit, isOneTooMany } from '~/features/accounts/server/attempts'
import { publicProcedure, router } from '~/features/accounts/server/trpc'
import type { Database } from '~/platform/server/database/db'
import { createRateLimit, networkOf } from '~/platform/server/rate-limit'
import { guestApplySchema } from '../apply-schema'
import { applicationError } from '../errors'
import { applyAsGuest } from './commands/guest-apply'
import { uploadAsGuest } from './commands/guest-upload'
import { preparePosting } from './queries/for-applicant'
import { findGuest } from './queries/guest'
import { guestUploadSchema } from './upload-schema'

const HOUR_SECONDS = 60 * 60
const SUBMISSIONS = { max: 20, windowSeconds: HOUR_SECONDS }
const UPLOADS = { max: 60, windowSeconds: HOUR_SECONDS }
const lookups = createRateLimit({ limit: 120, windowSeconds: HOUR_SECONDS })

/** Applying without an account. The click that confirms is an address of its own, for it signs in (`/api/apply`). */
export const guestApplicationProcedures = router({
  prepareAsGuest: publicProcedure
    .input(z.object({ jobPostingId: z.uuid() }))
    .query(({ ctx, input }) => preparePosting(ctx.db, input.jobPostingId, ctx.now)),
  uploadAsGuest: publicProcedure.input(guestUploadSchema).mutation(async ({ ctx, input }) => {
    await takeTurn(ctx, 'guest-upload', UPLOADS)
    return uploadAsGuest(ctx.db, input)
  }),
  submitAsGuest: publicProcedure.input(guestApplySchema).mutation(async ({ ctx, input }) => {
    await takeTurn(ctx, 'guest-application', SUBMISSIONS)
    return applyAsGuest({ db: ctx.db, now: ctx.now }, input)
  }),
  guest: publicProcedure.input(z.object({ token: z.string().max(100) })).query(({ ctx, input }) => {
    if (!lookups.take(ctx.clientIp).ok) throw applicationError('tooManyApplications')
    return findGuest(ctx.db, input.token, ctx.now)
  }),
})

type Caller = { db: Database; now: Date; clientIp: string | null }

async function takeTurn({ db, now, clientIp }: Caller, what: string, limit: AttemptLimit): Promise<void> {
  if (await isOneTooMany(db, `${what} ${networkOf(clientIp)}`, limit, now))
    throw applicationError('tooManyApplications')
}
