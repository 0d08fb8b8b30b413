import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '../database/db.ts'
import { giveBack, isOneTooMany, limitKey, secondsToWait } from './count-turn.ts'

const { db } = database()
const LIMIT = { max: 5, windowSeconds: 60 }

it('lets in as many as the limit says, also of ten at once, and each caller for itself', async () => {
  const tenOf = (caller: string) => Promise.all(Array.from({ length: 10 }, () => isOneTooMany(db, caller, LIMIT)))
  expect((await tenOf('report 192.0.2.1')).filter((isOver) => !isOver)).toHaveLength(LIMIT.max)
  expect((await tenOf('report 192.0.2.2')).filter((isOver) => !isOver)).toHaveLength(LIMIT.max)
})

it('starts anew with the next window, which begins with its first turn', async () => {
  const key = 'alert 192.0.2.1'
  const turnAfter = async (seconds: number) => {
    await db.execute(sql`update rate_limit set last_request = last_request - ${seconds * 1000} where key = ${key}`)
    return isOneTooMany(db, key, { max: 1, windowSeconds: 60 })
  }
  const answers = []
  for (const seconds of [0, 58, 4, 1, 62]) answers.push(await turnAfter(seconds))
  expect(answers).toEqual([false, true, false, true, false])
})

it('says how long the last window of several still lasts', async () => {
  for (const key of ['wait a', 'wait b']) await isOneTooMany(db, key, LIMIT)
  await db.execute(sql`update rate_limit set last_request = last_request - 20000 where key = 'wait a'`)
  expect(await secondsToWait(db, ['wait a', 'wait b'], 60)).toBeGreaterThan(50)
  expect(await secondsToWait(db, ['wait a'], 60)).toBeLessThanOrEqual(40)
  expect(await secondsToWait(db, ['wait a', 'wait none'], 10)).toBe(1)
})

it('takes back what was no guess', async () => {
  const key = 'proof 192.0.2.1'
  for (let turn = 0; turn < 9; turn += 1) {
    expect(await isOneTooMany(db, key, LIMIT)).toBe(false)
    await giveBack(db, [key])
  }
})

it('keeps nobody’s address', () => {
  expect(limitKey('sign-in of', 'anna@example.org')).toMatch(/^sign-in of [\w-]{32}$/)
  expect(limitKey('sign-in of', 'anna@example.org')).not.toBe(limitKey('sign-in of', 'Anna@example.org'))
})
