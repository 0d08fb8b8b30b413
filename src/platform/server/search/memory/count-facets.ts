import type { Facet, SearchRequest } from '../request.ts'
import { type Bits, countBoth, eachBit } from './bits.ts'
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
      let count = 0
      for (const part of parts) {
        const set = part.scratch.takeCopy(setOf(part))
        part.evaluator.narrow(query, set)
        count += countBoth(set, set)
        part.scratch.release(set)
      }
      counts.set(key, count)
    }
    return counts
  }
  const counts = new NameCounts()
  for (const [at, part] of parts.entries()) {
    const column = part.segment.kinds.columns[facet.column]
    if (column === undefined) counts.add(...countLabel(part, setOf(part), facet.column))
    else
      counts.add(
        column.names,
        valuesOfKinds(kinds[at]?.(setOf(part)) ?? new Uint32Array(0), column.ofKind, column.names.length),
      )
  }
  return mostFrequent(counts, facet.limit, facet.also)
}

type KindCounter = (set: Bits) => Uint32Array

/** Counts documents by combination, each set once: most facets are counted over the same. */
function kindCounter({ segment }: SegmentMatches): KindCounter {
  const known = new Map<Bits, Uint32Array>()
  return (set) => {
    const found = known.get(set)
    if (found !== undefined) return found
    const { ofDocument, count } = segment.kinds
    const counts = new Uint32Array(count)
    eachBit(set, (at) => {
      const kind = ofDocument[at] ?? 0
      counts[kind] = (counts[kind] ?? 0) + 1
    })
    known.set(set, counts)
    return counts
  }
}

function valuesOfKinds(kinds: Uint32Array, ofKind: readonly (readonly number[])[], size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let kind = 0; kind < kinds.length; kind++) {
    const count = kinds[kind] ?? 0
    if (count === 0) continue
    for (const value of ofKind[kind] ?? []) counts[value] = (counts[value] ?? 0) + count
  }
  return counts
}

function countLabel({ segment }: SegmentMatches, set: Bits, name: string): [readonly string[], Uint32Array] {
  const table = segment.labels[name]
  if (table === undefined) throw new RangeError(`No column of texts: ${name}`)
  const { names, starts, values } = table
  const counts = new Uint32Array(names.length)
  eachBit(set, (document) => {
    const end = starts[document + 1] ?? 0
    for (let at = starts[document] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  })
  return [names, counts]
}
