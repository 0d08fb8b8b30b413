import type { Query } from '../../query.ts'
import type { Sort } from '../../request.ts'
import { type Bits, bitsOf, eachBit, hasBit, subtract } from '../bits.ts'
import { Best } from './best.ts'
import { matching, narrow } from './evaluate.ts'
import type { SegmentMatches } from './match-segment.ts'
import { type Candidate, compareCandidates, valuesOf } from './page-order.ts'

type Wanted = {
  levels: readonly Query[]
  sort: Sort
  /** How many, counted from the first that `isWanted`. */
  size: number
  isWanted: (candidate: Candidate) => boolean
}

/** The first hits of all segments in the requested order. */
export function collectPage(parts: readonly SegmentMatches[], wanted: Wanted): readonly Candidate[] {
  if (wanted.sort.by === 'level') return byLevel(parts, wanted)
  return wanted.sort.by === 'order' ? byLevel(parts, { ...wanted, levels: [] }) : bySort(parts, wanted)
}

/** Level by level, and no further than the page needs. */
function byLevel(parts: readonly SegmentMatches[], { levels, size, isWanted }: Wanted): Candidate[] {
  const rests = parts.map(({ passing }) => passing.slice())
  const found: Candidate[] = []
  for (let level = 0; level <= levels.length && found.length < size; level++) {
    const query = levels[level]
    const ofLevel = parts.flatMap((part, at) => {
      const rest = rests[at]
      if (rest === undefined) return []
      if (query === undefined) return firstOf(part, rest, { level, size, isWanted })
      const set = rest.slice()
      narrow(part.segment, query, set)
      subtract(rest, set)
      return firstOf(part, set, { level, size, isWanted })
    })
    found.push(...ofLevel.sort(compareCandidates).slice(0, size - found.length))
  }
  return found
}

type OfLevel = Pick<Wanted, 'size' | 'isWanted'> & { level: number }

/** The first of a set in the order of the index. */
function firstOf({ segment }: SegmentMatches, set: Bits, { level, size, isWanted }: OfLevel): Candidate[] {
  const order = segment.numbers[segment.order]
  const first: Candidate[] = []
  for (const ordinal of bitsOf(set)) {
    if (first.length === size) break
    const candidate = { segment, ordinal, level, value: 0, order: order?.[ordinal] ?? 0 }
    if (isWanted(candidate)) first.push(candidate)
  }
  return first
}

/** All hits have to be compared. */
function bySort(parts: readonly SegmentMatches[], { sort, size, isWanted }: Wanted): readonly Candidate[] {
  const best = new Best(size, compareCandidates)
  let worst = Infinity
  for (const { segment, passing } of parts) {
    const keyOf = valuesOf(sort, segment)
    const order = segment.numbers[segment.order]
    eachBit(passing, (ordinal) => {
      const value = keyOf(ordinal)
      if (value > worst) return
      const candidate = { segment, ordinal, level: 0, value, order: order?.[ordinal] ?? 0 }
      if (isWanted(candidate)) worst = best.add(candidate)?.value ?? worst
    })
  }
  return best.sorted()
}

/** The level of each hit on a page that is not sorted by level; for the others it is known. */
export function levelsOf(
  parts: readonly SegmentMatches[],
  hits: readonly Candidate[],
  { levels, sort }: Pick<Wanted, 'levels' | 'sort'>,
): ReadonlyMap<Candidate, number> {
  if (sort.by === 'level') return new Map(hits.map((hit) => [hit, hit.level]))
  const found = new Map<Candidate, number>()
  for (const { segment } of parts) {
    const own = hits.filter((hit) => hit.segment === segment)
    if (own.length === 0) continue
    for (const [level, query] of levels.entries()) {
      const set = matching(segment, query)
      for (const hit of own) if (!found.has(hit) && hasBit(set, hit.ordinal)) found.set(hit, level)
    }
  }
  return found
}
