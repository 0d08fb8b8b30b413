import { z } from '~/lib/zod'
import { WIDGET_KINDS } from './vocabulary'

export const sendFeedbackSchema = z.object({
  kind: z.enum(WIDGET_KINDS),
  message: z.string().trim().min(1).max(2000),
  /** For an answer; empty when none is wanted. */
  email: z.union([z.literal(''), z.email().max(254)]),
  /** Path of the page it was sent from, without parameters: those may reveal what somebody searched for. */
  page: z.string().max(300).startsWith('/'),
})
export type SendFeedbackInput = z.infer<typeof sendFeedbackSchema>

/** From the accessibility page: always possible, whatever the setting says (BFSG Anlage 3). */
export const barrierSchema = z.object({
  message: z.string().trim().min(10, 'Bitte schreib kurz, was nicht ging (mindestens 10 Zeichen).').max(2000),
  /** Which page, in the person's words. */
  where: z.string().trim().max(300),
  email: z.union([z.literal(''), z.email('Diese E-Mail-Adresse stimmt nicht.').max(254)]),
})
/** The client's id: sent twice it is one message. */
export const sendBarrierSchema = barrierSchema.extend({ id: z.uuid() })

export const answerFormSchema = z.object({
  answer: z.string().trim().min(20, 'Bitte antworten Sie (mindestens 20 Zeichen).').max(4000),
})
export const answerFeedbackSchema = answerFormSchema.extend({ id: z.uuid() })
