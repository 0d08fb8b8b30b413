import { eq, isNull, lte, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { importBankFile } from '~/features/billing/server/debits/import-bank-file'
import { createRun } from '~/features/billing/server/debits/runs/create-run'
import { releaseRun } from '~/features/billing/server/debits/runs/release-run'
import { invoice } from '~/features/billing/server/invoice-table'
import { dun } from '~/features/billing/server/invoices/dunning'
import { issueInvoice } from '~/features/billing/server/invoices/issue'
import { addIntervals } from '~/features/billing/subscription/period'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { batchCreditXml, returnXml } from './bank-files'
import { demoId } from './demo-id'
import type { Plan } from './market/billing'
import type { Market } from './market/market'
import { PLATFORM_ADMIN, PLATFORM_AUDITOR, SPECIAL_COMPANIES } from './market/special-accounts'

/** Days ago on which a run was created; the last one has long been answered by the bank. */
const RUN_DAYS = [75, 45, 16] as const
/** Days ago on which debits were returned. */
const RETURN_DAYS = 5
const MONTHS = 3
/** The most visited company has a longer history. */
const MONTHS_OF_BUSY = 6

/**
 * Billing in the last months: an invoice for each period, runs that one admin created and the other released, the
 * bank's credits, returned debits with their reminder, and invoices for the next run. Made by the product's commands,
 * with the original dates; documents are made on demand.
 */
export async function seedBilling(tx: Transaction, market: Market, plans: readonly Plan[], now: Date): Promise<void> {
  await issueAll(tx, market, plans, now)
  for (const daysAgo of RUN_DAYS) await collect(tx, daysAgo, now)
  await sendBack(tx, market, now)
  await tx.update(invoice).set({ filedAt: now }).where(isNull(invoice.filedAt))
}

/** By date: numbers and chain are chronological. */
async function issueAll(tx: Transaction, market: Market, plans: readonly Plan[], now: Date): Promise<void> {
  const prices = new Map(plans.map(({ id, netPriceCents }) => [id, netPriceCents]))
  const sales = market.subscriptions
    .flatMap((booked) => periodsOf(booked, now).map((period) => ({ ...booked, ...period })))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  for (const { id: subscriptionId, companyId, planId, from, until } of sales) {
    if (!subscriptionId) continue
    const netCents = prices.get(planId) ?? 0
    const terms = { planId, netPriceCents: netCents, interval: 'month' as const }
    const draft = { kind: 'period' as const, from, until, terms, netCents }
    const id = demoId(`invoice:${companyId}:${toIsoDay(from).slice(0, 7)}`)
    await issueInvoice(tx, { id, companyId, subscriptionId, draft }, from)
  }
}

type Booked = Market['subscriptions'][number]

/** The last started periods of a subscription; the free trial at its beginning has none. */
function periodsOf({ companyId, startedAt, currentPeriodEnd, trialEndsAt }: Booked, now: Date) {
  if (trialEndsAt) return []
  const count = companyId === demoId(`company:${SPECIAL_COMPANIES.busy}`) ? MONTHS_OF_BUSY : MONTHS
  return Array.from({ length: count }, (_, back) => ({
    from: addIntervals(currentPeriodEnd, 'month', -back - 1),
    until: addIntervals(currentPeriodEnd, 'month', -back),
  })).filter(({ from }) => from >= startedAt && from <= now)
}

const actorOf = ({ email, name }: { email: string; name: string }): SignedInActor => ({
  ...{ userId: demoId(`user:${email}`), email, name, type: 'APPLICANT', isPlatformAdmin: true },
  ...{ applicantProfileId: null, company: null },
})
const maker = actorOf(PLATFORM_ADMIN)
const checker = actorOf(PLATFORM_AUDITOR)

/** Office hours: nobody creates runs at night, whenever the demo was loaded. */
function morningBefore(now: Date, days: number): Date {
  return new Date(`${toIsoDay(addDays(now, -days))}T08:30:00Z`)
}

/** One run from its creation to the bank's credit, which is one sum for the file. */
async function collect(tx: Transaction, daysAgo: number, now: Date): Promise<void> {
  const madeAt = morningBefore(now, daysAgo)
  const id = demoId(`direct-debit-run:${daysAgo}`)
  await createRun({ db: tx, actor: maker, now: madeAt }, id)
  await releaseRun({ db: tx, actor: checker, now: addDays(madeAt, 1) }, id)
  await tx
    .update(directDebitRun)
    .set({ downloadedAt: addDays(madeAt, 1) })
    .where(eq(directDebitRun.id, id))
  const [run] = await tx.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  if (!run) throw new Error('the run is not there')
  const types = await tx
    .select({ type: directDebit.sequenceType, cents: sql<number>`sum(${directDebit.amountCents})::int` })
    .from(directDebit)
    .where(eq(directDebit.runId, id))
    .groupBy(directDebit.sequenceType)
  const told = types.map(({ type, cents }) => ({ batchId: `${run.reference}-${type}`, amountCents: cents }))
  const creditedAt = addDays(new Date(`${run.collectionOn}T09:00:00Z`), 1)
  const file = {
    name: `camt053_${toIsoDay(creditedAt)}.xml`,
    bytes: Buffer.from(batchCreditXml(told, toIsoDay(creditedAt))),
  }
  await importBankFile({ db: tx, actor: maker, now: creditedAt }, file)
  await dateMails(tx, madeAt, now)
}

/** Companies in grace had insufficient funds: their last debit was returned, and they were reminded once. */
async function sendBack(tx: Transaction, market: Market, now: Date): Promise<void> {
  const backAt = morningBefore(now, RETURN_DAYS)
  const inGrace = market.licenses.filter(({ state }) => state === 'past_due').map(({ companyId }) => companyId)
  const debits = await tx
    .select({
      companyId: invoice.companyId,
      endToEndId: directDebit.endToEndId,
      amountCents: directDebit.amountCents,
    })
    .from(directDebit)
    .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
    .where(eq(directDebit.runId, demoId(`direct-debit-run:${RUN_DAYS[2]}`)))
  const back = debits.filter(({ companyId }) => inGrace.includes(companyId))
  const file = { name: `camt054_${toIsoDay(backAt)}.xml`, bytes: Buffer.from(returnXml(back, toIsoDay(backAt))) }
  await importBankFile({ db: tx, actor: maker, now: backAt }, file)
  await dun(tx, backAt)
  await dateMails(tx, backAt, now)
}

/** These mails were sent long ago. */
async function dateMails(tx: Transaction, sentAt: Date, now: Date): Promise<void> {
  await tx
    .update(outboxMail)
    .set({ createdAt: sentAt, deliveredAt: sentAt })
    .where(sql`${isNull(outboxMail.deliveredAt)} and ${lte(outboxMail.createdAt, addDays(now, 1))}`)
}
