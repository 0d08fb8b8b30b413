import type { IndexSchema } from '../document.ts'
import type { Query } from '../query.ts'
import { type Cursor, MAX_OFFSET, type SearchRequest, type Sort } from '../request.ts'
import { type Clause, clauseOf, numberColumn, visibleClause } from './clauses.ts'
import { facetAggregations } from './facet-counts.ts'

/**
 * A request as the body of a search. One hit more than asked for tells whether there is another page.
 *
 * @throws RangeError for a deeper offset than `MAX_OFFSET`, or a column the index has not
 */
export function searchBody(request: SearchRequest, schema: IndexSchema): Record<string, unknown> {
  const { viewer, match, filters, levels, sort, page, measureFrom } = request
  const offset = 'offset' in page ? page.offset : 0
  if (offset > MAX_OFFSET) throw new RangeError(`Offsets end at ${MAX_OFFSET}`)
  const isByLevel = sort.by === 'level'
  // Filters that no facet leaves out narrow everything down.
  const common = Object.entries(filters).filter(([name]) => !Object.hasOwn(request.facets, name))
  const chosen = Object.entries(filters).filter(([name]) => Object.hasOwn(request.facets, name))
  const clauses = (of: [string, Query][]) => of.map(([, query]) => clauseOf(query, schema))
  const filter = [visibleClause(viewer), clauseOf(match, schema), ...clauses(common)]
  return {
    query: { bool: { filter, should: levelClauses(levels, isByLevel, schema), minimum_should_match: 0 } },
    ...(chosen.length > 0 && { post_filter: { bool: { filter: clauses(chosen) } } }),
    aggs: facetAggregations(request, schema),
    sort: sortOf(sort, schema),
    size: page.size + 1,
    ...('after' in page ? { search_after: afterOf(page.after, request) } : { from: offset }),
    track_total_hits: true,
    _source: measureFrom === undefined ? false : ['points'],
  }
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
function afterOf({ level, value, order, id }: Cursor, { sort, levels }: SearchRequest): unknown[] {
  if (sort.by === 'order') return [order, id]
  if (sort.by === 'level') return [levels.length - level, order, id]
  if (sort.by === 'number') return [sort.isAscending ? value : -value, order, id]
  return [Number.isFinite(value) ? value : 'Infinity', order, id]
}
