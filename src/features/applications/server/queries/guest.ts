import { and, eq, ne } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasMembers } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import { isRemoved, isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { applicationError } from '../../errors'
import { canChangeApplication } from '../../lifecycle'
import { guestApplication } from '../apply-table'
import { application } from '../table'

/**
 * The page behind the link before the click.
 * @throws AppError guestLinkInvalid
 */
export async function findGuest(db: Queryable, unverifiedToken: string, now: Date) {
  const [row] = await db
    .select({
      ...pick(guestApplication, 'email', 'content', 'expiresAt', 'confirmedAt', 'jobPostingId'),
      jobTitle: jobPosting.title,
      ...pick(jobPosting, 'status', 'runsUntil', 'externalUrl', 'promisedReplyDays'),
      isRead: hasMembers(jobPosting.companyId),
      isShown,
      isRemoved,
      companyName: companyProfile.name,
      userType: user.type,
      emailVerified: user.emailVerified,
      suspendedAt: user.suspendedAt,
      earlier: pick(application, 'id', 'status', 'submittedAt'),
    })
    .from(guestApplication)
    .innerJoin(jobPosting, eq(jobPosting.id, guestApplication.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .leftJoin(user, eq(user.email, guestApplication.email))
    .leftJoin(applicantProfile, eq(applicantProfile.userId, user.id))
    // At most one, by the table's index.
    .leftJoin(
      application,
      and(
        eq(application.applicantProfileId, applicantProfile.id),
        eq(application.jobPostingId, guestApplication.jobPostingId),
        ne(application.id, guestApplication.id),
        ne(application.status, 'withdrawn'),
      ),
    )
    .where(eq(guestApplication.tokenHash, hashLinkToken(unverifiedToken)))
  if (!row || (row.confirmedAt === null && row.expiresAt <= now)) throw applicationError('guestLinkInvalid')
  const isTaking = isActive(row, now) && row.externalUrl === null
  const { email, jobPostingId, jobTitle, promisedReplyDays, companyName, content } = row
  return {
    ...{ email, jobPostingId, jobTitle, promisedReplyDays, companyName },
    name: `${content.firstName} ${content.lastName}`,
    isSent: row.confirmedAt !== null,
    ...{ isShown: row.isShown, isRemoved: row.isRemoved },
    isOpen: isTaking && row.isRead,
    /** Online, but of a company without members. */
    isUnread: isTaking && !row.isRead,
    expiresAt: row.expiresAt,
    account: accountOf(row),
    /** When the same person had applied to this posting before, and has not withdrawn that. */
    earlier: row.earlier && {
      ...pick(row.earlier, 'id', 'submittedAt'),
      mayWithdraw: canChangeApplication(row.earlier.status, 'withdrawn', 'applicant'),
    },
  }
}

type Owner = { userType: 'COMPANY' | 'APPLICANT' | null; emailVerified: boolean | null; suspendedAt: Date | null }

/** What account exists at the address; only the reader of its mail has the link and learns it. */
function accountOf(owner: Owner): 'none' | 'own' | 'company' | 'suspended' {
  // One that nobody has confirmed gives way to whoever holds this link.
  if (owner.userType === 'COMPANY' && owner.emailVerified) return 'company'
  if (owner.suspendedAt) return 'suspended'
  return owner.emailVerified ? 'own' : 'none'
}
