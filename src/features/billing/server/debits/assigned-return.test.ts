import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { checkBilling } from '../../../../../tests/invariants/billing'
import { bankEntry } from '../bank-table'
import { findOpenCents } from '../invoices/ledger'

const NOW = new Date('2026-11-20T10:00:00Z')
// The bank answers after the release.
const READ = new Date('2026-11-20T12:00:00Z')
const LATER = addDays(NOW, 1)
const { db } = database()
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

const desk = (now: Date) => callerFor(maker, { now }).directDebit
const read = (file: string) => desk(READ).importFile(upload(file))

/** A company whose debit came back with another sum, so that a person assigns its return a day later. */
async function assignedReturn({ isPaid }: { isPaid: boolean }) {
  const company = await createPayingCompany(NOW)
  // Whoever takes no fee spares it for each return.
  await createOperator({ returnFeeCents: 0 })
  const { id, number, grossCents } = company.invoice
  const { id: runId } = await desk(NOW).create()
  await callerFor(checker, { now: NOW }).directDebit.release({ id: runId })
  const debit = { endToEndId: `${number}-1`, amountCents: grossCents, on: '2026-11-20' }
  await read(creditFile([debit]))
  await read(returnFile([{ ...debit, amountCents: grossCents - 1, reason: 'AM04' }]))
  if (isPaid) await read(transferFile(number, grossCents, '2026-11-20', uuidv7()))
  const waiting = and(eq(bankEntry.kind, 'return'), eq(bankEntry.outcome, 'unmatched'))
  const [entry] = await db.select().from(bankEntry).where(waiting)
  await desk(LATER).assignEntry({ id: entry?.id ?? '', invoiceId: id })
  return company
}

/** The books of everything in this file, by an operator who takes no fee. */
const check = (company: { id: string }, bankCents: number) =>
  checkBilling({
    ...{ companies: [company], now: LATER },
    expected: { bankCents, returnFeeCents: 0, vatPercentOn: () => 19 },
  })

test('the fee of an assigned return is spared only where the invoice was paid when it was assigned', async () => {
  const paid = await assignedReturn({ isPaid: true })
  expect(await findOpenCents(db, paid.invoice.id)).toBe(0)
  await check(paid, paid.invoice.grossCents)

  const owing = await assignedReturn({ isPaid: false })
  expect(await findOpenCents(db, owing.invoice.id)).toBe(owing.invoice.grossCents)
  await expect(check(owing, paid.invoice.grossCents)).rejects.toThrow(`no fee for ${owing.invoice.number}-1`)
})
