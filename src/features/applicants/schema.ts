import { type Place, placeSchema } from '~/features/places/schema'
import { centsSchema } from '~/lib/money/cents-schema'
import { printableLine } from '~/lib/text/printable-text'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '~/lib/work/vocabulary'
import { z } from '~/lib/zod'
import { AVAILABILITIES, DRIVING_LICENCES, MAX_SAVED_JOB_NOTE, VISIBILITIES, type Visibility } from './vocabulary'

const chosenPlace = placeSchema.nullable().transform((place, ctx): Place => {
  if (place) return place
  ctx.addIssue({ code: 'custom', message: 'Bitte wähle deinen Wohnort aus der Liste aus.' })
  return z.NEVER
})

const chosenVisibility = z
  .enum(VISIBILITIES)
  .nullable()
  .transform((visibility, ctx): Visibility => {
    if (visibility) return visibility
    ctx.addIssue({ code: 'custom', message: 'Bitte entscheide, wer deinen Lebenslauf sehen darf.' })
    return z.NEVER
  })

/** An optional line; empty counts as not given. */
const optionalLine = (max: number) =>
  printableLine('du')
    .max(max)
    .nullable()
    .transform((text) => text || null)

/**
 * Input of "Mein Profil". Nothing the AGG forbids to ask for; place and visibility have no default. `id` is made by the
 * form, so that a repeated creation is recognised; `version` is null when there was no profile yet.
 */
export const saveApplicantProfileSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int().min(1).nullable(),
    firstName: printableLine('du').min(1, 'Bitte gib deinen Vornamen an.').max(80),
    lastName: printableLine('du').min(1, 'Bitte gib deinen Nachnamen an.').max(80),
    phone: optionalLine(40).refine((text) => text === null || /^[+\d][\d\s()/.-]{4,}$/.test(text), {
      error: 'Bitte gib eine Telefonnummer mit Ziffern an, zum Beispiel 0521 123456.',
    }),
    place: chosenPlace,
    headline: optionalLine(120),
    availability: z.enum(AVAILABILITIES),
    availableFrom: z
      .string()
      .nullable()
      .transform((day) => day || null)
      .pipe(z.iso.date('Bitte gib ein gültiges Datum an.').nullable()),
    noticePeriodWeeks: z.number().int().min(1).max(52).nullable(),
    desiredEmploymentTypes: z.array(z.enum(EMPLOYMENT_TYPES)).max(9),
    desiredOccupationFields: z.array(z.enum(OCCUPATION_FIELDS)).max(5, 'Bitte wähle höchstens fünf Berufsfelder aus.'),
    desiredWorkplaces: z.array(z.enum(WORKPLACES)).max(3),
    radiusKm: z.number().int().min(0).max(200),
    minSalaryCents: centsSchema(0, 100_000_000).nullable(),
    drivingLicences: z.array(z.enum(DRIVING_LICENCES)).max(14),
    visibility: chosenVisibility,
  })
  .refine((input) => input.availability !== 'from-date' || input.availableFrom !== null, {
    path: ['availableFrom'],
    error: 'Bitte gib an, ab wann du kannst.',
  })
  .refine((input) => input.availability !== 'notice-period' || input.noticePeriodWeeks !== null, {
    path: ['noticePeriodWeeks'],
    error: 'Bitte gib deine Kündigungsfrist in Wochen an.',
  })
export type SaveApplicantProfileInput = z.infer<typeof saveApplicantProfileSchema>

export const savedJobListSchema = z.object({ page: z.number().int().min(1).max(50) })
export const toggleSavedJobSchema = z.object({
  jobPostingId: z.uuid(),
  isSaved: z.boolean(),
  /** Returns with a job that is saved again by undo; an existing note stays. */
  note: optionalLine(MAX_SAVED_JOB_NOTE).optional(),
})
export const savedJobNoteSchema = z.object({ jobPostingId: z.uuid(), note: optionalLine(MAX_SAVED_JOB_NOTE) })
