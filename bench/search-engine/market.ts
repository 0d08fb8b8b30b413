import { createRandom, type Random } from '../../src/lib/random.ts'
import type { IndexSchema, SearchDocument } from '../../src/platform/server/search/document.ts'
import { ALL, and, label, near, type Query, range, term } from '../../src/platform/server/search/query.ts'
import type { SearchRequest } from '../../src/platform/server/search/request.ts'

const AT_ONCE = 25_000
const DAY = 86_400
const NOW = 1_795_000_000
const random = createRandom('bench')
export const SCHEMA: IndexSchema = {
  name: 'bench',
  numbers: ['published', 'ends', 'pay'],
  order: 'published',
  labels: [
    { name: 'field', sets: 25 },
    { name: 'types', sets: 17 },
    { name: 'workplace', sets: 3 },
    { name: 'pay', sets: 9 },
    { name: 'company' },
  ],
}
const places = Array.from({ length: 8_000 }, () => ({ lat: 47.5 + random.next() * 7.3, lon: 6 + random.next() * 9 }))

/** Distributed like words of a language: rank r as frequent as 1/r. */
function rank(most: number, own: Random): number {
  return Math.floor(most ** own.next()) - 1
}

function documentAt(at: number, count: number, random: Random): SearchDocument {
  const pay = random.int(4, 40)
  const body = Array.from({ length: 110 }, () => `w${rank(27_000, random)}`)
  const title = Array.from({ length: 3 }, () => `w${rank(2_000, random) + 60}`)
  return {
    id: `${at.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`,
    terms: [...body, ...title, ...title.map((word) => `T${word}`)],
    numbers: {
      published: NOW - Math.floor(((count - at) / count) * 90 * DAY),
      ends: NOW + random.int(1, 90 * DAY),
      pay: pay * 100,
    },
    labels: {
      field: [`f${random.int(0, 24)}`],
      types: random.chance(0.3) ? ['t0', `t${random.int(1, 8)}`] : [`t${random.int(0, 8)}`],
      workplace: [`h${random.int(0, 2)}`],
      pay: Array.from({ length: Math.min(8, pay >> 2) }, (_, step) => `p${step}`),
      company: [`c${rank(40_000, random)}`],
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
  const open = and(match, range('ends', { from: NOW + 1 }))
  return { viewer: { groups: ['everyone'] }, match: open, levels, filters, facets, sort, page }
}

const words = (from: number, to: number) => Array.from({ length: 20 }, () => `w${random.int(from, to)}`)
const inTitle = (word: string) => term(`T${word}`)
/** The requests of each kind of search. */
export const CLASSES: Record<string, SearchRequest[]> = {
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

/** So many documents, the same ones each time, some thousands at a time. */
export function* generatedDocuments(count: number): Generator<SearchDocument[]> {
  const own = createRandom('documents')
  for (let from = 0; from < count; from += AT_ONCE) {
    yield Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => documentAt(from + at, count, own))
  }
}
