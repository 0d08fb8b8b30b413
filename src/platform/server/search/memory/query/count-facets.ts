import type { Query } from '../../query.ts'
import type { Facet, SearchRequest } from '../../request.ts'
import { countKinds, type KindCounts } from './count-kinds.ts'
import { countEach } from './count-values.ts'
import { countMatching } from './evaluate.ts'
import type { SegmentMatches } from './match-segment.ts'
import { NameSums } from './name-sums.ts'

type Counts = ReadonlyMap<string, number>
/** Of one index, by column. */
export type ColumnSums = Map<string, NameSums>

/** Counts every facet of a request over all segments, each without the filter of its own name. */
export function countFacets(
  request: SearchRequest,
  parts: readonly SegmentMatches[],
  sums: ColumnSums,
): Record<string, Counts> {
  const counted = parts.map((part) => ({ part, kinds: countKinds(part, request.filters) }))
  return Object.fromEntries(
    Object.entries(request.facets).map(([name, facet]) => [name, countFacet(name, facet, { counted, sums })]),
  )
}

function countFacet(
  name: string,
  facet: Facet,
  { counted, sums }: { counted: readonly { part: SegmentMatches; kinds: KindCounts }[]; sums: ColumnSums },
): Counts {
  if (facet.by === 'query') {
    const count = (query: Query) =>
      counted.reduce((sum, { part }) => sum + countMatching(part.segment, query, part.without(name)), 0)
    return new Map(Object.entries(facet.of).map(([key, query]) => [key, count(query)]))
  }
  const { column, limit, also } = facet
  const parts = counted.map(({ part, kinds }) => {
    const table = part.segment.kinds.columns[column] ?? part.segment.labels[column]
    if (table === undefined) throw new RangeError(`No column of texts: ${column}`)
    const { names } = table
    return { names, counts: kinds(name, column) ?? countEach(part.segment, part.without(name), table, names.length) }
  })
  const ofColumn = sums.get(column) ?? new NameSums()
  sums.set(column, ofColumn)
  return ofColumn.highest(parts, limit, also)
}
