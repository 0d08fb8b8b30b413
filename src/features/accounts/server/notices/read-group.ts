import { and, eq, isNull } from 'drizzle-orm'
import { announce } from '~/platform/server/bus/announce'
import type { Transaction } from '~/platform/server/database/db'
import type { NoticeKind } from '../../notices/notice-kinds'
import { notice } from './table'

type Group = { userId: string; kind: NoticeKind; groupId: string }

/** Who reads the thing itself has read its notices: their bell follows on all open pages, nobody else's does. */
export async function readGroup(tx: Transaction, { userId, kind, groupId }: Group, now: Date): Promise<void> {
  const isUnread = and(eq(notice.kind, kind), eq(notice.groupId, groupId), isNull(notice.readAt))
  const own = and(eq(notice.userId, userId), isUnread)
  const read = await tx.update(notice).set({ readAt: now }).where(own).returning({ id: notice.id })
  if (read.length > 0) await announce(tx, 'notice', [userId])
}
