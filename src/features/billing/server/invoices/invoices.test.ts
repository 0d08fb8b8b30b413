import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { outboxMail } from '~/platform/server/mail/table'
import { writeSetting } from '~/platform/server/settings/settings'
import { actorOf, createPayingCompany, orderInput, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { exportBooks } from '../books/export'
import { archiveInvoice } from '../documents/invoice-files'
import { sendDocuments } from '../documents/send-documents'
import { billingOrder, invoice } from '../invoice-table'
import { license, subscription } from '../table'
import { verifyInvoiceChain } from './chain'

const NOW = new Date('2026-11-20T10:00:00Z')
let admin: { id: string }
beforeAll(async () => {
  await createOperator()
  admin = await createPlatformAdmin()
})

test('numbers have no gap and the chain holds, however many are issued at once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => createPayingCompany(NOW)))
  const rows = await database().db.select({ sequence: invoice.sequence }).from(invoice).where(eq(invoice.year, 2026))
  const numbers = rows.map(({ sequence }) => sequence).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
  expect(await verifyInvoiceChain(database().db)).toEqual({ checked: numbers.length, broken: null })
})

test('ten invoice runs at once give each company one invoice, with numbers without a gap', async () => {
  const { db } = database()
  const later = new Date('2026-12-20T10:00:00Z')
  await Promise.all(Array.from({ length: 10 }, () => advanceLicenses(db, later)))
  // What one run left out because another held the company is done by now, or in the next run.
  await advanceLicenses(db, later)
  const rows = await db.select({ sequence: invoice.sequence, companyId: invoice.companyId }).from(invoice)
  const each = Map.groupBy(rows, ({ companyId }) => companyId)
  expect(each.size).toBeGreaterThanOrEqual(10)
  expect([...each.values()].map(({ length }) => length)).toEqual(Array.from(each, () => 2))
  const numbers = rows.map(({ sequence }) => sequence).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
  expect(await verifyInvoiceChain(db)).toEqual({ checked: numbers.length, broken: null })
  // Their thirty documents are like those of any other company; those of the companies below are made.
  await db.update(invoice).set({ filedAt: later })
  await db.update(billingOrder).set({ mailedAt: later })
})

test('what was issued cannot be changed or deleted, not even by hand', async () => {
  const { invoice: bill } = await createPayingCompany(NOW)
  const owner = ownerDatabase()
  const mine = eq(invoice.id, bill.id)
  const cause = { cause: { message: 'an issued invoice never changes' } }
  await expect(
    owner.update(invoice).set({ grossCents: 1, netCents: 1, taxCents: 0 }).where(mine),
  ).rejects.toMatchObject(cause)
  await expect(owner.update(invoice).set({ number: 'RE-1' }).where(mine)).rejects.toMatchObject(cause)
  await expect(owner.delete(invoice).where(mine)).rejects.toMatchObject({ cause: { message: /never deleted/ } })
  // The application's role does not even reach the trigger.
  const { db } = database()
  const denied = { cause: { code: '42501' } }
  await expect(db.update(invoice).set({ number: 'RE-1' }).where(mine)).rejects.toMatchObject(denied)
  await expect(db.delete(invoice).where(mine)).rejects.toMatchObject(denied)
})

test('the lists say what is open and what can be done', async () => {
  const company = await createPayingCompany(NOW)
  const own = await callerFor(company.admin, { now: NOW }).billing.invoices({})
  expect(own.rows).toMatchObject([{ number: company.invoice.number, openCents: 17731 }])
  const found = await callerFor(admin, { now: NOW }).admin.invoices({ q: company.invoice.number })
  expect(found.rows).toMatchObject([
    { openCents: 17731, can: { recordPayment: true, cancel: true, retryDebit: false } },
  ])
})

describe('a Stornorechnung', () => {
  test('takes back an open invoice once, with a number of its own, and the licence with it', async () => {
    const company = await createPayingCompany(NOW)
    const input = { invoiceId: company.invoice.id, reason: 'Doppelt gebucht' }
    const { id } = await callerFor(admin, { now: NOW }).invoice.cancel(input)
    const [storno] = await database().db.select().from(invoice).where(eq(invoice.id, id))
    expect(storno).toMatchObject({ kind: 'storno', grossCents: -17731, cancelsInvoiceId: company.invoice.id })
    const [after] = await database().db.select().from(license).where(eq(license.companyId, company.id))
    expect(after).toMatchObject({ state: 'expired' })
    await expect(callerFor(admin, { now: NOW }).invoice.cancel(input)).rejects.toThrow('schon storniert')
  })
  test('is refused for what was paid', async () => {
    const { invoice: bill } = await createPayingCompany(NOW)
    const caller = callerFor(admin, { now: NOW })
    const payment = { id: bill.id, invoiceId: bill.id, amountCents: 17731, bookedOn: '2026-11-20' }
    await caller.invoice.recordPayment(payment)
    await expect(caller.invoice.cancel({ invoiceId: bill.id, reason: 'Irrtum' })).rejects.toThrow('bezahlt')
  })
})

const vienna = { country: 'AT', postalCode: '1010', vatId: 'ATU13585627' }

test('who has no VAT id takes no orders from abroad, which would need it on the invoice', async () => {
  const foreign = await createCompany({ licenseState: null, hasProfile: false })
  await createOperator({ vatId: null })
  const ordering = callerFor(foreign.admin, { now: NOW }).billing.setup(await orderInput(vienna))
  await expect(ordering).rejects.toThrow('im EU-Ausland können zurzeit nicht buchen')
  await createOperator()
  expect(await database().db.$count(subscription, eq(subscription.companyId, foreign.id))).toBe(0)
})

test('abroad with a VAT id the buyer owes the tax; a small business charges none', async () => {
  const abroad = await createPayingCompany(NOW, vienna)
  expect(abroad.invoice).toMatchObject({ taxCents: 0, grossCents: 14900, document: { tax: { category: 'AE' } } })
  const created = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
  const foreign = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2020-01-01') })
  await createOperator({ isSmallBusiness: true })
  await callerFor(created.admin, { now: NOW }).billing.setup(await orderInput())
  await callerFor(foreign.admin, { now: NOW }).billing.setup(await orderInput(vienna))
  await createOperator()
  const [abroadToo] = await database().db.select().from(invoice).where(eq(invoice.companyId, foreign.id))
  expect(abroadToo?.document).toMatchObject({ taxCents: 0, tax: { category: 'AE' } })
  const [small] = await database().db.select().from(invoice).where(eq(invoice.companyId, created.id))
  expect(small?.document.tax).toMatchObject({ category: 'E', reason: expect.stringContaining('§ 19 UStG') })
})

test('documents are made and mailed once: PDF/A-3 with the XML inside, and the order', async () => {
  const company = await createPayingCompany(NOW)
  const { db } = database()
  for (let round = 0; round < 2; round += 1) await sendDocuments(db, NOW)
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, company.admin.email))
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['invoice', 'order-confirmation'])
  expect(mails.every(({ attachments }) => attachments.length === 1)).toBe(true)
  const files = await archiveInvoice(db, company.invoice.id)
  const pdf = (await readStoredFile(files?.pdf ?? '')).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(pdf).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  expect(pdf).toContain('factur-x.xml')
  const xrechnung = (await readStoredFile(files?.xrechnung ?? '')).toString('utf8')
  expect(xrechnung).toContain('xrechnung_3.0')
})

test('an upgrade is billed at once for the rest of the period, a downgrade with the next', async () => {
  const company = await createPayingCompany(NOW)
  const middle = new Date('2026-12-05T10:00:00Z')
  const caller = callerFor(company.admin, { now: middle })
  const change = async (name: 'Haltepunkt' | 'Knoten') =>
    caller.billing.changePlan({ planId: await planIdOf(name), actsAsEntrepreneur: true })
  expect(await change('Knoten')).toMatchObject({ what: 'now' })
  expect(await change('Haltepunkt')).toMatchObject({ what: 'later' })
  await expect(change('Haltepunkt')).rejects.toThrow('schon vorgemerkt')
  expect((await caller.billing.overview())?.can.withdrawChange).toBe(true)
  expect(await caller.billing.withdrawChange()).toMatchObject({ what: 'kept' })
  await expect(caller.billing.withdrawChange()).rejects.toThrow('kein Wechsel vorgemerkt')
  expect(await change('Haltepunkt')).toMatchObject({ what: 'later' })
  const bills = await database().db.select().from(invoice).where(eq(invoice.companyId, company.id))
  // 15 of 30 days of 200 €.
  expect(bills.map(({ netCents }) => netCents).sort((a, b) => a - b)).toEqual([10000, 14900])
  await expect(caller.billing.reactivate()).rejects.toThrow('nicht gekündigt')
  await expect(caller.billing.changePlan({ planId: uuidv7(), actsAsEntrepreneur: true })).rejects.toThrow('nicht mehr')
  await caller.billing.cancel()
  await expect(caller.billing.cancel()).rejects.toThrow('gekündigt')
  await expect(change('Haltepunkt')).rejects.toThrow('ist gekündigt')
  await caller.billing.reactivate()
  const [row] = await database().db.select().from(subscription).where(eq(subscription.companyId, company.id))
  expect(row).toMatchObject({ cancelledAt: null, planId: await planIdOf('Knoten') })
})

test('within the trial a change costs nothing, and its mail says so', async () => {
  const { id, admin: buyer } = await createCompany({ licenseState: null, hasProfile: false })
  const caller = callerFor(buyer, { now: NOW })
  await caller.billing.setup(await orderInput())
  await caller.billing.changePlan({ planId: await planIdOf('Knoten'), actsAsEntrepreneur: true })
  expect(await database().db.$count(invoice, eq(invoice.companyId, id))).toBe(0)
  const isOurs = and(eq(outboxMail.recipient, buyer.email), eq(outboxMail.kind, 'subscription-change'))
  const [mail] = await database().db.select({ text: outboxMail.text }).from(outboxMail).where(isOurs)
  expect(mail?.text).toMatch(/kostet der Wechsel nichts/)
})

test('a period is taxed as of its last day, and its order says so before', async () => {
  const { db } = database()
  const vat = (...later: { from: string; value: number }[]) =>
    db.transaction((tx) => writeSetting(tx, 'vatPercent', [{ from: '2021-01-01', value: 19 }, ...later], NOW))
  // The period ends on 19 December.
  for (const [from, percent] of [
    ['2026-12-20', 19],
    ['2026-12-19', 21],
  ] as const) {
    await vat({ from, value: 21 })
    const paying = createPayingCompany(NOW)
    const toChange = paying.then(({ admin: buyer }) => callerFor(buyer, { now: NOW }).billing.overview())
    const [{ id, invoice: bill }, overview] = await Promise.all([paying, toChange]).finally(() => vat())
    expect(overview?.tax).toEqual({ category: 'S', percent })
    const [order] = await db.select().from(billingOrder).where(eq(billingOrder.companyId, id))
    expect(order?.document).toMatchObject({ taxPercent: percent, grossCents: bill.grossCents })
    expect(bill).toMatchObject({ taxCents: 149 * percent, document: { tax: { percent }, serviceUntil: '2026-12-19' } })
  }
  // After a trial until 4 December the first paid period ends on 3 January.
  await vat({ from: '2027-01-03', value: 21 })
  const { id, admin: buyer } = await createCompany({ licenseState: null, hasProfile: false })
  await callerFor(buyer, { now: NOW })
    .billing.setup(await orderInput())
    .finally(() => vat())
  const [order] = await db.select().from(billingOrder).where(eq(billingOrder.companyId, id))
  expect(order?.document).toMatchObject({ trialUntil: '2026-12-03', paidFrom: '2026-12-04', taxPercent: 21 })
})

test('the books of a year: CSV with an index, and a batch for DATEV', async () => {
  const company = await createPayingCompany(NOW)
  const actor = await actorOf(admin.id, NOW)
  const { db } = database()
  const batch = await exportBooks(db, actor, { year: 2026, format: 'datev', now: NOW })
  const text = Buffer.from(batch?.content ?? []).toString('latin1')
  expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel"/)
  expect(text).toContain(`177,31;"S";"EUR";;;;10000;8400;;2011;"${company.invoice.number}"`)
  const archive = await exportBooks(db, actor, { year: 2026, format: 'audit', now: NOW })
  expect(Buffer.from(archive?.content ?? []).toString('latin1')).toContain('rechnungen.csv')
  const stranger = await actorOf(company.admin.id, NOW)
  expect(await exportBooks(db, stranger, { year: 2026, format: 'audit', now: NOW })).toBeNull()
})
