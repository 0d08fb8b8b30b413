import type { IndexSchema } from '../../document.ts'
import type { Query } from '../../query.ts'
import { type Cursor, MAX_OFFSET, type SearchRequest, type Sort } from '../../request.ts'
import { type Clause, clauseOf, numberColumn, visibleClause } from './clauses.ts'
import { aggregationsOf, type Counted } from './facet-counts.ts'
import { spreadAggregation, type spreadsOf } from './spreads.ts'

/**
 * A request as several searches: first its page, which may end early because it counts nothing, then what is counted. The
 * cluster runs them side by side and remembers the counts of frequent ones until the index changes.
 *
 * @param shards number of shards of the index
 * @throws RangeError for a deeper offset than `MAX_OFFSET`, or a column the index has not
 */
export function searchBodies(
  request: SearchRequest,
  counted: readonly Counted[],
  schema: IndexSchema,
  shards: number,
): Record<string, unknown>[] {
  return [
    ...pageBodies(request, schema),
    ...counted.map((each, at) => ({
      query: { bool: { filter: filtersOf(request, schema, each.without) } },
      size: 0,
      track_total_hits: at === 0,
      aggs: aggregationsOf(each, schema, shards),
    })),
  ]
}

/** One search for each spread, without the filter of its own name. */
export function spreadBodies(request: SearchRequest, spreads: ReturnType<typeof spreadsOf>, schema: IndexSchema) {
  return spreads.map((each) => ({
    query: { bool: { filter: filtersOf(request, schema, each.name) } },
    size: 0,
    track_total_hits: false,
    aggs: { groups: spreadAggregation(each, schema) },
  }))
}

/** Up to here the first hits of both parts of a page are fetched and put together. */
const MOST_SKIPPED = 200

/** How many of the first hits in the answers to a page come before it. */
export function skippedOf(request: SearchRequest): number {
  return isDivided(request) && 'offset' in request.page ? request.page.offset : 0
}

/**
 * By level the hits on one come first, from a search of their own, then all others in the order of the index, of which
 * the first are found without looking at the rest. Far behind the beginning one search for all is cheaper.
 */
function isDivided(request: SearchRequest): boolean {
  const { page } = request
  return withLevels(request).by === 'level' && ('after' in page || page.offset <= MOST_SKIPPED)
}

/** One hit more than asked for tells whether there is another page. */
function pageBodies(request: SearchRequest, schema: IndexSchema): Record<string, unknown>[] {
  const { levels, page, measureFrom } = request
  const offset = 'offset' in page ? page.offset : 0
  if (offset > MAX_OFFSET) throw new RangeError(`Offsets end at ${MAX_OFFSET}`)
  const sort = withLevels(request)
  const filter = filtersOf(request, schema)
  const rest = { track_total_hits: false, _source: measureFrom === undefined ? false : ['points'] }
  const place = 'after' in page ? { search_after: afterOf(page.after, request) } : { from: offset }
  const should = levelClauses(levels, sort.by === 'level', schema)
  if (!isDivided(request)) {
    const query = { bool: { filter, should, minimum_should_match: 0 } }
    return [{ query, sort: sortOf(sort, schema), size: page.size + 1, ...place, ...rest }]
  }
  const size = skippedOf(request) + page.size + 1
  const others = {
    query: { bool: { filter, must_not: levels.map((level) => clauseOf(level, schema)) } },
    sort: sortOf({ by: 'order' }, schema),
    ...{ size, ...rest },
  }
  const isBeyond = 'after' in page && page.after.level === levels.length
  if (isBeyond) return [{ ...others, search_after: [page.after.order, page.after.id] }]
  const query = { bool: { filter, should, minimum_should_match: 1 } }
  const after = 'after' in page ? place : {}
  return [{ query, sort: sortOf(sort, schema), size, ...after, ...rest }, others]
}

/** @param without name of the filter that is left out */
function filtersOf({ viewer, match, filters }: SearchRequest, schema: IndexSchema, without = ''): Clause[] {
  const chosen = Object.entries(filters).filter(([name]) => name !== without)
  return [
    visibleClause(viewer),
    ...[match, ...chosen.map(([, query]) => query)].map((query) => clauseOf(query, schema)),
  ]
}

/** Without levels all hits are on the same one, and a page in the order of the index is found faster. */
export function withLevels({ sort, levels }: SearchRequest): Sort {
  return sort.by === 'level' && levels.length === 0 ? { by: 'order' } : sort
}

/**
 * The first matching level is the score when hits are sorted by level; otherwise it is reported by name, only for the
 * hits of the page.
 */
function levelClauses(levels: readonly Query[], isByLevel: boolean, schema: IndexSchema): Clause[] {
  if (levels.length === 0) return []
  if (!isByLevel)
    return levels.map((query, level) => ({
      constant_score: { filter: clauseOf(query, schema), _name: String(level) },
    }))
  const queries = levels.map((query, level) => ({
    constant_score: { filter: clauseOf(query, schema), boost: levels.length - level },
  }))
  return [{ dis_max: { queries } }]
}

function sortOf(sort: Sort, schema: IndexSchema): Clause[] {
  const order = [{ [numberColumn(schema, schema.order)]: 'desc' }, { id: 'desc' }]
  if (sort.by === 'level') return [{ _score: 'desc' }, ...order]
  if (sort.by === 'number')
    return [{ [numberColumn(schema, sort.column)]: sort.isAscending ? 'asc' : 'desc' }, ...order]
  if (sort.by === 'order') return order
  const { lat, lon } = sort.from
  return [{ _geo_distance: { points: { lat, lon }, order: 'asc', unit: 'km', mode: 'min' } }, ...order]
}

/** The values that `sortOf` sorts by, of the last hit of a page. */
function afterOf({ level, value, order, id }: Cursor, request: SearchRequest): unknown[] {
  const sort = withLevels(request)
  if (sort.by === 'order') return [order, id]
  if (sort.by === 'level') return [request.levels.length - level, order, id]
  if (sort.by === 'number') return [sort.isAscending ? value : -value, order, id]
  return [Number.isFinite(value) ? value : 'Infinity', order, id]
}
