import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { company } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { announce } from '~/platform/server/bus/announce'
import { getConfig } from '~/platform/server/config'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { billingError } from '../../errors'
import type { TaxCategory } from '../../invoice/document'
import { taxCategory } from '../../invoice/taxation'
import type { saveOperatorSchema } from '../../operator'
import { INTERNAL_PLAN_ID } from '../commands/grant-internal-license'
import { requestDocument } from '../documents/request-documents'
import { subscription } from '../table'
import { accountOf, isSameAccount, proposeAccount } from './account-change'
import { operator } from './operator-table'

export type Operator = typeof operator.$inferSelect

/** The operator of this installation, or null until it was entered. */
export async function findOperator(db: Queryable): Promise<Operator | null> {
  const [row] = await db.select().from(operator).limit(1)
  return row ?? null
}

/** @throws {AppError} conflict until the sender of the invoices was entered */
export async function requireOperator(db: Queryable): Promise<Operator> {
  const found = await findOperator(db)
  if (!found) throw billingError('operatorMissing')
  return found
}

/** The operator's public data, for the legal pages. */
export async function findImprint(db: Queryable) {
  const [found, settings] = await Promise.all([findOperator(db), getSettings(db)])
  const { preNotificationDays, invoiceRetentionYears, applicationRetentionMonths } = settings
  const periods = { preNotificationDays, invoiceRetentionYears, applicationRetentionMonths }
  return { isDemo: getConfig().DEMO, ...periods, operator: found && publicFacts(found) }
}

/** How sales in Germany are taxed, for prices that everybody sees. */
export async function findHomeTax(db: Queryable): Promise<{ category: TaxCategory }> {
  const [found] = await db.select(pick(operator, 'isSmallBusiness')).from(operator).limit(1)
  const isSmallBusiness = found?.isSmallBusiness ?? false
  return { category: taxCategory({ isSmallBusiness, country: 'DE', vatId: null }) }
}

function publicFacts(found: Operator) {
  const { name, representatives, street, houseNumber, postalCode, city, email, phone, registerCourt } = found
  const { registerNumber, supervisoryAuthority, editor, dsaEmail, vatId, paymentTerms, graceDays } = found
  const { dataProtectionContact, dataProtectionAuthority, processors, processingAgreement, otherRetention } = found
  return {
    ...{ name, representatives, street, houseNumber, postalCode, city, email, phone, registerCourt },
    ...{ registerNumber, supervisoryAuthority, editor, dsaEmail, vatId, paymentTerms, graceDays },
    ...{ dataProtectionContact, dataProtectionAuthority, processors, processingAgreement },
    otherRetention,
  }
}

/**
 * Enters or changes the operator's data. Issued invoices stay unchanged. Another account of an operator already entered
 * waits for a second platform admin.
 * @returns whether the account waits
 * @throws {AppError} conflict when somebody else has changed the data meanwhile, or buyers need the VAT id
 */
export async function saveOperator({ db, actor, now }: SignedInContext, input: z.infer<typeof saveOperatorSchema>) {
  const { values, version } = input
  return db.transaction(async (tx) => {
    const [current] = await tx.select().from(operator).limit(1).for('update')
    if ((current?.version ?? null) !== version) throw await operatorChanged(tx, actor)
    if (current?.vatId && values.vatId === null) await refuseWithBuyersAbroad(tx)
    const isWaiting = current !== undefined && !isSameAccount(current, values)
    if (current) {
      const next = { ...values, ...accountOf(current), version: current.version + 1, confirmedAt: now }
      await tx.update(operator).set(next).where(eq(operator.id, current.id))
      if (isWaiting) await proposeAccount(tx, { values, actor, now })
    } else {
      const [created] = await tx
        .insert(operator)
        .values({ ...values, confirmedAt: now })
        .onConflictDoNothing()
        .returning({ id: operator.id })
      if (!created) throw await operatorChanged(tx, actor)
      // Everything that has waited for it.
      await requestDocument(tx, created.id)
    }
    const { name, isSmallBusiness } = values
    const { creditorId } = current ?? values
    await audit(tx, actor, current ? 'operator.changed' : 'operator.entered', {
      type: 'operator',
      details: { name, creditorId, isSmallBusiness },
    })
    await announce(tx, 'changed_pages', ['legal', 'plans'])
    return { isWaiting }
  })
}

/** Reverse charge names the seller's VAT id: without it their next invoices could not be issued. */
async function refuseWithBuyersAbroad(tx: Transaction): Promise<void> {
  const [abroad] = await tx
    .select({ id: company.id })
    .from(subscription)
    .innerJoin(company, eq(company.id, subscription.companyId))
    .where(
      and(
        isNull(subscription.endedAt),
        ne(subscription.planId, INTERNAL_PLAN_ID),
        ne(company.country, 'DE'),
        isNotNull(company.vatId),
      ),
    )
    .limit(1)
  if (abroad) throw billingError('vatIdNeeded')
}

async function operatorChanged(tx: Transaction, actor: SignedInActor) {
  const actions = ['operator.entered', 'operator.changed', 'operator.account-changed']
  const sentence = await adminWhoWasFaster(tx, actor, { subjectType: 'operator', actions }, 'die Betreiberdaten')
  return billingError('operatorChanged', sentence)
}
