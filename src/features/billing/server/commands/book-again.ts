import { eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { isLicenseValid } from '../../license'
import type { BookAgainInput } from '../../schema'
import { sepaMandate } from '../table'
import { type BillingContext, lockBilling, type Mandate, openSubscription, signMandate } from './open-subscription'

/** Books a plan after the licence has ended. The mandate goes on unless another account is given. */
export async function bookAgain(ctx: BillingContext<CompanyActor>, input: BookAgainInput) {
  const companyId = ctx.actor.company.id
  return ctx.db.transaction(async (tx) => {
    const current = await lockBilling(tx, companyId)
    if (!current.mandate) throw billingError('notSetUp')
    if (isLicenseValid(current.license, ctx.now)) throw billingError('licenseValid')
    const mandate = await mandateFor(tx, ctx, current.mandate, input.newAccount)
    return openSubscription(tx, ctx, { companyId, planId: input.planId, license: current.license, mandate })
  })
}

async function mandateFor(
  tx: Transaction,
  ctx: BillingContext<CompanyActor>,
  existing: Mandate & { id: string },
  newAccount: BookAgainInput['newAccount'],
): Promise<Mandate> {
  if (!newAccount || newAccount.iban === existing.iban) return existing
  await tx.update(sepaMandate).set({ revokedAt: ctx.now }).where(eq(sepaMandate.id, existing.id))
  return signMandate(tx, ctx, ctx.actor.company.id, newAccount)
}
