import { z } from '~/lib/zod'

/** What a reason needs, in the dialog and on the server. */
export const HOLD_REASON = {
  least: 10,
  missing: 'Bitte nennen Sie den Grund, mit mindestens 10\u00a0Zeichen.',
} as const

const reason = z.string().trim().min(HOLD_REASON.least, HOLD_REASON.missing).max(1000)

/** Stops the deletion of everything that belongs to one posting. */
export const placeHoldSchema = z.object({ jobPostingId: z.uuid(), reason })
/** Lets it go on. */
export const liftHoldSchema = z.object({ id: z.uuid(), reason })
