import { and, eq, isNull, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { answerForGoneCompany } from '~/features/applications/server/commands/leave-nobody-waiting'
import { expireLicenses } from '~/features/billing/server/subscriptions/license-lifecycle'
import { license, sepaMandate, subscription } from '~/features/billing/server/table'
import { announceCompanyPages } from '~/features/companies/server/company-pages'
import { leaveCompanies, lockCompaniesOf } from '~/features/companies/server/members/membership'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { archiveAllOf } from '~/features/job-postings/server/commands/ending/archive-all'
import { eraseWithin } from '~/features/privacy/server/commands/erase-account'
import { liftHoldsOf } from '~/features/privacy/server/legal-holds/commands'
import type { Database, Transaction } from '~/platform/server/database/db'
import { removeForgottenFiles } from '~/platform/server/files/store'
import { refuseHeld, refuseIndispensable } from './auth-guard'

/**
 * Deletes the account of a person who asked for it, wholly or not at all: companies with an open application are told,
 * and a company that loses its only member is closed: waiting applicants are answered, its postings and bookings end, and
 * its page names the person no longer.
 * @throws {APIError} LAST_COMPANY_ADMIN when colleagues would be left without an admin, APPLICATION_HELD
 */
export async function deleteAccount(db: Database, userId: string, now: Date): Promise<void> {
  const files = await db.transaction(async (tx) => {
    await lockCompaniesOf(tx, userId)
    await refuseIndispensable(tx, userId)
    await closeAbandoned(tx, userId, now)
    const erased = await eraseWithin(tx, { userId, by: 'person', now })
    if (erased === null) await refuseHeld(tx, userId)
    return erased ?? []
  })
  await removeForgottenFiles(files)
}

async function closeAbandoned(tx: Transaction, userId: string, now: Date): Promise<void> {
  const colleague = alias(companyMember, 'colleague')
  const isAlone = notExists(
    tx
      .select({ id: colleague.id })
      .from(colleague)
      .where(and(eq(colleague.companyId, companyMember.companyId), ne(colleague.userId, userId))),
  )
  const abandoned = await tx
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.userId, userId), isAlone))
  await leaveCompanies(
    tx,
    userId,
    abandoned.map(({ companyId }) => companyId),
  )
  for (const { companyId } of abandoned) {
    await answerForGoneCompany(tx, companyId, now)
    await archiveAllOf(tx, companyId, now)
    await liftHoldsOf(tx, companyId, now)
    await tx
      .update(subscription)
      .set({ cancelledAt: now, endedAt: now })
      .where(and(eq(subscription.companyId, companyId), isNull(subscription.endedAt)))
    // Nobody is left who could take their name off the public page.
    await tx
      .update(companyProfile)
      .set({ contactName: '', contactEmail: '', contactPhone: null })
      .where(eq(companyProfile.companyId, companyId))
    await announceCompanyPages(tx, companyId)
    await expireLicenses(tx, eq(license.companyId, companyId), now)
    await tx
      .update(sepaMandate)
      .set({ revokedAt: now })
      .where(and(eq(sepaMandate.companyId, companyId), isNull(sepaMandate.revokedAt)))
  }
}
