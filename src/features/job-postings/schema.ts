import { emailSchema } from '~/features/accounts/schema'
import { placeSchema } from '~/features/places/schema'
import { centsSchema } from '~/lib/money/cents-schema'
import { isPublicUrl, NOT_PUBLIC } from '~/lib/public-url'
import { richTextSchema } from '~/lib/rich-text/rich-text-schema'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { printableLine } from '~/lib/text/printable-text'
import { MAX_TITLE, neutralTitle } from '~/lib/work/title'
import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  OCCUPATION_FIELDS,
  SALARY_PERIODS,
  SHIFTS,
  WORKPLACES,
} from '~/lib/work/vocabulary'
import { z } from '~/lib/zod'
import { CLOSING_LETTER_LENGTH } from './letters/closing-letter'
import { placeholderProblem } from './letters/placeholders'
import { readManageList } from './search-params'
import { QUESTION_KINDS, RUN_DAYS } from './vocabulary'

/** A question for applicants. A knock-out answer only flags, it never rejects. */
export const screeningQuestionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(QUESTION_KINDS),
  text: printableLine().min(1).max(200),
  choices: z.array(printableLine().min(1).max(80)).max(10),
  isRequired: z.boolean(),
  knockOutAnswers: z.array(printableLine().max(80)).max(10),
})
export type ScreeningQuestion = z.infer<typeof screeningQuestionSchema>

/** A text that may be missing; an empty field counts as missing. */
function optional<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return printableLine()
    .transform((text) => (text === '' ? null : text))
    .pipe(schema.nullable())
    .nullable()
}
const optionalText = (max: number) => optional(z.string().max(max))
const isoDay = z.iso.date('Bitte geben Sie ein gültiges Datum ein.')
const cents = centsSchema(0, 100_000_000).nullable()

/** Input of the editor. Drafts may be incomplete; `publishing.ts` says what publishing needs. */
export const jobPostingInputSchema = z
  .object({
    title: printableLine()
      .min(1)
      .max(MAX_TITLE)
      .refine((title) => neutralTitle(title).length <= MAX_TITLE, {
        error: 'Mit „(m/w/d)“ wird der Titel zu lang. Bitte kürzen Sie ihn.',
      }),
    referenceNumber: optionalText(40),
    employerType: z.enum(EMPLOYER_TYPES),
    temporaryWorkPermit: optionalText(160).default(null),
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
    shifts: z.array(z.enum(SHIFTS)).max(SHIFTS.length).default([]),
    startDate: optional(isoDay),
    tasks: richTextSchema,
    profile: richTextSchema,
    offer: richTextSchema,
    contactName: optionalText(120),
    contactEmail: optional(emailSchema),
    contactPhone: optional(
      z
        .string()
        .max(40)
        .regex(/\d(?:\D*\d){2}/, 'Bitte geben Sie eine Telefonnummer mit Ziffern an.'),
    ),
    externalUrl: optional(
      z
        .url({ protocol: /^https$/, error: 'Die Adresse muss mit https:// beginnen.', abort: true })
        .max(500)
        .refine(isPublicUrl, NOT_PUBLIC),
    ),
    questions: z.array(screeningQuestionSchema).max(15),
    promisedReplyDays: z.number().int().min(1).max(60),
    /** Whether applications come without names. Published so, it stays. */
    isAnonymous: z.boolean().default(false),
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
  .refine(
    ({ contract, fixedTermUntil, startDate }) =>
      contract === 'permanent' || fixedTermUntil === null || startDate === null || startDate < fixedTermUntil,
    { path: ['fixedTermUntil'], error: 'Die Befristung muss nach dem Beginn enden.' },
  )
export type JobPostingInput = z.infer<typeof jobPostingInputSchema>

export const createJobPostingSchema = jobPostingInputSchema.safeExtend({ id: z.uuid() })
export const updateJobPostingSchema = jobPostingInputSchema.safeExtend({
  id: z.uuid(),
  version: z.number().int().min(1),
  /** The unpublished changes the writer saw, which these replace; null when there were none. */
  revision: z.uuid().nullable().default(null),
})
export const discardChangesSchema = z.object({ id: z.uuid(), revision: z.uuid() })
const { min, max } = CLOSING_LETTER_LENGTH
const closingLetter = z
  .string()
  .trim()
  .min(min, `Der Abschlussbrief braucht mindestens ${min} Zeichen.`)
  .max(max)
  .refine((text) => !placeholderProblem(text), { error: ({ input }) => placeholderProblem(String(input)) })
export const keepClosingLetterSchema = z.object({ id: z.uuid(), closingLetter })
/** Publishing agrees to the closing letter; without one to that kept with the draft, or that of the house. */
export const publishJobPostingSchema = z.object({ id: z.uuid(), closingLetter: closingLetter.optional() })
export const renewJobPostingSchema = z.object({ id: z.uuid(), runDays: z.literal(RUN_DAYS) })

/** Keeping a posting as a template. */
export const adTemplateSchema = z.object({
  id: z.uuid(),
  sourceId: z.uuid(),
  name: printableLine().min(1, 'Bitte geben Sie der Vorlage einen Namen.').max(120),
})

export const manageListSchema = paramsSchema(readManageList)

/** Secrets of links in mails; anything longer is not ours. */
export const linkTokenSchema = z.object({ token: z.string().min(20).max(200) })
