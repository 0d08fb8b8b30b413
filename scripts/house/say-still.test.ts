import { afterEach, expect, it, vi } from 'vitest'
import { sayStill } from './say-still.ts'

afterEach(() => vi.useRealTimers())

it('says every ten seconds that work goes on, and nothing after its end', async () => {
  vi.useFakeTimers()
  const said: string[] = []
  const work = Promise.withResolvers<number>()
  const result = sayStill('der Bau läuft', work.promise, (message) => said.push(message))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(12_000)
  expect(said).toEqual(['  … der Bau läuft noch (10 s)', '  … der Bau läuft noch (20 s)'])
  work.resolve(7)
  expect(await result).toBe(7)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(2)
})

it('passes on what went wrong, and is quiet from then on', async () => {
  vi.useFakeTimers()
  const log = vi.fn()
  await expect(sayStill('der Bau läuft', Promise.reject(new Error('kaputt')), log)).rejects.toThrow('kaputt')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log).not.toHaveBeenCalled()
})
