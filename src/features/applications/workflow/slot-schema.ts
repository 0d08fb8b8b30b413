import { z } from '~/lib/zod'
import { INTERVIEW_MODES } from './interview'
import { MAX_SLOTS_AT_ONCE, SLOT_BUFFERS } from './slot-plan'
import { durationSchema, locationSchema } from './workflow-schema'

/** A day that clocks and databases can work with. */
const isoDay = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01')
/** Nobody plans further. */
const LATEST = new Date('2100-01-01')

const MAX_CHOSEN_APPLICATIONS = 50
export const MAX_INTERVIEWERS = 8

/** New slots for a posting, or for chosen applications. The client makes their ids. */
export const createSlotsSchema = z
  .object({
    slots: z
      .array(z.object({ id: z.uuid(), startsAt: z.date().max(LATEST) }))
      .min(1, 'Bitte geben Sie Tag und Uhrzeit an.')
      .max(MAX_SLOTS_AT_ONCE, `Höchstens ${MAX_SLOTS_AT_ONCE} Termine auf einmal.`)
      .refine((slots) => new Set(slots.map(({ id }) => id)).size === slots.length),
    jobPostingId: z.uuid().nullable(),
    applicationIds: z.array(z.uuid()).max(MAX_CHOSEN_APPLICATIONS),
    interviewerIds: z
      .array(z.uuid())
      .min(1, 'Bitte wählen Sie, wer das Gespräch führt.')
      .max(MAX_INTERVIEWERS, `Höchstens ${MAX_INTERVIEWERS} Personen.`),
    durationMinutes: durationSchema,
    bufferMinutes: z.union(SLOT_BUFFERS.map((minutes) => z.literal(minutes))),
    mode: z.enum(INTERVIEW_MODES),
    location: locationSchema,
  })
  .refine(({ jobPostingId, applicationIds }) => (jobPostingId === null) === applicationIds.length > 0, {
    path: ['jobPostingId'],
    error: 'Bitte wählen Sie eine Stelle oder mindestens eine Bewerbung.',
  })
export type CreateSlotsInput = z.infer<typeof createSlotsSchema>

export const removeSlotsSchema = z.object({ ids: z.array(z.uuid()).min(1).max(MAX_SLOTS_AT_ONCE) })
export const pickSlotSchema = z.object({ interviewId: z.uuid(), slotId: z.uuid() })

/** One day or one week of a company's calendar. */
export const calendarSchema = z.object({
  day: isoDay,
  days: z.union([z.literal(1), z.literal(7)]),
  /** Only where the caller is an interviewer. */
  mine: z.boolean().default(false),
})
