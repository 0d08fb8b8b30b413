import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway } from '~/platform/server/database/away'
import { closeDatabase, database } from '~/platform/server/database/db'
import { startPulse } from '~/platform/server/database/servers/pulse'
import { wayToDatabase } from '../factories/way-to-database'

let way: Awaited<ReturnType<typeof wayToDatabase>>
let pulse: ReturnType<typeof startPulse>
beforeAll(async () => {
  way = await wayToDatabase(process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '')
  // By the limits alone whoever is in the midst of a statement would wait for minutes.
  Object.assign(process.env, {
    DATABASE_URL: way.url,
    DATABASE_DIRECT_URL: '',
    DATABASE_STATEMENT_SECONDS: '600',
    DATABASE_IDLE_SECONDS: '600',
  })
  pulse = startPulse()
})
afterAll(async () => {
  way.hold(false)
  await pulse.stop()
  await closeDatabase()
  way.close()
})

test('who is in the midst of a statement when the only server falls silent is told that it is away', async () => {
  const { db } = database()
  const midst = Promise.withResolvers<void>()
  const lost = db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      way.hold(true)
      midst.resolve()
      await tx.execute(sql`select 2`)
    })
    .then(
      () => 'done',
      (error: unknown) => isDatabaseAway(error),
    )
  await midst.promise
  expect(await lost).toBe(true)
  way.hold(false)
  await expect
    .poll(
      () =>
        db.execute(sql`select 3`).then(
          ({ rowCount }) => rowCount,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(1)
})
