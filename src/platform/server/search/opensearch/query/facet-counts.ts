import { z } from 'zod'
import type { IndexSchema } from '../../document.ts'
import type { Facet, SearchAnswer, SearchRequest } from '../../request.ts'
import { type Clause, clauseOf, labelColumn, numberColumn } from './clauses.ts'
import { type Kinds, kindAggregations, readKinds } from './kinds.ts'

/** Maximum number of counted texts of a column without a limit; more than any column that is counted completely has. */
const MOST_TEXTS = 10_000
/** So many of each shard are added up: all of them. */
const ALL_TEXTS = 2 ** 31 - 1

/** What one search counts: facets over the same documents. */
export type Counted = {
  /** Name of the filter that is left out; empty for none. */
  without: string
  facets: readonly (readonly [name: string, Facet])[]
  /** Combinations that are counted instead of their columns. */
  kinds: Kinds
}

/**
 * What to count, divided into searches. Each facet is counted without the filter of its own name; all others share one
 * set of documents, in two searches that run side by side, the first of which has the total of the request.
 *
 * @param kinds combinations of columns in the index; none to count each column alone
 */
export function countedOf({ facets, filters }: SearchRequest, kinds: Kinds): Counted[] {
  // The cluster refuses to count by no queries at all.
  const all = Object.entries(facets).filter(([, facet]) => facet.by !== 'query' || Object.keys(facet.of).length > 0)
  const isIn = (column: string) => kinds.some(({ columns }) => columns.includes(column))
  const free = all.filter(([name]) => !Object.hasOwn(filters, name))
  const combined = free.filter(([, facet]) => facet.by === 'label' && isIn(facet.column))
  const others = free.filter((each) => !combined.includes(each))
  const used = kinds.filter(({ columns }) =>
    combined.some(([, facet]) => facet.by === 'label' && columns.includes(facet.column)),
  )
  return [
    { without: '', facets: combined, kinds: used },
    ...(others.length > 0 ? [{ without: '', facets: others, kinds: [] }] : []),
    ...all.flatMap((each) => (free.includes(each) ? [] : [{ without: each[0], facets: [each], kinds: [] }])),
  ]
}

/** @param shards how many the counts of the most frequent texts come from */
export function aggregationsOf(
  { facets, kinds }: Counted,
  schema: IndexSchema,
  shards: number,
): Record<string, Clause> {
  if (kinds.length > 0) return kindAggregations(kinds)
  return Object.fromEntries(facets.flatMap(([name, facet]) => aggregationOf(name, facet, schema, shards)))
}

function aggregationOf(name: string, facet: Facet, schema: IndexSchema, shards: number): [string, Clause][] {
  if (facet.by === 'query') return [[`f${name}`, queryAggregation(facet, schema)]]
  const { column, limit = MOST_TEXTS, also = [] } = facet
  const field = labelColumn(schema, column)
  const order = [{ _count: 'desc' }, { _key: 'asc' }]
  const parts = shards > 1 ? { shard_size: ALL_TEXTS } : {}
  const most: [string, Clause][] = limit === 0 ? [] : [[`f${name}`, { terms: { field, size: limit, order, ...parts } }]]
  if (also.length === 0) return most
  return [...most, [`a${name}`, { terms: { field, size: also.length, include: also } }]]
}

type QueryFacet = Extract<Facet, { by: 'query' }>

/** Ranges of one column are counted in one pass. */
function queryAggregation({ of }: QueryFacet, schema: IndexSchema): Clause {
  const ranges = Object.entries(of).flatMap(([key, query]) =>
    query.kind === 'range' && (query.from ?? query.to) !== undefined ? [{ ...query, key }] : [],
  )
  const [first] = ranges
  if (
    first === undefined ||
    ranges.length < Object.keys(of).length ||
    ranges.some(({ column }) => column !== first.column)
  )
    return {
      filters: {
        filters: Object.fromEntries(Object.entries(of).map(([key, query]) => [`k${key}`, clauseOf(query, schema)])),
      },
    }
  return {
    range: {
      field: numberColumn(schema, first.column),
      keyed: true,
      // Whole numbers, and OpenSearch's ranges end before their end.
      ranges: ranges.map(({ key, from, to }) => ({ key: `k${key}`, from, to: to === undefined ? to : to + 1 })),
    },
  }
}

const bucketsSchema = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) })
const namedSchema = z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) })

type Counts = ReadonlyMap<string, number>

/**
 * The counts in the answer to one search, in the order of the contract: highest first, equal ones by name, then `also`.
 * Null when there are more combinations than were listed.
 */
export function readCounts(
  { facets, kinds }: Counted,
  aggregations: Readonly<Record<string, unknown>>,
): SearchAnswer['facets'] | null {
  const columns = readKinds(kinds, aggregations)
  if (columns === null) return null
  return Object.fromEntries(
    facets.map(([name, facet]): [string, Counts] => {
      if (facet.by === 'query') return [name, namedCounts(aggregations[`f${name}`])]
      const counts = columns.get(facet.column)
      if (counts !== undefined) return [name, mostFrequent(counts, facet.limit, facet.also)]
      const top = highestFirst(bucketsOf(aggregations[`f${name}`]))
      return [name, new Map([...top, ...bucketsOf(aggregations[`a${name}`])])]
    }),
  )
}

function mostFrequent(counts: Counts, limit = counts.size, also: readonly string[] = []): Counts {
  const others = also.flatMap((name): [string, number][] => {
    const count = counts.get(name)
    return count === undefined ? [] : [[name, count]]
  })
  return new Map([...highestFirst([...counts]).slice(0, limit), ...others])
}

function highestFirst(counts: [name: string, count: number][]): [name: string, count: number][] {
  return counts.sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
}

function bucketsOf(aggregation: unknown): [name: string, count: number][] {
  if (aggregation === undefined) return []
  return bucketsSchema.parse(aggregation).buckets.map(({ key, doc_count }) => [key, doc_count])
}

function namedCounts(aggregation: unknown): Counts {
  const { buckets } = namedSchema.parse(aggregation)
  return new Map(Object.entries(buckets).map(([key, { doc_count }]) => [key.slice(1), doc_count]))
}
