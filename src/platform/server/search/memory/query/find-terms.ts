import type { Viewer } from '../../request.ts'
import { type Bits, hasBit } from '../bits.ts'
import type { Segment } from '../segment.ts'
import { documentsOf, termAt, termsFrom } from '../term-table.ts'
import { visibleIn } from './match-segment.ts'
import { isOwnTerm } from './own-terms.ts'

type Part = { segment: Segment; visible: Bits }
type Candidate = { part: Part; index: number; length: number }

/** Terms with this prefix in documents this viewer may see: the shortest first, equal lengths by their bytes. */
export function findTerms(segments: readonly Segment[], viewer: Viewer, prefix: string, limit: number): string[] {
  const parts = segments.map((segment) => ({ segment, visible: visibleIn(segment, viewer) }))
  const found = new Set<string>()
  for (const same of byLength(parts.flatMap((part) => candidates(part, prefix)))) {
    const terms = Map.groupBy(same, ({ part, index }) => termAt(part.segment.terms, index))
    for (const [term, of] of [...terms].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
      if (!isOwnTerm(term) && of.some(isOfSomeDocument)) found.add(term)
      if (found.size >= limit) return [...found]
    }
  }
  return [...found]
}

function candidates(part: Part, prefix: string): Candidate[] {
  const { terms } = part.segment
  const [from, to] = termsFrom(terms, prefix)
  return Array.from({ length: to - from }, (_, at) => {
    const index = from + at
    return { part, index, length: (terms.starts[index + 1] ?? 0) - (terms.starts[index] ?? 0) }
  })
}

/** Groups of equal length, the shortest first. */
function byLength(all: readonly Candidate[]): Candidate[][] {
  const groups = Map.groupBy(all, ({ length }) => length)
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group)
}

/** Whether any of its documents may be seen. */
function isOfSomeDocument({ part: { segment, visible }, index }: Candidate): boolean {
  return documentsOf(segment.terms, index, visible.length).some((document) => hasBit(visible, document))
}
