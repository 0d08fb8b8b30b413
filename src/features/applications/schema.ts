import { z } from 'zod'
import { resumeContentSchema } from '~/features/resumes/schema'
import { APPLICATION_STATUSES } from './lifecycle'

export const MAX_ATTACHMENTS = 10

export const answerSchema = z.object({
  questionId: z.uuid(),
  question: z.string().max(200),
  answer: z.string().trim().max(1000),
})
export type ApplicationAnswer = z.infer<typeof answerSchema>

/** What a company gets to see of the person, frozen when the application is sent. */
export const resumeSnapshotSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  headline: z.string().nullable(),
  resumeTitle: z.string(),
  content: resumeContentSchema,
})
export type ResumeSnapshot = z.infer<typeof resumeSnapshotSchema>

/** Sending an application. The client makes the id, so that a repeated click or a lost answer sends it once. */
export const applySchema = z.object({
  id: z.uuid(),
  jobPostingId: z.uuid(),
  resumeId: z.uuid('Bitte wähle einen Lebenslauf aus.'),
  coverLetter: z.string().trim().max(8000),
  answers: z.array(z.object({ questionId: z.uuid(), answer: z.string().trim().max(1000) })).max(15),
  attachmentFileIds: z.array(z.uuid()).max(MAX_ATTACHMENTS),
})
export type ApplyInput = z.infer<typeof applySchema>

export const changeStatusSchema = z.object({
  applicationId: z.uuid(),
  to: z.enum(APPLICATION_STATUSES),
  /** The status the person saw; a change in between is a conflict. */
  from: z.enum(APPLICATION_STATUSES),
  message: z.string().trim().max(4000).nullable(),
})

export const noteSchema = z.object({ id: z.uuid(), applicationId: z.uuid(), body: z.string().trim().min(1).max(4000) })

export const ratingSchema = z.object({ applicationId: z.uuid(), stars: z.number().int().min(1).max(5) })

export const withdrawSchema = z.object({ applicationId: z.uuid(), message: z.string().trim().max(1000).nullable() })

/** Filters of "Bewerbungen"; everything stands in the URL. */
export const applicationListSchema = z.object({
  status: z.enum(APPLICATION_STATUSES).optional().catch(undefined),
  stelle: z.uuid().optional().catch(undefined),
  suche: z.string().trim().max(80).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).optional().catch(undefined),
})
export type ApplicationListInput = z.infer<typeof applicationListSchema>
