import { and, eq, inArray, or } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { maySee, worksForAll } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { interviewSlotMember } from './slot-table'

/**
 * Who at the company is told about an appointment: all who work for it, and those readers of its posting who conduct it.
 * Whoever reads another one by now is told nothing.
 * @param slotIds the slots it is or was in; null for a time without one
 */
export function interviewRecipients(
  db: Queryable,
  { companyId, jobPostingId }: { companyId: string; jobPostingId: string },
  slotIds: readonly (string | null)[],
): Promise<{ email: string }[]> {
  const ids = slotIds.flatMap((id) => id ?? [])
  const conducts = inArray(
    companyMember.id,
    db
      .select({ id: interviewSlotMember.memberId })
      .from(interviewSlotMember)
      .where(anyOf(interviewSlotMember.slotId, ids)),
  )
  return db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(maySee(companyId, jobPostingId), or(worksForAll, conducts)))
}
