import { anyonesEmailSchema, userNameSchema } from '~/features/accounts/schema'
import { MESSAGE_DECISIONS } from '~/features/conversations/vocabulary'
import { chosenSchema } from '~/lib/schema/for-each-id'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { z } from '~/lib/zod'
import { REPORT_SUBJECTS } from './report-addresses'
import { readMessageReportList, readReportList, readTransparency } from './search-params'
import { DECISIONS, GROUNDS, REPORT_REASONS } from './vocabulary'

export const reportedThingSchema = z.object({ subjectType: z.enum(REPORT_SUBJECTS), subjectId: z.uuid() })

/**
 * The form behind "Melden" (DSA Art. 16 (2)). The client makes the id: sending twice reports once. Its sentences avoid
 * "du", to match those of the specification.
 */
export const reportFormSchema = z.object({
  reason: z.enum(REPORT_REASONS, 'Bitte einen Grund auswählen.'),
  text: z
    .string()
    .trim()
    .min(20, 'Bitte in einem oder zwei Sätzen beschreiben, worum es geht (mindestens 20 Zeichen).')
    .max(4000),
  name: userNameSchema,
  email: anyonesEmailSchema,
  goodFaith: z.literal(true, 'Bitte bestätigen, dass die Angaben richtig und vollständig sind.'),
})
export const reportSchema = reportFormSchema.extend({ id: z.uuid(), ...reportedThingSchema.shape })
export type ReportInput = z.infer<typeof reportSchema>

export const reportListSchema = paramsSchema(readReportList)

/** A decision with what the statement of reasons must say (DSA Art. 17 (3)). */
export const decisionFormSchema = z.object({
  decision: z.enum(DECISIONS, 'Bitte entscheiden Sie.'),
  ground: z.enum(GROUNDS, 'Bitte wählen Sie die Grundlage.'),
  /** Which rule: a paragraph or a clause. */
  rule: z.string().trim().min(3, 'Bitte nennen Sie die Vorschrift, etwa „§ 11 AGG“.').max(300),
  /** The facts the decision rests on; both sides read them. */
  facts: z.string().trim().min(20, 'Bitte begründen Sie die Entscheidung; beide Seiten lesen das.').max(4000),
})
export type DecisionFormInput = z.infer<typeof decisionFormSchema>
/** Whether whoever decides knows that an earlier decision had the same effect: a second one is a second statement of reasons. */
const knowsEarlier = z.boolean().default(false)
export const decideSchema = decisionFormSchema.extend({ id: z.uuid(), knowsEarlier })
export type DecideInput = z.output<typeof decideSchema>
/** One decision about several reports, such as a series of them about one scam. */
export const decideManySchema = decisionFormSchema.extend(chosenSchema.shape)

/** The decision on a reported message; the reporter reads the reason, and the author when the conversation ends. */
export const messageDecisionFormSchema = z.object({
  decision: z.enum(MESSAGE_DECISIONS, 'Bitte entscheiden Sie.'),
  facts: z.string().trim().min(20, 'Bitte begründen Sie die Entscheidung (mindestens 20 Zeichen).').max(2000),
})
export const decideMessageSchema = messageDecisionFormSchema.extend({ id: z.uuid(), knowsEarlier })
export type DecideMessageInput = z.output<typeof decideMessageSchema>

export const messageReportListSchema = paramsSchema(readMessageReportList)

export const transparencySchema = paramsSchema(readTransparency)

export const appealTokenSchema = z.object({ token: z.string().min(20).max(100) })
export const appealFormSchema = z.object({
  text: z.string().trim().min(20, 'Was ist an der Entscheidung falsch? Bitte in mindestens 20 Zeichen.').max(4000),
})
export const appealSchema = appealFormSchema.extend(appealTokenSchema.shape)

export const appealDecisionFormSchema = z.object({
  isUpheld: z.enum(['yes', 'no'], 'Bitte entscheiden Sie.'),
  answer: z.string().trim().min(20, 'Bitte begründen Sie die Entscheidung.').max(4000),
})
/** `wasRemoved`: what the page showed, as accepting an objection turns whatever stands. */
export const decideAppealSchema = appealDecisionFormSchema.extend({ id: z.uuid(), wasRemoved: z.boolean().optional() })
