import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '~/platform/server/database/db'
import { DEFAULT_CHOICE, type NoticeChoice, type NoticeTopic } from '../../notices/topics'
import { noticeSetting } from './table'

/** What a person has set, by topic; what is missing is as at the beginning. */
export async function findNoticeChoices(
  db: Queryable,
  userId: string,
): Promise<Partial<Record<NoticeTopic, NoticeChoice>>> {
  const rows = await db
    .select({ topic: noticeSetting.topic, inBell: noticeSetting.inBell, mail: noticeSetting.mail })
    .from(noticeSetting)
    .where(eq(noticeSetting.userId, userId))
  return Object.fromEntries(rows.map(({ topic, ...choice }) => [topic, choice]))
}

/** Changes some of that; what is not mentioned stays. */
export async function saveNoticeChoice(
  db: Queryable,
  userId: string,
  topic: NoticeTopic,
  change: Partial<NoticeChoice>,
): Promise<void> {
  await db
    .insert(noticeSetting)
    .values({ userId, topic, ...DEFAULT_CHOICE, ...change })
    .onConflictDoUpdate({ target: [noticeSetting.userId, noticeSetting.topic], set: change })
}

/** Whether a person wants mails of a topic in some way, in a statement that has their id. */
export function wantsMail(topic: NoticeTopic, userId: AnyPgColumn): SQL<boolean> {
  const set = and(eq(noticeSetting.userId, userId), eq(noticeSetting.topic, topic), eq(noticeSetting.mail, 'off'))
  return sql<boolean>`not exists (select 1 from ${noticeSetting} where ${set})`
}
