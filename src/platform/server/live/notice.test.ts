import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { database } from '../database/db.ts'
import { LIVE_CHANNEL, notifyFound } from './notice.ts'

test('everybody found is told once, in as many notices as it takes, and nobody when nobody is found', async () => {
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  const heard: { topic: string; users: string[] }[] = []
  const ended = new Promise<void>((resolve) => {
    listener.on('notification', ({ channel, payload }) => {
      if (channel === 'end') resolve()
      else heard.push(JSON.parse(payload ?? ''))
    })
  })
  await listener.query(`listen ${LIVE_CHANNEL}; listen "end"`)
  const { db } = database()
  await notifyFound(db, sql`select gen_random_uuid() as user_id from generate_series(1, 400)`, 'application')
  await notifyFound(db, sql`select gen_random_uuid() as user_id where false`, 'application')
  await db.execute(sql`select pg_notify('end', '')`)
  await ended
  await listener.end()
  expect(heard.map(({ topic, users }) => [topic, users.length]).sort()).toEqual([
    ['application', 100],
    ['application', 150],
    ['application', 150],
  ])
  expect(new Set(heard.flatMap(({ users }) => users)).size).toBe(400)
})
