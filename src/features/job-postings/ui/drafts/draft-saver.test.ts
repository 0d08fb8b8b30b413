import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSaver, type SaveState } from './draft-saver'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(send: (text: string) => Promise<void>) {
  const form = { text: '' }
  const states: SaveState['kind'][] = []
  const kept: (string | null)[] = []
  const saver = createDraftSaver({
    read: () => form.text,
    problemOf: (text) => (text === 'x' ? 'zu kurz' : null),
    send,
    failureOf: (error) =>
      error instanceof TypeError
        ? { kind: 'offline' }
        : error instanceof RangeError
          ? { kind: 'conflict', message: 'Petra Klein hat diese Stelle geändert.' }
          : { kind: 'refused', message: String(error) },
    onState: ({ kind }) => void states.push(kind),
    keep: (values) => void kept.push(values),
  })
  function type(text: string) {
    form.text = text
    saver.changed()
  }
  return { saver, states, kept, type }
}

it('sends once after the last key, and forgets its own copy when it has arrived', async () => {
  const sent: string[] = []
  const { type, states, kept } = setUp(async (text) => void sent.push(text))
  type('K')
  await vi.advanceTimersByTimeAsync(500)
  type('Koch')
  await vi.advanceTimersByTimeAsync(1_300)
  expect(sent).toEqual(['Koch'])
  expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved'])
  expect(kept).toEqual(['K', 'Koch', null])
})

it('keeps what a broken connection swallowed and tries again until it has arrived', async () => {
  const sent: string[] = []
  let isDown = true
  const { type, states, kept, saver } = setUp(async (text) => {
    if (isDown) throw new TypeError('Failed to fetch')
    sent.push(text)
  })
  type('Koch')
  await vi.advanceTimersByTimeAsync(1_300)
  expect(states.at(-1)).toBe('offline')
  expect(kept.at(-1)).toBe('Koch')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states.at(-1)).toBe('offline')
  expect(saver.hasUnsaved()).toBe(true)
  isDown = false
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent).toEqual(['Koch'])
  expect(states.at(-1)).toBe('saved')
  expect(kept.at(-1)).toBeNull()
})

it('sends one call at a time, however many wait for the one before', async () => {
  const sent: string[] = []
  let atOnce = 0
  const { type, saver } = setUp(async (text) => {
    atOnce += 1
    expect(atOnce).toBe(1)
    await new Promise((done) => setTimeout(done, 5_000))
    sent.push(text)
    atOnce -= 1
  })
  type('Koch')
  const first = saver.flush()
  type('Köchin')
  const waiting = [saver.flush(), saver.flush(), saver.flush()]
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await Promise.all([first, ...waiting])).toEqual([false, true, true, true])
  expect(sent).toEqual(['Koch', 'Köchin'])
})

it('stops at a conflict until the person decides', async () => {
  let isTaken = true
  const { type, states, saver } = setUp(async () => {
    if (isTaken) throw new RangeError('changed meanwhile')
  })
  type('Koch')
  await vi.advanceTimersByTimeAsync(1_300)
  type('Köchin')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states.at(-1)).toBe('conflict')
  isTaken = false
  expect(await saver.resume()).toBe(true)
  expect(states.at(-1)).toBe('saved')
})

it('sends one at a time, and what was typed meanwhile afterwards', async () => {
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const { type } = setUp(async (text) => {
    sent.push(text)
    if (sent.length === 1) await promise
  })
  type('K')
  await vi.advanceTimersByTimeAsync(1_300)
  type('Koch')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual(['K'])
  resolve()
  await vi.advanceTimersByTimeAsync(1_300)
  expect(sent).toEqual(['K', 'Koch'])
})

it('does not send what the server would refuse', async () => {
  const sent: string[] = []
  const { type, states, saver } = setUp(async (text) => void sent.push(text))
  type('x')
  await vi.advanceTimersByTimeAsync(5_000)
  expect([sent, states.at(-1)]).toEqual([[], 'incomplete'])
  expect([await saver.flush(), saver.hasUnsaved()]).toEqual([false, true])
  type('xy')
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual(['xy'])
})
