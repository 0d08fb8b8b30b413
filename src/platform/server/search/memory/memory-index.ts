import type { FeedEntry, IndexSchema, SearchDocument } from '../document.ts'
import type { SearchAnswer, SearchRequest } from '../request.ts'
import { clearBit, countBits } from './bits.ts'
import { buildSegment } from './build-segment.ts'
import { findId, idBytes } from './ids.ts'
import { mergeSegments } from './merge-segments.ts'
import { isOwnTerm } from './own-terms.ts'
import { searchSegments } from './search-segments.ts'
import type { Segment } from './segment.ts'
import { termAt, termsFrom } from './term-table.ts'

/** What makes segments; another thread, or this one. */
export type SegmentMaker = {
  build(documents: readonly SearchDocument[], sequence: number): Promise<Segment>
  merge(segments: readonly Segment[]): Promise<Segment>
}

/** More segments than this of like size are made into one. */
const MOST_ALIKE = 6

/** An index in the memory of this process: exact, and only a copy of what the database keeps. */
export class MemoryIndex {
  position = 0
  private readonly schema: IndexSchema
  private readonly maker: SegmentMaker
  private segments: readonly Segment[] = []
  /** Ids that went while a merge was under way: they have to go from its answer, too. */
  private goneMeanwhile: Uint8Array[] | null = null

  constructor(schema: IndexSchema, maker: SegmentMaker) {
    this.schema = schema
    this.maker = maker
  }

  search(request: SearchRequest): SearchAnswer {
    return searchSegments(this.segments, this.schema.order, request)
  }

  /** Takes changes in; they have to come in the order of their sequence, one call after the other. */
  async apply(entries: readonly FeedEntry[]): Promise<void> {
    const last = new Map(entries.map((entry) => [entry.id, entry]))
    const sequence = entries.reduce((highest, entry) => Math.max(highest, entry.sequence), this.position)
    const documents = [...last.values()].flatMap(({ document }) => document ?? [])
    const added = documents.length === 0 ? null : await this.maker.build(documents, sequence)
    // At once, so that no search sees a document twice or not at all.
    for (const id of last.keys()) this.takeOut(idBytes(id))
    if (added !== null) this.segments = [...this.segments, added]
    this.position = sequence
  }

  /** Makes many small segments into few large ones; answers whether there was anything to do. */
  async settle(): Promise<boolean> {
    const chosen = alike(this.segments)
    if (chosen.length === 0) return false
    this.goneMeanwhile = []
    try {
      const merged = await this.maker.merge(chosen)
      for (const id of this.goneMeanwhile) takeOutOf(merged, id)
      this.segments = [...this.segments.filter((segment) => !chosen.includes(segment)), merged]
    } finally {
      this.goneMeanwhile = null
    }
    return true
  }

  terms(prefix: string, limit: number): { term: string; count: number }[] {
    const counts = new Map<string, number>()
    for (const { terms } of this.segments) {
      const [from, to] = termsFrom(terms, prefix)
      for (let index = from; index < to && index < from + limit; index++) {
        const term = termAt(terms, index)
        if (!isOwnTerm(term)) counts.set(term, (counts.get(term) ?? 0) + (terms.counts[index] ?? 0))
      }
    }
    const sorted = [...counts].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    return sorted.slice(0, limit).map(([term, count]) => ({ term, count }))
  }

  get count(): number {
    return this.segments.reduce((sum, { live }) => sum + countBits(live), 0)
  }

  private takeOut(id: Uint8Array): void {
    for (const segment of this.segments) takeOutOf(segment, id)
    this.goneMeanwhile?.push(id)
  }
}

function takeOutOf(segment: Segment, id: Uint8Array): void {
  const ordinal = findId(segment, id)
  if (ordinal >= 0) clearBit(segment.live, ordinal)
}

/** Segments to be merged: those of one size when there are too many, and those of which more than half is gone. */
function alike(segments: readonly Segment[]): Segment[] {
  const tiers = new Map<number, Segment[]>()
  for (const segment of segments) {
    const tier = Math.floor(Math.log(Math.max(1, segment.count)) / Math.log(MOST_ALIKE))
    tiers.set(tier, [...(tiers.get(tier) ?? []), segment])
  }
  const crowded = [...tiers.entries()].sort(([a], [b]) => a - b).find(([, of]) => of.length >= MOST_ALIKE)?.[1]
  return crowded ?? segments.filter(({ count, live }) => count > 0 && countBits(live) * 2 < count)
}

/** Makes segments on this thread. */
export function makeHere(schema: IndexSchema): SegmentMaker {
  return {
    build: async (documents, sequence) => buildSegment(schema, documents, sequence),
    merge: async (segments) => mergeSegments(schema, segments),
  }
}
