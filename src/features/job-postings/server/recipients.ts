import { and, eq, inArray } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'

type Posting = { id: string; companyId: string; createdByUserId: string | null }

/**
 * Who gets mails about a posting: whoever wrote it, as long as they work there; otherwise the company's admins.
 *
 * @returns addresses by the posting's id
 */
export async function postingRecipients(db: Queryable, postings: readonly Posting[]): Promise<Map<string, string[]>> {
  const companyIds = [...new Set(postings.map(({ companyId }) => companyId))]
  if (companyIds.length === 0) return new Map()
  const members = await db
    .select({
      companyId: companyMember.companyId,
      userId: companyMember.userId,
      isAdmin: companyMember.isAdmin,
      email: user.email,
    })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), eq(user.emailVerified, true)))
    .where(inArray(companyMember.companyId, companyIds))
  return new Map(
    postings.map(({ id, companyId, createdByUserId }) => {
      const colleagues = members.filter((member) => member.companyId === companyId)
      const author = colleagues.filter(({ userId }) => userId === createdByUserId)
      const chosen = author.length > 0 ? author : colleagues.filter(({ isAdmin }) => isAdmin)
      return [id, chosen.map(({ email }) => email)]
    }),
  )
}
