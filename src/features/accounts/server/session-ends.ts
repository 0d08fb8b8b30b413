import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import { session, user, verification } from './table'

/** Whether a session is older than any may become, however often it is used. */
const isNinetyDaysOld = sql<boolean>`${session.createdAt} < now() - interval '90 days'`

/** Whether a session is valid at all: not expired, and not too old. By the database's clock. */
export const isAlive = sql<boolean>`(${session.expiresAt} > now() and not ${isNinetyDaysOld})`

/**
 * Whether a session is over: it has expired, is 90 days old, or is a platform admin's and 12 hours old or 30 minutes
 * unused (ASVS 5, 7.3). By the database's clock, so that it ends on every node at the same time.
 */
export const isOver = sql<boolean>`(not ${isAlive} or ${user.isAdmin} and (${session.createdAt} < now() - interval '12 hours'
  or coalesce(${session.lastUsedAt}, ${session.createdAt}) < now() - interval '30 minutes'))`

/**
 * Why somebody was signed out early: a platform admin's session was unused or signed in for too long, anybody else's is
 * 90 days old.
 */
export const ENDINGS = ['idle', 'age', 'ninety-days'] as const
export type EndedBecause = (typeof ENDINGS)[number]

/** The ending of this name; null for any other text. */
export function endingOf(text: string | undefined): EndedBecause | null {
  return ENDINGS.find((ending) => ending === text) ?? null
}

/**
 * Ends a session that is over; the reason is kept for a day, unless it simply expired.
 * @returns whether it was over
 */
export async function endIfOver(db: Queryable, token: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ended as (
      delete from ${session} using ${user} where ${session.token} = ${token} and ${user.id} = ${session.userId} and ${isOver}
      returning ${session.createdAt} as began, ${user.isAdmin} as is_admin, ${isNinetyDaysOld} as is_old
    ), noted as (
      insert into ${verification} (id, identifier, value, expires_at)
      select ${uuidv7()}::uuid, ${noteOf(token)},
        case when not is_admin then 'ninety-days' when began < now() - interval '12 hours' then 'age' else 'idle' end,
        now() + interval '1 day'
      from ended where is_admin or is_old
    )
    select began from ended`)
  return rows.length > 0
}

/** Why the session of this token was ended; null for one that is still valid, long gone, or ended in another way. */
export async function endedBecause(db: Queryable, token: string): Promise<EndedBecause | null> {
  const [note] = await db
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, noteOf(token)), gt(verification.expiresAt, sql`now()`)))
  return endingOf(note?.value)
}

function noteOf(token: string): string {
  return `ended ${createHash('sha256').update(token).digest('hex')}`
}

/** Records that a platform admin is active, at most once a minute. */
export async function noteUse(db: Queryable, sessionId: string): Promise<void> {
  const isNews = sql`coalesce(${session.lastUsedAt}, ${session.createdAt}) < now() - interval '1 minute'`
  await db
    .update(session)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(session.id, sessionId), isNews))
}
