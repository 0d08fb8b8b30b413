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

/** A text that may be missing; an empty field means missing. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()

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
  website: optionalText(200).pipe(
    z
      .url({
        protocol: /^https?$/,
        error: 'Bitte geben Sie die vollständige Adresse an, zum Beispiel https://www.beispiel.de.',
      })
      .nullable(),
  ),
  sizeBand: z.enum(SIZE_BANDS),
  industry: z.enum(INDUSTRIES),
  description: richTextSchema,
  benefits: z
    .array(z.string().trim().max(1000))
    .max(200)
    .transform((lines) => lines.filter((line) => line !== ''))
    .refine((lines) => lines.length <= 20, 'Bitte nennen Sie höchstens 20 Vorteile.')
    .refine((lines) => lines.every((line) => line.length <= 80), 'Ein Vorteil darf höchstens 80 Zeichen haben.'),
  contactName: z.string().trim().min(1).max(120),
  contactEmail: emailSchema,
  contactPhone: optionalText(40),
})

/** Saving: without a version the profile is made, with one that version is changed. The client makes the id. */
export const saveCompanyProfileSchema = companyProfileInputSchema.extend({
  id: z.uuid(),
  version: z.number().int().min(1).nullable(),
})
export type SaveCompanyProfileInput = z.infer<typeof saveCompanyProfileSchema>

/** Parameters of `/search/companies`. */
export const companySearchSchema = z.object({
  was: z.string().trim().max(120).optional().catch(undefined),
  branche: z.enum(INDUSTRIES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(500).optional().catch(undefined),
})
export type CompanySearch = z.infer<typeof companySearchSchema>
export const COMPANY_SEARCH_SIZE = 20

export const INVITATION_STATES = ['pending', 'accepted', 'revoked', 'expired'] as const

/** Input of "Kollegen einladen". */
export const inviteColleagueSchema = z.object({
  email: emailSchema.transform((email) => email.toLowerCase()),
  isAdmin: z.boolean(),
})
export type InviteColleagueInput = z.infer<typeof inviteColleagueSchema> & { id: string }

export const changeRoleSchema = z.object({ memberId: z.uuid(), isAdmin: z.boolean() })
export type ChangeRoleInput = z.infer<typeof changeRoleSchema>

/** The secret of an invitation link; anything of another form is no invitation. */
export const invitationTokenSchema = z.object({ token: z.string().min(1).max(200) })
