import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { session, user, verification } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'

/**
 * Whether a session is over: it has run out, or is a platform admin's and 12 hours old or 30 minutes without use (ASVS 5,
 * 7.3). By the database's clock, so that it ends on every node at once.
 */
export const isOver = sql<boolean>`(${session.expiresAt} <= now() or ${user.isAdmin} and (${session.createdAt} < now() - interval '12 hours'
  or coalesce(${session.lastUsedAt}, ${session.createdAt}) < now() - interval '30 minutes'))`

/** Why a platform admin was signed out: too long without use, or signed in for too long. */
export type EndedBecause = 'idle' | 'age'

/** Ends a session that is over; of a platform admin's the reason is kept for a day. @returns whether it was */
export async function endIfOver(db: Queryable, token: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ended as (
      delete from ${session} using ${user} where ${session.token} = ${token} and ${user.id} = ${session.userId} and ${isOver}
      returning ${session.createdAt} as began, ${user.isAdmin} as is_admin
    ), noted as (
      insert into ${verification} (id, identifier, value, expires_at)
      select ${uuidv7()}::uuid, ${noteOf(token)}, case when began < now() - interval '12 hours' then 'age' else 'idle' end,
        now() + interval '1 day'
      from ended where is_admin
    )
    select began from ended`)
  return rows.length > 0
}

/** Why the session of this token was ended; null for one that still lives, is long gone, or ended in another way. */
export async function endedBecause(db: Queryable, token: string): Promise<EndedBecause | null> {
  const [note] = await db
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, noteOf(token)), gt(verification.expiresAt, sql`now()`)))
  return note?.value === 'idle' || note?.value === 'age' ? note.value : null
}

function noteOf(token: string): string {
  return `ended ${createHash('sha256').update(token).digest('hex')}`
}

/** Notes that a platform admin is at work, at most once a minute. */
export async function noteUse(db: Queryable, sessionId: string): Promise<void> {
  const isNews = sql`coalesce(${session.lastUsedAt}, ${session.createdAt}) < now() - interval '1 minute'`
  await db
    .update(session)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(session.id, sessionId), isNews))
}
