import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoice } from '~/features/billing/server/invoice-table'
import { dun } from '~/features/billing/server/invoices/dunning'
import { company } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import { windForward } from './pass-time'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
beforeAll(async () => {
  await createOperator()
})

test('each time goes on where the last one ended, for this company alone', async () => {
  const admin = await createPlatformAdmin()
  const [one, other] = [await createCompany({ licenseState: null }), await createCompany({ licenseState: null })]
  for (const each of [one, other]) await callerFor(each.admin, { now: NOW }).billing.setup(await orderInput())
  const wind = (id: string) => windForward({ db, actor: { userId: admin.id }, now: NOW }, { id, days: 15 })
  const countInvoices = (id: string) => db.$count(invoice, eq(invoice.companyId, id))

  // After the trial of 14 days comes the first month, which was billed at its beginning.
  expect(await wind(one.id)).toEqual(addDays(NOW, 15))
  expect(await countInvoices(one.id)).toBe(1)
  expect(await wind(one.id)).toEqual(addDays(NOW, 30))
  expect(await countInvoices(one.id)).toBe(1)
  expect(await wind(one.id)).toEqual(addDays(NOW, 45))
  expect(await countInvoices(one.id)).toBe(2)
  expect(await countInvoices(other.id)).toBe(0)
  expect(await wind(other.id)).toEqual(addDays(NOW, 15))
})

test('whoever works on the company or its invoice at this moment is waited for', async () => {
  const admin = await createPlatformAdmin()
  const { id, admin: member } = await createCompany({ licenseState: null })
  await callerFor(member, { now: NOW }).billing.setup(await orderInput())
  const wind = () => windForward({ db, actor: { userId: admin.id }, now: NOW }, { id, days: 15 })
  await atTheSameLock(
    (tx) => tx.select({ id: company.id }).from(company).where(eq(company.id, id)).for('key share'),
    'select "id" from "company"',
    [wind],
  )
  expect(await db.$count(invoice, eq(invoice.companyId, id))).toBe(1)

  await db.update(invoice).set({ graceUntil: NOW }).where(eq(invoice.companyId, id))
  await atTheSameLock(
    (tx) => tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.companyId, id)).for('key share'),
    'select "id", "number", "company_id"',
    [() => dun(db, addDays(NOW, 16), id)],
  )
  const [dunned] = await db.select({ level: invoice.dunningLevel }).from(invoice).where(eq(invoice.companyId, id))
  expect(dunned?.level).toBe(3)
})
