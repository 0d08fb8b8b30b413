import { expect, test } from 'vitest'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'

const NOW = new Date('2026-11-20T10:00:00Z')

test('a rate that was entered late names the invoices it does not fit, until they are corrected', async () => {
  await createOperator()
  const admin = callerFor(await createPlatformAdmin(), { now: NOW })
  const { invoice: bill } = await createPayingCompany(NOW)
  const concerned = async () => ({
    waiting: (await admin.admin.waiting()).billing.otherVat,
    listed: (await admin.admin.invoices({ status: 'vat' })).rows.map(({ number }) => number),
  })
  expect(await concerned()).toEqual({ waiting: 0, listed: [] })

  const rates = (from: string) => [
    { from: '2021-01-01', value: 19 },
    { from, value: 20 },
  ]
  const save = async (value: unknown) => {
    const updatedAt = (await admin.admin.settings()).find(({ key }) => key === 'vatPercent')?.updatedAt ?? null
    await admin.admin.saveSetting({ key: 'vatPercent', value, updatedAt })
  }
  // After its period nothing is wrong with it.
  await save(rates('2027-06-01'))
  expect(await concerned()).toEqual({ waiting: 0, listed: [] })
  await save(rates(dayAfter(toIsoDay(NOW), 5)))
  expect(await concerned()).toEqual({ waiting: 1, listed: [bill.number] })
  // The next rate that is known already settles nothing.
  await save([...rates(dayAfter(toIsoDay(NOW), 5)), { from: '2028-01-01', value: 21 }])
  expect(await concerned()).toEqual({ waiting: 1, listed: [bill.number] })
  // A paid one is corrected: what is missing is still owed, on a new invoice with the right rate.
  const paid = { id: bill.id, invoiceId: bill.id, amountCents: bill.grossCents, bookedOn: '2026-11-20' }
  await admin.invoice.recordPayment(paid)
  expect(await concerned()).toEqual({ waiting: 1, listed: [bill.number] })
  const { number } = await admin.invoice.correct({ invoiceId: bill.id, reason: 'Steuersatz' })
  expect(await concerned()).toEqual({ waiting: 0, listed: [] })
  const { rows } = await admin.admin.invoices({ q: number })
  expect(rows).toMatchObject([{ number, taxCents: 2980, openCents: 149, can: { correct: true } }])
})
