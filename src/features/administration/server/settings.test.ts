import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { platformSetting } from '~/platform/server/settings/table'
import { callerFor } from '../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../tests/factories/user'

test('a setting that was changed counts at once, for visitors too, and stands in the audit log', async () => {
  const admin = await createPlatformAdmin()
  expect((await callerFor(null).account.publicConfig()).promisedReplyDays).toBe(14)
  await callerFor(admin).admin.saveSetting({ key: 'promisedReplyDays', value: 30, updatedAt: null })
  expect((await callerFor(null).account.publicConfig()).promisedReplyDays).toBe(30)
  const events = await database()
    .db.select({ actor: auditEvent.actorUserId, details: auditEvent.details })
    .from(auditEvent)
    .where(eq(auditEvent.action, 'setting.changed'))
  expect(events).toEqual([{ actor: admin.id, details: { key: 'promisedReplyDays', before: '14', after: '30' } }])
})

test('a value that is not allowed is refused at its place', async () => {
  const admin = await createPlatformAdmin()
  const value = [
    { from: '2026-01-01', value: 1390 },
    { from: '2027-01-01', value: 1 },
  ]
  const refused = callerFor(admin).admin.saveSetting({ key: 'minimumWageCents', value, updatedAt: null })
  await expect(refused).rejects.toMatchObject({ cause: { fieldErrors: { 'value.1.value': [expect.any(String)] } } })
})

test('two admins who change the same setting at the same time do not overwrite each other', async () => {
  const [first, second] = [await createPlatformAdmin(), await createPlatformAdmin()]
  const outcomes = await Promise.allSettled([
    callerFor(first).admin.saveSetting({ key: 'payTransparency', value: 'off', updatedAt: null }),
    callerFor(second).admin.saveSetting({ key: 'payTransparency', value: 'require', updatedAt: null }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what stands in the database and is not allowed any more counts as not set', async () => {
  const { db } = database()
  await db.insert(platformSetting).values({ key: 'freshSessionMinutes', value: 'ewig' })
  await db.insert(platformSetting).values({ key: 'from-another-version', value: 1 })
  expect((await getSettings(db)).freshSessionMinutes).toBe(15)
})
