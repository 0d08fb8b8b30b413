import type { Query } from '../query.ts'
import type { SearchAnswer, SearchIndex, SearchRequest, Viewer } from '../request.ts'
import { clearBit, countBits, isEmpty } from './bits.ts'
import type { Changes } from './changes.ts'
import { findId } from './ids.ts'
import type { ColumnSums } from './query/count-facets.ts'
import { findTerms } from './query/find-terms.ts'
import { matchSegment } from './query/match-segment.ts'
import { searchSegments } from './query/search-segments.ts'
import type { Segment } from './segment.ts'

/** Merges segments; in another thread, or in this one. */
export type Merge = (segments: readonly Segment[]) => Promise<Segment>

/** More segments of similar size than this are merged. */
const MOST_ALIKE = 6

/** An index in the memory of this process: exact, and only a copy of what the database stores. */
export class MemoryIndex implements SearchIndex {
  private readonly merge: Merge
  private readonly sums: ColumnSums = new Map()
  private current: readonly Segment[]
  /** Ids removed during a merge: they must be removed from its result, too. */
  private goneMeanwhile: Uint8Array[] | null = null

  constructor(merge: Merge, segments: readonly Segment[] = []) {
    this.merge = merge
    this.current = segments
  }

  get segments(): readonly Segment[] {
    return this.current
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    return searchSegments(this.current, this.sums, request)
  }

  async has(viewer: Viewer, query: Query): Promise<boolean> {
    const asked = { viewer, match: query, filters: {} }
    return this.current.some((segment) => !isEmpty(matchSegment(segment, asked).passing))
  }

  /**
   * Applies changes in the order of their sequence. Synchronously, so that no search sees a document twice or not at
   * all.
   */
  apply({ ids, segment }: Pick<Changes, 'ids' | 'segment'>): void {
    for (const id of ids) this.takeOut(id)
    if (segment !== null) this.current = [...this.current, segment]
  }

  /** Merges many small segments into few large ones; returns whether there was anything to do. */
  async settle(): Promise<boolean> {
    const chosen = alike(this.current)
    if (chosen.length === 0) return false
    await this.rewrite(chosen)
    return true
  }

  /** Drops the words of all removed documents; one segment after another, so that memory holds none of them twice. */
  async forget(): Promise<void> {
    for (const segment of this.current.filter(({ count, live }) => countBits(live) < count))
      await this.rewrite([segment])
  }

  private async rewrite(chosen: readonly Segment[]): Promise<void> {
    this.goneMeanwhile = []
    try {
      const merged = await this.merge(chosen)
      for (const id of this.goneMeanwhile) takeOutOf(merged, id)
      this.current = [...this.current.filter((segment) => !chosen.includes(segment)), merged]
    } finally {
      this.goneMeanwhile = null
    }
  }

  async terms(viewer: Viewer, prefix: string, limit: number): Promise<string[]> {
    return findTerms(this.current, viewer, prefix, limit)
  }

  get count(): number {
    return this.current.reduce((sum, { live }) => sum + countBits(live), 0)
  }

  private takeOut(id: Uint8Array): void {
    for (const segment of this.current) takeOutOf(segment, id)
    this.goneMeanwhile?.push(id)
  }
}

function takeOutOf(segment: Segment, id: Uint8Array): void {
  const ordinal = findId(segment, id)
  if (ordinal >= 0) clearBit(segment.live, ordinal)
}

/** Segments to merge: too many of one size, or more than half removed. */
function alike(segments: readonly Segment[]): Segment[] {
  const tierOf = ({ count }: Segment) => Math.floor(Math.log(Math.max(1, count)) / Math.log(MOST_ALIKE))
  const tiers = Map.groupBy(segments, tierOf)
  const crowded = [...tiers.entries()].sort(([a], [b]) => a - b).find(([, of]) => of.length >= MOST_ALIKE)?.[1]
  return crowded ?? segments.filter(({ count, live }) => count > 0 && countBits(live) * 2 < count)
}
