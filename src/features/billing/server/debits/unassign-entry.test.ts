import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7, withIds } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, transferFile, upload, wordedFile } from '../../../../../tests/factories/bank-files'
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
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

const desk = (now = NOW) => callerFor(maker, { now }).directDebit
const second = (now = NOW) => callerFor(checker, { now }).directDebit

/** A payment that names no invoice, read from a bank file. */
async function payment(amountCents: number) {
  const text = `Zahlung ${uuidv7()}`
  await desk().importFile(upload(wordedFile([{ text, amountCents, on: ON }])))
  const [entry] = await db.select({ id: bankEntry.id }).from(bankEntry).where(eq(bankEntry.text, text))
  if (!entry) throw new Error('no entry')
  return entry.id
}

/** A run with the debit of this invoice, released by another admin. */
async function release(now = NOW) {
  const { id } = await desk(now).create()
  await second(now).release({ id })
}

const invoiceOf = async (id: string) => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]
const kindsOf = async (id: string) => {
  const own = eq(invoiceEntry.invoiceId, id)
  const rows = await db.select().from(invoiceEntry).where(own).orderBy(asc(invoiceEntry.id))
  return rows.map(({ kind, amountCents }) => [kind, amountCents])
}

test('what was assigned wrongly is owed again, the booking waits anew, and finds its right place', async () => {
  const { invoice: wrong } = await createPayingCompany(NOW)
  const { invoice: right } = await createPayingCompany(NOW)
  const id = await payment(wrong.grossCents)
  await desk().assignEntry({ id, invoiceId: wrong.id })
  expect((await desk().handled({})).rows.find((row) => row.id === id)?.can).toEqual({ reopen: false, unassign: true })
  expect(await desk().unassignEntry({ id })).toEqual({ numbers: [wrong.number] })

  expect(await invoiceOf(wrong.id)).toMatchObject({ status: 'issued', paidAt: null, graceUntil: null })
  expect(await kindsOf(wrong.id)).toEqual([
    ['charge', wrong.grossCents],
    ['payment', -wrong.grossCents],
    ['correction', wrong.grossCents],
  ])
  expect((await desk().unmatched({})).rows.map((row) => row.id)).toContain(id)
  expect((await desk().handled({})).rows.map((row) => row.id)).not.toContain(id)

  await desk().assignEntry({ id, invoiceId: right.id })
  expect(await invoiceOf(right.id)).toMatchObject({ status: 'paid' })
  // Again to the same invoice as the first time: it counts, although such an entry existed before.
  await desk().unassignEntry({ id })
  await desk().assignEntry({ id, invoiceId: wrong.id })
  expect(await invoiceOf(wrong.id)).toMatchObject({ status: 'paid' })
  expect(await findOpenCents(db, wrong.id)).toBe(0)
  expect(await findOpenCents(db, right.id)).toBe(right.grossCents)
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id)).orderBy(asc(auditEvent.seq))
  expect(events.map(({ action }) => action.replace('bank-entry.', ''))).toEqual([
    ...['assigned', 'unassigned', 'assigned', 'unassigned', 'assigned'],
  ])
})

test('however many admins press, it is taken back once', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const id = await payment(owed.grossCents)
  await desk().assignEntry({ id, invoiceId: owed.id })
  const pressed = await Promise.allSettled([desk(), second(), desk()].map((each) => each.unassignEntry({ id })))
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findOpenCents(db, owed.id)).toBe(owed.grossCents)
  await expect(desk().unassignEntry({ id })).rejects.toThrow('inzwischen jemand aufgehoben')
})

test('after a debit that came back the licence is in a new grace, and money that came meanwhile stays', async () => {
  const { admin, invoice: owed } = await createPayingCompany(NOW)
  await release()
  const back = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents, on: ON, reason: 'AM04' }
  await desk().importFile(upload(returnFile([back])))
  const openCents = await findOpenCents(db, owed.id)
  const id = await payment(openCents)
  await desk().assignEntry({ id, invoiceId: owed.id })
  const standing = async (now: Date) => (await callerFor(admin, { now }).billing.standing()).standing
  const later = addDays(NOW, 20)
  expect(await standing(later)).toBe('running')
  await desk(later).unassignEntry({ id })
  expect(await invoiceOf(owed.id)).toMatchObject({
    status: 'returned',
    graceUntil: addDays(later, 14),
    dunningLevel: 0,
  })
  expect(await standing(later)).toBe('grace')
  // Paid by the customer after all, then assigned a second time by mistake: undoing that leaves it paid.
  await desk(later).importFile(upload(transferFile(owed.number, openCents, '2026-12-10', uuidv7())))
  await desk(later).assignEntry({ id, invoiceId: owed.id })
  expect(await findOpenCents(db, owed.id)).toBe(-openCents)
  await desk(later).unassignEntry({ id })
  expect(await invoiceOf(owed.id)).toMatchObject({ status: 'paid' })
  expect(await standing(later)).toBe('running')
})

test('what paid several invoices is taken back from all of them', async () => {
  const { id: companyId, admin: person, invoice: first } = await createPayingCompany(NOW)
  const planId = await planIdOf('Knoten')
  await callerFor(person, { now: NOW }).billing.changePlan({ planId, actsAsEntrepreneur: true })
  const own = await db.select().from(invoice).where(eq(invoice.companyId, companyId))
  const sum = own.reduce((total, { grossCents }) => total + grossCents, 0)
  const id = await payment(sum + 500)
  await desk().assignEntry({ id, invoiceId: first.id })
  expect((await desk().unassignEntry({ id })).numbers.toSorted()).toEqual(own.map(({ number }) => number).toSorted())
  for (const each of own) expect(await findOpenCents(db, each.id)).toBe(each.grossCents)
})

test('refused while a run stands on the invoice', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const id = await payment(100)
  await desk().assignEntry({ id, invoiceId: owed.id })
  const { id: runId } = await desk().create()
  await expect(desk().unassignEntry({ id })).rejects.toThrow('Lastschriftlauf')
  await desk().discard({ id: runId })
  await desk().unassignEntry({ id })
  expect(await findOpenCents(db, owed.id)).toBe(owed.grossCents)
})

test('refused once what was too much was given away, or a debit of the invoice came back', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const id = await payment(owed.grossCents + 500)
  await desk().assignEntry({ id, invoiceId: owed.id })
  const payout = { id: uuidv7(), invoiceId: owed.id, amountCents: 500, bookedOn: ON }
  await callerFor(maker, { now: NOW }).invoice.payOutCredit(payout)
  await expect(desk().unassignEntry({ id })).rejects.toThrow('baut schon etwas auf')

  const { invoice: debited } = await createPayingCompany(NOW)
  await release()
  const told = { endToEndId: `${debited.number}-1`, amountCents: debited.grossCents, on: ON }
  await desk().importFile(upload(creditFile([told])))
  const other = await payment(debited.grossCents)
  await desk().assignEntry({ id: other, invoiceId: debited.id })
  await desk().importFile(upload(returnFile([{ ...told, reason: 'AM04' }])))
  await expect(desk().unassignEntry({ id: other })).rejects.toThrow('baut schon etwas auf')
  expect(await kindsOf(debited.id)).not.toContainEqual(expect.arrayContaining(['correction']))
})

test('a debit that was refused meanwhile left nothing in the ledger: the invoice is open for the next one', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  await release()
  const id = await payment(owed.grossCents)
  await desk().assignEntry({ id, invoiceId: owed.id })
  const back = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents, on: ON, reason: 'AM04' }
  await desk().importFile(upload(returnFile([back])))
  await desk().unassignEntry({ id })
  expect(await invoiceOf(owed.id)).toMatchObject({ status: 'issued', graceUntil: null })
  expect(await findOpenCents(db, owed.id)).toBe(owed.grossCents)
  await release()
  const debits = await db.select().from(directDebit).where(eq(directDebit.invoiceId, owed.id))
  expect(debits.map(({ status }) => status).toSorted()).toEqual(['open', 'returned'])
})

test('refused for a credit that came after the return of its debit, in whatever order their ids are', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  await release()
  const told = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents, on: ON }
  await desk().importFile(upload(returnFile([{ ...told, reason: 'AM04' }])))
  await desk().importFile(upload(creditFile([{ ...told, on: '2026-11-20' }])))
  const rows = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, told.endToEndId))
  const id = rows.find(({ kind }) => kind === 'payment')?.id ?? ''
  const open = await findOpenCents(db, owed.id)
  // Each id is smaller than the one before, as by chance within a millisecond.
  let left = 0xffff
  const stem = uuidv7().slice(0, -4)
  const falling = () => {
    left -= 1
    return `${stem}${left.toString(16)}`
  }
  await withIds(falling, () => desk().assignEntry({ id, invoiceId: owed.id }))
  await expect(desk().unassignEntry({ id })).rejects.toThrow('baut schon etwas auf')
  expect(await findOpenCents(db, owed.id)).toBe(open)
})

test('a return that was assigned stays', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  await release()
  const endToEndId = `VERTIPPT ${owed.number}`
  await desk().importFile(upload(returnFile([{ endToEndId, amountCents: owed.grossCents, on: ON, reason: 'AM04' }])))
  const [entry] = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, endToEndId))
  const id = entry?.id ?? ''
  await desk().assignEntry({ id, invoiceId: owed.id })
  expect((await desk().handled({})).rows.find((row) => row.id === id)?.can).toEqual({ reopen: false, unassign: false })
  await expect(desk().unassignEntry({ id })).rejects.toThrow('Rücklastschrift lässt sich nicht aufheben')
})

test('the credit of a debit with another sum ends its waiting, for its own invoice alone, until it is taken back', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const { invoice: beside } = await createPayingCompany(NOW)
  await release()
  const debitOf = async (invoiceId: string) =>
    (await db.select().from(directDebit).where(eq(directDebit.invoiceId, invoiceId)))[0]?.status
  const credit = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents - 100, on: ON }
  await desk().importFile(upload(creditFile([credit])))
  const [entry] = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, credit.endToEndId))
  const id = entry?.id ?? ''
  expect(entry).toMatchObject({ outcome: 'unmatched', kind: 'payment' })

  await desk().assignEntry({ id, invoiceId: owed.id })
  expect([await debitOf(owed.id), await debitOf(beside.id)]).toEqual(['collected', 'open'])
  expect(await findOpenCents(db, owed.id)).toBe(100)
  await desk().unassignEntry({ id })
  expect([await debitOf(owed.id), await debitOf(beside.id)]).toEqual(['open', 'open'])
  expect(await findOpenCents(db, owed.id)).toBe(owed.grossCents)

  // Given to the wrong customer, a second one says nothing about the debit, and taken back neither.
  await desk().assignEntry({ id, invoiceId: owed.id })
  await desk().importFile(upload(creditFile([{ ...credit, amountCents: 300 }])))
  const rows = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, credit.endToEndId))
  const strayId = rows.find(({ amountCents }) => amountCents === 300)?.id ?? ''
  const { invoice: later } = await createPayingCompany(NOW)
  await desk().assignEntry({ id: strayId, invoiceId: later.id })
  await desk().unassignEntry({ id: strayId })
  expect([await debitOf(owed.id), await debitOf(beside.id)]).toEqual(['collected', 'open'])
})

test('a debit that its own credit has ended does not wait again when another booking is taken back', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  await release()
  const told = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents, on: ON }
  await desk().importFile(upload(creditFile([told])))
  const again = { ...told, amountCents: 700, on: '2026-11-18' }
  await desk().importFile(upload(creditFile([again])))
  const rows = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, told.endToEndId))
  const id = rows.find(({ amountCents }) => amountCents === 700)?.id ?? ''
  await desk().assignEntry({ id, invoiceId: owed.id })
  await desk().unassignEntry({ id })
  const [debit] = await db.select().from(directDebit).where(eq(directDebit.invoiceId, owed.id))
  expect(debit?.status).toBe('collected')
  expect(await invoiceOf(owed.id)).toMatchObject({ status: 'paid' })
})
