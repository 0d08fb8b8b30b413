import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { company } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import type { Database, Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { book } from '../../booking'
import { billingError } from '../../errors'
import type { License } from '../../license'
import { mandateText } from '../../mandate'
import { vatPercent } from '../../vat'
import { orderConfirmationMail } from '../emails'
import { findBookablePlan } from '../queries'
import { license, sepaMandate, subscription } from '../table'

export type BillingContext<A extends SignedInActor = SignedInActor> = {
  db: Database
  actor: A
  now: Date
  /** Address the mandate is signed from. */
  clientIp: string | null
}

export type Mandate = { reference: string; accountHolder: string; iban: string }

/**
 * Lets only one booking of a company run at a time and answers what there is.
 *
 * @returns mandate and licence of the company, null where there is none
 */
export async function lockBilling(tx: Transaction, companyId: string) {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
  const [mandate] = await tx
    .select({
      id: sepaMandate.id,
      reference: sepaMandate.reference,
      accountHolder: sepaMandate.accountHolder,
      iban: sepaMandate.iban,
    })
    .from(sepaMandate)
    .where(and(eq(sepaMandate.companyId, companyId), isNull(sepaMandate.revokedAt)))
  const [known] = await tx
    .select({ state: license.state, validUntil: license.validUntil })
    .from(license)
    .where(eq(license.companyId, companyId))
  return { mandate: mandate ?? null, license: known ?? null }
}

/** Stores a signed mandate with the text that was read. */
export async function signMandate(
  tx: Transaction,
  ctx: BillingContext,
  companyId: string,
  account: { accountHolder: string; iban: string },
): Promise<Mandate> {
  const mandate = { reference: newReference(), accountHolder: account.accountHolder, iban: account.iban }
  await tx.insert(sepaMandate).values({
    ...mandate,
    companyId,
    mandateText: mandateText(),
    signedAt: ctx.now,
    signedByUserId: ctx.actor.userId,
    signedFromIp: ctx.clientIp,
  })
  return mandate
}

/** Books the plan: ends a running subscription, starts the new one, sets the licence, confirms the order by mail. */
export async function openSubscription(
  tx: Transaction,
  ctx: BillingContext,
  order: { companyId: string; planId: string; license: License | null; mandate: Mandate },
) {
  const { companyId, mandate } = order
  const plan = await findBookablePlan(tx, order.planId)
  if (!plan) throw billingError('planGone')
  const booking = book(order.license, plan, ctx.now)
  if (!booking) throw billingError('suspended')
  await tx
    .update(subscription)
    .set({ endedAt: ctx.now })
    .where(and(eq(subscription.companyId, companyId), isNull(subscription.endedAt)))
  const [opened] = await tx
    .insert(subscription)
    .values({ companyId, planId: plan.id, startedAt: ctx.now, currentPeriodEnd: booking.periodEnd })
    .returning({ id: subscription.id })
  await tx
    .insert(license)
    .values({ companyId, ...booking.license })
    .onConflictDoUpdate({ target: license.companyId, set: booking.license })
  const details = { plan: plan.name, mandate: mandate.reference, license: booking.license.state }
  const event = { actorUserId: ctx.actor.userId, action: 'billing.booked', subjectType: 'company', details }
  await audit(tx, { ...event, subjectId: companyId })
  const percent = vatPercent(toIsoDay(ctx.now))
  const confirmation = { plan, vatPercent: percent, license: booking.license, mandate, appUrl: getConfig().APP_URL }
  const mail = orderConfirmationMail(ctx.actor, confirmation)
  await enqueueMails(tx, [{ ...mail, dedupeKey: `order-confirmation:${opened?.id}` }])
  return { license: booking.license }
}

/** Without letters and digits that are mistaken for each other on the phone. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function newReference(): string {
  const letters = Array.from({ length: 8 }, () => REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)))
  return `SW-${letters.join('')}`
}
