import type { Random } from '../../src/lib/random.ts'
import type { IndexSchema, SearchDocument } from '../../src/platform/server/search/document.ts'
import { ALL, and, label, near, not, or, type Query, range, term } from '../../src/platform/server/search/query.ts'
import type { Facet, SearchRequest, Sort } from '../../src/platform/server/search/request.ts'

export const SCHEMA: IndexSchema = {
  name: 'generated',
  numbers: ['published', 'pay'],
  order: 'published',
  labels: [{ name: 'field', sets: 5 }, { name: 'types', sets: 8 }, { name: 'company' }],
  lookUps: [''],
}

const FIELDS = ['Pflege', 'Technik', 'Handel', 'Küche']
const TYPES = ['Vollzeit', 'Teilzeit', 'Minijob']
const GROUPS = ['everyone', 'licensed', 'company-a', 'company-b', 'admin']
const CITIES = [
  { lat: 52.02, lon: 8.53 },
  { lat: 51.72, lon: 8.75 },
  { lat: 48.14, lon: 11.58 },
  { lat: 53.55, lon: 9.99 },
]
const WORDS = Array.from({ length: 60 }, (_, at) => `wort${at}`)

/** Words at the front of the list are frequent, those at its end rare, as in a language. */
function word(random: Random): string {
  return WORDS[Math.floor(WORDS.length * random.next() ** 3)] ?? 'wort0'
}

function some<Value>(random: Random, values: readonly Value[], most: number): Value[] {
  return random.sample(values, random.int(0, most))
}

export function generatedDocument(random: Random, id: string): SearchDocument {
  return {
    id,
    terms: Array.from({ length: random.int(0, 12) }, () => word(random)),
    numbers: { published: random.int(1, 40), pay: random.int(-5, 60) * 100 },
    labels: {
      field: some(random, FIELDS, 1),
      types: some(random, TYPES, 3),
      company: [`Firma ${random.int(1, 30)} ß`],
    },
    points: some(random, CITIES, 2),
    audience: random.chance(0.8) ? ['everyone'] : some(random, GROUPS.slice(1), 2),
    hiddenFrom: random.chance(0.1) ? some(random, GROUPS, 1) : [],
  }
}

/** From a few to nearly all, and sometimes none. */
function payRange(random: Random): Query {
  const from = random.chance(0.6) ? random.int(-5, 60) * 100 : undefined
  return range('pay', { from, to: random.chance(0.6) ? random.pick([-400, 4000, 5900]) : undefined })
}

function generatedQuery(random: Random, depth: number): Query {
  const kind = depth === 0 ? random.int(0, 4) : random.int(0, 8)
  const parts = () => Array.from({ length: random.int(0, 3) }, () => generatedQuery(random, depth - 1))
  if (kind === 1) return label('field', some(random, FIELDS, 2))
  if (kind === 2) return payRange(random)
  if (kind === 3) return range('published', { from: random.int(1, 40), to: random.chance(0.5) ? 30 : undefined })
  if (kind === 4) return near(random.pick(CITIES), random.pick([1, 50, 400]))
  if (kind === 5) return and(...parts())
  if (kind === 6) return or(...parts())
  if (kind === 7) return not(generatedQuery(random, depth - 1))
  return term(word(random))
}

const SORTS: readonly Sort[] = [
  { by: 'level' },
  { by: 'order' },
  { by: 'number', column: 'pay', isAscending: false },
  { by: 'number', column: 'pay', isAscending: true },
  { by: 'distance', from: { lat: 52, lon: 9 } },
]

export function generatedRequest(random: Random): SearchRequest {
  const filters: [string, Query][] = [
    ['field', label('field', some(random, FIELDS, 2))],
    // A filter need not ask the column that its facet counts.
    ['types', random.chance(0.3) ? payRange(random) : label('types', some(random, TYPES, 2))],
    ['company', label('company', [`Firma ${random.int(1, 30)} ß`, 'Firma 2 ß'])],
    ['pay', range('pay', { from: 1000 })],
    ['since', range('published', { from: random.int(1, 40) })],
  ]
  const facets: Record<string, Facet> = {
    field: { by: 'label', column: 'field' },
    types: { by: 'label', column: 'types' },
    company: {
      by: 'label',
      column: 'company',
      limit: 5,
      also: ['Firma 2 ß', 'Firma 30 ß', 'Keine'],
      spread: { column: 'pay', step: 700 },
    },
    since: { by: 'query', of: { old: range('published', { to: 10 }), young: range('published', { from: 30 }) } },
    pay: { by: 'query', of: { some: range('pay', { from: 1000 }), much: range('pay', { from: 4000 }) } },
    near: {
      by: 'query',
      of: { all: ALL, here: near(random.pick(CITIES), 50), none: term('keins') },
      spread: { column: 'published', step: 7 },
    },
    kind: { by: 'label', column: 'types', spread: { column: 'pay', step: 1000 } },
  }
  return {
    viewer: { groups: [...(random.chance(0.8) ? ['everyone'] : []), ...some(random, GROUPS, 3)] },
    match: random.chance(0.2) ? ALL : generatedQuery(random, 2),
    filters: Object.fromEntries(random.sample(filters, random.int(0, 3))),
    levels: Array.from({ length: random.int(0, 3) }, () => generatedQuery(random, 1)),
    facets,
    sort: random.pick(SORTS),
    measureFrom: random.chance(0.5) ? random.pick(CITIES) : undefined,
    page: { size: random.int(1, 15), offset: random.pick([0, 0, 3, 20]) },
  }
}
