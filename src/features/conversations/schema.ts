import { z } from 'zod'

export const SIDES = ['company', 'applicant'] as const
export type Side = (typeof SIDES)[number]

export const messageBodySchema = z.string().trim().min(1).max(8000)

/** An answer in a thread. The client makes the id, so that a repeated click or a lost answer sends it once. */
export const replySchema = z.object({ id: z.uuid(), replyToMessageId: z.uuid(), body: messageBodySchema })

/** A company's first message about an application. */
export const writeSchema = z.object({ id: z.uuid(), applicationId: z.uuid(), body: messageBodySchema })
