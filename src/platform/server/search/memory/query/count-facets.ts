import type { Facet, SearchRequest } from '../../request.ts'
import { countKinds, type KindCounts } from './count-kinds.ts'
import { countEach } from './count-values.ts'
import { countMatching } from './evaluate.ts'
import type { SegmentMatches } from './match-segment.ts'
import { mostFrequent, NameCounts } from './name-counts.ts'

type Counts = ReadonlyMap<string, number>

/** Counts every facet of a request over all segments, each without the filter of its own name. */
export function countFacets(request: SearchRequest, parts: readonly SegmentMatches[]): Record<string, Counts> {
  const counted = parts.map((part) => ({ part, kinds: countKinds(part, request.filters) }))
  return Object.fromEntries(
    Object.entries(request.facets).map(([name, facet]) => [name, countFacet(name, facet, counted)]),
  )
}

function countFacet(
  name: string,
  facet: Facet,
  counted: readonly { part: SegmentMatches; kinds: KindCounts }[],
): Counts {
  if (facet.by === 'query') {
    const counts = new Map<string, number>()
    for (const [key, query] of Object.entries(facet.of)) {
      const ofPart = counted.map(({ part }) => countMatching(part.segment, query, part.without(name)))
      counts.set(
        key,
        ofPart.reduce((sum, count) => sum + count, 0),
      )
    }
    return counts
  }
  const counts = new NameCounts()
  for (const { part, kinds } of counted) {
    const table = part.segment.kinds.columns[facet.column] ?? part.segment.labels[facet.column]
    if (table === undefined) throw new RangeError(`No column of texts: ${facet.column}`)
    counts.add(
      table.names,
      kinds(name, facet.column) ?? countEach(part.segment, part.without(name), table, table.names.length),
    )
  }
  return mostFrequent(counts, facet.limit, facet.also)
}
