import { eq } from 'drizzle-orm'
import { resume } from '~/features/billing/subscription/engine'
import type { Transaction } from '~/platform/server/database/db'
import { subscription } from '../table'
import { loadAccount, subscriptionColumns } from './account'
import { restoreLicense } from './license-lifecycle'

/**
 * Gives a suspended company its licence back. What passed of a period that it could not use is not billed: the job opens
 * the next one from now on. The company is locked.
 */
export async function resumeBilling(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const account = await loadAccount(tx, companyId)
  if (account?.isSuspended) {
    const resumed = resume(account.subscription, now)
    await tx.update(subscription).set(subscriptionColumns(resumed)).where(eq(subscription.id, account.subscriptionId))
  }
  await restoreLicense(tx, companyId)
}
