// The search engine in memory alone, over generated documents: `npm run bench:search-engine [-- COUNT]` (default
// 100,000; `--data DIR` keeps the segments). Prints the time to build and to merge, the memory of the process, and for
// each kind of search p50 and p95 of page, exact total and all counts, and the mean processor time.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../src/lib/random.ts'
import type { IndexSchema, SearchDocument } from '../src/platform/server/search/document.ts'
import { buildSegment } from '../src/platform/server/search/memory/build/build-segment.ts'
import { mergeSegments } from '../src/platform/server/search/memory/build/merge-segments.ts'
import { searchSegments } from '../src/platform/server/search/memory/query/search-segments.ts'
import type { Segment } from '../src/platform/server/search/memory/segment.ts'
import { readSnapshot, writeSnapshot } from '../src/platform/server/search/memory/snapshot.ts'
import { ALL, and, label, near, type Query, range, term } from '../src/platform/server/search/query.ts'
import type { SearchRequest } from '../src/platform/server/search/request.ts'
import { percentiles } from './percentiles.ts'

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true })
const DOCUMENTS = Number(positionals[0] ?? 100_000)
const AT_ONCE = 25_000
const ROUNDS = 6
const DAY = 86_400
const NOW = 1_795_000_000
const random = createRandom('bench')
const SCHEMA: IndexSchema = {
  name: 'bench',
  numbers: ['published', 'pay'],
  order: 'published',
  labels: [
    { name: 'field', hasFewCombinations: true },
    { name: 'types', hasFewCombinations: true },
    { name: 'workplace', hasFewCombinations: true },
    { name: 'pay', hasFewCombinations: true },
    { name: 'company', hasFewCombinations: false },
  ],
}
const places = Array.from({ length: 8_000 }, () => ({ lat: 47.5 + random.next() * 7.3, lon: 6 + random.next() * 9 }))

/** Distributed like words of a language: rank r as frequent as 1/r. */
function rank(most: number): number {
  return Math.floor(most ** random.next()) - 1
}

function documentAt(at: number): SearchDocument {
  const pay = random.int(4, 40)
  const body = Array.from({ length: 110 }, () => `w${rank(27_000)}`)
  const title = Array.from({ length: 3 }, () => `w${rank(2_000) + 60}`)
  return {
    id: `${at.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`,
    terms: [...body, ...title, ...title.map((word) => `T${word}`)],
    numbers: { published: NOW - Math.floor(((DOCUMENTS - at) / DOCUMENTS) * 90 * DAY), pay: pay * 100 },
    labels: {
      field: [`f${random.int(0, 24)}`],
      types: random.chance(0.3) ? ['t0', `t${random.int(1, 8)}`] : [`t${random.int(0, 8)}`],
      workplace: [`h${random.int(0, 2)}`],
      pay: Array.from({ length: Math.min(8, pay >> 2) }, (_, step) => `p${step}`),
      company: [`c${rank(40_000)}`],
    },
    points: [random.pick(places)],
    audience: ['everyone'],
    hiddenFrom: [],
  }
}

const facets: SearchRequest['facets'] = {
  field: { by: 'label', column: 'field' },
  types: { by: 'label', column: 'types' },
  workplace: { by: 'label', column: 'workplace' },
  pay: { by: 'label', column: 'pay' },
  company: { by: 'label', column: 'company', limit: 20 },
  since: {
    by: 'query',
    of: Object.fromEntries([1, 3, 7, 14, 30].map((days) => [days, range('published', { from: NOW - days * DAY })])),
  },
}
const page = { size: 20, offset: 0 }

function request(match: Query, levels: Query[], filters: SearchRequest['filters'] = {}): SearchRequest {
  const sort = { by: levels.length > 0 ? 'level' : 'order' } as const
  return { viewer: { groups: ['everyone'] }, match, levels, filters, facets, sort, page }
}

const words = (from: number, to: number) => Array.from({ length: 20 }, () => `w${random.int(from, to)}`)
const inTitle = (word: string) => term(`T${word}`)
const CLASSES: Record<string, SearchRequest[]> = {
  'rare, 3 words': words(200, 2_000).map((word) => request(and(term(word), term('w60'), term('w80')), [inTitle(word)])),
  'broad word': words(5, 15).map((word) => request(term(word), [inTitle(word)])),
  'top word': words(0, 2).map((word) => request(term(word), [inTitle(word)])),
  'filters only': words(0, 9).map((_, at) =>
    request(ALL, [], { field: label('field', [`f${at}`]), pay: label('pay', ['p3']) }),
  ),
  'broad + 3 filters': words(5, 15).map((word) =>
    request(term(word), [inTitle(word)], {
      types: label('types', ['t0']),
      pay: label('pay', ['p2']),
      since: range('published', { from: NOW - 30 * DAY }),
    }),
  ),
  'broad + 30 km': words(5, 15).map((word) => request(and(term(word), near(random.pick(places), 30)), [inTitle(word)])),
}

const file = values.data === undefined ? null : path.join(values.data, `bench-${DOCUMENTS}.index`)

/** From the file of an earlier run, or built and stored there. */
function segmentsOf(): readonly Segment[] {
  let start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  const kept = file === null ? null : readSnapshot(file, SCHEMA)
  if (kept !== null) {
    console.log(`read in ${seconds()} s`)
    return kept.segments
  }
  const parts: Segment[] = []
  for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
    const documents = Array.from({ length: Math.min(AT_ONCE, DOCUMENTS - from) }, (_, at) => documentAt(from + at))
    parts.push(buildSegment(SCHEMA, documents))
  }
  console.log(`built in ${seconds()} s, generating included`)
  start = performance.now()
  const segments = [mergeSegments(SCHEMA, parts)]
  console.log(`merged in ${seconds()} s`)
  if (file !== null) writeSnapshot(file, SCHEMA, { segments, position: { sequence: 0, token: null } })
  return segments
}

const segments = segmentsOf()
globalThis.gc?.()
const { rss } = process.memoryUsage()
console.log(`process ${Math.round(rss / 1e6)} MB`)
const rows = Object.entries(CLASSES).map(([name, requests]) => {
  const times: number[] = []
  let total = 0
  let before = process.threadCpuUsage()
  for (let round = 0; round < ROUNDS; round++) {
    // The first round warms up the code.
    if (round === 1) before = process.threadCpuUsage()
    for (const each of requests) {
      const began = performance.now()
      total += searchSegments(segments, SCHEMA.order, each).total
      if (round > 0) times.push(performance.now() - began)
    }
  }
  const { user, system } = process.threadCpuUsage(before)
  const processor = Math.round((user + system) / times.length / 100) / 10
  return {
    query: name,
    hits: Math.round(total / requests.length / ROUNDS),
    ...percentiles(times),
    'processor, mean': processor,
  }
})
console.table(rows)
