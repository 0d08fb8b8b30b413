import { SOURCES } from '~/features/job-postings/sources'
import { resumeContentSchema } from '~/features/resumes/schema'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { searchParams } from '~/lib/search-params'
import { printableText } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { MAX_ATTACHMENTS } from './apply/limits'
import { APPLICATION_STATUSES } from './lifecycle'
import { applicationListParams } from './search-params'
import { payTextSchema } from './workflow/workflow-schema'

export const answerSchema = z.object({
  questionId: z.uuid(),
  question: z.string().max(200),
  answer: printableText().trim().max(1000),
})
export type ApplicationAnswer = z.infer<typeof answerSchema>

/** The company's view of the person, frozen when the application is sent. */
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
  /** The photo's file; missing in copies from before there were photos. */
  photoFileId: z.uuid().nullable().optional(),
})
export type ResumeSnapshot = z.infer<typeof resumeSnapshotSchema>

/** What a company reads of an application as long as it does not see who sent it. */
export type MaskedApplication = {
  /** With the alias as name, and without contact data. */
  snapshot: ResumeSnapshot
  coverLetter: string
  answers: ApplicationAnswer[]
  /** The next large town, instead of where the person lives; null when the place is unknown. */
  point: { lat: number; lon: number } | null
}

/** Sending an application. The client makes the id, so that a repeated click or a lost answer sends it once. */
export const applySchema = z.object({
  id: z.uuid(),
  jobPostingId: z.uuid(),
  resumeId: z.uuid('Bitte wähle einen Lebenslauf aus.'),
  coverLetter: printableText().trim().max(8000),
  answers: z.array(z.object({ questionId: z.uuid(), answer: printableText().trim().max(1000) })).max(15),
  attachmentFileIds: z.array(z.uuid()).max(MAX_ATTACHMENTS),
  /** How the person came to the posting; only counted. */
  source: z.enum(SOURCES).optional(),
})
export type ApplyInput = z.infer<typeof applySchema>

/** An applicant's own list: a page of it, or all running ones at once. */
export const ownListSchema = z.object({
  page: z.number().int().min(1).max(1000).optional(),
  /** The one a mail links to. */
  bewerbung: z.uuid().optional(),
  isRunning: z.boolean().optional(),
})
export type OwnListInput = z.infer<typeof ownListSchema>

export const changeStatusSchema = z.object({
  applicationId: z.uuid(),
  to: z.enum(APPLICATION_STATUSES),
  /** The status the person saw; a change in between is a conflict. */
  from: z.enum(APPLICATION_STATUSES),
  message: z.string().trim().max(4000).nullable(),
  /** Pay stated with an invitation, when the posting does not state it. */
  payText: payTextSchema.optional(),
})

export const noteSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  body: z.string().trim().min(1).max(4000),
  /** Colleagues who get a mail. */
  mentionedUserIds: z.array(z.uuid()).max(20).optional(),
})

export const ratingSchema = z.object({ applicationId: z.uuid(), stars: z.number().int().min(1).max(5) })

export const withdrawSchema = z.object({ applicationId: z.uuid(), message: z.string().trim().max(1000).nullable() })

export const applicationListSchema = paramsSchema(searchParams(applicationListParams))

type Colleague = { userId: string; name: string }

/** Who is named with "@Name" in a note; when one name begins another, the longer one counts. */
export function mentionsIn<Some extends Colleague>(body: string, colleagues: readonly Some[]): Some[] {
  const byLength = [...colleagues].sort((a, b) => b.name.length - a.name.length)
  let rest = body
  return byLength.filter(({ name }) => {
    const mention = new RegExp(`@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
    const isNamed = mention.test(rest)
    rest = rest.replace(mention, ' ')
    return isNamed
  })
}

/** The text with a mention at its end. */
export function withMention(body: string, name: string): string {
  return `${body}${body === '' || /\s$/.test(body) ? '' : ' '}@${name} `
}
