import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createPayingCompany, orderInput, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { billingOrder } from '../invoice-table'
import { subscription, subscriptionPlan } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
beforeAll(async () => void (await createOperator()))

const newCompany = () => createCompany({ licenseState: null, hasProfile: false })
const eventsOn = async (id: string, action: string) => {
  const own = and(eq(auditEvent.subjectId, id), eq(auditEvent.action, action))
  return (await db.select({ details: auditEvent.details }).from(auditEvent).where(own)).map(({ details }) => details)
}

/** What "Bezahlung einrichten" shows to this person for the plan "Strecke". */
async function shownTo(admin: { id: string }) {
  const start = await callerFor(admin, { now: NOW }).billing.start()
  if (start.mode !== 'first') throw new Error(`nothing to book: ${start.mode}`)
  return {
    netPriceCents: 14_900,
    interval: 'month' as const,
    trialDays: 14,
    maxActiveJobPostings: 20,
    maxMembers: 10,
    mandateReference: start.newMandate.reference,
  }
}

test('an order says what was shown, and keeps it whatever becomes of the plan', async () => {
  const { id, admin } = await newCompany()
  const seen = await shownTo(admin)
  await callerFor(admin, { now: NOW }).billing.setup(await orderInput({ seen }))
  const planId = await planIdOf('Strecke')
  await db.update(subscriptionPlan).set({ name: 'Neuer Name', trialDays: 3 }).where(eq(subscriptionPlan.id, planId))
  const [order] = await db.select().from(billingOrder).where(eq(billingOrder.companyId, id))
  expect(order?.document).toMatchObject({
    ...{ planName: 'Strecke', netCents: 14_900, interval: 'month', trialUntil: '2026-12-03' },
    limits: { maxActiveJobPostings: 20, maxMembers: 10 },
    mandate: { reference: seen.mandateReference },
  })
  await db.update(subscriptionPlan).set({ name: 'Strecke', trialDays: 14 }).where(eq(subscriptionPlan.id, planId))
  const [running] = await db.select().from(subscription).where(eq(subscription.companyId, id))
  expect(running?.id).toBe(order?.id)
  expect(await eventsOn(id, 'billing.booked')).toMatchObject([
    {
      ...{ plan: 'Strecke', netPriceCents: 14_900, interval: 'month', trialDays: 14, mandate: seen.mandateReference },
      ...{ maxActiveJobPostings: 20, maxMembers: 10 },
    },
  ])
})

test.each([
  ['price', { netPriceCents: 9_900 }],
  ['period', { interval: 'year' as const }],
  ['trial', { trialDays: 30 }],
  ['mandate', { mandateReference: 'SW-ANDERES2' }],
  ['limit of postings', { maxActiveJobPostings: 999 }],
  ['limit of members', { maxMembers: 999 }],
])('an order for another %s than was shown is refused', async (_what, other) => {
  const { id, admin } = await newCompany()
  const seen = { ...(await shownTo(admin)), ...other }
  const ordering = callerFor(admin, { now: NOW }).billing.setup(await orderInput({ seen }))
  await expect(ordering).rejects.toThrow('hat sich inzwischen geändert')
  expect(await db.$count(subscription, eq(subscription.companyId, id))).toBe(0)
})

test('a change of the plan is refused and kept in the same way, and confirmed with its price', async () => {
  const { id, admin } = await createPayingCompany(NOW)
  const own = callerFor(admin, { now: NOW }).billing
  const order = { planId: await planIdOf('Knoten'), actsAsEntrepreneur: true as const }
  const limits = { maxActiveJobPostings: null, maxMembers: null }
  const shown = { netPriceCents: 34_900, interval: 'month' as const, trialDays: 0, mandateReference: null, ...limits }
  await expect(own.changePlan({ ...order, seen: { ...shown, netPriceCents: 100 } })).rejects.toThrow('geändert')
  await own.changePlan({ ...order, seen: shown })
  const reference = (await own.overview())?.mandate?.reference
  expect(await eventsOn(id, 'billing.changed')).toMatchObject([
    {
      ...{ plan: 'Knoten', netPriceCents: 34_900, interval: 'month', mandate: reference },
      ...limits,
    },
  ])
  const [mail] = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, admin.email), eq(outboxMail.kind, 'subscription-change')))
  expect(mail?.text).toContain('Tarif Knoten für 349,00\u00a0€ netto im Monat')
})

test('who books again is held to the mandate that was shown', async () => {
  const company = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
  const asAdmin = callerFor(company.admin, { now: NOW }).billing
  await asAdmin.setup(await orderInput())
  await db.update(subscription).set({ endedAt: NOW }).where(eq(subscription.companyId, company.id))
  const later = callerFor(company.admin, { now: new Date('2027-03-01T10:00:00Z') }).billing
  const again = { planId: await planIdOf('Haltepunkt'), actsAsEntrepreneur: true as const, newAccount: null }
  const plan = { netPriceCents: 4_900, interval: 'month' as const, maxActiveJobPostings: 1, maxMembers: 2 }
  const shown = { ...plan, trialDays: 0, mandateReference: 'SW-FREMDES2' }
  await expect(later.bookAgain({ ...again, seen: shown })).rejects.toThrow('hat sich inzwischen geändert')
  const mandateReference = (await later.overview())?.mandate?.reference ?? null
  await later.bookAgain({ ...again, seen: { ...shown, mandateReference } })
})
