import { NOTICE_MAILS, NOTICE_TOPIC_NAMES } from '~/features/accounts/notices/topics'
import { z } from '~/lib/zod'

/** Nobody pages further through ninety days. */
const MAX_NOTICE_PAGE = 400

/** `size`: as many as the panel of the bell shows. */
export const noticeListSchema = z.object({
  page: z.number().int().min(1).max(MAX_NOTICE_PAGE),
  size: z.literal(6).optional(),
})

export const noticeSettingSchema = z.object({
  topic: z.enum(NOTICE_TOPIC_NAMES),
  inBell: z.boolean().optional(),
  mail: z.enum(NOTICE_MAILS).optional(),
})

export type NoticeSettingInput = z.infer<typeof noticeSettingSchema>
