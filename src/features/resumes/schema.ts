import { z } from 'zod'

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
export const templateLabels = { klar: 'Klar', kompakt: 'Kompakt' } satisfies Record<(typeof TEMPLATES)[number], string>

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Bitte gib Monat und Jahr an.')
const line = (max: number) => z.string().trim().min(1).max(max)
const optionalLine = (max: number) => z.string().trim().max(max).nullable()

/** From–to in months; `to` null means until today. */
const period = { from: month, to: month.nullable() }
const isOrdered = (entry: { from: string; to: string | null }) => entry.to === null || entry.from <= entry.to
const orderMessage = { path: ['to'], error: 'Das Ende liegt vor dem Anfang.' }

export const experienceSchema = z
  .object({ id: z.uuid(), position: line(120), employer: line(120), place: optionalLine(80), ...period, description: z.string().max(4000) })
  .refine(isOrdered, orderMessage)
export const educationSchema = z
  .object({ id: z.uuid(), degree: line(120), institution: line(120), place: optionalLine(80), ...period, description: z.string().max(2000) })
  .refine(isOrdered, orderMessage)
export const skillSchema = z.object({ id: z.uuid(), name: line(60), level: z.number().int().min(1).max(5) })
export const languageSchema = z.object({ id: z.uuid(), name: line(40), level: z.enum(LANGUAGE_LEVELS) })
export const certificateSchema = z.object({ id: z.uuid(), name: line(120), issuer: optionalLine(120), issuedIn: month.nullable() })
export const projectSchema = z.object({ id: z.uuid(), name: line(120), url: z.url({ protocol: /^https?$/ }).max(300).nullable(), description: z.string().max(2000) })

/** The sections of a résumé as stored; also what an application freezes. */
export const resumeContentSchema = z.object({
  summary: z.string().trim().max(2000),
  experience: z.array(experienceSchema).max(30),
  education: z.array(educationSchema).max(20),
  skills: z.array(skillSchema).max(60),
  languages: z.array(languageSchema).max(20),
  certificates: z.array(certificateSchema).max(30),
  projects: z.array(projectSchema).max(20),
  interests: z.string().trim().max(500),
})
export type ResumeContent = z.infer<typeof resumeContentSchema>

export const resumeInputSchema = z.object({
  title: line(80),
  template: z.enum(TEMPLATES),
  content: resumeContentSchema,
})
export type ResumeInput = z.infer<typeof resumeInputSchema>

/** A résumé with nothing in it yet. */
export function emptyResumeContent(): ResumeContent {
  return { summary: '', experience: [], education: [], skills: [], languages: [], certificates: [], projects: [], interests: '' }
}
