import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { beginHearing, confirmHearing, expectHearing, momentNow } from '../bus/hear.ts'
import { database } from '../database/db.ts'
import { getSettings, writeSetting } from './settings.ts'

const { db } = database()

beforeEach(() => {
  expectHearing(true)
  beginHearing()
  confirmHearing(momentNow())
})

test('what an old snapshot says is not kept for everybody else', async () => {
  const before = await db.transaction(
    async (old) => {
      await old.execute(sql`select 1`)
      await db.transaction((tx) => writeSetting(tx, 'retentionNoticeDays', 44, new Date()))
      return getSettings(old)
    },
    { isolationLevel: 'repeatable read' },
  )
  expect(before.retentionNoticeDays).not.toBe(44)
  confirmHearing(momentNow())
  expect((await getSettings(db)).retentionNoticeDays).toBe(44)
  // Kept from here on, for transactions as well.
  await db.execute(sql`update platform_setting set value = '55' where key = 'retentionNoticeDays'`)
  confirmHearing(momentNow())
  expect((await db.transaction((tx) => getSettings(tx))).retentionNoticeDays).toBe(44)
})
