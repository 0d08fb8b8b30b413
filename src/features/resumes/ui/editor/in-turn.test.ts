import { expect, it } from 'vitest'
import { inTurn } from './use-saving'

it('begins what comes second only when the first is done, and also when it failed', async () => {
  const run = inTurn()
  const log: string[] = []
  const first = Promise.withResolvers<void>()
  const results = [
    run(async () => {
      log.push('first begins')
      await first.promise
      log.push('first ends')
    }),
    run(() => Promise.reject(new Error('second fails'))),
    run(async () => {
      log.push('third')
      return 3
    }),
  ]
  await Promise.resolve()
  expect(log).toEqual(['first begins'])
  first.resolve()
  expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(log).toEqual(['first begins', 'first ends', 'third'])
  expect(await results[2]).toBe(3)
})
