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
    pageBody(request, schema),
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

/** One hit more than asked for tells whether there is another page. */
function pageBody(request: SearchRequest, schema: IndexSchema) {
  const { levels, page, measureFrom } = request
  const offset = 'offset' in page ? page.offset : 0
  if (offset > MAX_OFFSET) throw new RangeError(`Offsets end at ${MAX_OFFSET}`)
  const sort = withLevels(request)
  const should = levelClauses(levels, sort.by === 'level', schema)
  return {
    query: { bool: { filter: filtersOf(request, schema), should, minimum_should_match: 0 } },
    sort: sortOf(sort, schema),
    size: page.size + 1,
    ...('after' in page ? { search_after: afterOf(page.after, request) } : { from: offset }),
    track_total_hits: false,
    _source: measureFrom === undefined ? false : ['points'],
  }
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
