import { and, not, or, type Query, term } from '../../query.ts'
import type { SearchRequest, Viewer } from '../../request.ts'
import { type Bits, intersect } from '../bits.ts'
import type { Segment } from '../segment.ts'
import { matching, narrow } from './evaluate.ts'
import { audienceTerm, hiddenTerm } from './own-terms.ts'

/** What a request finds in one segment. */
export type SegmentMatches = {
  segment: Segment
  /** All that match, including the filters. */
  passing: Bits
  /** The same without the filters of these names. */
  without: (...names: readonly string[]) => Bits
}

type Asked = Pick<SearchRequest, 'viewer' | 'match' | 'filters'>

/** Finds what matches, is visible to this viewer and is live. */
export function matchSegment(segment: Segment, request: Asked): SegmentMatches {
  const found = visibleIn(segment, request.viewer)
  narrow(segment, request.match, found)
  const filters = Object.entries(request.filters).map(([name, query]) => ({ name, set: matching(segment, query) }))
  const made = new Map<string, Bits>()
  const without = (...names: readonly string[]) => {
    const kept = filters.filter(({ name }) => !names.includes(name))
    const key = kept.map(({ name }) => name).join('\n')
    const rest = made.get(key) ?? found.slice()
    if (!made.has(key)) for (const { set } of kept) intersect(rest, set)
    made.set(key, rest)
    return rest
  }
  return { segment, passing: without(), without }
}

/** The live documents that a viewer may see; a set of its own. */
export function visibleIn(segment: Segment, viewer: Viewer): Bits {
  const visible = segment.live.slice()
  narrow(segment, visibleTo(viewer), visible)
  return visible
}

/** Every search filters by who may see a document; there is no way around it. */
function visibleTo({ groups }: Viewer): Query {
  const isAmong = or(...groups.map((group) => term(audienceTerm(group))))
  return and(isAmong, not(or(...groups.map((group) => term(hiddenTerm(group))))))
}
