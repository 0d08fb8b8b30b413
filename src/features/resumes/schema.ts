import { z } from 'zod'
import { DRIVING_LICENCES } from '~/features/applicants/schema'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS } from '~/features/job-postings/schema'

export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export const languageLevelLabels = {
  A1: 'A1 – Anfänger',
  A2: 'A2 – Grundlagen',
  B1: 'B1 – fortgeschritten',
  B2: 'B2 – selbstständig',
  C1: 'C1 – fachkundig',
  C2: 'C2 – annähernd muttersprachlich',
  native: 'Erstsprache',
} satisfies Record<(typeof LANGUAGE_LEVELS)[number], string>

/** How much of a résumé a viewer gets: all of it, without what tells who it is, or only that it is not released. */
export const SHOWN = ['all', 'redacted', 'nothing'] as const
export type Shown = (typeof SHOWN)[number]

export const TEMPLATES = ['klar', 'kompakt'] as const
export const templateTexts = {
  klar: { label: 'Klar', description: 'Daten links in einer eigenen Spalte, viel Luft.' },
  kompakt: { label: 'Kompakt', description: 'Daten über den Stationen, mehr auf eine Seite.' },
} satisfies Record<(typeof TEMPLATES)[number], { label: string; description: string }>

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Bitte gib Monat und Jahr an.')
const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Der Text ist zu lang. Erlaubt sind ${max} Zeichen.`)
const optionalLine = (max: number) =>
  z.string().trim().max(max, `Der Text ist zu lang. Erlaubt sind ${max} Zeichen.`).nullable()
const text = (max: number) => z.string().trim().max(max, `Der Text ist zu lang. Erlaubt sind ${max} Zeichen.`)

/** An optional value of a text field: empty counts as not given. */
const emptyIsNull = z
  .string()
  .trim()
  .nullable()
  .transform((value) => value || null)

/** From–to in months; `to` null means until today. */
const period = { from: month, to: month.nullable() }
const isOrdered = (entry: { from: string; to: string | null }) => entry.to === null || entry.from <= entry.to
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
  level: z.number().int().min(1).max(5),
})
export const languageSchema = z.object({
  id: z.uuid(),
  name: line(40, 'Bitte gib die Sprache an.'),
  level: z.enum(LANGUAGE_LEVELS),
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
      .url({ protocol: /^https?$/, error: 'Bitte gib die ganze Adresse an, mit https:// am Anfang.' })
      .max(300)
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
})
export type ResumeContent = z.infer<typeof resumeContentSchema>

const title = line(80, 'Bitte gib dem Lebenslauf einen Titel.')

/** The client makes the id, so that a repeated click makes one résumé. */
export const createResumeSchema = z.object({ id: z.uuid(), title, template: z.enum(TEMPLATES) })
export const updateResumeSchema = z.object({
  id: z.uuid(),
  version: z.number().int().min(1),
  title,
  template: z.enum(TEMPLATES),
  content: resumeContentSchema,
})
export type UpdateResumeInput = z.infer<typeof updateResumeSchema>

/** More than anybody keeps apart. */
export const MAX_RESUMES = 20
/** product.md: ten files a résumé, 10 MB each. */
export const MAX_ATTACHMENTS = 10

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

/** Hits on one page of "Alle Lebensläufe". */
export const RESUMES_PER_PAGE = 20
export const DEFAULT_RADIUS_KM = 25

/** Parameters of `/search/resumes`, named like those of the job search. A wrong value counts as not given. */
export const resumeSearchSchema = z.object({
  was: z.string().trim().max(120).optional().catch(undefined),
  wo: z.string().trim().max(80).optional().catch(undefined),
  umkreis: z.coerce.number().int().min(0).max(200).optional().catch(undefined),
  berufsfeld: z.enum(OCCUPATION_FIELDS).optional().catch(undefined),
  arbeitszeit: z.enum(EMPLOYMENT_TYPES).optional().catch(undefined),
  fuehrerschein: z.enum(DRIVING_LICENCES).optional().catch(undefined),
  sofort: z.boolean().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
})
export type ResumeSearch = z.infer<typeof resumeSearchSchema>

export const viewReasonSchema = z.object({
  reason: z.string().trim().min(10, 'Bitte nennen Sie den Grund in mindestens zehn Zeichen.').max(500),
})
export const viewResumeSchema = z.object({
  applicantProfileId: z.uuid(),
  /** What a platform admin needs it for; others leave it out. */
  reason: viewReasonSchema.shape.reason.optional(),
})

/** The form of an upload: `file` and `resumeId`. */
export const uploadAttachmentSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file'), resumeId: form.get('resumeId') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }), resumeId: z.uuid() }))
