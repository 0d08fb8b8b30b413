import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createPayingCompany, orderInput, planIdOf } from '../../../../tests/factories/billing'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createOperator } from '../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { directDebit, directDebitRun } from './debit-table'
import { invoice, invoiceEntry } from './invoice-table'
import { sepaMandate, subscription } from './table'

// Double clicks, two tabs, two colleagues: the same command eight times at once counts as one, in money and in mails.

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

/** How many of eight calls were accepted; the others may only fail with an AppError. */
async function eightTimes(call: (index: number) => Promise<unknown>): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => call(index)))
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).not.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  }
  return answers.filter(({ status }) => status === 'fulfilled').length
}

const invoicesOf = (companyId: string) => db.select().from(invoice).where(eq(invoice.companyId, companyId))
const mailsTo = (email: string, kind: string) =>
  db.$count(outboxMail, and(eq(outboxMail.recipient, email), like(outboxMail.kind, kind)))

test('ordering gives one subscription, one mandate and one invoice', async () => {
  const company = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
  const order = await orderInput()
  await eightTimes(() => callerFor(company.admin, { now: NOW }).billing.setup(order))
  expect(await invoicesOf(company.id)).toHaveLength(1)
  expect(await db.$count(subscription, eq(subscription.companyId, company.id))).toBe(1)
  expect(await db.$count(sepaMandate, eq(sepaMandate.companyId, company.id))).toBe(1)
})

test('an upgrade is charged once', async () => {
  const company = await createPayingCompany(NOW)
  const planId = await planIdOf('Knoten')
  const later = new Date('2026-12-05T10:00:00Z')
  await eightTimes(() =>
    callerFor(company.admin, { now: later }).billing.changePlan({ planId, actsAsEntrepreneur: true }),
  )
  expect(await invoicesOf(company.id)).toHaveLength(2)
})

test('a cancellation is accepted once, and mailed once', async () => {
  const company = await createPayingCompany(NOW)
  expect(await eightTimes(() => callerFor(company.admin, { now: NOW }).billing.cancel())).toBe(1)
  expect(await mailsTo(company.admin.email, 'subscription-change')).toBe(1)
})

test('an invoice is reversed once', async () => {
  const company = await createPayingCompany(NOW)
  const input = { invoiceId: company.invoice.id, reason: 'Doppelt gebucht' }
  expect(await eightTimes((index) => callerFor(index % 2 ? maker : checker, { now: NOW }).invoice.cancel(input))).toBe(
    1,
  )
  const bills = await invoicesOf(company.id)
  expect(bills.filter(({ kind }) => kind === 'storno')).toHaveLength(1)
})

test('a payment is booked once', async () => {
  const company = await createPayingCompany(NOW)
  const input = { id: uuidv7(), invoiceId: company.invoice.id, amountCents: 100, bookedOn: '2026-11-20' }
  await eightTimes(() => callerFor(maker, { now: NOW }).invoice.recordPayment(input))
  const paid = and(eq(invoiceEntry.invoiceId, company.invoice.id), eq(invoiceEntry.kind, 'payment'))
  expect(await db.$count(invoiceEntry, paid)).toBe(1)
})

test('a run is released by the other admin once, and never by whoever made it, in however many sessions', async () => {
  const company = await createPayingCompany(NOW)
  const { id } = await callerFor(maker, { now: NOW }).directDebit.create()
  expect(await eightTimes(() => callerFor(maker, { now: NOW }).directDebit.release({ id }))).toBe(0)
  const [waiting] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  expect(waiting).toMatchObject({ releasedByUserId: null, releasedAt: null })
  expect(await eightTimes(() => callerFor(checker, { now: NOW }).directDebit.release({ id }))).toBe(1)
  expect(await db.$count(directDebit, eq(directDebit.invoiceId, company.invoice.id))).toBe(1)
  const released = and(eq(auditEvent.subjectId, id), like(auditEvent.action, '%releas%'))
  expect(await db.$count(auditEvent, released)).toBe(1)
  const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  expect(run?.releasedByUserId).toBe(checker.id)
})

test('a release and a discarding at once leave one of the two', async () => {
  await createPayingCompany(NOW)
  const { id } = await callerFor(maker, { now: NOW }).directDebit.create()
  const accepted = await eightTimes((index) =>
    index % 2
      ? callerFor(checker, { now: NOW }).directDebit.release({ id })
      : callerFor(maker, { now: NOW }).directDebit.discard({ id }),
  )
  expect(accepted).toBeGreaterThan(0)
  const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  const debits = await db.select().from(directDebit).where(eq(directDebit.runId, id))
  expect(new Set(debits.map(({ status }) => status))).toEqual(
    new Set([run?.status === 'released' ? 'open' : 'discarded']),
  )
})
