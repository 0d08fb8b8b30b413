import { z } from '~/lib/zod'
import { MAX_MESSAGE_FILES, REPORT_REASONS } from './vocabulary'

const messageBodySchema = z.string().trim().min(1).max(8000)
const files = z.array(z.uuid()).max(MAX_MESSAGE_FILES).optional()

/** An answer in a conversation. The client makes the id, so that a repeated click or a lost answer sends it once. */
export const replySchema = z.object({
  id: z.uuid(),
  replyToMessageId: z.uuid(),
  body: messageBodySchema,
  attachmentFileIds: files,
})

/** A company's first message about an application. */
export const writeSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  body: messageBodySchema,
  attachmentFileIds: files,
})

/** A company's message to somebody who has accepted its contact request. */
export const writeToApplicantSchema = writeSchema.omit({ applicationId: true }).extend({ applicantProfileId: z.uuid() })

/** Whom a company is about to write to. */
export const aboutSchema = z.union([z.object({ applicationId: z.uuid() }), z.object({ applicantProfileId: z.uuid() })])
export type AboutInput = z.infer<typeof aboutSchema>

/** One page of a conversation; `cursor` is the oldest message already loaded. */
export const messagesSchema = z.object({ messageId: z.uuid(), cursor: z.uuid().nullish() })

export const listSchema = z.object({
  page: z.number().int().min(1).max(1000).optional(),
  suche: z.string().trim().max(80).optional(),
  ungelesen: z.boolean().optional(),
})
export type ListInput = z.infer<typeof listSchema>

export const draftSchema = z.object({ conversationId: z.uuid(), body: z.string().max(8000) })
export const blockSchema = z.object({ conversationId: z.uuid(), isBlocked: z.boolean() })
export const shareSchema = z.object({ conversationId: z.uuid(), isShared: z.boolean() })
export const reportSchema = z.object({
  id: z.uuid(),
  messageId: z.uuid(),
  reason: z.enum(REPORT_REASONS),
  details: z.string().trim().max(2000),
})
