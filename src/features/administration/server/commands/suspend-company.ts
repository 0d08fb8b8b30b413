import { eq } from 'drizzle-orm'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { memberEmails } from '~/features/companies/server/recipients'
import { company } from '~/features/companies/server/table'
import {
  pauseForEndedLicense,
  resumeForValidLicense,
} from '~/features/job-postings/server/commands/ending/follow-licenses'
import { letCompanyBackIn, shutOutCompany } from '~/features/moderation/server/company-suspension'
import { hasOpenReport } from '~/features/moderation/server/open-reports'
import { lockReportsOf } from '~/features/moderation/server/removals'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { adminError } from '../../errors'
import type { MeasureInput } from '../../schema'
import { restoredMail, suspendedMail } from '../emails'

/**
 * Suspends a company until it is restored: the licence is paused, postings pause, the public page is hidden, members
 * are signed out and told why. They may sign in again, to read what happened and for their invoices.
 * @throws {AppError} not-found, or conflict when it is suspended already
 */
export async function suspendCompany({ db, actor, now }: SignedInContext, { id, reason }: MeasureInput): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockCompany(tx, id)
    if (found.suspendedAt !== null) throw adminError('alreadySuspended')
    await shutOutCompany(tx, id, { reason, by: 'admin', now })
    const recipients = await memberEmails(tx, id)
    await mailEach(tx, recipients, ({ email }) =>
      suspendedMail({ to: email, subject: 'company', isFormal: true, reason }),
    )
    const details = { reported: await hasOpenReport(tx, { companyId: id }) }
    await audit(tx, actor, 'company.suspended', { type: 'company', id, reason, details })
  })
  await pauseForEndedLicense(db, now, id)
}

/**
 * Restores everything that the suspension removed.
 * @throws {AppError} not-found, or conflict when it is not suspended
 */
export async function restoreCompany({ db, actor, now }: SignedInContext, { id, reason }: MeasureInput): Promise<void> {
  await db.transaction(async (tx) => {
    await lockReportsOf(tx, id)
    const found = await lockCompany(tx, id)
    if (found.suspendedAt === null) throw adminError('notSuspended')
    await letCompanyBackIn(tx, id, { by: 'admin', now })
    const recipients = await memberEmails(tx, id)
    await mailEach(tx, recipients, ({ email }) =>
      restoredMail({ to: email, subject: 'company', isFormal: true, reason }),
    )
    await audit(tx, actor, 'company.restored', { type: 'company', id, reason })
  })
  await resumeForValidLicense(db, now)
}

async function lockCompany(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ suspendedAt: company.suspendedAt })
    .from(company)
    .where(eq(company.id, id))
    .for('update')
  if (!found) throw adminError('companyNotFound')
  return found
}
