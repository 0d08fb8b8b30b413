import type { Facet, SearchRequest } from '../../request.ts'
import { type Bits, countBits, fillBits, subtract } from '../bits.ts'
import type { LabelTable } from '../segment.ts'
import type { SegmentMatches } from './match-segment.ts'
import { mostFrequent, NameCounts } from './name-counts.ts'

type Counts = ReadonlyMap<string, number>

/** Counts every facet of a request over all segments, each without the filter of its own name. */
export function countFacets(request: SearchRequest, parts: readonly SegmentMatches[]): Record<string, Counts> {
  const kinds = parts.map((part) => kindCounter(part))
  return Object.fromEntries(
    Object.entries(request.facets).map(([name, facet]) => [name, countFacet(name, facet, parts, kinds)]),
  )
}

function countFacet(
  name: string,
  facet: Facet,
  parts: readonly SegmentMatches[],
  kinds: readonly KindCounter[],
): Counts {
  const setOf = (part: SegmentMatches) => part.without.get(name) ?? part.passing
  if (facet.by === 'query') {
    const counts = new Map<string, number>()
    for (const [key, query] of Object.entries(facet.of)) {
      counts.set(
        key,
        parts.reduce((sum, part) => sum + part.evaluator.count(query, setOf(part)), 0),
      )
    }
    return counts
  }
  const counts = new NameCounts()
  for (const [at, part] of parts.entries()) {
    const column = part.segment.kinds.columns[facet.column]
    if (column === undefined) counts.add(...countLabel(part, setOf(part), facet.column))
    else counts.add(column.names, valuesOfKinds(kinds[at]?.(setOf(part)) ?? new Uint32Array(0), column))
  }
  return mostFrequent(counts, facet.limit, facet.also)
}

type KindCounter = (set: Bits) => Uint32Array

/** Counts documents by combination, each set once: most facets are counted over the same set. */
function kindCounter(part: SegmentMatches): KindCounter {
  const { segment } = part
  const known = new Map<Bits, Uint32Array>()
  return (set) => {
    const found = known.get(set)
    if (found !== undefined) return found
    const { ofDocument, count } = segment.kinds
    const counts = countIn(part, set, ofDocument, (some) => countValues(some, ofDocument, count))
    known.set(set, counts)
    return counts
  }
}

function valuesOfKinds(kinds: Uint32Array, { names, starts, values }: LabelTable): Uint32Array {
  const counts = new Uint32Array(names.length)
  const isOneEach = starts.length === 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const count = kinds[kind] ?? 0
    if (count === 0) continue
    const end = isOneEach ? kind + 1 : (starts[kind + 1] ?? 0)
    for (let at = isOneEach ? kind : (starts[kind] ?? 0); at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + count
    }
  }
  return counts
}

function countLabel(part: SegmentMatches, set: Bits, name: string): [readonly string[], Uint32Array] {
  const table = part.segment.labels[name]
  if (table === undefined) throw new RangeError(`No column of texts: ${name}`)
  const { names, starts, values } = table
  const count = (some: Bits) =>
    starts.length === 0 ? countValues(some, values, names.length) : countLists(some, starts, values, names.length)
  return [names, countIn(part, set, values, count)]
}

const wholeCounts = new WeakMap<Uint32Array, Uint32Array>()

/** When most documents match, counting the others and subtracting is faster. */
function countIn(
  { segment, scratch }: SegmentMatches,
  set: Bits,
  column: Uint32Array,
  count: (set: Bits) => Uint32Array,
): Uint32Array {
  if (countBits(set) * 2 <= segment.count) return count(set)
  const others = scratch.take()
  fillBits(others, segment.count)
  const whole = wholeCounts.get(column) ?? count(others)
  wholeCounts.set(column, whole)
  subtract(others, set)
  const counts = count(others)
  for (let value = 0; value < counts.length; value++) counts[value] = (whole[value] ?? 0) - (counts[value] ?? 0)
  scratch.release(others)
  return counts
}

// A call for each document would take several times as long as everything else here.

/** How often each value occurs in a set of documents that have one each. */
function countValues(set: Bits, values: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const value = values[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}

/** The same where each document has a list of them. */
function countLists(set: Bits, starts: Uint32Array, values: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const document = (word << 5) + 31 - Math.clz32(rest & -rest)
      const end = starts[document + 1] ?? 0
      for (let at = starts[document] ?? 0; at < end; at++) {
        const value = values[at] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }
  return counts
}
