import { and, eq, exists, sql } from 'drizzle-orm'
import { session, user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'

/**
 * Whether a session is over: it has run out, or is a platform admin's and 12 hours old or 30 minutes without use (ASVS 5,
 * 7.3). By the database's clock, so that it ends on every node at once.
 */
export const isOver = sql<boolean>`(${session.expiresAt} <= now() or ${user.isAdmin} and (${session.createdAt} < now() - interval '12 hours'
  or coalesce(${session.lastUsedAt}, ${session.createdAt}) < now() - interval '30 minutes'))`

/** Ends a session that is over. @returns whether it was */
export async function endIfOver(db: Queryable, token: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(
      and(
        eq(session.token, token),
        exists(
          db
            .select({ found: sql`1` })
            .from(user)
            .where(and(eq(user.id, session.userId), isOver)),
        ),
      ),
    )
    .returning({ id: session.id })
  return ended.length > 0
}

/** Notes that a platform admin is at work, at most once a minute. */
export async function noteUse(db: Queryable, sessionId: string): Promise<void> {
  const isNews = sql`coalesce(${session.lastUsedAt}, ${session.createdAt}) < now() - interval '1 minute'`
  await db
    .update(session)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(session.id, sessionId), isNews))
}
