import { z } from '~/lib/zod'
import { unknownPlaceholders } from './legal-text'
import { PRIVACY_TEMPLATE } from './privacy-template'
import { TERMS_TEMPLATE } from './terms-template'
import { LEGAL_DOCUMENTS, type LegalDocument, TERMS_AUDIENCES } from './vocabulary'

/** The text of each document before an operator has written a version of their own. */
export const legalTemplates = { terms: TERMS_TEMPLATE, privacy: PRIVACY_TEMPLATE } satisfies Record<
  LegalDocument,
  string
>

/** A new version as a platform admin writes it. */
export const publishTermsFormSchema = z.object({
  text: z
    .string()
    .trim()
    .min(200, 'Der Text braucht mindestens 200 Zeichen.')
    .max(100_000)
    .refine((text) => unknownPlaceholders(text).length === 0, {
      error: ({ input }) => `Unbekannter Platzhalter: ${unknownPlaceholders(String(input)).join(', ')}`,
    }),
  summary: z.string().trim().min(20, 'Bitte sagen Sie in ein paar Sätzen, was sich ändert.').max(2000),
  audience: z.enum(TERMS_AUDIENCES, 'Bitte wählen Sie aus.'),
  validFrom: z.iso.date('Bitte geben Sie einen Tag an.'),
})
/** With the version that it was written over, so that nobody overwrites a colleague's. */
export const publishTermsSchema = publishTermsFormSchema.extend({
  document: z.enum(LEGAL_DOCUMENTS),
  over: z.number().int().min(0),
})

export const readTermsSchema = z.object({
  document: z.enum(LEGAL_DOCUMENTS),
  version: z.number().int().min(1).max(10_000).optional(),
})
export const acceptTermsSchema = z.object({
  document: z.enum(LEGAL_DOCUMENTS),
  version: z.number().int().min(1).max(10_000),
})
export const terminateSchema = acceptTermsSchema.pick({ version: true })
export const withdrawFormSchema = z.object({
  reason: z.string().trim().min(10, 'Bitte sagen Sie, warum (mindestens 10 Zeichen).').max(1000),
})
export const withdrawTermsSchema = withdrawFormSchema.extend(acceptTermsSchema.shape)
