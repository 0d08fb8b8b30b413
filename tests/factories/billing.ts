import { and, eq, ne } from 'drizzle-orm'
import { loadUser } from '~/features/applicants/server/load-actor'
import { createRun } from '~/features/billing/server/debits/runs/create-run'
import { invoice } from '~/features/billing/server/invoice-table'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { subscriptionPlan } from '~/features/billing/server/table'
import { database } from '~/platform/server/database/db'
import { callerFor } from './caller'
import { createCompany } from './company'
import { createOperator } from './operator'
import { createPlatformAdmin } from './user'

export async function planIdOf(name: 'Haltepunkt' | 'Strecke' | 'Knoten'): Promise<string> {
  plans ??= readPlans()
  const plan = (await plans).find((each) => each.name === name)
  if (!plan) throw new Error(`no plan ${name}`)
  return plan.id
}

/** Read once: no test removes the product's own plans. */
let plans: ReturnType<typeof readPlans> | undefined

async function readPlans() {
  const { db } = database()
  await ensureDefaultPlans(db)
  return db.select({ id: subscriptionPlan.id, name: subscriptionPlan.name }).from(subscriptionPlan)
}

/** The input of "Bezahlung einrichten". */
export async function orderInput(values: Record<string, unknown> = {}) {
  return {
    planId: await planIdOf('Strecke'),
    companyName: 'Hartmann Präzisionsteile GmbH',
    street: 'Heeper Straße',
    houseNumber: '88',
    postalCode: '33607',
    city: 'Bielefeld',
    vatId: '',
    accountHolder: 'Hartmann Präzisionsteile GmbH',
    iban: 'DE75512108001245126199',
    actsAsEntrepreneur: true as const,
    acceptsMandate: true as const,
    ...values,
  }
}

/** A company that booked without a trial: its first invoice is issued and due for a debit. */
export async function createPayingCompany(now: Date, values: Record<string, unknown> = {}) {
  const { db } = database()
  await createOperator()
  const created = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
  await callerFor(created.admin, { now }).billing.setup(await orderInput(values))
  const [first] = await db.select().from(invoice).where(eq(invoice.companyId, created.id))
  if (!first) throw new Error('no invoice')
  return { ...created, invoice: first }
}

export async function actorOf(userId: string, now: Date) {
  const loaded = await loadUser(database().db, userId, now)
  if (!loaded) throw new Error('no such user')
  return loaded.actor
}

/**
 * A company with an open invoice, a run with another invoice waiting for its release, and a third with its
 * cancellation.
 */
export async function createBilledCompany() {
  const { db } = database()
  const now = new Date()
  await createPayingCompany(now)
  const creator = await createPlatformAdmin()
  const { id: runId } = await createRun({ db, actor: await actorOf(creator.id, now), now })
  const open = await createPayingCompany(now)
  const { invoice: cancelled } = await createPayingCompany(now)
  await callerFor(creator, { now }).invoice.cancel({ invoiceId: cancelled.id, reason: 'Doppelt gebucht' })
  const [reversal] = await db
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.companyId, cancelled.companyId), ne(invoice.id, cancelled.id)))
  if (!reversal) throw new Error('no reversal')
  return { invoiceId: open.invoice.id, runId, cancelledId: cancelled.id, reversalId: reversal.id }
}
