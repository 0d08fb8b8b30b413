import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { invoice } from '../invoice-table'
import { transition } from '../invoices/invoice-lifecycle'
import { creditUnused } from './credit-unused'

const { db } = database()
const NOW = new Date()

/** An invoice of a company, and its plan ended on a day. */
async function scene() {
  const { invoice: charged } = await createPayingCompany(NOW)
  const { id, subscriptionId, coversFrom } = charged
  if (!subscriptionId) throw new Error('no subscription')
  const end = (endsAt: Date) => db.transaction((tx) => creditUnused(tx, subscriptionId, endsAt, NOW))
  const credits = async () =>
    (
      await db
        .select()
        .from(invoice)
        .where(and(eq(invoice.cancelsInvoiceId, id), eq(invoice.kind, 'storno')))
    ).length
  const status = async () => (await db.select().from(invoice).where(eq(invoice.id, id)))[0]?.status
  return { id, coversFrom, end, credits, status }
}

test('an invoice is credited once, also when its plan is ended a second time', async () => {
  const { coversFrom, end, credits } = await scene()
  await end(addDays(coversFrom, 16))
  await end(addDays(coversFrom, 10))
  expect(await credits()).toBe(1)
})

test('what is wholly credited is settled, but at the bank only when the bank says so', async () => {
  const [open, collected] = [await scene(), await scene()]
  await db.transaction((tx) => transition(tx, [collected.id], 'collect', { now: NOW }))
  for (const { end, coversFrom } of [open, collected]) await end(coversFrom)
  expect([await open.status(), await collected.status()]).toEqual(['paid', 'in_collection'])
})
