import type { CompanyActor } from '~/features/accounts/actor'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { audit } from '~/platform/server/audit/audit'
import { billingError } from '../../errors'
import type { BillingAddressInput } from '../../schema'
import { findMandate } from '../debits/find-mandate'
import { newMandateMail } from '../emails'
import { requireOperator } from '../operator/operator'
import { loadAccount, lockCompany } from '../subscriptions/account'
import { isInternal } from '../subscriptions/standing'
import type { BillingContext } from './billing-context'
import { hasBillableAddress, requireBillableAddress, saveAddress } from './set-up-billing'
import { signMandate } from './sign-mandate'

type Ctx = BillingContext<CompanyActor>

/**
 * Another account: a new mandate, the old one ends. Returned debits of the old account are collected from the new one.
 */
export async function changeAccount(ctx: Ctx, input: { accountHolder: string; iban: string }) {
  const companyId = ctx.actor.company.id
  return ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const existing = await findMandate(tx, companyId)
    if (existing?.iban === input.iban && existing.accountHolder === input.accountHolder)
      throw billingError('sameAccount')
    const operator = await requireOperator(tx)
    const mandate = await signMandate(tx, ctx, { companyId, creditor: operator, account: input })
    await enqueueMails(tx, [newMandateMail(ctx.actor, mandate, operator.creditorId)])
    await audit(tx, ctx.actor, 'billing.mandate-signed', {
      type: 'company',
      id: companyId,
      details: { mandate: mandate.reference, replaced: existing?.reference ?? null },
    })
    return { reference: mandate.reference }
  })
}

/**
 * Changes the invoice address for future invoices.
 * @throws {AppError} conflict when a plan runs that could be billed before, and could not be billed there
 */
export async function changeAddress(ctx: Ctx, input: BillingAddressInput): Promise<void> {
  const companyId = ctx.actor.company.id
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const account = await loadAccount(tx, companyId)
    // Who cannot be billed as it is may still correct a street.
    const isBilled = account !== null && !isInternal(account) && (await hasBillableAddress(tx, companyId))
    await saveAddress(tx, ctx, companyId, input)
    if (isBilled) await requireBillableAddress(tx, companyId)
    await audit(tx, ctx.actor, 'billing.address-changed', { type: 'company', id: companyId })
  })
}
