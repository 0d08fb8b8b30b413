import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseMemoryAtRest } from './memory-release.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const collect = vi.fn()
  const memory = releaseMemoryAtRest({ lookMs: 1000, collect })
  const ask = (times: number) => {
    for (let time = 0; time < times; time++) memory.noteRequest()
  }
  return { collect, ask, stop: memory.stop }
}

test('memory is given back once after a rush, in a quiet moment', () => {
  const { collect, ask, stop } = start()
  ask(600)
  vi.advanceTimersByTime(1000)
  expect(collect).not.toHaveBeenCalled()
  ask(1)
  vi.advanceTimersByTime(1000)
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledOnce()
  stop()
})

test('a few requests are not worth the pause', () => {
  const { collect, ask, stop } = start()
  ask(20)
  vi.advanceTimersByTime(10_000)
  expect(collect).not.toHaveBeenCalled()
  stop()
})

test('the collector that V8 gives works', () => {
  const memory = releaseMemoryAtRest({ lookMs: 1000 })
  for (let time = 0; time < 600; time++) memory.noteRequest()
  expect(() => vi.advanceTimersByTime(3000)).not.toThrow()
  memory.stop()
})
