import type { CompanyActor } from '~/features/accounts/actor'
import { billingError } from '../../errors'
import type { BookAgainInput } from '../../schema'
import { isLicenseValid } from '../../subscription/license'
import { findMandate } from '../debits/find-mandate'
import { requireOperator } from '../operator/operator'
import { findLicense, lockCompany } from '../subscriptions/account'
import type { BillingContext } from './billing-context'
import { openSubscription } from './open-subscription'
import { signMandate } from './sign-mandate'

/** Books a plan after the licence has ended. The mandate is kept unless another account is given. */
export async function bookAgain(ctx: BillingContext<CompanyActor>, input: BookAgainInput) {
  const companyId = ctx.actor.company.id
  const { newAccount, planId } = input
  return ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const existing = await findMandate(tx, companyId)
    if (!existing) throw billingError('notSetUp')
    if (isLicenseValid(await findLicense(tx, companyId), ctx.now)) throw billingError('licenseValid')
    const operator = await requireOperator(tx)
    const isSame = !newAccount || newAccount.iban === existing.iban
    const mandate = isSame
      ? existing
      : await signMandate(tx, ctx, { companyId, creditor: operator, account: newAccount })
    // The same account as before keeps its mandate, also where the page showed a new one.
    const seen = input.seen && newAccount && isSame ? { ...input.seen, mandateReference: null } : input.seen
    return openSubscription(tx, ctx, { companyId, planId, mandate, operator, seen })
  })
}
