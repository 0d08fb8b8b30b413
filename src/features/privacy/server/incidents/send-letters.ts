import { and, asc, eq, exists, gt, isNull, notExists, type SQL } from 'drizzle-orm'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { findOperator } from '~/features/billing/server/operator/operator'
import { companyMember } from '~/features/companies/server/table'
import type { Database, Transaction } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import type { IncidentAudience } from '../../incident'
import { incidentMail } from '../emails'
import { incidentLetter } from './table'

/** Mails of one transaction. */
export const BATCH = 500

/**
 * Puts the letters that wait into the outbox, a batch in each transaction: killed anywhere, it goes on where it was,
 * and nobody gets one twice.
 * @returns mails written
 */
export function sendIncidentLetters(db: Database, now: Date): Promise<number> {
  return inTransactions(db, (tx) => sendBatch(tx, now))
}

/** @returns null when no letter waits */
async function sendBatch(tx: Transaction, now: Date): Promise<number | null> {
  const [letter] = await tx
    .select()
    .from(incidentLetter)
    .where(isNull(incidentLetter.doneAt))
    .orderBy(asc(incidentLetter.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!letter) return null
  const accounts = letter.audience === 'addresses' ? null : await nextAccounts(tx, letter.audience, letter.sentThrough)
  const emails = accounts ? accounts.map(({ email }) => email) : letter.addresses
  const operator = await findOperator(tx)
  const contact = operator && (operator.dataProtectionContact ?? operator.email)
  await mailEach(tx, emails, (email) => incidentMail(email, letter, contact))
  await tx
    .update(incidentLetter)
    .set({
      sentThrough: accounts?.at(-1)?.id ?? letter.sentThrough,
      sentCount: letter.sentCount + emails.length,
      doneAt: accounts === null || accounts.length < BATCH ? now : null,
      // Only needed for sending.
      addresses: [],
    })
    .where(eq(incidentLetter.id, letter.id))
  return emails.length
}

/** The next batch of accounts with a confirmed address, in the order of their ids. */
export function nextAccounts(
  tx: Transaction,
  audience: Exclude<IncidentAudience, 'addresses'>,
  after: string | null,
  among?: SQL,
) {
  const membership = tx.select({ id: companyMember.id }).from(companyMember).where(eq(companyMember.userId, user.id))
  const ofAudience: Record<typeof audience, SQL | undefined> = {
    everyone: undefined,
    companies: exists(membership),
    applicants: and(eq(user.type, 'APPLICANT'), notExists(membership)),
  }
  return tx
    .select({ id: user.id, email: user.email, type: user.type })
    .from(user)
    .where(
      and(eq(user.emailVerified, true), ofAudience[audience], among, after === null ? undefined : gt(user.id, after)),
    )
    .orderBy(asc(user.id))
    .limit(BATCH)
}
