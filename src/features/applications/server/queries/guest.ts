import { eq } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { guestApplication } from '../apply-table'
import { hashGuestToken } from '../commands/guest-apply'

/** What the page behind the link shows before the click. @throws AppError guestLinkInvalid */
export async function findGuest(db: Queryable, unverifiedToken: string, now: Date) {
  const [row] = await db
    .select({
      email: guestApplication.email,
      content: guestApplication.content,
      expiresAt: guestApplication.expiresAt,
      confirmedAt: guestApplication.confirmedAt,
      jobPostingId: guestApplication.jobPostingId,
      jobTitle: jobPosting.title,
      promisedReplyDays: jobPosting.promisedReplyDays,
      companyName: companyProfile.name,
    })
    .from(guestApplication)
    .innerJoin(jobPosting, eq(jobPosting.id, guestApplication.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(guestApplication.tokenHash, hashGuestToken(unverifiedToken)))
  if (!row || (row.confirmedAt === null && row.expiresAt <= now)) throw applicationError('guestLinkInvalid')
  const { content, confirmedAt, expiresAt: _expires, ...rest } = row
  return { ...rest, name: `${content.firstName} ${content.lastName}`, isSent: confirmedAt !== null }
}
