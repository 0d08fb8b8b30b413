import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoice } from '~/features/billing/server/invoice-table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { windForward } from './pass-time'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
beforeAll(async () => {
  await createOperator()
})

test('each time goes on where the last one ended, for this company alone', async () => {
  const admin = await createPlatformAdmin()
  const [company, other] = [await createCompany({ licenseState: null }), await createCompany({ licenseState: null })]
  for (const each of [company, other]) await callerFor(each.admin, { now: NOW }).billing.setup(await orderInput())
  const wind = (id: string) => windForward({ db, actor: { userId: admin.id }, now: NOW }, { id, days: 15 })
  const countInvoices = (id: string) => db.$count(invoice, eq(invoice.companyId, id))

  // After the trial of 14 days comes the first month, which was billed at its beginning.
  expect(await wind(company.id)).toEqual(addDays(NOW, 15))
  expect(await countInvoices(company.id)).toBe(1)
  expect(await wind(company.id)).toEqual(addDays(NOW, 30))
  expect(await countInvoices(company.id)).toBe(1)
  expect(await wind(company.id)).toEqual(addDays(NOW, 45))
  expect(await countInvoices(company.id)).toBe(2)
  expect(await countInvoices(other.id)).toBe(0)
  expect(await wind(other.id)).toEqual(addDays(NOW, 15))
})
