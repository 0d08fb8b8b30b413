import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bankEntry } from '~/features/billing/server/bank-table'
import { archiveInvoice } from '~/features/billing/server/documents/invoice-files'
import { invoice, invoiceFile } from '~/features/billing/server/invoice-table'
import { verifyInvoiceChain } from '~/features/billing/server/invoices/chain'
import { sepaMandate } from '~/features/billing/server/table'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { applyRetention } from './run'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
const owner = ownerDatabase()
let admin: { id: string }
beforeAll(async () => {
  await createOperator()
  admin = await createPlatformAdmin()
})

const invoiceOf = async (id: string) => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]
const filesOf = (id: string) => db.select().from(invoiceFile).where(eq(invoiceFile.invoiceId, id))

/** An invoice of 2026 that was paid, with its files. */
async function paidInvoice() {
  const { invoice: bill } = await createPayingCompany(NOW)
  const file = transferFile(bill.number, 17731, '2026-11-28', `NTRY-${bill.number}`)
  await callerFor(admin, { now: NOW }).directDebit.importFile(upload(file))
  await archiveInvoice(db, bill.id)
  return bill
}

test('eight years after the end of its year a paid invoice names nobody any more, and the chain still holds', async () => {
  const open = (await createPayingCompany(NOW)).invoice
  const bill = await paidInvoice()
  const lastDay = new Date('2034-12-31T22:59:00Z')
  await applyRetention(db, lastDay)
  expect(await invoiceOf(bill.id)).toMatchObject({ erasedAt: null, document: { number: bill.number } })
  expect(await filesOf(bill.id)).toHaveLength(2)
  // Midnight in Germany.
  const over = new Date('2034-12-31T23:00:00Z')
  await applyRetention(db, over)
  const after = await invoiceOf(bill.id)
  expect(after).toMatchObject({ erasedAt: over, number: bill.number, grossCents: 17731, hash: bill.hash })
  expect(after?.document).toMatchObject({
    buyer: { name: '', email: '', city: '' },
    lines: [],
    payment: { means: 'none' },
  })
  expect(await filesOf(bill.id)).toEqual([])
  expect(await archiveInvoice(db, bill.id)).toBeNull()
  // Open debts stay complete.
  expect(await invoiceOf(open.id)).toMatchObject({
    erasedAt: null,
    document: { buyer: { name: expect.stringMatching(/./) } },
  })
  const chain = await verifyInvoiceChain(db)
  expect(chain.broken).toBeNull()
  expect(chain.checked).toBeGreaterThan(1)
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, 'retention.applied'))
  expect(events.map(({ details }) => details)).toContainEqual({ rule: 'invoices erased', count: 1 })
})

test('with it go what payers wrote and mandates that ended; a mandate that holds stays', async () => {
  const company = await createPayingCompany(NOW)
  const { number } = company.invoice
  await callerFor(admin, { now: NOW }).directDebit.importFile(upload(transferFile(number, 17731, '2026-11-28', number)))
  const ofCompany = eq(sepaMandate.companyId, company.id)
  const [old] = await db.select().from(sepaMandate).where(ofCompany)
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', actsAsEntrepreneur: true } as const
  await callerFor(company.admin, { now: NOW }).billing.changeAccount({ ...account, acceptsMandate: true })
  const read = async () => {
    const [entry] = await db.select().from(bankEntry).where(eq(bankEntry.invoiceId, company.invoice.id))
    const mandates = await db.select().from(sepaMandate).where(ofCompany).orderBy(asc(sepaMandate.createdAt))
    return { text: entry?.text, cents: entry?.amountCents, mandates }
  }
  await applyRetention(db, new Date('2034-12-31T22:59:00Z'))
  expect(await read()).toMatchObject({ text: expect.stringContaining(number), mandates: [{ iban: old?.iban }, {}] })
  await applyRetention(db, new Date('2034-12-31T23:00:00Z'))
  const nobody = { accountHolder: '', iban: '', mandateText: '', signedFromIp: null, reference: old?.reference }
  expect(await read()).toMatchObject({ text: '', cents: 17731, mandates: [nobody, { iban: account.iban }] })
})

test('nothing younger is emptied, not even by hand, and emptying changes nothing else', async () => {
  const bill = await paidInvoice()
  const mine = eq(invoice.id, bill.id)
  const never = { cause: { message: 'an issued invoice never changes' } }
  const early = new Date('2034-06-01T10:00:00Z')
  const late = new Date('2036-01-01T10:00:00Z')
  await expect(db.update(invoice).set({ erasedAt: early }).where(mine)).rejects.toMatchObject(never)
  await expect(owner.update(invoice).set({ erasedAt: late, number: 'RE-1' }).where(mine)).rejects.toMatchObject(never)
  await expect(db.delete(invoiceFile).where(eq(invoiceFile.invoiceId, bill.id))).rejects.toMatchObject({
    cause: { message: 'this table is append-only' },
  })
  await db.update(invoice).set({ erasedAt: late }).where(mine)
  const changed = { ...bill.document, lines: [] }
  await expect(db.update(invoice).set({ document: changed }).where(mine)).rejects.toMatchObject(never)
})
