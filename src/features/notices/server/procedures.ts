import { z } from 'zod'
import { NOTICE_TOPIC_NAMES, NOTICE_TOPICS, type NoticeAudience } from '~/features/accounts/notices/topics'
import { findNoticeChoices } from '~/features/accounts/server/notices/settings'
import { does, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { readerSide } from '../reader-side'
import { noticeListSchema, noticeSettingSchema } from '../schema'
import { audiencesOf, markAllRead, markRead, readerOf, saveSetting } from './commands'
import { countUnread, listNotices } from './queries'

export const noticeRouter = router({
  unread: signedInProcedure.query(({ ctx }) => countUnread(ctx.db, ctx.me.userId)),
  list: signedInProcedure
    .input(noticeListSchema)
    .query(({ ctx, input }) => listNotices(ctx, { userId: ctx.me.userId, side: readerSide(readerOf(ctx.me)) }, input)),
  read: signedInProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.void())
    .mutation(does(markRead)),
  readAll: signedInProcedure.output(z.void()).mutation(({ ctx }) => markAllRead(ctx.command)),
  /** The topics that this person can get, each with what they have set. */
  settings: signedInProcedure.query(async ({ ctx }) => {
    const audiences: readonly NoticeAudience[] = audiencesOf(ctx.me)
    const choices = await findNoticeChoices(ctx.db, ctx.me.userId)
    return NOTICE_TOPIC_NAMES.filter((topic) =>
      NOTICE_TOPICS[topic].audiences.some((audience) => audiences.includes(audience)),
    ).map((topic) => ({ topic, ...(choices[topic] ?? { inBell: true, mail: 'now' as const }) }))
  }),
  saveSetting: signedInProcedure.input(noticeSettingSchema).output(z.void()).mutation(does(saveSetting)),
})
