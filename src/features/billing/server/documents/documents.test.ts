import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { billingHealth } from '../health'
import { billingOrder } from '../invoice-table'
import { operator } from '../operator-table'
import { sendDocuments } from './jobs'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()

async function order() {
  const company = await createCompany({ licenseState: null, hasProfile: false })
  await callerFor(company.admin, { now: NOW }).billing.setup(await orderInput())
  return company
}

async function confirmationsTo(email: string) {
  const own = and(eq(outboxMail.recipient, email), eq(outboxMail.kind, 'order-confirmation'))
  return db.select({ id: outboxMail.id }).from(outboxMail).where(own)
}

test('an order waits for the operator’s data, the administration says so, and then it goes out', async () => {
  await createOperator()
  const { admin } = await order()
  await db.delete(operator)
  await sendDocuments(db, NOW)
  expect(await confirmationsTo(admin.email)).toEqual([])
  expect(await billingHealth(db, NOW)).toMatchObject({ hasOperator: false, waitingOrders: 1 })
  const platformAdmin = callerFor(await createPlatformAdmin())
  expect((await platformAdmin.admin.system()).billing).toMatchObject({ hasOperator: false, waitingOrders: 1 })
  await createOperator()
  await sendDocuments(db, NOW)
  await sendDocuments(db, NOW)
  expect(await confirmationsTo(admin.email)).toHaveLength(1)
  expect(await billingHealth(db, NOW)).toMatchObject({ hasOperator: true, waitingOrders: 0 })
})

test('a document that cannot be made keeps no other waiting', async () => {
  await createOperator()
  const broken = await order()
  await db
    .update(billingOrder)
    .set({ id: uuidv7(Date.parse('2020-01-01')), document: sql`'{}'::jsonb` })
    .where(eq(billingOrder.companyId, broken.id))
  const { admin } = await order()
  await expect(sendDocuments(db, NOW)).rejects.toThrow('1 documents were not sent')
  expect(await confirmationsTo(admin.email)).toHaveLength(1)
  expect(await confirmationsTo(broken.admin.email)).toEqual([])
})

test('a plan whose next period has no invoice yet is counted, once it is late', async () => {
  await order()
  const before = await billingHealth(db, new Date('2026-12-04T09:00:00Z'))
  const after = await billingHealth(db, new Date('2026-12-04T10:30:00Z'))
  expect(after.overduePeriods).toBeGreaterThan(before.overduePeriods)
})
