import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, upload, wordedFile } from '../../../../../tests/factories/bank-files'
import { createPayingCompany, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { bankEntry } from '../bank-table'
import { directDebit } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { findOpenCents } from '../invoices/ledger'

const NOW = new Date('2026-11-20T10:00:00Z')
const ON = '2026-11-19'
const { db } = database()
let admin: ReturnType<typeof callerFor>
let other: ReturnType<typeof callerFor>
beforeAll(async () => {
  await createOperator()
  admin = callerFor(await createPlatformAdmin(), { now: NOW })
  other = callerFor(await createPlatformAdmin(), { now: NOW })
})

let lastText = 0
/** Payments that name no invoice, as read from a bank file. */
async function payments(...amounts: number[]) {
  const text = `Zahlung ${++lastText}`
  await admin.directDebit.importFile(
    upload(wordedFile(amounts.map((amountCents, at) => ({ text, amountCents, on: ON, reference: `${text}-${at}` })))),
  )
  return db
    .select({ id: bankEntry.id, amountCents: bankEntry.amountCents })
    .from(bankEntry)
    .where(eq(bankEntry.text, text))
    .orderBy(bankEntry.id)
}
async function payment(amountCents: number) {
  const [entry] = await payments(amountCents)
  if (!entry) throw new Error('no entry')
  return entry.id
}
const statusOf = async (id: string) => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]?.status
const auditOf = (id: string) => db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))

test('a payment that is assigned pays the invoice once, however many admins press', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const id = await payment(owed.grossCents)
  const pressed = await Promise.allSettled(
    [admin, other, admin].map((each) => each.directDebit.assignEntry({ id, invoiceId: owed.id })),
  )
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await statusOf(owed.id)).toBe('paid')
  expect(await findOpenCents(db, owed.id)).toBe(0)
  expect(await auditOf(id)).toMatchObject([{ action: 'bank-entry.assigned', details: { number: owed.number } }])
  const { rows } = await admin.directDebit.handled({})
  expect(rows.find((row) => row.id === id)).toMatchObject({
    outcome: 'assigned',
    number: owed.number,
    can: { reopen: false },
  })
  await expect(admin.directDebit.reopenEntry({ id })).rejects.toThrow('inzwischen jemand erledigt')
})

test('what is more than owed pays the company’s other open invoices, and the rest stays as a credit', async () => {
  const { id: companyId, admin: person, invoice: first } = await createPayingCompany(NOW)
  // Another invoice of the same company: the more expensive plan for the rest of the period.
  const planId = await planIdOf('Knoten')
  await callerFor(person, { now: NOW }).billing.changePlan({ planId, actsAsEntrepreneur: true })
  const own = await db.select().from(invoice).where(eq(invoice.companyId, companyId))
  const second = own.find(({ id }) => id !== first.id)
  if (!second) throw new Error('no second invoice')
  const assigned = await admin.directDebit.assignEntry({
    ...{ id: await payment(first.grossCents + second.grossCents + 500), invoiceId: second.id },
  })
  expect(assigned).toEqual({ numbers: [second.number, first.number], creditCents: 500 })
  expect(await findOpenCents(db, second.id)).toBe(-500)
  expect(await findOpenCents(db, first.id)).toBe(0)
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['paid', 'paid'])
})

test('what suits a booking is offered, by sum and by account, and everything else is found by its customer', async () => {
  const { invoice: owed } = await createPayingCompany(NOW, { companyName: 'Zwirn & 100 % Faden GmbH' })
  const same = await admin.directDebit.entryTargets({ id: await payment(owed.grossCents) })
  expect(same.map(({ id }) => id)).toContain(owed.id)
  const id = await payment(4711)
  expect(await admin.directDebit.entryTargets({ id })).toEqual([])
  expect((await admin.directDebit.entryTargets({ id, q: '100 % faden' })).map((each) => each.id)).toEqual([owed.id])
  expect(await admin.directDebit.entryTargets({ id, q: '100_%_Faden' })).toEqual([])
  const iban = 'DE75512108001245126199'
  await admin.directDebit.importFile(upload(wordedFile([{ text: 'Vom Konto', amountCents: 4712, on: ON, iban }])))
  const [entry] = await db.select().from(bankEntry).where(eq(bankEntry.text, 'Vom Konto'))
  expect(entry).toMatchObject({ payerName: 'Muster GmbH', payerIban: iban })
  const targets = await admin.directDebit.entryTargets({ id: entry?.id ?? '' })
  expect(targets.map((each) => each.id)).toContain(owed.id)
})

test('bookings are ticked off with a reason, all or none, and that can be taken back', async () => {
  const [first, second] = (await payments(100, 200)).map(({ id }) => id)
  if (!first || !second) throw new Error('no entries')
  await admin.directDebit.settleEntries({ ids: [first], reason: 'Miete' })
  await expect(other.directDebit.settleEntries({ ids: [first, second], reason: 'Strom' })).rejects.toThrow(
    'inzwischen jemand erledigt',
  )
  const open = async () => (await admin.directDebit.unmatched({})).rows.map(({ id }) => id)
  expect(await open()).toContain(second)
  expect(await open()).not.toContain(first)
  const { rows } = await admin.directDebit.handled({})
  expect(rows.find(({ id }) => id === first)).toMatchObject({ reason: 'Miete', can: { reopen: true } })
  await admin.directDebit.reopenEntry({ id: first })
  expect(await open()).toEqual(expect.arrayContaining([first, second]))
  expect((await auditOf(first)).map(({ action, reason }) => [action, reason])).toEqual([
    ['bank-entry.settled', 'Miete'],
    ['bank-entry.reopened', null],
  ])
})

test('a debit that came back under another id is assigned, and the right file later changes nothing', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const { id: runId } = await admin.directDebit.create()
  await other.directDebit.release({ id: runId })
  const back = { amountCents: owed.grossCents, on: ON, reason: 'AM04' }
  await admin.directDebit.importFile(upload(returnFile([{ ...back, endToEndId: `VERTIPPT ${owed.number}` }])))
  const [entry] = await db
    .select()
    .from(bankEntry)
    .where(eq(bankEntry.endToEndId, `VERTIPPT ${owed.number}`))
  const id = entry?.id ?? ''
  expect((await admin.directDebit.entryTargets({ id })).map((each) => each.id)).toEqual([owed.id])
  await admin.directDebit.assignEntry({ id, invoiceId: owed.id })
  expect(await statusOf(owed.id)).toBe('returned')
  const before = await db.select().from(invoiceEntry).where(eq(invoiceEntry.invoiceId, owed.id))
  await admin.directDebit.importFile(upload(returnFile([{ ...back, endToEndId: `${owed.number}-1` }])))
  expect(await db.select().from(invoiceEntry).where(eq(invoiceEntry.invoiceId, owed.id))).toEqual(before)
  const debits = await db.select().from(directDebit).where(eq(directDebit.invoiceId, owed.id))
  expect(debits).toMatchObject([{ status: 'returned', reasonCode: 'AM04' }])
  // Nothing was debited here, so nothing can be returned.
  const { invoice: fresh } = await createPayingCompany(NOW)
  await admin.directDebit.importFile(upload(returnFile([{ ...back, endToEndId: 'FREMD-1' }])))
  const [stranger] = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, 'FREMD-1'))
  await expect(admin.directDebit.assignEntry({ id: stranger?.id ?? '', invoiceId: fresh.id })).rejects.toThrow(
    'nicht zuordnen',
  )
})

test('a credit that is assigned after the return of its debit pays nothing', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const { id: runId } = await admin.directDebit.create()
  await other.directDebit.release({ id: runId })
  const told = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents, on: ON }
  await admin.directDebit.importFile(upload(returnFile([{ ...told, reason: 'AM04' }])))
  const before = await findOpenCents(db, owed.id)
  // Reported for a later day than the return: a person has to check.
  await admin.directDebit.importFile(upload(creditFile([{ ...told, on: '2026-11-20' }])))
  const rows = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, told.endToEndId))
  const id = rows.find(({ kind }) => kind === 'payment')?.id ?? ''
  await admin.directDebit.assignEntry({ id, invoiceId: owed.id })
  expect(await findOpenCents(db, owed.id)).toBe(before)
  expect(await statusOf(owed.id)).toBe('returned')
})

test('whoever pays the same twice has paid twice; numbers that begin anew with each statement hide nothing', async () => {
  const same = { text: 'Doppelt', amountCents: 900, on: ON }
  const count = async () => db.$count(bankEntry, and(eq(bankEntry.text, 'Doppelt'), ne(bankEntry.outcome, 'repeated')))
  const file = wordedFile([same, same])
  await admin.directDebit.importFile(upload(file))
  expect(await count()).toBe(2)
  expect(await admin.directDebit.importFile(upload(`${file} `))).toMatchObject({ repeated: 2, unmatched: 0 })
  await admin.directDebit.importFile(upload(wordedFile([{ ...same, on: '2026-11-18', entryNumber: '1' }])))
  await admin.directDebit.importFile(upload(wordedFile([{ ...same, on: '2026-11-17', entryNumber: '1' }])))
  expect(await count()).toBe(4)
  // Several transfers booked as one sum share its reference.
  const sum = wordedFile([{ ...same, amountCents: 1800, reference: 'SAMMEL-1' }])
    .replace('<TxDtls>', '<TxDtls><Amt Ccy="EUR">9.00</Amt>')
    .replace(/<TxDtls>.*<\/TxDtls>/, '$&$&')
  expect(await admin.directDebit.importFile(upload(sum))).toMatchObject({ unmatched: 2 })
  expect(await count()).toBe(6)
})

test('a payment or payout of tomorrow is not booked', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const tomorrow = { id: owed.companyId, invoiceId: owed.id, amountCents: 100, bookedOn: '2026-11-21' }
  await expect(admin.invoice.recordPayment(tomorrow)).rejects.toThrow('in der Zukunft')
  await expect(admin.invoice.payOutCredit(tomorrow)).rejects.toThrow('in der Zukunft')
  expect(await findOpenCents(db, owed.id)).toBe(owed.grossCents)
})
