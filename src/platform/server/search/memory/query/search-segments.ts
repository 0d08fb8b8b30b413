import {
  type Facet,
  MAX_OFFSET,
  type SearchAnswer,
  type SearchRequest,
  type Spread,
  type Steps,
} from '../../request.ts'
import { type Bits, countBits, eachBit, intersect } from '../bits.ts'
import { kmTo, nearest } from '../geo.ts'
import { idAt } from '../ids.ts'
import { type Segment, valuesOf } from '../segment.ts'
import { collectPage, levelsOf } from './collect-page.ts'
import { type ColumnSums, countFacets } from './count-facets.ts'
import { matching } from './evaluate.ts'
import { matchSegment, type SegmentMatches } from './match-segment.ts'
import { afterCursor, type Candidate, cursorAt } from './page-order.ts'

/**
 * Answers a request from these segments.
 * @throws RangeError for an offset above `MAX_OFFSET` or an unknown column
 */
export function searchSegments(segments: readonly Segment[], sums: ColumnSums, request: SearchRequest): SearchAnswer {
  const { page, sort, levels } = request
  const offset = 'offset' in page ? page.offset : 0
  if (offset > MAX_OFFSET) throw new RangeError(`Offsets end at ${MAX_OFFSET}`)
  const parts = segments.map((segment) => matchSegment(segment, request))
  const isWanted = 'after' in page ? afterCursor(page.after) : () => true
  const found = collectPage(parts, { levels, sort, size: offset + page.size + 1, isWanted })
  const shown = found.slice(offset, offset + page.size)
  const last = shown.at(-1)
  const level = levelsOf(parts, shown, request)
  const facets = countFacets(request, parts, sums)
  return {
    total: parts.reduce((sum, { passing }) => sum + countBits(passing), 0),
    hits: shown.map((hit) => ({
      id: idAt(hit.segment.ids, hit.ordinal),
      level: level.get(hit) ?? levels.length,
      order: hit.order,
      km: kmOf(hit, request),
    })),
    facets,
    spreads: countSpreads(request, facets, parts),
    next: last !== undefined && found.length > offset + page.size ? cursorAt(last) : null,
  }
}

/** Few hits, so only their own points are measured. */
function kmOf({ segment, ordinal }: Candidate, { measureFrom }: SearchRequest): number | null {
  if (measureFrom === undefined) return null
  const km = nearest(segment.points, ordinal, (point) => kmTo(segment.points, point, measureFrom))
  return km === Infinity ? null : km
}

/** Counts of one group, by step. */
type Counts = Map<number, number>

/**
 * The spreads of every facet that asks for one, over all segments, each without the filter of its own name.
 * @param facets the counts, whose names are spread
 * @throws RangeError for an unknown column
 */
function countSpreads(
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
