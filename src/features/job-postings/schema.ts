import { z } from 'zod'
import { emailSchema } from '~/features/accounts/schema'
import { placeSchema } from '~/features/places/schema'
import { richTextSchema } from '~/lib/rich-text'

export const OCCUPATION_FIELDS = [
  'Bau & Handwerk',
  'Elektro & Energie',
  'Metall & Maschinenbau',
  'Produktion & Fertigung',
  'IT & Software',
  'Ingenieurwesen & Technik',
  'Gesundheit & Pflege',
  'Soziales & Erziehung',
  'Bildung & Wissenschaft',
  'Verkauf & Handel',
  'Vertrieb, Marketing & Medien',
  'Büro, Verwaltung & Personal',
  'Finanzen, Steuern & Recht',
  'Transport & Logistik',
  'Gastronomie, Hotel & Tourismus',
  'Reinigung, Sicherheit, Landwirtschaft & Umwelt',
] as const
export type OccupationField = (typeof OCCUPATION_FIELDS)[number]

export const EMPLOYMENT_TYPES = [
  'Vollzeit',
  'Teilzeit',
  'Minijob',
  'Ausbildung',
  'Duales Studium',
  'Praktikum',
  'Werkstudent',
  'Freie Mitarbeit',
  'Zeitarbeit',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]

export const EMPLOYER_TYPES = ['direct', 'temporary-work', 'placement'] as const
export const employerTypeLabels = {
  direct: 'Direkt beim Unternehmen',
  'temporary-work': 'Zeitarbeit',
  placement: 'Personalvermittlung',
} satisfies Record<(typeof EMPLOYER_TYPES)[number], string>

export const CONTRACTS = ['permanent', 'fixed-term'] as const
export const contractLabels = { permanent: 'Unbefristet', 'fixed-term': 'Befristet' } satisfies Record<
  (typeof CONTRACTS)[number],
  string
>

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const
export const workplaceLabels = { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Homeoffice' } satisfies Record<
  (typeof WORKPLACES)[number],
  string
>

export const SALARY_PERIODS = ['hour', 'month', 'year'] as const
export const salaryPeriodLabels = { hour: 'pro Stunde', month: 'im Monat', year: 'im Jahr' } satisfies Record<
  (typeof SALARY_PERIODS)[number],
  string
>

export const JOB_POSTING_STATUSES = ['draft', 'published', 'paused', 'expired', 'archived'] as const
export type JobPostingStatus = (typeof JOB_POSTING_STATUSES)[number]
export const jobPostingStatusLabels = {
  draft: 'Entwurf',
  published: 'Online',
  paused: 'Pausiert',
  expired: 'Abgelaufen',
  archived: 'Beendet',
} satisfies Record<JobPostingStatus, string>

export const RUN_DAYS = [30, 60, 90] as const

export const QUESTION_KINDS = ['yes-no', 'choice', 'number', 'text'] as const
/** A question put to applicants. A knock-out answer only flags, it never rejects. */
export const screeningQuestionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string().trim().min(1).max(200),
  choices: z.array(z.string().trim().min(1).max(80)).max(10),
  isRequired: z.boolean(),
  knockOutAnswers: z.array(z.string().max(80)).max(10),
})
export type ScreeningQuestion = z.infer<typeof screeningQuestionSchema>

/** A text that may be missing; an empty field counts as missing. */
function optional<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(schema.nullable())
    .nullable()
}
const optionalText = (max: number) => optional(z.string().max(max))
const isoDay = z.iso.date('Bitte geben Sie ein gültiges Datum ein.')
const cents = z.number().int().min(0).max(100_000_000).nullable()

/** Input of the editor. Drafts may be incomplete; `publishing.ts` says what publishing needs. */
export const jobPostingInputSchema = z
  .object({
    title: z.string().trim().min(1).max(120),
    referenceNumber: optionalText(40),
    employerType: z.enum(EMPLOYER_TYPES),
    openings: z.number().int().min(1).max(500),
    occupationField: z.enum(OCCUPATION_FIELDS).nullable(),
    employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)).max(5),
    contract: z.enum(CONTRACTS),
    fixedTermUntil: optional(isoDay),
    workplace: z.enum(WORKPLACES),
    places: z.array(placeSchema).max(10),
    salaryMinCents: cents,
    salaryMaxCents: cents,
    salaryPeriod: z.enum(SALARY_PERIODS),
    collectiveAgreement: optionalText(120),
    hoursPerWeek: z.number().min(1).max(60).nullable(),
    startDate: optional(isoDay),
    tasks: richTextSchema,
    profile: richTextSchema,
    offer: richTextSchema,
    contactName: optionalText(120),
    contactEmail: optional(emailSchema),
    contactPhone: optionalText(40),
    externalUrl: optional(z.url({ protocol: /^https$/, error: 'Die Adresse muss mit https:// beginnen.' }).max(500)),
    questions: z.array(screeningQuestionSchema).max(15),
    promisedReplyDays: z.number().int().min(1).max(60),
    runDays: z.literal(RUN_DAYS),
  })
  .refine(
    (input) =>
      input.salaryMinCents === null || input.salaryMaxCents === null || input.salaryMinCents <= input.salaryMaxCents,
    {
      path: ['salaryMaxCents'],
      error: 'Der obere Wert muss mindestens so hoch sein wie der untere.',
    },
  )
export type JobPostingInput = z.infer<typeof jobPostingInputSchema>

/** Radius of a search that says none, kilometres. */
export const SEARCH_RADIUS_KM = 25
/** Radii offered; 0 is the place alone. */
export const RADII_KM = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200] as const

/** Parameters of `/search/jobs`, with the names of the Arbeitsagentur's job search API where they exist. */
export const jobSearchSchema = z.object({
  // Coerced, for the router reads a postal code in the URL as a number.
  was: z.coerce.string().trim().max(120).optional().catch(undefined),
  wo: z.coerce.string().trim().max(80).optional().catch(undefined),
  umkreis: z.coerce.number().int().min(0).max(200).optional().catch(undefined),
  berufsfeld: z.enum(OCCUPATION_FIELDS).optional().catch(undefined),
  arbeitszeit: z.enum(EMPLOYMENT_TYPES).optional().catch(undefined),
  homeoffice: z.enum(WORKPLACES).optional().catch(undefined),
  sortierung: z.enum(['relevanz', 'datum']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
})
export type JobSearch = z.infer<typeof jobSearchSchema>

export const createJobPostingSchema = jobPostingInputSchema.safeExtend({ id: z.uuid() })
export const updateJobPostingSchema = jobPostingInputSchema.safeExtend({
  id: z.uuid(),
  version: z.number().int().min(1),
})
export const renewJobPostingSchema = z.object({ id: z.uuid(), runDays: z.literal(RUN_DAYS) })

/** Tabs of "Jobs verwalten". */
export const MANAGE_TABS = ['online', 'entwuerfe', 'pausiert', 'beendet'] as const
export type ManageTab = (typeof MANAGE_TABS)[number]
export const manageTabLabels = {
  online: 'Online',
  entwuerfe: 'Entwürfe',
  pausiert: 'Pausiert',
  beendet: 'Beendet',
} satisfies Record<ManageTab, string>

/** Parameters of "Jobs verwalten"; everything stands in the URL. */
export const manageListSchema = z.object({
  reiter: z.enum(MANAGE_TABS).optional().catch(undefined),
  suche: z.coerce.string().trim().max(80).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).optional().catch(undefined),
})
export type ManageList = z.infer<typeof manageListSchema>
