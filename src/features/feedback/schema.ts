import { z } from 'zod'
import { FEEDBACK_KINDS } from './vocabulary'

export const sendFeedbackSchema = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  message: z.string().trim().min(1).max(2000),
  /** For an answer; empty when none is wanted. */
  email: z.union([z.literal(''), z.email().max(254)]),
  /** Path of the page it was sent from, without parameters: those may reveal what somebody searched for. */
  page: z.string().max(300).startsWith('/'),
})
export type SendFeedbackInput = z.infer<typeof sendFeedbackSchema>
