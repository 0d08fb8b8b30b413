import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { invoice } from '../invoice-table'
import { verifyInvoiceChain } from './chain'

test('who began before midnight and issues after the first of the new year continues its chain', async () => {
  const { db } = database()
  const before = new Date('2026-12-31T22:59:50Z')
  const { invoice: last } = await createPayingCompany(before)
  const { invoice: first } = await createPayingCompany(new Date('2026-12-31T23:00:05Z'))
  const { invoice: late } = await createPayingCompany(before)
  await callerFor(await createPlatformAdmin(), { now: before }).invoice.cancel({ invoiceId: last.id, reason: 'Irrtum' })
  const [storno] = await db.select().from(invoice).where(eq(invoice.cancelsInvoiceId, last.id))
  expect([last, first, late, storno].map((each) => [each?.number, each?.year, each?.issuedOn])).toEqual([
    ['RE-2026-00001', 2026, '2026-12-31'],
    ['RE-2027-00001', 2027, '2027-01-01'],
    ['RE-2027-00002', 2027, '2026-12-31'],
    ['RE-2027-00003', 2027, '2026-12-31'],
  ])
  expect(await verifyInvoiceChain(db)).toEqual({ checked: 4, broken: null })
})
