import { afterEach, expect, it, vi } from 'vitest'
import { createRandom } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import { changesOf } from '../../../../../tests/search-contract/changes.ts'
import { generatedDocument, SCHEMA } from '../../../../../tests/search-contract/generated-documents.ts'
import type { Position } from '../read-news.ts'
import { mergeSegments } from './build/merge-segments.ts'
import { Follower } from './follower.ts'
import type { TermTable } from './segment.ts'
import type { Snapshot } from './snapshot.ts'

afterEach(() => vi.useRealTimers())

it('takes news in while a snapshot is written, which stays as it was when it was begun', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const random = createRandom('saving')
  const kept = generatedDocument(random, uuidv7())
  const written = Promise.withResolvers<void>()
  const snapshots: Snapshot[] = []
  const news = [
    [{ id: kept.id, sequence: 1, document: kept }],
    [{ id: uuidv7(), sequence: 2, document: generatedDocument(random, uuidv7()) }],
    [{ id: kept.id, sequence: 3, document: null }],
  ]
  const follower = new Follower(
    {
      read: async ({ sequence }: Position) => ({
        ...changesOf(SCHEMA, news[sequence] ?? []),
        ...{ isForeign: false, isLast: true, isDue: false, position: { sequence: sequence + 1, token: 'known' } },
      }),
      merge: async (segments) => mergeSegments(SCHEMA, segments),
      load: async () => null,
      save: (snapshot) => {
        snapshots.push(snapshot)
        return written.promise
      },
    },
    (error) => {
      throw error
    },
  )
  await follower.step()
  await expect.poll(() => follower.index?.count).toBe(1)
  vi.advanceTimersByTime(11 * 60_000)
  await follower.step()
  expect(snapshots).toHaveLength(1)
  await follower.step()
  expect(follower.sequence).toBe(3)
  expect(follower.index?.count).toBe(1)
  expect(snapshots[0]?.segments.map(({ live }) => live[0])).toEqual([1, 1])
  written.resolve()
})

it.each([
  ['shows at once what a snapshot kept', true, 1],
  ['shows nothing without one', false, undefined],
])('%s, while documents are still due', async (_, isKept, count) => {
  const document = generatedDocument(createRandom('due'), uuidv7())
  const { segment } = changesOf(SCHEMA, [{ id: document.id, sequence: 1, document }])
  const position = { sequence: 1, token: 'known' }
  const asked = Promise.withResolvers<void>()
  const follower = new Follower(
    {
      read: async () => {
        asked.resolve()
        return { ...changesOf(SCHEMA, []), isForeign: false, isLast: true, isDue: true, position }
      },
      merge: async (segments) => mergeSegments(SCHEMA, segments),
      load: async () => (isKept && segment ? { segments: [segment], position } : null),
      save: async () => {},
    },
    (error) => {
      throw error
    },
  )
  const stopping = new AbortController()
  const running = follower.run(stopping.signal)
  await asked.promise
  await new Promise(setImmediate)
  expect(follower.index?.count).toBe(count)
  stopping.abort()
  await running
})

it.each([
  ['forgets the words of who was removed within a day, also in its snapshot', true, ['bleibt'], 1],
  ['keeps the words of other removed things until segments are merged', false, ['bleibt', 'erloschen'], 0],
])('%s', async (_, isPersonal, words, forgot) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const random = createRandom('forgetting')
  const [left, removed, kept] = ['bleibt', 'erloschen', 'bleibt'].map((word) => {
    const id = uuidv7()
    return { id, sequence: 1, document: { ...generatedDocument(random, id), terms: [word] } }
  })
  if (!left || !removed || !kept) throw new Error('three documents')
  const news = [[left, removed, kept], [{ ...removed, sequence: 2, document: null }]]
  const snapshots: Snapshot[] = []
  const follower = new Follower(
    {
      read: async ({ sequence }: Position) => ({
        ...changesOf(SCHEMA, news[sequence] ?? []),
        ...{ isForeign: false, isLast: true, isDue: false },
        position: { sequence: Math.min(sequence + 1, news.length), token: 'known' },
      }),
      merge: async (segments) => mergeSegments(SCHEMA, segments),
      load: async () => null,
      save: async (snapshot) => void snapshots.push(snapshot),
      isPersonal,
    },
    (error) => {
      throw error
    },
  )
  await follower.step()
  await follower.step()
  vi.advanceTimersByTime(11 * 60_000)
  await follower.step()
  await expect.poll(() => snapshots.length).toBe(1)
  vi.advanceTimersByTime(11 * 60_000)
  await follower.step()
  await expect.poll(() => snapshots.length).toBe(1 + forgot)
  const stored = new Set(snapshots.at(-1)?.segments.flatMap(({ terms }) => wordsOf(terms)))
  expect(['bleibt', 'erloschen'].filter((word) => stored.has(word))).toEqual(words)
  expect(follower.index?.count).toBe(2)
})

const wordsOf = ({ bytes, starts }: TermTable) =>
  Array.from({ length: starts.length - 1 }, (_, at) => Buffer.from(bytes.slice(starts[at], starts[at + 1])).toString())
