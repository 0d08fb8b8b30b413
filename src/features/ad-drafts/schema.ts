import { jobPostingInputSchema, linkTokenSchema } from '~/features/job-postings/schema'
import { printableText, shown } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { MAX_AD_TEXT } from './split/lines'
import { AD_TEMPLATES } from './templates'

/** Bytes of a file with an ad. */
export const MAX_AD_FILE_BYTES = 5_000_000

const partText = printableText().max(MAX_AD_TEXT)

export const beginAdSchema = z.union([
  z.object({ text: partText.refine((text) => shown(text.trim()) !== '', 'Bitte fügen Sie einen Text ein.') }),
  z.object({ template: z.enum(AD_TEMPLATES.map(({ key }) => key)) }),
  z.object({ occupation: jobPostingInputSchema.shape.title }),
])
export type BeginAd = z.infer<typeof beginAdSchema>

export const adFileSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wählen Sie eine Datei aus.' }) }))

const { title, employmentTypes, contract, fixedTermUntil, workplace, places, hoursPerWeek } =
  jobPostingInputSchema.shape
const { salaryMinCents, salaryMaxCents, salaryPeriod } = jobPostingInputSchema.shape

/** What somebody changes at once; parts of the text as they are typed, with "- " before entries. */
const changesSchema = z
  .object({
    title,
    tasks: partText,
    profile: partText,
    offer: partText,
    employmentTypes,
    contract,
    fixedTermUntil,
    workplace,
    places,
    hoursPerWeek,
    salaryMinCents,
    salaryMaxCents,
    salaryPeriod,
  })
  .partial()
export type AdChanges = z.infer<typeof changesSchema>

/** The secret in an address that may be anything: one that never was is no different from one that has ended. */
export const takeAdSchema = z.object({ token: z.string().max(200) })

export const seenAdSchema = linkTokenSchema.extend({ version: z.number().int().min(1) })
export const changeAdSchema = seenAdSchema.extend({ changes: changesSchema })

/** Kilometres around the place of an ad in which people can be counted. */
export const COUNTED_RADII_KM = [10, 30, 50, 100] as const
/** How far people usually travel to work. */
export const USUAL_RADIUS_KM = 30
/** With the version, a browser asks again as soon as the ad is another. */
export const peopleAroundSchema = seenAdSchema.extend({ radiusKm: z.literal(COUNTED_RADII_KM) })

/** Fields of an ad whose words a click replaces; a draft has no questions. */
export const MENDABLE_FIELDS = ['title', 'tasks', 'profile', 'offer'] as const

/** The words of a finding and what replaces them; offsets in the plain text of their field. */
export const mendAdSchema = seenAdSchema.extend({
  field: z.enum(MENDABLE_FIELDS),
  start: z.number().int().min(0).max(MAX_AD_TEXT),
  end: z.number().int().min(0).max(MAX_AD_TEXT),
  text: printableText().max(500),
})
