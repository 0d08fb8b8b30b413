import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDatabaseClock } from '../database/clock.ts'
import { database } from '../database/db.ts'
import { getSettings } from '../settings/settings.ts'
import {
  beginHearing,
  confirmHearing,
  endHearing,
  expectHearing,
  hasHeardAll,
  isHearing,
  momentNow,
  nextIsAwaited,
} from './hear.ts'

beforeEach(() => {
  // Nothing grows old because the machine is slow.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  expectHearing(true)
  beginHearing()
  confirmHearing(momentNow())
})

afterEach(() => void vi.useRealTimers())

/** What time it was so many milliseconds ago, for a process that runs on. */
const ago = (ms: number) => ({ ...momentNow(), at: performance.now() - ms })

test('what was confirmed is relied upon for a second, and not without a connection', () => {
  expect(isHearing()).toBe(true)
  confirmHearing(ago(1_100))
  expect(isHearing()).toBe(false)
  confirmHearing(momentNow())
  endHearing()
  expect(isHearing()).toBe(false)
})

test('an answer to what was asked before a freeze confirms nothing to those who wait since', async () => {
  confirmHearing(ago(60_000))
  const told: boolean[] = []
  const waiting = hasHeardAll().then((all) => told.push(all))
  confirmHearing(ago(50_000))
  await turn()
  expect(told).toEqual([])
  confirmHearing(momentNow())
  await waiting
  expect(told).toEqual([true])
})

test('who waits has it asked at once, and again when the answer was asked too early', async () => {
  const waits = async () => Promise.race([nextIsAwaited().then(() => true), turn(false)])
  confirmHearing(ago(60_000))
  expect(await waits()).toBe(false)
  const waiting = hasHeardAll()
  expect(await waits()).toBe(true)
  confirmHearing(ago(50_000))
  await turn()
  expect(await waits()).toBe(true)
  confirmHearing(momentNow())
  expect(await waits()).toBe(false)
  expect(await waiting).toBe(true)
})

test('who waits in vain is told no, and those who come after at once', async () => {
  confirmHearing(ago(60_000))
  expect(await hasHeardAll()).toBe(false)
  const asked = performance.now()
  expect(await Promise.race([hasHeardAll(), turn('waits')])).toBe(false)
  confirmHearing({ ...momentNow(), at: asked })
  expect(await hasHeardAll()).toBe(true)
})

test('a machine that was suspended relies upon nothing from before, although its processes have not aged', async () => {
  await readDatabaseClock(database().pool)
  const before = momentNow()
  confirmHearing(before)
  expect(isHearing()).toBe(true)
  const woken = Date.now() + 600_000
  vi.spyOn(Date, 'now').mockImplementation(() => woken)
  expect(isHearing()).toBe(false)
  confirmHearing(before)
  expect(isHearing()).toBe(false)
  confirmHearing(momentNow())
  expect(isHearing()).toBe(true)
})

test('who asks for settings waits until all is heard, instead of reading them anew', async () => {
  const { db } = database()
  const known = await getSettings(db)
  confirmHearing(ago(60_000))
  const asked = getSettings(db)
  await nextIsAwaited()
  confirmHearing(momentNow())
  expect(await asked).toBe(known)
  confirmHearing(ago(60_000))
  endHearing()
  expect(await getSettings(db)).not.toBe(known)
})
