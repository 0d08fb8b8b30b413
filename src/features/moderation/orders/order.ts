import { fromWallClock } from '~/lib/dates/dates'
import { z } from '~/lib/zod'
import { REPORT_REASONS } from '../vocabulary'
import { MEMBER_STATES } from './member-states'
import { ORDER_KINDS, ORDER_OUTCOMES } from './vocabulary'

const wallClock = z.string().refine((value) => fromWallClock(value) !== null, 'Bitte geben Sie Tag und Uhrzeit an.')

/** What an order says, without names of people: those stay in the letter. */
export const orderFormSchema = z.object({
  kind: z.enum(ORDER_KINDS, 'Bitte wählen Sie, was die Behörde verlangt.'),
  authority: z.string().trim().min(3, 'Bitte nennen Sie die Behörde.').max(160),
  country: z.enum(MEMBER_STATES, 'Bitte wählen Sie das Land.'),
  reason: z.enum(REPORT_REASONS, 'Bitte wählen Sie, worum es geht.'),
  reference: z.string().trim().max(80),
  content: z.string().trim().min(10, 'Bitte beschreiben Sie, was verlangt ist (mindestens 10 Zeichen).').max(4000),
  receivedAt: wallClock,
  /** When we told the authority that the order is here; empty until then. */
  confirmedAt: z.union([z.literal(''), wallClock]),
})
export type OrderForm = z.infer<typeof orderFormSchema>

/** `version` null: a new one, with the client's id, so that sent twice it is one. */
export const saveOrderSchema = z.object({
  id: z.uuid(),
  version: z.number().int().nullable(),
  values: orderFormSchema,
})

/** What became of an order: says another person than the one who wrote it down. */
export const settleFormSchema = z.object({
  outcome: z.enum(ORDER_OUTCOMES, 'Bitte wählen Sie, was daraus wurde.'),
  actedAt: wallClock,
  note: z.string().trim().min(10, 'Bitte beschreiben Sie, was Sie getan haben (mindestens 10 Zeichen).').max(4000),
})
export const settleOrderSchema = settleFormSchema.extend({ id: z.uuid(), version: z.number().int() })
