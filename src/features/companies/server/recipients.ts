import { eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { companyMember } from './table'

/** E-mail addresses of everybody who works for the company; who gets which notice becomes a setting of each member later. */
export async function memberEmails(db: Queryable, companyId: string): Promise<{ email: string }[]> {
  return db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(eq(companyMember.companyId, companyId))
}
