import type { Facet, SearchAnswer, SearchRequest, Spread, Steps } from '../../request.ts'
import { type Bits, eachBit, intersect } from '../bits.ts'
import { type Segment, valuesOf } from '../segment.ts'
import { matching } from './evaluate.ts'
import type { SegmentMatches } from './match-segment.ts'

/** Counts of one group, by step. */
type Counts = Map<number, number>

/**
 * The spreads of every facet that asks for one, over all segments, each without the filter of its own name.
 * @param facets the counts, whose names are spread
 * @throws RangeError for an unknown column
 */
export function countSpreads(
  request: SearchRequest,
  facets: SearchAnswer['facets'],
  parts: readonly SegmentMatches[],
): SearchAnswer['spreads'] {
  const asked = Object.entries(request.facets).flatMap(([name, facet]) =>
    facet.spread === undefined ? [] : [{ name, facet, spread: facet.spread }],
  )
  return Object.fromEntries(
    asked.map(({ name, facet, spread }) => {
      const groups = new Map<string, Counts>([...(facets[name]?.keys() ?? [])].map((group) => [group, new Map()]))
      for (const part of parts) count(part.segment, part.without(name), facet, spread, groups)
      return [name, new Map([...groups].map(([group, counts]) => [group, lowestFirst(counts)]))]
    }),
  )
}

function count(segment: Segment, set: Bits, facet: Facet, spread: Spread, groups: ReadonlyMap<string, Counts>): void {
  const add = adder(segment, spread)
  if (facet.by === 'label') {
    const groupsOf = readerOf(segment, facet.column, groups)
    eachBit(set, (ordinal) => {
      for (const counts of groupsOf(ordinal)) add(counts, ordinal)
    })
    return
  }
  for (const [group, query] of Object.entries(facet.of)) {
    const own = matching(segment, query)
    intersect(own, set)
    const counts = groups.get(group)
    if (counts !== undefined) eachBit(own, (ordinal) => add(counts, ordinal))
  }
}

function adder({ numbers }: Segment, { column, step }: Spread) {
  const values = numbers[column]
  if (values === undefined) throw new RangeError(`No column of numbers: ${column}`)
  return (counts: Counts, ordinal: number) => {
    const from = Math.floor((values[ordinal] ?? 0) / step) * step
    counts.set(from, (counts.get(from) ?? 0) + 1)
  }
}

/** The groups of a document by its texts in a column. */
function readerOf(
  { labels, kinds }: Segment,
  column: string,
  groups: ReadonlyMap<string, Counts>,
): (ordinal: number) => Counts[] {
  const ofKinds = kinds.columns[column]
  const table = ofKinds ?? labels[column]
  if (table === undefined) throw new RangeError(`No column of texts: ${column}`)
  const ofNames = table.names.map((name) => groups.get(name))
  const rowOf = (ordinal: number) => (ofKinds === undefined ? ordinal : (kinds.ofDocument.values[ordinal] ?? 0))
  return (ordinal) => [...valuesOf(table, rowOf(ordinal))].flatMap((value) => ofNames[value] ?? [])
}

function lowestFirst(counts: Counts): Steps {
  return new Map([...counts].sort(([a], [b]) => a - b))
}
