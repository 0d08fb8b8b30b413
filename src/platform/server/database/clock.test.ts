import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { stillClock } from '../../../../tests/setup/later-clock'
import { currentTime, setClock } from '../../../lib/current-time'
import { addDays } from '../../../lib/dates/dates'
import { clockOffset, isClockOff, MAX_CLOCK_OFFSET_MS, readDatabaseClock } from './clock'
import { database } from './db'

const { db, pool } = database()
const realNow = Date.now

afterEach(async () => {
  vi.useRealTimers()
  await readDatabaseClock(pool)
  setClock(null)
})

const databaseNow = async () => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  return rows[0]?.ms ?? 0
}

test.each([70, -70])('a machine whose clock is %i days off goes by the database', async (days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(realNow()), days) })
  await readDatabaseClock(pool)
  expect(Math.abs(Math.round((currentTime().getTime() - (await databaseNow())) / 86_400_000))).toBe(0)
  expect(isClockOff()).toBe(true)
  expect(Math.round(clockOffset() / 86_400_000)).toBe(days)
})

test('a clock that is set anew while the process runs changes nothing, and is noticed at once', async () => {
  stillClock()
  onTestFinished(() => void vi.restoreAllMocks())
  await readDatabaseClock(pool)
  expect(isClockOff()).toBe(false)
  const before = currentTime().getTime()
  vi.useFakeTimers({ toFake: ['Date'], now: realNow() + MAX_CLOCK_OFFSET_MS + 2_000 })
  expect(currentTime().getTime()).toBe(before)
  expect(isClockOff()).toBe(true)
})

test('an answer that took long says too little about its moment and is not believed', async () => {
  await readDatabaseClock(pool)
  const before = clockOffset()
  const now = performance.now.bind(performance)
  let ahead = 0
  // The machine's clock goes on while the answer is on its way.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += 1_500
    return now() + ahead
  })
  expect(await readDatabaseClock(pool)).toBe(true)
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += 2_500
    return now() + ahead
  })
  expect(await readDatabaseClock(pool)).toBe(false)
  vi.restoreAllMocks()
  expect(await readDatabaseClock(pool)).toBe(true)
  expect(Math.abs(clockOffset() - before)).toBeLessThan(1_000)
})
