import { asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { transferFile, upload } from '../../../../../tests/factories/bank-files'
import { actorOf, createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { exportBooks } from '../books/export'
import { directDebit } from '../debit-table'
import { invoiceLetter, payoutLetter } from '../documents/letter'
import { sendDocuments } from '../documents/send-documents'
import { invoice, invoiceEntry } from '../invoice-table'
import { creditUnused } from '../subscriptions/credit-unused'
import { findOpenCents } from './ledger'

const NOW = new Date('2026-11-20T10:00:00Z')
const NEXT = new Date('2026-12-20T10:00:00Z')
const { db } = database()
let admin: { id: string }
beforeAll(async () => {
  await createOperator()
  admin = await createPlatformAdmin()
})

const desk = () => callerFor(admin, { now: NEXT })

const payFirst = (number: string, amountCents = 17731) =>
  desk().directDebit.importFile(upload(transferFile(number, amountCents, '2026-11-28', uuidv7())))

/** A company that paid its first invoice twice and has a second one open. */
async function paidTwice() {
  const company = await createPayingCompany(NOW)
  const { id, number } = company.invoice
  await payFirst(number)
  await advanceLicenses(db, NEXT)
  await payFirst(number)
  expect(await findOpenCents(db, id)).toBe(-17731)
  const { targets, payTo } = await desk().invoice.creditTargets({ id })
  expect(payTo?.iban).toMatch(/^DE/)
  const [target] = targets
  if (!target) throw new Error('no second invoice')
  return { company, id, target }
}

async function ledgerSum(companyId: string) {
  const own = db.select({ id: invoice.id }).from(invoice).where(eq(invoice.companyId, companyId))
  const sum = sql<number>`sum(${invoiceEntry.amountCents})::int`
  const [row] = await db.select({ sum }).from(invoiceEntry).where(inArray(invoiceEntry.invoiceId, own))
  return row?.sum
}

test('a credit pays another invoice of the company once, and the sum of the ledger stays', async () => {
  const { company, id, target } = await paidTwice()
  expect(target.openCents).toBe(17731)
  const input = { id: uuidv7(), invoiceId: id, targetId: target.id, amountCents: 17731 }
  for (let round = 0; round < 2; round += 1) await desk().invoice.offsetCredit(input)
  expect(await findOpenCents(db, id)).toBe(0)
  expect(await findOpenCents(db, target.id)).toBe(0)
  expect(await ledgerSum(company.id)).toBe(0)
  const [paid] = await db.select({ status: invoice.status }).from(invoice).where(eq(invoice.id, target.id))
  expect(paid).toEqual({ status: 'paid' })
  const log = await desk().admin.audit({ betrifft: 'invoice', handlung: 'invoice.credit-offset' })
  expect(log.rows.filter(({ subjectId }) => subjectId === id)).toMatchObject([
    { details: { target: target.number, amountCents: 17731 } },
  ])
  // No money moved, so the bank account shows nothing of it.
  const books = await exportBooks(db, await actorOf(admin.id, NEXT), { year: 2026, format: 'datev', now: NEXT })
  const lines = Buffer.from(books?.content ?? [])
    .toString('latin1')
    .split('\r\n')
  expect(lines.filter((line) => line.includes(target.number))).toEqual([expect.stringContaining('"Rechnung ')])
  expect(lines[0]?.split(';')).toHaveLength(31)
})

test('a part of a credit leaves the rest open, and what is left of it can be paid back', async () => {
  const { company, id, target } = await paidTwice()
  await desk().invoice.offsetCredit({ id: uuidv7(), invoiceId: id, targetId: target.id, amountCents: 7731 })
  expect(await findOpenCents(db, target.id)).toBe(10_000)
  const payout = { id: uuidv7(), invoiceId: id, amountCents: 10_000, bookedOn: '2026-12-20' }
  for (let round = 0; round < 2; round += 1) await desk().invoice.payOutCredit(payout)
  expect(await findOpenCents(db, id)).toBe(0)
  expect(await ledgerSum(company.id)).toBe(10_000)
  // One mail with a document, however often it was pressed and the job ran.
  // To whoever is admin by now.
  const recipient = `neu-${uuidv7()}@test.example`
  await db.update(user).set({ email: recipient }).where(eq(user.id, company.admin.id))
  for (let round = 0; round < 2; round += 1) await sendDocuments(db, NEXT)
  const told = await db.select().from(outboxMail).where(eq(outboxMail.kind, 'credit-paid-out'))
  expect(told).toMatchObject([{ recipient, attachments: [{ contentType: 'application/pdf' }] }])
  expect(told[0]?.text).toMatch(/20\.12\.2026 haben wir Ihnen 100,00\s€ überwiesen/)
  const ledger = await desk().invoice.ledger({ id })
  expect(ledger.at(-1)).toMatchObject({ kind: 'payout', amountCents: 10_000, bookedOn: '2026-12-20' })
  expect((await callerFor(company.admin, { now: NEXT }).billing.overview())?.credits).toEqual([])
  const books = await exportBooks(db, await actorOf(admin.id, NEXT), { year: 2026, format: 'datev', now: NEXT })
  expect(Buffer.from(books?.content ?? []).toString('latin1')).toContain('100,00;"S";"EUR";;;;10000;1360;;2012')
})

test('what an early end credited is paid out with the number of its Stornorechnung', async () => {
  const { admin: buyer, invoice: first } = await createPayingCompany(NOW)
  await payFirst(first.number)
  await db.transaction((tx) =>
    creditUnused(tx, first.subscriptionId ?? '', new Date('2026-12-05T00:00:00+01:00'), NEXT),
  )
  const [storno] = await db.select().from(invoice).where(eq(invoice.cancelsInvoiceId, first.id))
  const stornoNumber = storno?.number ?? 'none'
  const amountCents = -(await findOpenCents(db, first.id))
  const overview = await callerFor(buyer, { now: NEXT }).billing.overview()
  expect(overview?.credits).toEqual([{ id: first.id, number: first.number, creditCents: amountCents, stornoNumber }])
  const id = uuidv7()
  await desk().invoice.payOutCredit({ id, invoiceId: first.id, amountCents, bookedOn: '2026-12-20' })
  await sendDocuments(db, NEXT)
  const [mail] = await db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.dedupeKey, `credit-paid-out:${id}`))
  expect(mail?.text).toContain(`mit der Stornorechnung ${stornoNumber} gutgeschrieben`)
  expect(mail?.text).not.toContain('mehr eingegangen')
  const payout = { number: first.number, buyer: first.document.buyer, amountCents, paidOn: '2026-12-20', stornoNumber }
  const letter = payoutLetter(payout, await createOperator())
  expect([letter.intro.join(), letter.closing.join()]).toEqual([
    expect.stringContaining(stornoNumber),
    expect.stringContaining(stornoNumber),
  ])
})

test('nothing is given twice: more than the credit, more than is owed, two at once', async () => {
  const { id, target } = await paidTwice()
  const offset = (amountCents: number) =>
    desk().invoice.offsetCredit({ id: uuidv7(), invoiceId: id, targetId: target.id, amountCents })
  await expect(offset(17_732)).rejects.toThrow('inzwischen geändert')
  const payOut = () =>
    desk().invoice.payOutCredit({ id: uuidv7(), invoiceId: id, amountCents: 17_731, bookedOn: '2026-12-20' })
  const both = await Promise.allSettled([payOut(), offset(17_731), payOut()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findOpenCents(db, id)).toBe(0)
})

test('a credit pays no other company’s invoice, and none that is at the bank', async () => {
  const { id, target } = await paidTwice()
  const other = await createPayingCompany(NOW)
  const offset = (targetId: string) =>
    desk().invoice.offsetCredit({ id: uuidv7(), invoiceId: id, targetId, amountCents: 100 })
  await expect(offset(other.invoice.id)).rejects.toThrow('gibt es nicht')
  await expect(offset(id)).rejects.toThrow('gibt es nicht')
  await desk().directDebit.create()
  await expect(offset(target.id)).rejects.toThrow('inzwischen geändert')
  expect((await desk().invoice.creditTargets({ id })).targets).toEqual([])
})

/** A company that overpaid its first invoice by this much, with the second one, which is issued then. */
async function withCredit(creditCents: number) {
  const company = await createPayingCompany(NOW)
  const { id, number } = company.invoice
  await payFirst(number)
  await payFirst(number, creditCents)
  await advanceLicenses(db, NEXT)
  const rows = await db.select().from(invoice).where(eq(invoice.companyId, company.id)).orderBy(asc(invoice.sequence))
  const next = rows.at(-1)
  if (!next || rows.length !== 2) throw new Error('no second invoice')
  return { company, id, number, next }
}

const mailOf = async (number: string) => {
  const [mail] = await db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.dedupeKey, `invoice:${number}`))
  return mail?.text ?? ''
}

test('a credit pays the next invoice by itself, which is never debited then', async () => {
  const { company, id, next } = await withCredit(17731)
  expect(next).toMatchObject({ status: 'paid', graceUntil: null, grossCents: 17731 })
  expect([await findOpenCents(db, id), await findOpenCents(db, next.id)]).toEqual([0, 0])
  expect(await ledgerSum(company.id)).toBe(0)
  // The job's next run takes nothing twice.
  await advanceLicenses(db, NEXT)
  expect(await ledgerSum(company.id)).toBe(0)
  await desk()
    .directDebit.create()
    .catch(() => null)
  expect(await db.select().from(directDebit).where(eq(directDebit.invoiceId, next.id))).toEqual([])
  expect((await callerFor(company.admin, { now: NEXT }).billing.overview())?.license).toMatchObject({ state: 'active' })
  await sendDocuments(db, NEXT)
  expect(await mailOf(next.number)).toContain('Es ist nichts mehr zu zahlen.')
  // Bookkeeping programs would pay what the document itself asks for.
  expect(next.document).toMatchObject({ payment: { means: 'none' }, terms: 'Es ist nichts mehr zu zahlen.' })
  expect(invoiceLetter(next.document).sums.slice(-2)).toMatchObject([
    { term: 'Verrechnetes Guthaben', value: expect.stringContaining('177,31') },
    { term: 'Zu zahlen', value: expect.stringContaining('0,00') },
  ])
})

test('a smaller credit pays a part; the rest is debited, and the mail says how much', async () => {
  const { id, next } = await withCredit(7731)
  expect(next.status).toBe('issued')
  expect([await findOpenCents(db, id), await findOpenCents(db, next.id)]).toEqual([0, 10_000])
  await desk().directDebit.create()
  const [debit] = await db.select().from(directDebit).where(eq(directDebit.invoiceId, next.id))
  expect(debit?.amountCents).toBe(10_000)
  await sendDocuments(db, NEXT)
  expect(await mailOf(next.number)).toMatch(/77,31\s€ verrechnet. Zu zahlen bleiben 100,00\s€/)
})

test('a larger credit leaves a rest, which "Guthaben" finds until it is given back', async () => {
  const { id, number, next } = await withCredit(27731)
  expect(next.status).toBe('paid')
  expect(await findOpenCents(db, id)).toBe(-10_000)
  const found = async () => (await desk().admin.invoices({ status: 'credit', q: number })).rows.map((row) => row.id)
  expect(await found()).toEqual([id])
  await desk().invoice.payOutCredit({ id: uuidv7(), invoiceId: id, amountCents: 10_000, bookedOn: '2026-12-20' })
  expect(await found()).toEqual([])
})
