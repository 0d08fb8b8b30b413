import { z } from 'zod'
import { unknownPlaceholders } from './legal-text'
import { PRIVACY_TEMPLATE } from './privacy-template'
import { TERMS_TEMPLATE } from './terms-template'

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

export const legalDocuments = {
  terms: { title: 'Allgemeine Geschäftsbedingungen (AGB)', label: 'AGB', path: '/agb', template: TERMS_TEMPLATE },
  privacy: { title: 'Datenschutz', label: 'Datenschutzerklärung', path: '/privacy', template: PRIVACY_TEMPLATE },
} as const satisfies Record<LegalDocument, { title: string; label: string; path: string; template: string }>

/** Days between the announcement of a new version and its first day (P2B-VO Art. 3 Abs. 2). */
export const ANNOUNCED_DAYS = 15

export const TERMS_AUDIENCES = ['everyone', 'applicants', 'companies'] as const
export const termsAudienceLabels = {
  everyone: 'Alle',
  applicants: 'Bewerberinnen und Bewerber',
  companies: 'Unternehmen',
} satisfies Record<(typeof TERMS_AUDIENCES)[number], string>

/** A new version as a platform admin writes it. */
export const publishTermsFormSchema = z.object({
  text: z
    .string()
    .trim()
    .min(200, 'Der Text ist zu kurz.')
    .max(100_000, 'Der Text ist zu lang.')
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
