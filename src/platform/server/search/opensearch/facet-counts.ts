import { z } from 'zod'
import type { IndexSchema } from '../document.ts'
import type { Query } from '../query.ts'
import type { Facet, SearchAnswer, SearchRequest } from '../request.ts'
import { type Clause, clauseOf, labelColumn } from './clauses.ts'

/** Maximum number of counted texts of a column without a limit; more than any column that is counted completely has. */
const MOST_TEXTS = 10_000

/** Facets counted over the same documents, by the name of the filter that is left out. */
type Group = { without: string; facets: [name: string, Facet][] }

/** Facets are counted without the filter of their own name; those without a filter share one set of documents. */
function groupsOf({ facets, filters }: SearchRequest): Group[] {
  const groups = new Map<string, Group>()
  for (const [name, facet] of Object.entries(facets)) {
    const without = Object.hasOwn(filters, name) ? name : ''
    const group = groups.get(without) ?? { without, facets: [] }
    group.facets.push([name, facet])
    groups.set(without, group)
  }
  return [...groups.values()]
}

/** The aggregations of a request, read by `readCounts`. */
export function facetAggregations(request: SearchRequest, schema: IndexSchema): Record<string, Clause> {
  return Object.fromEntries(
    groupsOf(request).map(({ without, facets }) => [
      `g${without}`,
      {
        filter: all(
          Object.entries(request.filters).flatMap(([name, query]) => (name === without ? [] : [query])),
          schema,
        ),
        aggs: Object.fromEntries(facets.flatMap(([name, facet]) => aggregationsOf(name, facet, schema))),
      },
    ]),
  )
}

function all(queries: readonly Query[], schema: IndexSchema): Clause {
  return clauseOf({ kind: 'and', of: queries }, schema)
}

function aggregationsOf(name: string, facet: Facet, schema: IndexSchema): [string, Clause][] {
  if (facet.by === 'query') {
    const filters = Object.fromEntries(
      Object.entries(facet.of).map(([key, query]) => [`k${key}`, clauseOf(query, schema)]),
    )
    return [[`f${name}`, { filters: { filters } }]]
  }
  const { column, limit = MOST_TEXTS, also = [] } = facet
  const field = labelColumn(schema, column)
  const order = [{ _count: 'desc' }, { _key: 'asc' }]
  const most: [string, Clause][] = limit === 0 ? [] : [[`f${name}`, { terms: { field, size: limit, order } }]]
  if (also.length === 0) return most
  return [...most, [`a${name}`, { terms: { field, size: also.length, include: also } }]]
}

const bucketsSchema = z.array(z.object({ key: z.string(), doc_count: z.number() }))
const namedBucketsSchema = z.record(z.string(), z.object({ doc_count: z.number() }))
const groupSchema = z.looseObject({})

/** The counts in an answer, in the order of the contract: highest first, equal ones by name, then `also`. */
export function readCounts(
  request: SearchRequest,
  aggregations: Readonly<Record<string, unknown>>,
): SearchAnswer['facets'] {
  return Object.fromEntries(
    groupsOf(request).flatMap(({ without, facets }) => {
      const group = groupSchema.parse(aggregations[`g${without}`])
      const buckets = (key: string) => bucketsOf(group[key])
      return facets.map(([name, facet]) => {
        if (facet.by === 'query') return [name, new Map(namedBuckets(group[`f${name}`]))] as const
        const top = buckets(`f${name}`).sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
        return [name, new Map([...top, ...buckets(`a${name}`)])] as const
      })
    }),
  )
}

function bucketsOf(aggregation: unknown): [name: string, count: number][] {
  if (aggregation === undefined) return []
  const { buckets } = z.object({ buckets: bucketsSchema }).parse(aggregation)
  return buckets.map(({ key, doc_count }) => [key, doc_count])
}

function namedBuckets(aggregation: unknown): [name: string, count: number][] {
  const { buckets } = z.object({ buckets: namedBucketsSchema }).parse(aggregation)
  return Object.entries(buckets).map(([key, { doc_count }]) => [key.slice(1), doc_count])
}
