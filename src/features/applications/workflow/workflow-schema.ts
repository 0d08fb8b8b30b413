import { PERSONAL_VARIABLES, placeholderProblem, usesVariable } from '~/features/job-postings/letters/placeholders'
import { printableLine } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { APPLICATION_STATUSES } from '../lifecycle'
import { INTERVIEW_DURATIONS, INTERVIEW_MODES, MAX_PROPOSED_TIMES } from './interview'
import { TEMPLATE_KINDS } from './templates'

/** Pay stated with an invitation, when the posting does not state it. */
export const payTextSchema = z
  .string()
  .trim()
  .max(300)
  .nullable()
  .transform((text) => text || null)

export const locationSchema = printableLine().min(1, 'Bitte geben Sie Adresse, Link oder Telefonnummer an.').max(300)
export const durationSchema = z.union(INTERVIEW_DURATIONS.map((minutes) => z.literal(minutes)))

/** Fixed times, free slots, or both. Place and length are those of the fixed times; a slot has its own. */
export const inviteSchema = z
  .object({
    id: z.uuid(),
    applicationId: z.uuid(),
    mode: z.enum(INTERVIEW_MODES),
    location: printableLine().max(300),
    durationMinutes: durationSchema,
    times: z.array(z.date()).max(MAX_PROPOSED_TIMES, `Höchstens ${MAX_PROPOSED_TIMES} Vorschläge.`),
    /** The free slots of the posting or of this application, also those made later. */
    offersSlots: z.boolean().default(false),
    message: z.string().trim().min(1).max(4000),
    payText: payTextSchema,
  })
  .refine(({ times, offersSlots }) => times.length > 0 || offersSlots, {
    path: ['times'],
    error: 'Bitte schlagen Sie mindestens einen Termin vor.',
  })
  .refine(({ times, location }) => times.length === 0 || location !== '', {
    path: ['location'],
    error: 'Bitte geben Sie Adresse, Link oder Telefonnummer an.',
  })
export type InviteInput = z.infer<typeof inviteSchema>

export const pickTimeSchema = z.object({ interviewId: z.uuid(), startsAt: z.date() })
export const declineTimesSchema = z.object({
  interviewId: z.uuid(),
  /** As for `cancelInterviewSchema`. */
  startsAt: z.date().nullish(),
  reply: z.string().trim().min(1, 'Bitte schreib kurz, wann es dir passt.').max(1000),
})
/** Other times for an agreed interview; place and length stay. */
export const moveInterviewSchema = z
  .object({
    interviewId: z.uuid(),
    /** The appointment that the person saw. */
    startsAt: z.date(),
    times: z.array(z.date()).max(MAX_PROPOSED_TIMES, `Höchstens ${MAX_PROPOSED_TIMES} Vorschläge.`),
    offersSlots: z.boolean(),
    message: z.string().trim().min(1, 'Bitte schreiben Sie ein paar Worte dazu.').max(2000),
  })
  .refine(({ times, offersSlots }) => times.length > 0 || offersSlots, {
    path: ['times'],
    error: 'Bitte schlagen Sie mindestens einen Termin vor.',
  })
export const cancelInterviewSchema = z.object({
  interviewId: z.uuid(),
  /** The appointment that the person saw, null for proposals; whoever does not say it cancels what there is. */
  startsAt: z.date().nullish(),
  message: z.string().trim().min(1, 'Bitte schreiben Sie ein paar Worte dazu.').max(2000),
})

const body = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine((text) => !placeholderProblem(text), { error: ({ input }) => placeholderProblem(String(input)) })

/** `version` is null for a new one; the form makes the id. */
export const saveTemplateSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int().min(1).nullable(),
    kind: z.enum(TEMPLATE_KINDS),
    title: z.string().trim().min(1).max(80),
    body,
  })
  .refine(({ kind, body: text }) => kind !== 'contact' || !usesVariable(text, PERSONAL_VARIABLES), {
    path: ['body'],
    error:
      'In einer Kontaktanfrage kennen Sie die Person noch nicht. Bitte lassen Sie {name}, {vorname}, {nachname} und {beworben_am} weg.',
  })
export type SaveTemplateInput = z.infer<typeof saveTemplateSchema>

const rejectionText = z
  .string()
  .trim()
  .min(1, 'Eine Absage geht immer mit einem Text hinaus.')
  .max(4000)
  .refine((text) => !placeholderProblem(text), { error: ({ input }) => placeholderProblem(String(input)) })

/** At most as many as one page shows. */
export const MAX_BULK = 50

function areDifferent(items: readonly { applicationId: string }[]): boolean {
  return new Set(items.map(({ applicationId }) => applicationId)).size === items.length
}

/** Each with its own text; `sendAt` null means now. Nobody may be named twice, or they would be rejected twice. */
export const rejectManySchema = z.object({
  items: z
    .array(z.object({ applicationId: z.uuid(), from: z.enum(APPLICATION_STATUSES), message: rejectionText }))
    .min(1)
    .max(MAX_BULK)
    .refine(areDifferent),
  sendAt: z.date().nullable(),
})
export type RejectManyInput = z.infer<typeof rejectManySchema>

export const moveManySchema = z.object({
  items: z
    .array(z.object({ applicationId: z.uuid(), from: z.enum(APPLICATION_STATUSES) }))
    .min(1)
    .max(MAX_BULK)
    .refine(areDifferent),
})

export const MAX_STAGES = 12
export const saveStagesSchema = z.object({
  jobPostingId: z.uuid(),
  /** The steps the person saw; only those may be removed. */
  known: z.array(z.uuid()).max(MAX_STAGES),
  stages: z
    .array(
      z.object({
        id: z.uuid(),
        status: z.enum(['submitted', 'in_review', 'interview', 'offer']),
        name: z.string().trim().min(1, 'Bitte geben Sie dem Schritt einen Namen.').max(40),
      }),
    )
    .max(MAX_STAGES),
})
export const setStageSchema = z.object({ applicationId: z.uuid(), stageId: z.uuid().nullable() })
