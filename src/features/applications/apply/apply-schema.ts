import { applicantEmailSchema } from '~/features/accounts/schema'
import { SOURCES } from '~/features/job-postings/sources'
import { type Place, placeSchema } from '~/features/places/schema'
import { educationSchema, experienceSchema } from '~/features/resumes/schema'
import { printableLine, printableText } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { MAX_ATTACHMENTS, MAX_STATIONS } from './limits'

const answers = z.array(z.object({ questionId: z.uuid(), answer: printableText().trim().max(1000) })).max(15)
const uploaded = z.object({ id: z.uuid(), name: z.string().max(200), size: z.number().int() })

type Asked = { id: string; isRequired: boolean }

/** The answers to a posting's questions, where what has to be answered is missed at its own field. */
export function answersTo(questions: readonly Asked[]) {
  const required = new Set(questions.filter(({ isRequired }) => isRequired).map(({ id }) => id))
  return answers.superRefine((given, ctx) => {
    for (const [index, { questionId, answer }] of given.entries()) {
      if (answer !== '' || !required.has(questionId)) continue
      ctx.addIssue({ code: 'custom', path: [index, 'answer'], message: 'Bitte beantworte diese Frage.' })
    }
  })
}

/** Stored while somebody writes; everything may be incomplete. */
export const applicationDraftSchema = z.object({
  resumeId: z.string().max(36),
  coverLetter: z.string().max(8000),
  answers,
  attachments: z.array(uploaded).max(MAX_ATTACHMENTS),
})
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>

export const saveDraftSchema = z.object({ jobPostingId: z.uuid(), content: applicationDraftSchema })

const line = (missing: string) => printableLine('du').min(1, missing).max(80)

/** An application without an account: personal data, and a résumé as a PDF or a few lines. */
export const guestContentSchema = z.object({
  firstName: line('Bitte gib deinen Vornamen an.'),
  lastName: line('Bitte gib deinen Nachnamen an.'),
  phone: z
    .string()
    .trim()
    .max(40)
    .nullable()
    .transform((text) => text || null)
    .refine((text) => text === null || /^[+\d][\d\s()/.-]{4,}$/.test(text), {
      error: 'Bitte gib eine Telefonnummer mit Ziffern an, zum Beispiel 0521 123456.',
    }),
  place: placeSchema.nullable().transform((place, ctx): Place => {
    if (place) return place
    ctx.addIssue({ code: 'custom', message: 'Bitte wähle deinen Wohnort aus der Liste aus.' })
    return z.NEVER
  }),
  coverLetter: printableText().trim().max(8000),
  answers,
  experience: z.array(experienceSchema).max(MAX_STATIONS),
  education: z.array(educationSchema).max(MAX_STATIONS),
  skills: printableText().trim().max(600),
  attachmentFileIds: z.array(z.uuid()).max(MAX_ATTACHMENTS),
  /** How the person came to the posting; counted when it is sent, and then forgotten. */
  source: z.enum(SOURCES).optional(),
})
export type GuestContent = z.infer<typeof guestContentSchema>

const short = z.string().max(300)

const station = {
  id: z.uuid(),
  place: short.nullable(),
  from: short,
  to: short.nullable(),
  description: z.string().max(4000),
}

/** A browser's draft of an application without an account; everything may be incomplete. */
export const guestDraftSchema = z.object({
  /** The application's future id, to which its documents belong. */
  id: z.uuid(),
  savedAt: z.number(),
  values: z.object({
    firstName: short,
    lastName: short,
    email: short,
    phone: short.nullable(),
    place: placeSchema.nullable(),
    /** What was typed there and means no place yet. */
    placeText: z.string().max(80).default(''),
    coverLetter: z.string().max(8000),
    answers: z.array(z.object({ questionId: z.uuid(), answer: z.string().max(1000) })).max(15),
    experience: z.array(z.object({ ...station, position: short, employer: short })).max(10),
    education: z
      .array(z.object({ ...station, degree: short, institution: short }))
      .max(10)
      .default([]),
    skills: z.string().max(600),
  }),
  attachments: z.array(uploaded).max(MAX_ATTACHMENTS),
})
export type GuestDraft = z.infer<typeof guestDraftSchema>

/** The same with an account that has no profile yet; the address is the account's. */
export const firstApplySchema = guestContentSchema.extend({ id: z.uuid(), jobPostingId: z.uuid() })
export type FirstApplyInput = z.output<typeof firstApplySchema>

/** `website` is a hidden field; whoever fills it in is a bot. */
export const guestApplySchema = guestContentSchema.extend({
  id: z.uuid(),
  jobPostingId: z.uuid(),
  email: applicantEmailSchema,
  website: z.string().max(200),
})
export type GuestApplyInput = z.infer<typeof guestApplySchema>

/** Days until an application nobody confirmed is deleted. */
export const GUEST_DAYS = 7
