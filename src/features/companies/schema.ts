import { z } from 'zod'
import { emailSchema } from '~/features/accounts/schema'
import { postalCodeSchema } from '~/features/places/schema'
import { richTextSchema } from '~/lib/rich-text'

export const SIZE_BANDS = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const
export const sizeBandLabels = {
  '1-9': '1 bis 9 Beschäftigte',
  '10-49': '10 bis 49 Beschäftigte',
  '50-249': '50 bis 249 Beschäftigte',
  '250-999': '250 bis 999 Beschäftigte',
  '1000+': '1.000 und mehr Beschäftigte',
} satisfies Record<(typeof SIZE_BANDS)[number], string>

/** Sections a company can belong to; an own list in everyday words. */
export const INDUSTRIES = [
  'Bauwesen',
  'Handel',
  'Industrie & Maschinenbau',
  'Automobil',
  'Chemie & Pharma',
  'Lebensmittel',
  'Energie & Versorgung',
  'IT & Telekommunikation',
  'Medien & Agenturen',
  'Banken & Versicherungen',
  'Immobilien',
  'Beratung, Recht & Steuern',
  'Gesundheitswesen',
  'Soziale Dienste',
  'Bildung & Forschung',
  'Öffentlicher Dienst',
  'Verkehr & Logistik',
  'Gastgewerbe & Tourismus',
  'Personaldienstleistung',
  'Land- & Forstwirtschaft',
] as const

const optionalText = (max: number) => z.string().trim().max(max).nullable()

/** Input of "Unternehmensprofil": what the public sees. */
export const companyProfileInputSchema = z.object({
  name: z.string().trim().min(1).max(120),
  legalForm: optionalText(60),
  registerCourt: optionalText(80),
  registerNumber: optionalText(40),
  vatId: optionalText(14),
  street: z.string().trim().min(1).max(80),
  houseNumber: z.string().trim().min(1).max(12),
  postalCode: postalCodeSchema,
  city: z.string().trim().min(1).max(80),
  website: z.url({ protocol: /^https?$/, error: 'Bitte geben Sie die vollständige Adresse an, zum Beispiel https://www.beispiel.de.' }).max(200).nullable(),
  sizeBand: z.enum(SIZE_BANDS),
  industry: z.enum(INDUSTRIES),
  description: richTextSchema,
  benefits: z.array(z.string().trim().min(1).max(80)).max(20),
  contactName: z.string().trim().min(1).max(120),
  contactEmail: emailSchema,
  contactPhone: optionalText(40),
})
export type CompanyProfileInput = z.infer<typeof companyProfileInputSchema>
