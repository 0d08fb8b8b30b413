import { and, not, or, type Query, term } from '../../query.ts'
import type { SearchRequest, Viewer } from '../../request.ts'
import { type Bits, intersect } from '../bits.ts'
import type { Segment } from '../segment.ts'
import { Evaluator } from './evaluate.ts'
import { audienceTerm, hiddenTerm } from './own-terms.ts'
import { Scratch } from './scratch.ts'

/** What a request finds in one segment. */
export type SegmentMatches = {
  segment: Segment
  evaluator: Evaluator
  scratch: Scratch
  /** All that match, including the filters. */
  passing: Bits
  /** The same without the filters of these names. */
  without: (...names: readonly string[]) => Bits
  /** Gives the sets back; they must not be used afterwards. */
  release: () => void
}

type Asked = Pick<SearchRequest, 'viewer' | 'match' | 'filters'>

const scratches = new WeakMap<Segment, Scratch>()

/** Finds what matches, is visible to this viewer and is live. */
export function matchSegment(segment: Segment, request: Asked): SegmentMatches {
  const scratch = scratchOf(segment)
  const evaluator = new Evaluator(segment, scratch)
  const found = scratch.takeCopy(segment.live)
  intersect(found, visibleIn(segment, request.viewer))
  evaluator.narrow(request.match, found)
  const filters = Object.entries(request.filters).map(([name, query]) => {
    const set = scratch.take()
    evaluator.fill(query, set)
    return { name, set }
  })
  const made = new Map<string, Bits>()
  const without = (...names: readonly string[]) => {
    const kept = filters.filter(({ name }) => !names.includes(name))
    const key = kept.map(({ name }) => name).join('\n')
    const rest = made.get(key) ?? scratch.takeCopy(found)
    if (!made.has(key)) for (const { set } of kept) intersect(rest, set)
    made.set(key, rest)
    return rest
  }
  const release = () => scratch.release(found, ...filters.map(({ set }) => set), ...made.values())
  return { segment, evaluator, scratch, passing: without(), without, release }
}

function scratchOf(segment: Segment): Scratch {
  const scratch = scratches.get(segment) ?? new Scratch(segment.count)
  scratches.set(segment, scratch)
  return scratch
}

const lastVisible = new WeakMap<Segment, { groups: string; set: Bits }>()

/** The documents that a viewer may see, including removed ones: they stay the same, so the last viewer's are cached. */
export function visibleIn(segment: Segment, viewer: Viewer): Bits {
  const groups = JSON.stringify(viewer.groups)
  const last = lastVisible.get(segment)
  if (last?.groups === groups) return last.set
  const set = last?.set ?? new Uint32Array(segment.live.length)
  new Evaluator(segment, scratchOf(segment)).fill(visibleTo(viewer), set)
  lastVisible.set(segment, { groups, set })
  return set
}

/** Every search filters by who may see a document; there is no way around it. */
function visibleTo({ groups }: Viewer): Query {
  const isAmong = or(...groups.map((group) => term(audienceTerm(group))))
  return and(isAmong, not(or(...groups.map((group) => term(hiddenTerm(group))))))
}
