import { beforeEach, expect, test } from 'vitest'
import { operator } from '~/features/billing/server/operator/operator-table'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../factories/caller'
import { createOperator } from '../../factories/operator'
import { createPlatformAdmin } from '../../factories/user'

const visitor = callerFor(null)

beforeEach(async () => {
  await database().db.delete(operator)
})

test('without the operator’s data the legal pages know nothing of them, and no demo is claimed', async () => {
  expect(await visitor.operator.imprint()).toMatchObject({ operator: null, isDemo: false, preNotificationDays: 5 })
})

test('they show what the operator entered and what the settings say, but no tax number and no account', async () => {
  await createOperator({ graceDays: 21, dataProtectionContact: 'Nora Wieland', processors: 'Rechenzentrum, Minden' })
  const admin = callerFor(await createPlatformAdmin())
  await admin.admin.saveSetting({ key: 'preNotificationDays', value: 7, updatedAt: null })
  await admin.admin.saveSetting({ key: 'invoiceRetentionYears', value: 10, updatedAt: null })
  await admin.admin.saveSetting({ key: 'applicationRetentionMonths', value: 4, updatedAt: null })
  const imprint = await visitor.operator.imprint()
  expect(imprint).toMatchObject({ preNotificationDays: 7, invoiceRetentionYears: 10, applicationRetentionMonths: 4 })
  expect(imprint.operator).toMatchObject({
    graceDays: 21,
    dataProtectionContact: 'Nora Wieland',
    processors: 'Rechenzentrum, Minden',
  })
  const told = JSON.stringify(imprint)
  for (const secret of ['305/5678/1234', 'DE02120300000000202051', 'DE98ZZZ09999999999']) {
    expect(told).not.toContain(secret)
  }
})
