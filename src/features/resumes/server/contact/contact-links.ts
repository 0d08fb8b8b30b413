import { and, eq, inArray, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { contactRequest } from '../contact-table'

/**
 * Ends the links of mails about requests that wait for an answer: whoever reads the mailbox that an account has left must
 * not open its résumé. The person answers in the product.
 * @param email the address that the account leaves
 */
export async function endContactLinks(db: Queryable, email: string): Promise<void> {
  const people = db
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(eq(user.email, email))
  await db
    .update(contactRequest)
    // No hash of a link looks like this.
    .set({ tokenHash: sql`'ended ' || ${contactRequest.id}`, updatedAt: sql`${contactRequest.updatedAt}` })
    .where(and(eq(contactRequest.state, 'pending'), inArray(contactRequest.applicantProfileId, people)))
}
