import { eq } from 'drizzle-orm'
import { isReaderActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import { keepListName } from '~/features/companies/server/list-name'
import { createCompanyFor } from '~/features/companies/server/members/membership'
import { company } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import type { BillingAddressInput, BillingSetupInput } from '../../schema'
import { isLicenseValid } from '../../subscription/license'
import { findMandate } from '../debits/find-mandate'
import { findOperator, requireOperator } from '../operator/operator'
import { findLicense, followLicense, loadAccount, lockCompany } from '../subscriptions/account'
import { isInternal } from '../subscriptions/standing'
import type { BillingContext } from './billing-context'
import { isBillable, openSubscription } from './open-subscription'
import { signMandate } from './sign-mandate'

/**
 * "Bezahlung einrichten": names the company, stores the mandate and books the plan, in one transaction. People without
 * a company (any more) get one. When a plan still runs without a mandate, only the mandate is new; the internal plan is
 * replaced by the booked one.
 */
export async function setUpBilling(ctx: BillingContext, input: BillingSetupInput) {
  const { actor, db } = ctx
  if (actor.type !== 'COMPANY') throw accountError('companiesOnly')
  if (isReaderActor(actor) || (actor.company && !actor.company.isAdmin)) throw accountError('companyAdminsOnly')
  return db.transaction(async (tx) => {
    const companyId = actor.company?.id ?? (await createCompanyFor(tx, actor.userId))
    await lockCompany(tx, companyId)
    if (await findMandate(tx, companyId)) throw billingError('alreadySetUp')
    const operator = await requireOperator(tx)
    await saveAddress(tx, ctx, companyId, input)
    const mandate = await signMandate(tx, ctx, { companyId, creditor: operator, account: input })
    const running = await loadAccount(tx, companyId)
    const known = await findLicense(tx, companyId)
    if (running && !isInternal(running) && isLicenseValid(known, ctx.now)) {
      await requireBillableAddress(tx, companyId)
      await followLicense(tx, companyId, ctx.now)
      return { license: known }
    }
    return openSubscription(tx, ctx, { companyId, planId: input.planId, mandate, operator, seen: input.seen })
  })
}

/**
 * Where an address of a running plan may be: the next invoice goes there.
 * @throws {AppError} conflict for another EU country while the operator has no VAT id
 */
export async function requireBillableAddress(tx: Transaction, companyId: string): Promise<void> {
  if (!(await hasBillableAddress(tx, companyId))) throw billingError('addressNotBillable')
}

/** Whether the next invoice can go to a company's address; it cannot fail while there is no operator. */
export async function hasBillableAddress(tx: Transaction, companyId: string): Promise<boolean> {
  const operator = await findOperator(tx)
  return operator === null || (await isBillable(tx, companyId, operator))
}

/**
 * Writes the invoice address; issued invoices keep theirs. The VAT id decides who owes the tax, and nobody has confirmed
 * it with the tax office: who gave it, and when, is recorded.
 */
export async function saveAddress(
  tx: Transaction,
  { actor }: Pick<BillingContext, 'actor'>,
  companyId: string,
  input: BillingAddressInput,
): Promise<void> {
  const { companyName, street, houseNumber, postalCode, city, country, invoiceEmail, buyerReference } = input
  const vatId = input.vatId || null
  const [before] = await tx.select(pick(company, 'vatId')).from(company).where(eq(company.id, companyId))
  await tx
    .update(company)
    .set({
      ...{ name: companyName, street, houseNumber, postalCode, city, country, vatId },
      ...{ invoiceEmail, buyerReference },
    })
    .where(eq(company.id, companyId))
  await keepListName(tx, [companyId])
  const vatIdBefore = before?.vatId ?? null
  if (vatId === vatIdBefore) return
  await audit(tx, actor, 'billing.vat-id-changed', {
    type: 'company',
    id: companyId,
    details: { vatId, vatIdBefore, isVatIdConfirmed: false },
  })
}
