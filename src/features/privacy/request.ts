import { applicantEmailSchema } from '~/features/accounts/schema'
import { addMonths } from '~/lib/dates/dates'
import { z } from '~/lib/zod'

/** What people may ask for (Art. 15 to 21 DSGVO). */
export const REQUEST_KINDS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
export const requestKindLabels = {
  access: 'Auskunft: Was ist über mich gespeichert?',
  rectification: 'Berichtigung: Etwas ist falsch',
  erasure: 'Löschung',
  restriction: 'Einschränkung der Verarbeitung',
  portability: 'Meine Daten zum Mitnehmen',
  objection: 'Widerspruch',
} satisfies Record<RequestKind, string>

/** Those whose answer would harm the real person if somebody else had asked. */
export const NEEDS_IDENTITY: ReadonlySet<RequestKind> = new Set(['access', 'rectification', 'erasure', 'portability'])

/** When a request is to be answered: within a month, or two more with a reason (Art. 12 (3)). */
export function requestDueAt(receivedAt: Date, isExtended: boolean): Date {
  return addMonths(receivedAt, isExtended ? 3 : 1)
}

export const requestFormSchema = z.object({
  kind: z.enum(REQUEST_KINDS, 'Bitte wähle, worum es geht.'),
  name: z.string().trim().min(2, 'Bitte gib deinen Namen an.').max(120),
  email: applicantEmailSchema,
  text: z.string().trim().min(10, 'Bitte schreib kurz, worum es geht (mindestens 10 Zeichen).').max(4000),
})
/** The client's id: sent twice it is one request. */
export const sendRequestSchema = requestFormSchema.extend({ id: z.uuid() })

export const answerFormSchema = z.object({
  isIdentityChecked: z.boolean(),
  answer: z.string().trim().min(20, 'Bitte antworten Sie (mindestens 20 Zeichen).').max(6000),
})
export const answerRequestSchema = answerFormSchema.extend({ id: z.uuid() })

export const extendFormSchema = z.object({
  reason: z.string().trim().min(20, 'Bitte nennen Sie den Grund (mindestens 20 Zeichen).').max(1000),
})
export const extendRequestSchema = extendFormSchema.extend({ id: z.uuid() })
