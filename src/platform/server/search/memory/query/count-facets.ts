import type { Query } from '../../query.ts'
import type { Facet, SearchRequest } from '../../request.ts'
import type { Bits } from '../bits.ts'
import { type LabelTable, startOf } from '../segment.ts'
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

/** The counts of a facet by a column, without the filter of its name; null when combinations do not have this column. */
type KindCounts = (facet: string, column: string) => Uint32Array | null

/**
 * Counts the combinations of one segment. Filters on their columns are asked of each combination instead of each
 * document, so one count of all documents serves every facet, whichever of these filters it leaves out.
 */
function countKinds(part: SegmentMatches, filters: SearchRequest['filters']): KindCounts {
  const { columns, ofDocument, count } = part.segment.kinds
  const own: string[] = []
  /** 0 for combinations that pass all filters, the place of the filter in `own` plus 1 for those that miss one. */
  const missed = new Uint8Array(count)
  for (const [name, query] of Object.entries(filters)) {
    const column = query.kind === 'label' ? columns[query.column] : undefined
    if (query.kind !== 'label' || column === undefined) continue
    own.push(name)
    missOne(missed, own.length, column, query.values)
  }
  const known = new Map<Bits, Uint32Array>()
  return (facet, name) => {
    const column = columns[name]
    if (column === undefined) return null
    const set = part.without(...own, facet)
    const kinds = known.get(set) ?? countEach(part.segment, set, ofDocument, count)
    known.set(set, kinds)
    return valuesOfKinds(kinds, missed, own.indexOf(facet) + 1, column)
  }
}

const SEVERAL = 255

function missOne(missed: Uint8Array, filter: number, column: LabelTable, wanted: readonly string[]): void {
  const { names, values } = column
  const isWanted = Uint8Array.from(names, (name) => (wanted.includes(name) ? 1 : 0))
  for (let kind = 0; kind < missed.length; kind++) {
    const end = startOf(column, kind + 1)
    let passes = 0
    for (let at = startOf(column, kind); at < end; at++) passes |= isWanted[values[at] ?? 0] ?? 0
    if (passes === 0) missed[kind] = missed[kind] === 0 ? filter : SEVERAL
  }
}

function valuesOfKinds(kinds: Uint32Array, missed: Uint8Array, facet: number, column: LabelTable): Uint32Array {
  const { names, values } = column
  const counts = new Uint32Array(names.length)
  for (let kind = 0; kind < kinds.length; kind++) {
    const count = kinds[kind] ?? 0
    if (count === 0 || (missed[kind] !== 0 && missed[kind] !== facet)) continue
    const end = startOf(column, kind + 1)
    for (let at = startOf(column, kind); at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + count
    }
  }
  return counts
}
