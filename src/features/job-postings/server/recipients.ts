import { and, eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { worksForAll } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { anyOf } from '~/platform/server/database/any-of'
import type { Queryable } from '~/platform/server/database/db'

type Posting = { id: string; companyId: string; createdByUserId: string | null }

/**
 * Who gets mails about a posting: its author, while they work there and want such mails; otherwise the company's admins
 * who do. What nobody may miss, because something happens without an answer, goes to the admins even when all have
 * switched it off.
 * @returns addresses by the posting's id
 */
export async function postingRecipients(
  db: Queryable,
  postings: readonly Posting[],
  { isEssential }: { isEssential: boolean },
): Promise<Map<string, string[]>> {
  const companyIds = [...new Set(postings.map(({ companyId }) => companyId))]
  if (companyIds.length === 0) return new Map()
  const members = await db
    .select({
      companyId: companyMember.companyId,
      userId: companyMember.userId,
      isAdmin: companyMember.isAdmin,
      isWilling: companyMember.notifyPostings,
      email: user.email,
    })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), eq(user.emailVerified, true)))
    .where(and(anyOf(companyMember.companyId, companyIds), worksForAll))
  return new Map(
    postings.map(({ id, companyId, createdByUserId }) => {
      const colleagues = members.filter((member) => member.companyId === companyId)
      const admins = colleagues.filter(({ isAdmin }) => isAdmin)
      const author = colleagues.filter(({ userId, isWilling }) => userId === createdByUserId && isWilling)
      const willing = author.length > 0 ? author : admins.filter(({ isWilling }) => isWilling)
      const chosen = willing.length === 0 && isEssential ? admins : willing
      return [id, chosen.map(({ email }) => email)]
    }),
  )
}
