import { expect, it } from 'vitest'
import { database } from '~/platform/server/database/db'
import { isOneTooMany } from './attempts'

const { db } = database()
const LIMIT = { max: 5, windowSeconds: 60 }
const NOW = new Date('2026-11-21T12:00:00Z')

it('lets in as many as the limit says, also of ten at once, and each caller for itself', async () => {
  const tenOf = (caller: string) => Promise.all(Array.from({ length: 10 }, () => isOneTooMany(db, caller, LIMIT, NOW)))
  expect((await tenOf('report 192.0.2.1')).filter((isOver) => !isOver)).toHaveLength(LIMIT.max)
  expect((await tenOf('report 192.0.2.2')).filter((isOver) => !isOver)).toHaveLength(LIMIT.max)
})

it('starts anew with the next window, which begins with its first attempt', async () => {
  const attempt = (second: number) =>
    isOneTooMany(db, 'alert 192.0.2.1', { max: 1, windowSeconds: 60 }, new Date(NOW.getTime() + second * 1000))
  const answers = []
  for (const second of [0, 59, 61, 62, 122]) answers.push(await attempt(second))
  expect(answers).toEqual([false, true, false, true, false])
})
