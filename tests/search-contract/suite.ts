import { expect, it } from 'vitest'
import { createRandom } from '../../src/lib/random.ts'
import { uuidv7 } from '../../src/lib/uuid.ts'
import type { FeedEntry, SearchDocument } from '../../src/platform/server/search/document.ts'
import { ALL, label, near, range } from '../../src/platform/server/search/query.ts'
import type {
  Cursor,
  Facet,
  SearchAnswer,
  SearchIndex,
  SearchRequest,
} from '../../src/platform/server/search/request.ts'
import { generatedDocument, generatedRequest } from './generated-documents.ts'
import { plainHas, plainSearch, plainTerms } from './plain-search.ts'

/** An engine with an empty index of the schema of generated documents. */
export type Engine = {
  index: SearchIndex
  /** Applies changes in the order of their sequence. */
  apply: (entries: readonly FeedEntry[]) => Promise<void>
  /** Resolves when all applied changes are searchable. */
  settle: () => Promise<void>
}

/** What every engine has to answer: the same as checking each document one by one. */
export function searchContract(open: () => Promise<Engine>): void {
  /** An index after additions, changes and removals, and its expected content. */
  async function livedIndex(seed: string) {
    const random = createRandom(seed)
    const { index, apply, settle } = await open()
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
      const settling = random.chance(0.5) ? settle() : null
      await apply(entries)
      await settling
    }
    await settle()
    return { random, index, documents: [...documents.values()] }
  }

  it.each(['a', 'b', 'c', 'd'])('answers as if every document were asked one by one (%s)', async (seed) => {
    const { random, index, documents } = await livedIndex(seed)
    let found = 0
    for (let query = 0; query < 250; query++) {
      const request = generatedRequest(random)
      const expected = plainSearch(documents, request)
      found += expected.hits.length
      expect(withoutCursor(await index.search(request)), JSON.stringify(request)).toEqual(expected)
      expect(await index.has(request.viewer, request.match)).toBe(plainHas(documents, request.viewer, request.match))
    }
    expect(found).toBeGreaterThan(500)
  })

  it('counts the names within an area, as a map of hits asks, whatever is chosen of them', async () => {
    const { index, documents } = await livedIndex('area')
    const chosen = 'Firma 3 ß'
    for (const km of [50, 400]) {
      const request: SearchRequest = {
        viewer: { groups: ['everyone'] },
        match: near({ lat: 52.02, lon: 8.53 }, km),
        filters: { company: label('company', [chosen]) },
        levels: [],
        facets: { company: { by: 'label', column: 'company', limit: 301, also: [chosen] } },
        sort: { by: 'order' },
        page: { size: 1, offset: 0 },
      }
      const expected = plainSearch(documents, request)
      expect(expected.facets.company?.size).toBeGreaterThan(10)
      expect(withoutCursor(await index.search(request))).toEqual(expected)
    }
  })

  it('says how a number is spread in each place, without what was chosen of them and in one request', async () => {
    const { index, documents } = await livedIndex('spread')
    const request: SearchRequest = {
      viewer: { groups: ['everyone'] },
      match: ALL,
      filters: { company: label('company', ['Firma 3 ß']), pay: range('pay', { from: 100 }) },
      levels: [],
      facets: {
        company: { by: 'label', column: 'company', limit: 12, spread: { column: 'pay', step: 100 } },
        all: { by: 'query', of: { all: ALL }, spread: { column: 'pay', step: 100 } },
      },
      sort: { by: 'order' },
      page: { size: 1, offset: 0 },
    }
    const found = await index.search(request)
    const expected = plainSearch(documents, request)
    expect(withoutCursor(found)).toEqual(expected)
    expect(found.spreads.company?.size).toBe(12)
    for (const [name, steps] of found.spreads.company ?? []) {
      expect([...steps.values()].reduce((sum, count) => sum + count, 0)).toBe(found.facets.company?.get(name))
      expect([...steps.keys()]).toEqual([...steps.keys()].sort((a, b) => a - b))
    }
    const wrong = { by: 'query', of: { all: ALL }, spread: { column: 'nothing', step: 1 } } as const
    await expect(index.search({ ...request, facets: { wrong } })).rejects.toThrow(RangeError)
    const nowhere = { kind: 'label', column: 'nothing', values: ['none'] } as const
    await expect(index.search({ ...request, match: nowhere })).rejects.toThrow(RangeError)
  })

  it('counts nothing where no query is asked for, alone and beside others', async () => {
    const { index, documents } = await livedIndex('none')
    const none: Facet = { by: 'query', of: {} }
    const some: Record<string, Facet>[] = [{ none }, { none, company: { by: 'label', column: 'company', limit: 5 } }]
    for (const facets of some) {
      const request: SearchRequest = {
        viewer: { groups: ['everyone'] },
        match: ALL,
        filters: {},
        levels: [],
        facets,
        sort: { by: 'order' },
        page: { size: 1, offset: 0 },
      }
      const answer = withoutCursor(await index.search(request))
      expect(answer.facets.none).toEqual(new Map())
      expect(answer).toEqual(plainSearch(documents, request))
    }
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
    expect(await index.has({ groups: [] }, ALL)).toBe(false)
  })

  it('looks terms up by how they begin, the shortest first, of documents that the viewer may see', async () => {
    const { index, documents } = await livedIndex('terms')
    for (const [prefix, limit] of [
      ['wort1', 100],
      ['wort', 3],
      ['', 1000],
      ['wort.*', 10],
    ] as const) {
      for (const groups of [['everyone'], ['company-a', 'admin'], []]) {
        const expected = plainTerms(documents, { groups }, prefix)
        expect(await index.terms({ groups }, prefix, limit)).toEqual(expected.slice(0, limit))
      }
    }
  })

  it('answers no deeper offset than it promises, and knows its columns', async () => {
    const { index } = await open()
    const request = { ...generatedRequest(createRandom('wrong')), match: ALL, filters: {}, levels: [] }
    await expect(index.search({ ...request, page: { size: 10, offset: 10_001 } })).rejects.toThrow(RangeError)
    await index.search({ ...request, page: { size: 100, offset: 10_000 } })
  })
}

const withoutCursor = ({ total, hits, facets, spreads }: SearchAnswer) => ({ total, hits, facets, spreads })

async function pagesOf(index: SearchIndex, request: SearchRequest): Promise<string[]> {
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
