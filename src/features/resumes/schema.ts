import { ALERT_FREQUENCIES } from '~/features/job-search/alert'
import { isBackwards, YEAR_OR_MONTH } from '~/lib/dates/year-month'
import { isPublicUrl, NOT_PUBLIC } from '~/lib/public-url'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { printableText } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { readResumeSearch } from './search-params'
import { IMPORT_KINDS, LANGUAGE_LEVELS, PAPER_PARTS, TEMPLATES } from './vocabulary'

/** A year alone where the month is not known. */
const month = z.string().regex(YEAR_OR_MONTH, 'Bitte gib das Jahr an, am besten mit Monat: 04/2021 oder 2021.')
const line = (max: number, missing: string) => printableText().trim().min(1, missing).max(max)
const optionalLine = (max: number) => printableText().trim().max(max).nullable()
const text = (max: number) => printableText().trim().max(max)

/** An optional text field: empty counts as missing. */
const emptyIsNull = printableText()
  .trim()
  .nullable()
  .transform((value) => value || null)

/** From–to in months; `to` null means until today. */
const period = { from: month, to: month.nullable() }
const isOrdered = (entry: { from: string; to: string | null }) => !isBackwards(entry.from, entry.to)
const orderMessage = { path: ['to'], error: 'Das Ende liegt vor dem Anfang.' }

export const experienceSchema = z
  .object({
    id: z.uuid(),
    position: line(120, 'Bitte gib deine Tätigkeit an.'),
    employer: line(120, 'Bitte gib das Unternehmen an.'),
    place: optionalLine(80),
    ...period,
    description: text(4000),
  })
  .refine(isOrdered, orderMessage)
export const educationSchema = z
  .object({
    id: z.uuid(),
    degree: line(120, 'Bitte gib den Abschluss oder die Ausbildung an.'),
    institution: line(120, 'Bitte gib die Schule, Hochschule oder den Betrieb an.'),
    place: optionalLine(80),
    ...period,
    description: text(2000),
  })
  .refine(isOrdered, orderMessage)
export const skillSchema = z.object({
  id: z.uuid(),
  name: line(60, 'Bitte gib die Kenntnis an.'),
  /** Null: the person has not said. */
  level: z.number().int().min(1).max(5).nullable(),
})
export const languageSchema = z.object({
  id: z.uuid(),
  name: line(40, 'Bitte gib die Sprache an.'),
  /** Null: the person has not said. */
  level: z.enum(LANGUAGE_LEVELS).nullable(),
})
export const certificateSchema = z.object({
  id: z.uuid(),
  name: line(120, 'Bitte gib das Zertifikat an.'),
  issuer: optionalLine(120),
  issuedIn: emptyIsNull.pipe(month.nullable()),
})
export const projectSchema = z.object({
  id: z.uuid(),
  name: line(120, 'Bitte gib dem Projekt einen Namen.'),
  url: emptyIsNull.pipe(
    z
      .url({ protocol: /^https?$/, error: 'Bitte gib die ganze Adresse an, mit https:// am Anfang.', abort: true })
      .max(300)
      .refine(isPublicUrl, NOT_PUBLIC)
      .nullable(),
  ),
  description: text(2000),
})

/** The sections of a résumé as stored; also what an application freezes. */
export const resumeContentSchema = z.object({
  summary: text(2000),
  experience: z.array(experienceSchema).max(30),
  education: z.array(educationSchema).max(20),
  skills: z.array(skillSchema).max(60),
  languages: z.array(languageSchema).max(20),
  certificates: z.array(certificateSchema).max(30),
  projects: z.array(projectSchema).max(20),
  interests: text(500),
  /** The order of the sections on paper, when it is not the default. */
  sectionOrder: z.array(z.enum(PAPER_PARTS)).max(PAPER_PARTS.length).optional(),
})
export type ResumeContent = z.infer<typeof resumeContentSchema>

/** Maximum total characters of a résumé: about twenty pages, and what every reader's view has to process. */
export const MAX_RESUME_LENGTH = 60_000

/** How many characters of text a résumé has. */
export function resumeLength(content: ResumeContent): number {
  return textLength(content)
}

function textLength(part: unknown): number {
  if (typeof part === 'string') return part.length
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce((sum, [key, value]) => sum + (key === 'id' ? 0 : textLength(value)), 0)
}

/** A résumé as it may be saved. */
const savedContentSchema = resumeContentSchema.refine((content) => resumeLength(content) <= MAX_RESUME_LENGTH, {
  error:
    'Dein Lebenslauf ist insgesamt zu lang. Erlaubt sind 60.000 Zeichen für alle Abschnitte zusammen. Bitte kürze die längsten Beschreibungen.',
})

const title = line(80, 'Bitte gib dem Lebenslauf einen Titel.')

/** The client makes the id, so that a repeated click makes one résumé. `content` comes from an import. */
export const createResumeSchema = z.object({
  id: z.uuid(),
  title,
  template: z.enum(TEMPLATES),
  content: savedContentSchema.optional(),
})
export const updateResumeSchema = z.object({
  id: z.uuid(),
  version: z.number().int().min(1),
  title,
  template: z.enum(TEMPLATES),
  content: savedContentSchema,
})
export type UpdateResumeInput = z.infer<typeof updateResumeSchema>

/** A résumé with nothing in it yet. */
export function emptyResumeContent(): ResumeContent {
  return {
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    interests: '',
  }
}

export const resumeSearchSchema = paramsSchema(readResumeSearch)

export const saveSearchSchema = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1, 'Bitte geben Sie der Suche einen Namen.').max(60),
  search: resumeSearchSchema,
  /** Mails about new hits; only on request. */
  mailFrequency: z.enum(ALERT_FREQUENCIES).nullable().default(null),
})
/** The form behind "Suche speichern"; "none" is a choice like the others there. */
export const saveFormSchema = saveSearchSchema
  .pick({ name: true })
  .extend({ mails: z.enum(['none', ...ALERT_FREQUENCIES], 'Bitte wählen Sie aus.') })
export const searchMailsSchema = z.object({ id: z.uuid(), mailFrequency: z.enum(ALERT_FREQUENCIES).nullable() })
export const digestTokenSchema = z.object({ token: z.string().min(20).max(200) })

export const viewReasonSchema = z.object({
  reason: z.string().trim().min(10, 'Bitte nennen Sie den Grund in mindestens zehn Zeichen.').max(500),
})
export const viewResumeSchema = z.object({
  applicantProfileId: z.uuid(),
  /** A platform admin's reason; others leave it out. */
  reason: viewReasonSchema.shape.reason.optional(),
  /** The words with which a company found it; shown to the person. */
  searchedFor: z.string().trim().max(120).optional(),
})

export const contactRequestSchema = z.object({
  id: z.uuid(),
  applicantProfileId: z.uuid(),
  message: z.string().trim().min(20, 'Bitte schreiben Sie mindestens einen Satz, worum es geht.').max(2000),
  /** One of the company's open postings, so that the person knows what it is about. */
  jobPostingId: z.uuid().nullable().default(null),
})
export const unverifiedTokenSchema = z.string().regex(/^[\w-]{40,60}$/)

/** The form of an upload: `file` and `resumeId`. */
export const uploadAttachmentSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file'), resumeId: form.get('resumeId') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }), resumeId: z.uuid() }))

const fraction = z.number().min(0).max(1)
/** The part of the photo to keep, in fractions of the upright picture. */
const cropSchema = z
  .string()
  .max(300)
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Der Ausschnitt ist unlesbar.' })
      return z.NEVER
    }
  })
  .pipe(z.object({ x: fraction, y: fraction, width: fraction.min(0.01), height: fraction.min(0.01) }))

/** The form of a photo: `file`, `resumeId` and an optional `crop`. */
export const uploadPhotoSchema = z
  .instanceof(FormData)
  .transform((form) => ({
    file: form.get('file'),
    resumeId: form.get('resumeId'),
    crop: form.get('crop'),
  }))
  .pipe(
    z.object({
      file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }),
      resumeId: z.uuid(),
      crop: cropSchema.nullable(),
    }),
  )

export const importUploadSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }) }))

const said = z.string().optional()
/** The result of reading a document, before it is saved. */
export const importedResumeSchema = z.object({
  kind: z.enum(IMPORT_KINDS),
  /** Empty when the document has none. */
  title: z.string(),
  template: z.enum(TEMPLATES).nullable(),
  /** Only shown: name and contact data belong to the profile. */
  person: z.object({ name: said, headline: said, email: said, phone: said, place: said }),
  content: resumeContentSchema,
  /** Unassigned pieces, in the original words. */
  unplaced: z.array(z.string()),
  /** The text of the document, for comparison. */
  sourceText: z.string(),
})
export type ImportedResume = z.infer<typeof importedResumeSchema>

const dropLine = (max: number) => printableText().trim().min(1).max(max)
/** The form below the hits of a dropped résumé: where the link to the account goes. */
export const dropMailSchema = z.object({
  email: z
    .email()
    .max(200)
    .transform((email) => email.toLowerCase()),
  /** The posting the person wants to apply to. */
  stelle: z.uuid().nullable().catch(null),
})
export type DropMailInput = z.output<typeof dropMailSchema>
/** The form of the page behind that link. */
export const dropAccountSchema = z.object({
  token: unverifiedTokenSchema,
  firstName: dropLine(80),
  lastName: dropLine(80),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/),
  town: printableText().trim().max(80),
  phone: printableText()
    .trim()
    .max(40)
    .transform((text) => text || null),
})
export type DropAccountInput = z.output<typeof dropAccountSchema>
/** What the visitor took out of what was read. */
export const dropMatchesSchema = z.object({ ohne: z.array(z.string().max(80)).max(10).default([]) })
