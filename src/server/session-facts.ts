import { eq } from 'drizzle-orm'
import { session } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** Which session this is and when its person last proved who they are: at the sign-in or later. */
export async function sessionFacts(db: Queryable, sessionId: string) {
  const [row] = await db
    .select({ id: session.id, createdAt: session.createdAt, authenticatedAt: session.authenticatedAt })
    .from(session)
    .where(eq(session.id, sessionId))
  return row ? { id: row.id, authenticatedAt: row.authenticatedAt ?? row.createdAt } : null
}
