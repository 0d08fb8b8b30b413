import { z } from 'zod'
import { placeSchema } from '~/features/places/schema'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '~/features/job-postings/schema'

export const VISIBILITIES = ['visible', 'anonymous', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const visibilityLabels = {
  visible: 'Sichtbar: Unternehmen finden und lesen meinen Lebenslauf',
  anonymous: 'Anonym: Unternehmen finden mich, ohne Name, Kontakt, Foto und Arbeitgeber zu sehen',
  hidden: 'Verborgen: nur Unternehmen, bei denen ich mich bewerbe',
} satisfies Record<Visibility, string>

export const AVAILABILITIES = ['now', 'from-date', 'notice-period'] as const
export const availabilityLabels = {
  now: 'Ab sofort',
  'from-date': 'Ab einem Datum',
  'notice-period': 'Nach Kündigungsfrist',
} satisfies Record<(typeof AVAILABILITIES)[number], string>

export const DRIVING_LICENCES = ['AM', 'A1', 'A2', 'A', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D', 'L', 'T'] as const

/** Input of "Mein Profil". Nothing the AGG forbids to ask for; visibility is a choice with nothing preselected. */
export const applicantProfileInputSchema = z
  .object({
    firstName: z.string().trim().min(1, 'Bitte gib deinen Vornamen an.').max(80),
    lastName: z.string().trim().min(1, 'Bitte gib deinen Nachnamen an.').max(80),
    phone: z.string().trim().max(40).nullable(),
    place: placeSchema.nullable().refine((place) => place !== null, 'Bitte wähle deinen Wohnort aus.'),
    headline: z.string().trim().max(120).nullable(),
    availability: z.enum(AVAILABILITIES),
    availableFrom: z.iso.date().nullable(),
    noticePeriodWeeks: z.number().int().min(1).max(52).nullable(),
    desiredEmploymentTypes: z.array(z.enum(EMPLOYMENT_TYPES)).max(9),
    desiredOccupationFields: z.array(z.enum(OCCUPATION_FIELDS)).max(5),
    desiredWorkplaces: z.array(z.enum(WORKPLACES)).max(3),
    radiusKm: z.number().int().min(0).max(200),
    minSalaryCents: z.number().int().min(0).max(100_000_000).nullable(),
    drivingLicences: z.array(z.enum(DRIVING_LICENCES)).max(14),
    visibility: z.enum(VISIBILITIES, 'Bitte entscheide, wer deinen Lebenslauf sehen darf.').nullable(),
  })
  .refine((input) => input.visibility !== null, {
    path: ['visibility'],
    error: 'Bitte entscheide, wer deinen Lebenslauf sehen darf.',
  })
  .refine((input) => input.availability !== 'from-date' || input.availableFrom !== null, {
    path: ['availableFrom'],
    error: 'Bitte gib an, ab wann du kannst.',
  })
export type ApplicantProfileInput = z.infer<typeof applicantProfileInputSchema>
