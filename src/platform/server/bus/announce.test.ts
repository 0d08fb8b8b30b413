import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noticesDuring } from '../../../../tests/factories/notices'
import { database } from '../database/db.ts'
import { announce, announceToUsers, noticesOf } from './announce.ts'

const { db } = database()

test('everybody found is told once, in as many notices as it takes, and nobody when nobody is found', async () => {
  const heard = await noticesDuring('application', async () => {
    await announceToUsers(db, 'application', sql`select gen_random_uuid() as user_id from generate_series(1, 400)`)
    await announceToUsers(db, 'application', sql`select gen_random_uuid() as user_id where false`)
    await announce(db, 'application', [])
  })
  expect(heard.map((ids) => ids.length).sort()).toEqual([100, 150, 150])
  expect(new Set(heard.flat()).size).toBe(400)
})

test('what does not fit into one notice goes into several, none longer than PostgreSQL takes', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `ü:${index} "`)
  const notices = noticesOf([...ids, ...ids])
  expect(notices.length).toBeGreaterThan(1)
  expect(Math.max(...notices.map((notice) => Buffer.byteLength(notice)))).toBeLessThan(8_000)
  const heard = await noticesDuring('outbox', () => announce(db, 'outbox', ids))
  expect(new Set(heard.flat())).toEqual(new Set(ids))
})
