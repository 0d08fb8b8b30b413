import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { isDatabaseAway } from '~/platform/server/database/away'
import { closeDatabase, database } from '~/platform/server/database/db'
import { isDatabaseSilent, startPulse } from '~/platform/server/database/servers/pulse'
import { waitingRequests } from '~/platform/server/metrics/registry'
import { wayToDatabase } from '../factories/way-to-database'
import { laterClock } from '../setup/later-clock'
import { startServer } from './http/running-server'

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

test('whether a database has said anything since is known, whoever was answered', async () => {
  const { db, hear } = database()
  await db.execute(sql`select 1`)
  const before = hear()
  expect(before()).toBe(false)
  await db.execute(sql`select 1`)
  expect(before()).toBe(true)
  expect(hear()()).toBe(false)
})

test('nobody is refused for how long places took while the database was silent', async () => {
  const later = laterClock()
  onTestFinished(() => void vi.restoreAllMocks())
  const inside: (() => void)[] = []
  const { url } = await startServer(
    () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      inside.push(() => resolve(Response.json({})))
      return promise
    },
    { atOnce: 1 },
  )
  const asked: Promise<Response>[] = []
  const come = async () => {
    const before = inside.length + (await waiting())
    asked.push(fetch(`${url}/api/x`, { method: 'POST', body: '{}' }))
    await expect.poll(async () => inside.length + (await waiting())).toBe(before + 1)
  }
  way.hold(true)
  await expect.poll(isDatabaseSilent).toBe(true)
  await come()
  await come()
  later(6_000)
  inside.shift()?.()
  await expect.poll(() => inside.length).toBe(1)
  way.hold(false)
  await expect.poll(isDatabaseSilent).toBe(false)
  await come()
  for (const _ of [1, 2]) {
    await expect.poll(() => inside.length).toBe(1)
    inside.shift()?.()
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200])
})

async function waiting(): Promise<number> {
  const { values } = await waitingRequests.get()
  return values[0]?.value ?? 0
}
