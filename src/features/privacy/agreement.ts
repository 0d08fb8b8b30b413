import { documentName } from '~/features/billing/document-text'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { z } from '~/lib/zod'
import { inlinesOf } from './terms/legal-text'

/** Days between telling a company of another text and its first day for this company, as the text itself promises. */
export const AGREEMENT_NOTICE_DAYS = 30

/** The gap in the text for the company's name and address. */
export const CONTROLLER = 'verantwortlicher'

/** The first day of a version for a company: as published, or later when the company was told later. */
export function firstDayFor(validFrom: string, toldAt: Date): string {
  const known = dayAfter(toIsoDay(toldAt), AGREEMENT_NOTICE_DAYS + 1)
  return validFrom < known ? known : validFrom
}

/** Signing: the name instead of a signature (text form, Art. 28 (9) DSGVO). */
export const signFormSchema = z.object({
  name: documentName(120),
  mayAct: z.literal(true, 'Bitte bestätigen Sie, dass Sie für das Unternehmen handeln dürfen.'),
})
/** With the text that was read, so that nobody signs another one. */
export const signAgreementSchema = signFormSchema.extend({ textSha256: z.string().regex(/^[\da-f]{64}$/) })

/** A new version of the text, for all companies. */
export const publishAgreementFormSchema = z.object({
  text: z
    .string()
    .trim()
    .min(200, 'Der Text braucht mindestens 200 Zeichen.')
    .max(50_000)
    .refine((text) => gapsOf(text).join() === CONTROLLER, {
      error: `Genau einmal muss {${CONTROLLER}} im Text stehen: Dort erscheint das Unternehmen. Andere Platzhalter gibt es nicht.`,
    }),
  summary: z.string().trim().min(20, 'Bitte sagen Sie in ein paar Sätzen, was sich ändert.').max(2000),
  validFrom: z.iso.date('Bitte geben Sie einen Tag an.'),
})
/** With the version that it was written over, so that nobody overwrites a colleague's. */
export const publishAgreementSchema = publishAgreementFormSchema.extend({ over: z.number().int().min(1) })

const version = z.number().int().min(1).max(10_000)

/** What a reason needs, in the dialog and on the server. */
export const WITHDRAWAL_REASON = { least: 10, missing: 'Bitte sagen Sie kurz, warum (mindestens 10 Zeichen).' } as const

export const withdrawAgreementSchema = z.object({
  version,
  reason: z.string().trim().min(WITHDRAWAL_REASON.least, WITHDRAWAL_REASON.missing).max(1000),
})

export const objectFormSchema = z.object({
  reason: z.string().trim().min(10, 'Bitte sagen Sie kurz, warum (mindestens 10 Zeichen).').max(2000),
})
export const objectSchema = objectFormSchema.extend({ version })

export const answerObjectionFormSchema = z.object({
  answer: z.string().trim().min(20, 'Bitte antworten Sie (mindestens 20 Zeichen).').max(4000),
})
export const answerObjectionSchema = answerObjectionFormSchema.extend({ id: z.uuid() })

function gapsOf(text: string): string[] {
  return inlinesOf(text).flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []))
}
