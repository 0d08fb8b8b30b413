import { expect, test } from 'vitest'
import { type Kept, succeed } from './successive-runs'

test('a run begins when the one before has ended, however fast one follows the other', async () => {
  const kept: Kept = {}
  const happened: string[] = []
  const closing = Promise.withResolvers<void>()
  await succeed(kept, async () => {
    await closing.promise
    happened.push('first ended')
  })
  const run = (name: string) =>
    succeed(kept, async () => void happened.push(`${name} ended`)).then(() => happened.push(`${name} begins`))
  const others = [run('second'), run('third')]
  await Promise.resolve()
  expect(happened).toEqual([])
  closing.resolve()
  await Promise.all(others)
  expect(happened.indexOf('first ended')).toBe(0)
  expect(happened.at(-1)).toBe('third begins')
  expect(happened.indexOf('second ended')).toBeLessThan(happened.indexOf('third begins'))
})
