import { and, eq, isNull, sql } from 'drizzle-orm'
import { wantsMail } from '~/features/accounts/server/notices/settings'
import { user } from '~/features/accounts/server/table'
import { worksForAll } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'

type Posting = { id: string; companyId: string; createdByUserId: string | null }

export type PostingRecipient = { email: string; mustLeave: boolean }

/**
 * Who hears of a posting: its author, while they work there. The company's admins do when there is no author any more,
 * or one who wants no mails about it or is suspended. What nobody may miss, because something happens without an answer,
 * is mailed to the admins even when all have switched it off.
 * @returns recipients by the posting's id
 */
export async function postingRecipients(
  db: Queryable,
  postings: readonly Posting[],
  { isEssential }: { isEssential: boolean },
): Promise<Map<string, PostingRecipient[]>> {
  const companyIds = [...new Set(postings.map(({ companyId }) => companyId))]
  if (companyIds.length === 0) return new Map()
  const members = await db
    .select({
      ...pick(companyMember, 'companyId', 'userId', 'isAdmin'),
      isWilling: sql<boolean>`(${isNull(user.suspendedAt)} and ${wantsMail('postings', companyMember.userId)})`,
      email: user.email,
    })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), eq(user.emailVerified, true)))
    .where(and(anyOf(companyMember.companyId, companyIds), worksForAll))
  return new Map(
    postings.map(({ id, companyId, createdByUserId }) => {
      const colleagues = members.filter((member) => member.companyId === companyId)
      const admins = colleagues.filter(({ isAdmin }) => isAdmin)
      const author = colleagues.filter(({ userId }) => userId === createdByUserId)
      const told = author.some(({ isWilling }) => isWilling) ? author : [...new Set([...author, ...admins])]
      const mustReach = isEssential && !told.some(({ isWilling }) => isWilling)
      return [id, told.map(({ email, isAdmin }) => ({ email, mustLeave: mustReach && isAdmin }))]
    }),
  )
}
