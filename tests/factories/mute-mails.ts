import type { NoticeTopic } from '~/features/accounts/notices/topics'
import { saveNoticeChoice } from '~/features/accounts/server/notices/settings'
import { database } from '~/platform/server/database/db'

/** These people want no mails about a topic any more. */
export async function muteMails(topic: NoticeTopic, ...userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await saveNoticeChoice(database().db, userId, topic, { mail: 'off' })
}
