import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { markPerson } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import { APPLICATION_STATUSES, isFinal } from '~/features/applications/lifecycle'
import { guestApplication } from '~/features/applications/server/apply-table'
import { callOffForDeletion } from '~/features/applications/server/commands/call-off'
import { isPersonHeld } from '~/features/applications/server/legal-holds/held'
import { application } from '~/features/applications/server/table'
import { isBusinessLetter } from '~/features/billing/server/invoices/erase'
import { leaveEmptyCompanies } from '~/features/companies/server/members/empty-companies'
import { lockCompaniesOf } from '~/features/companies/server/members/membership'
import { memberEmails } from '~/features/companies/server/recipients'
import { feedback } from '~/features/feedback/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { searchAlert } from '~/features/job-search/server/alert-table'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Transaction } from '~/platform/server/database/db'
import { removeForgottenFiles } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { isMailTo } from '~/platform/server/mail/recipient'
import { outboxMail } from '~/platform/server/mail/table'
import { accountDeletedMail, applicationGoneMail } from '../emails'

type Erasure = {
  userId: string
  /** Requested by the person, or by retention. */
  by: 'person' | 'retention'
  now: Date
}

const OPEN = APPLICATION_STATUSES.filter((status) => !isFinal(status))

/**
 * Deletes an account with everything that depends on it, immediately; invoices and audit events stay. Companies with an
 * open application of the person are informed, without a name.
 * @param condition checked again under the lock; an account that does not meet it, or with an application under a
 * legal hold, stays
 * @returns whether it was deleted
 */
export async function eraseAccount(db: Database, erasure: Erasure, condition?: SQL): Promise<boolean> {
  const files = await db.transaction(async (tx) => {
    await lockCompaniesOf(tx, erasure.userId)
    return eraseWithin(tx, erasure, condition)
  })
  await removeForgottenFiles(files ?? [])
  return files !== null
}

/**
 * The same as a part of a larger change, which has locked the person's companies. A company that nothing was made of goes
 * with its only member.
 * @returns files whose bytes the caller removes after the commit; null when the account stays
 */
export async function eraseWithin(
  tx: Transaction,
  { userId, by, now }: Erasure,
  condition?: SQL,
): Promise<string[] | null> {
  const [account] = await tx
    .select({ id: user.id, email: user.email, type: user.type })
    .from(user)
    .where(and(eq(user.id, userId), not(isPersonHeld(tx, userId)), condition))
    .for('update')
  if (!account) return null
  await tellCompanies(tx, userId, now)
  await markPerson(tx, userId)
  await leaveEmptyCompanies(tx, userId, null)
  await tx.delete(user).where(eq(user.id, userId))
  return eraseTraces(tx, account, by)
}

/**
 * Informs the companies whose open applications are deleted with an account; agreed interviews are removed from
 * calendars.
 */
async function tellCompanies(tx: Transaction, userId: string, now: Date): Promise<void> {
  const profiles = await tx
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.userId, userId))
  for (const { id } of profiles) await callOffForDeletion(tx, id, now)
  const open = await tx
    .select({ companyId: application.companyId, id: jobPosting.id, title: jobPosting.title })
    .from(application)
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(eq(applicantProfile.userId, userId), inArray(application.status, OPEN)))
  for (const { companyId, ...posting } of open) {
    const members = await memberEmails(tx, companyId)
    await mailEach(tx, members, (member) => applicationGoneMail(member, posting))
  }
}

/** Removes what is linked only by the address, writes the audit event and the receipt. */
async function eraseTraces(
  tx: Transaction,
  account: { id: string; email: string; type: string },
  by: Erasure['by'],
): Promise<string[]> {
  // The mail that removes an appointment from their calendar has just been written and must still be sent.
  const isLeaving = and(eq(outboxMail.kind, 'interview-cancelled'), isNull(outboxMail.deliveredAt))
  // Kept by law, whoever received them.
  await tx.delete(outboxMail).where(and(isMailTo(account.email), not(isBusinessLetter), sql`not (${isLeaving})`))
  await tx
    .delete(searchAlert)
    .where(and(isNull(searchAlert.userId), eq(sql`lower(${searchAlert.email})`, account.email)))
  await tx
    .update(feedback)
    .set({ email: null })
    .where(eq(sql`lower(${feedback.email})`, account.email))
  await tx.delete(guestApplication).where(eq(guestApplication.email, account.email))
  const files =
    account.type === 'APPLICANT'
      ? await tx.delete(uploadedFile).where(eq(uploadedFile.ownerUserId, account.id)).returning({ id: uploadedFile.id })
      : []
  await enqueueMails(tx, [accountDeletedMail(account.email, by)])
  await audit(tx, by === 'person' ? { userId: account.id } : null, 'account.deleted', {
    type: 'user',
    id: account.id,
    details: { by },
  })
  return files.map(({ id }) => id)
}
