import { eq } from 'drizzle-orm'
import { accountError } from '~/features/accounts/errors'
import { createCompanyFor } from '~/features/companies/server/membership'
import { company } from '~/features/companies/server/table'
import { billingError } from '../../errors'
import type { BillingSetupInput } from '../../schema'
import { type BillingContext, lockBilling, openSubscription, signMandate } from './open-subscription'

/**
 * "Bezahlung einrichten": names the company, stores the mandate and books the plan, all or nothing. Whoever belongs to
 * no company (any more) gets one.
 */
export async function setUpBilling(ctx: BillingContext, input: BillingSetupInput) {
  const { actor, db } = ctx
  if (actor.type !== 'COMPANY') throw accountError('companiesOnly')
  if (actor.company && !actor.company.isAdmin) throw accountError('companyAdminsOnly')
  const companyId = actor.company?.id ?? (await createCompanyFor(db, actor.userId))
  return db.transaction(async (tx) => {
    const current = await lockBilling(tx, companyId)
    if (current.mandate) throw billingError('alreadySetUp')
    const { companyName, street, houseNumber, postalCode, city, vatId } = input
    await tx
      .update(company)
      .set({ name: companyName, street, houseNumber, postalCode, city, vatId: vatId || null })
      .where(eq(company.id, companyId))
    const mandate = await signMandate(tx, ctx, companyId, input)
    return openSubscription(tx, ctx, { companyId, planId: input.planId, license: current.license, mandate })
  })
}
