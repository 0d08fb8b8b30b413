import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { calendarAddress } from './address-table'

/** Whether somebody has a private address, since when, and when a calendar last read it. The address itself is not known. */
export async function findAddress(db: Queryable, actor: SignedInActor) {
  const [found] = await db
    .select({ since: calendarAddress.updatedAt, lastReadAt: calendarAddress.lastReadAt })
    .from(calendarAddress)
    .where(eq(calendarAddress.userId, actor.userId))
  return found ?? null
}

/** Makes a new address; the earlier one is over. Nobody, also not we, can show it a second time. */
export async function renewAddress(ctx: { db: Queryable; actor: SignedInActor; now: Date }): Promise<{ url: string }> {
  const token = newLinkToken()
  const fresh = { tokenHash: hashLinkToken(token), lastReadAt: null, updatedAt: ctx.now }
  await ctx.db
    .insert(calendarAddress)
    .values({ userId: ctx.actor.userId, ...fresh, createdAt: ctx.now })
    .onConflictDoUpdate({ target: calendarAddress.userId, set: fresh })
  return { url: `${getConfig().APP_URL}/api/calendar/${token}` }
}

/** Turns the address off; may be repeated. */
export async function endAddress(db: Queryable, actor: Pick<SignedInActor, 'userId'>): Promise<void> {
  await db.delete(calendarAddress).where(eq(calendarAddress.userId, actor.userId))
}

/** Whose address this is; null when it is none, or of a suspended account. Notes once an hour that it was read. */
export async function ownerOfAddress(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ id: calendarAddress.id, userId: calendarAddress.userId })
    .from(calendarAddress)
    .innerJoin(user, eq(user.id, calendarAddress.userId))
    .where(and(eq(calendarAddress.tokenHash, hashLinkToken(token)), isNull(user.suspendedAt)))
  if (!found) return null
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
  await db
    .update(calendarAddress)
    .set({ lastReadAt: hour, updatedAt: sql`${calendarAddress.updatedAt}` })
    .where(
      and(
        eq(calendarAddress.id, found.id),
        or(isNull(calendarAddress.lastReadAt), lt(calendarAddress.lastReadAt, hour)),
      ),
    )
  return found.userId
}
