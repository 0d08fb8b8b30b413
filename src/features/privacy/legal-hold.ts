import { z } from 'zod'

const reason = z.string().trim().min(10, 'Bitte nennen Sie den Grund, mit mindestens 10 Zeichen.').max(1000)

/** Stops the deletion of everything that belongs to one posting. */
export const placeHoldSchema = z.object({ jobPostingId: z.uuid(), reason })
/** Lets it go on. */
export const liftHoldSchema = z.object({ id: z.uuid(), reason })
