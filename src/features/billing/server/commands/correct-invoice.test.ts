import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { creditFile, returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany, orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { invoice, invoiceCounter } from '../invoice-table'
import { verifyInvoiceChain } from '../invoices/chain'
import { dun } from '../invoices/dunning'
import { findOpenCents } from '../invoices/ledger'
import { license, sepaMandate } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const AUSTRIAN = { country: 'AT', postalCode: '1010', city: 'Wien', vatId: 'ATU13585627' }
const { db } = database()
let desk: ReturnType<typeof callerFor>
let other: ReturnType<typeof callerFor>
beforeAll(async () => {
  await createOperator()
  desk = callerFor(await createPlatformAdmin(), { now: NOW })
  other = callerFor(await createPlatformAdmin(), { now: NOW })
})

const rowOf = async (id: string) => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]
const replacementOf = async (id: string) => {
  const [row] = await db.select().from(invoice).where(eq(invoice.correctsInvoiceId, id))
  if (!row) throw new Error('not corrected')
  return row
}
const licenseOf = async (companyId: string) =>
  (await db.select().from(license).where(eq(license.companyId, companyId)))[0]
const lastNumber = async () => (await db.select({ last: invoiceCounter.last }).from(invoiceCounter))[0]?.last ?? 0
const correct = (invoiceId: string) => desk.invoice.correct({ invoiceId, reason: 'Falsche Angaben' })

async function paid(values: Record<string, unknown> = {}) {
  const company = await createPayingCompany(NOW, values)
  const { id, grossCents } = company.invoice
  await desk.invoice.recordPayment({ id, invoiceId: id, amountCents: grossCents, bookedOn: '2026-11-20' })
  const move = async (change: Record<string, unknown>) =>
    callerFor(company.admin, { now: NOW }).billing.changeAddress(await orderInput(change))
  return { ...company, move }
}

test('a paid invoice is cancelled and issued again; what was paid pays the new one, and the licence goes on', async () => {
  const company = await paid()
  const [before, last] = [await licenseOf(company.id), await lastNumber()]
  await company.move({ city: 'Gütersloh', postalCode: '33330' })
  const { storno, number } = await correct(company.invoice.id)
  expect(await licenseOf(company.id)).toMatchObject({ state: 'active', validUntil: before?.validUntil })
  expect(await rowOf(company.invoice.id)).toMatchObject({ status: 'cancelled' })
  expect(await findOpenCents(db, company.invoice.id)).toBe(0)

  const fresh = await replacementOf(company.invoice.id)
  const { coversFrom, coversUntil, document } = company.invoice
  expect(fresh).toMatchObject({ number, status: 'paid', coversFrom, coversUntil, grossCents: 17731 })
  expect(await findOpenCents(db, fresh.id)).toBe(0)
  expect(fresh.document).toMatchObject({ lines: document.lines, buyer: { city: 'Gütersloh', postalCode: '33330' } })
  expect(fresh.document.terms).toMatch(
    new RegExp(`ersetzt die Rechnung ${company.invoice.number} vom 20.11.2026.* Es ist nichts mehr zu zahlen\\.$`),
  )
  expect(fresh.document).toMatchObject({ payment: { means: 'none' }, prepaidCents: 17731, dueOn: '2026-11-20' })

  const [cancelling] = await db.select().from(invoice).where(eq(invoice.number, storno))
  expect(cancelling).toMatchObject({ kind: 'storno', grossCents: -17731, document: { buyer: { city: 'Bielefeld' } } })
  // One after the other, in the chain.
  expect([cancelling?.sequence, fresh.sequence]).toEqual([last + 1, last + 2])
  expect(await verifyInvoiceChain(db)).toEqual({ checked: last + 2, broken: null })
  const recorded = and(eq(auditEvent.subjectId, company.invoice.id), eq(auditEvent.action, 'invoice.corrected'))
  const [event] = await db.select().from(auditEvent).where(recorded)
  expect(event).toMatchObject({ reason: 'Falsche Angaben', details: { storno, correction: number } })
})

test('a lower tax leaves a credit that can be paid back', async () => {
  const company = await paid()
  await company.move(AUSTRIAN)
  await correct(company.invoice.id)
  const fresh = await replacementOf(company.invoice.id)
  expect(fresh).toMatchObject({ status: 'paid', netCents: 14_900, taxCents: 0 })
  expect(await findOpenCents(db, company.invoice.id)).toBe(-2831)
  const { id } = company.invoice
  await desk.invoice.payOutCredit({ id, invoiceId: id, amountCents: 2831, bookedOn: '2026-11-20' })
  expect(await findOpenCents(db, id)).toBe(0)
})

test('an open invoice is corrected before it is paid, with the rest of what came in', async () => {
  const company = await createPayingCompany(NOW, AUSTRIAN)
  const { id } = company.invoice
  await desk.invoice.recordPayment({ id, invoiceId: id, amountCents: 4900, bookedOn: '2026-11-20' })
  await callerFor(company.admin, { now: NOW }).billing.changeAddress(await orderInput())
  await correct(id)
  const fresh = await replacementOf(id)
  expect(fresh).toMatchObject({ status: 'issued', grossCents: 17731 })
  expect(await findOpenCents(db, fresh.id)).toBe(12_831)
  expect(fresh.document).toMatchObject({ payment: { means: 'direct_debit' }, prepaidCents: 4900 })
})

test('a debit that comes back after the correction is owed on the new invoice, once, with its fee', async () => {
  const company = await createPayingCompany(NOW)
  const { id, number } = company.invoice
  const { id: runId } = await desk.directDebit.create()
  await other.directDebit.release({ id: runId })
  await expect(correct(id)).rejects.toThrow('im Einzug')
  const debit = { endToEndId: `${number}-1`, amountCents: 17731, on: '2026-11-25' }
  const later = callerFor(await createPlatformAdmin(), { now: new Date('2026-12-01T10:00:00Z') })
  await later.directDebit.importFile(upload(creditFile([debit])))
  await callerFor(company.admin, { now: NOW }).billing.changeAddress(await orderInput({ houseNumber: '90' }))
  await correct(id)
  const fresh = await replacementOf(id)
  const back = returnFile([{ ...debit, on: '2026-11-30', reason: 'AM04' }])
  for (const file of [back, `${back} `]) await later.directDebit.importFile(upload(file))
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', graceUntil: null })
  expect(await findOpenCents(db, id)).toBe(0)
  const owed = await rowOf(fresh.id)
  expect(owed).toMatchObject({ status: 'returned', graceUntil: expect.any(Date) })
  expect(await findOpenCents(db, fresh.id)).toBe(17731 + 400)
  expect(await licenseOf(company.id)).toMatchObject({ state: 'past_due' })
  // The debit was the corrected invoice's, and its return is why the new one is owed.
  await dun(db, new Date('2026-12-01T10:00:00Z'), company.id)
  const reminders = and(eq(outboxMail.recipient, company.admin.email), eq(outboxMail.kind, 'dunning-1'))
  const [reminder] = await db.select({ text: outboxMail.text }).from(outboxMail).where(reminders)
  expect(reminder?.text).toContain('Ihre Bank hat unsere Lastschrift zurückgegeben (Konto nicht gedeckt)')
})

test('what would be the same again, is returned or cancelled, is not corrected, and no number is used', async () => {
  const company = await paid()
  const last = await lastNumber()
  await expect(correct(company.invoice.id)).rejects.toThrow('genauso wie diese')
  expect(await lastNumber()).toBe(last)
  expect(await rowOf(company.invoice.id)).toMatchObject({ status: 'paid' })
  await company.move({ houseNumber: '90' })
  await correct(company.invoice.id)
  await expect(correct(company.invoice.id)).rejects.toThrow('schon storniert')
  // The new one can be corrected, too.
  await company.move({ houseNumber: '92' })
  const fresh = await replacementOf(company.invoice.id)
  await correct(fresh.id)
  expect(await replacementOf(fresh.id)).toMatchObject({ status: 'paid', document: { buyer: { houseNumber: '92' } } })
})

test('a debt in its grace is not corrected, which would end the grace and bring an ended licence back unpaid', async () => {
  const company = await createPayingCompany(NOW)
  const { id, dueOn } = company.invoice
  const ended = { revokedAt: NOW, revokedReason: 'returned' as const }
  await db.update(sepaMandate).set(ended).where(eq(sepaMandate.companyId, company.id))
  const late = addDays(new Date(`${dueOn}T10:00:00Z`), 1)
  await advanceLicenses(db, late)
  const listed = await desk.admin.invoices({ q: company.invoice.number })
  expect(listed.rows).toMatchObject([{ id, status: 'issued', can: { correct: false } }])
  await callerFor(company.admin, { now: late }).billing.changeAddress(await orderInput({ houseNumber: '90' }))
  await expect(correct(id)).rejects.toThrow('zurückgegeben')
  expect(await rowOf(id)).toMatchObject({ status: 'issued', graceUntil: expect.any(Date) })
  expect(await licenseOf(company.id)).toMatchObject({ state: 'past_due' })
})

test('a transfer with the number of a corrected invoice pays the newest one in its place', async () => {
  const company = await createPayingCompany(NOW)
  const { id, number, grossCents } = company.invoice
  for (const houseNumber of ['90', '92']) {
    await callerFor(company.admin, { now: NOW }).billing.changeAddress(await orderInput({ houseNumber }))
    await correct(houseNumber === '90' ? id : (await replacementOf(id)).id)
  }
  const middle = await replacementOf(id)
  const newest = await replacementOf(middle.id)
  const pay = (text: string, cents: number) =>
    desk.directDebit.importFile(upload(transferFile(text, cents, '2026-11-20', uuidv7())))
  await pay(number, 7731)
  // Both numbers in one text are the same invoice, too.
  await pay(`${number} ${newest.number}`, grossCents - 7731)
  expect(await rowOf(newest.id)).toMatchObject({ status: 'paid' })
  for (const each of [id, middle.id, newest.id]) expect(await findOpenCents(db, each)).toBe(0)
})
