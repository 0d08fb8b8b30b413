import { MAX_OFFSET, type SearchAnswer, type SearchRequest } from '../../request.ts'
import { countBits } from '../bits.ts'
import { kmTo, nearest } from '../geo.ts'
import { idAt } from '../ids.ts'
import type { Segment } from '../segment.ts'
import { collectPage, levelsOf } from './collect-page.ts'
import { type ColumnSums, countFacets } from './count-facets.ts'
import { countSpreads } from './count-spreads.ts'
import { matchSegment } from './match-segment.ts'
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
