import { describe, expect, it } from 'vitest'
import { createRandom } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import {
  generatedDocument,
  generatedRequest,
  SCHEMA,
} from '../../../../../tests/search-contract/generated-documents.ts'
import { plainSearch, plainTerms } from '../../../../../tests/search-contract/plain-search.ts'
import type { FeedEntry, SearchDocument } from '../document.ts'
import { ALL } from '../query.ts'
import type { Cursor, SearchAnswer, SearchRequest } from '../request.ts'
import { mergeSegments } from './build/merge-segments.ts'
import { changesOf } from './changes.ts'
import { MemoryIndex } from './memory-index.ts'

/** An index after additions, changes, removals and merges, and its expected content. */
async function livedIndex(seed: string) {
  const random = createRandom(seed)
  const index = new MemoryIndex(SCHEMA, async (segments) => mergeSegments(SCHEMA, segments))
  const documents = new Map<string, SearchDocument>()
  let sequence = 0
  for (let round = 0; round < 25; round++) {
    const entries: FeedEntry[] = []
    for (let change = random.int(1, 40); change > 0; change--) {
      const id = documents.size > 0 && random.chance(0.3) ? random.pick([...documents.keys()]) : uuidv7()
      const document = random.chance(0.2) ? null : generatedDocument(random, id)
      sequence += 1
      entries.push({ id, sequence, document })
      if (document === null) documents.delete(id)
      else documents.set(id, document)
    }
    const settling = random.chance(0.5) ? index.settle() : null
    index.apply(changesOf(SCHEMA, entries))
    await settling
  }
  return { random, index, documents: [...documents.values()] }
}

const withoutCursor = ({ total, hits, facets }: SearchAnswer) => ({ total, hits, facets })

describe('an index in memory', () => {
  it.each(['a', 'b', 'c', 'd'])('answers as if every document were asked one by one (%s)', async (seed) => {
    const { random, index, documents } = await livedIndex(seed)
    expect(index.count).toBe(documents.length)
    let found = 0
    for (let query = 0; query < 250; query++) {
      const request = generatedRequest(random)
      const expected = plainSearch(documents, request)
      found += expected.hits.length
      expect(withoutCursor(await index.search(request))).toEqual(expected)
    }
    expect(found).toBeGreaterThan(500)
  })

  it('goes from page to page by cursors without leaving out or repeating any', async () => {
    const { random, index } = await livedIndex('pages')
    for (let query = 0; query < 60; query++) {
      const request = { ...generatedRequest(random), page: { size: 500, offset: 0 } }
      const whole = (await index.search(request)).hits.map(({ id }) => id)
      expect(await pagesOf(index, { ...request, page: { size: random.int(1, 7), offset: 0 } })).toEqual(whole)
    }
  })

  it('shows nobody anything without a group of viewers', async () => {
    const { random, index } = await livedIndex('nobody')
    const request = { ...generatedRequest(random), viewer: { groups: [] }, match: ALL }
    expect(await index.search(request)).toMatchObject({ total: 0, hits: [] })
  })

  it('looks terms up by how they begin, the shortest first, of documents that the viewer may see', async () => {
    const { index, documents } = await livedIndex('terms')
    await index.settle()
    for (const [prefix, limit] of [
      ['wort1', 100],
      ['wort', 3],
      ['', 1000],
    ] as const) {
      for (const groups of [['everyone'], ['company-a', 'admin'], []]) {
        const expected = plainTerms(documents, { groups }, prefix)
        expect(await index.terms({ groups }, prefix, limit)).toEqual(expected.slice(0, limit))
      }
    }
  })
})

async function pagesOf(index: MemoryIndex, request: SearchRequest): Promise<string[]> {
  const ids: string[] = []
  let answer = await index.search(request)
  let next: Cursor | null = answer.next
  ids.push(...answer.hits.map(({ id }) => id))
  while (next !== null) {
    answer = await index.search({ ...request, page: { size: request.page.size, after: next } })
    ids.push(...answer.hits.map(({ id }) => id))
    next = answer.next
  }
  return ids
}
