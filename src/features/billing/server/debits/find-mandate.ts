import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { sepaMandate } from '../table'

/** The usable mandate, or null. */
export async function findMandate(db: Queryable, companyId: string) {
  const [row] = await db
    .select()
    .from(sepaMandate)
    .where(and(eq(sepaMandate.companyId, companyId), isNull(sepaMandate.revokedAt)))
  return row ?? null
}
