import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
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

const desk = () => callerFor(maker, { now: NOW }).directDebit
const read = (file: string) => desk().importFile(upload(file))

/** A company whose invoice is at the bank. */
async function debited() {
  const company = await createPayingCompany(NOW)
  const { id } = await desk().create()
  await callerFor(checker, { now: NOW }).directDebit.release({ id })
  const { number, grossCents } = company.invoice
  return { ...company, debit: { endToEndId: `${number}-1`, amountCents: grossCents, on: ON } }
}

const stateOf = async (id: string) => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]
const kindsOf = async (id: string) => {
  const own = eq(invoiceEntry.invoiceId, id)
  return (await db.select().from(invoiceEntry).where(own).orderBy(asc(invoiceEntry.id))).map(({ kind }) => kind)
}

test.each([
  ['collected, then returned as a duplicate', 'MD06', true],
  ['refused after a transfer', 'AM04', false],
])(
  'a debit %s leaves an invoice that a transfer paid as it is: no grace, no fee',
  async (_case, reason, isCredited) => {
    const { admin, invoice: owed, debit } = await debited()
    if (isCredited) await read(creditFile([debit]))
    await read(transferFile(owed.number, owed.grossCents, ON, uuidv7()))
    await read(returnFile([{ ...debit, reason }]))
    expect(await findOpenCents(db, owed.id)).toBe(0)
    expect(await stateOf(owed.id)).toMatchObject({ status: 'paid', paidAt: NOW, graceUntil: null, returnedAt: null })
    expect(await kindsOf(owed.id)).not.toContain('fee')
    expect((await callerFor(admin, { now: NOW }).billing.standing()).standing).toBe('running')
  },
)

test('a debit that comes back where a transfer had paid only a part is owed again, with the fee', async () => {
  const { invoice: owed, debit } = await debited()
  await read(creditFile([debit]))
  await read(transferFile(owed.number, owed.grossCents - 100, ON, uuidv7()))
  await read(returnFile([{ ...debit, reason: 'AM04' }]))
  expect(await stateOf(owed.id)).toMatchObject({ status: 'returned', graceUntil: expect.any(Date) })
  expect(await kindsOf(owed.id)).toContain('fee')
})
