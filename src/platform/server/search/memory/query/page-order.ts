import type { Cursor, Sort } from '../../request.ts'
import { kmTo, nearest } from '../geo.ts'
import { compareIds, idAt, idBytes } from '../ids.ts'
import type { Segment } from '../segment.ts'

/** A hit before the page is cut: lower `level` and `value` come first, then the order of the index. */
export type Candidate = { segment: Segment; ordinal: number; level: number; value: number; order: number }

/** Compares two hits for `Array.sort`, best first. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    a.level - b.level ||
    a.value - b.value ||
    b.order - a.order ||
    compareIds(b.segment.ids, b.ordinal, a.segment.ids, a.ordinal)
  )
}

/** Whether a candidate comes after the end of the previous page. */
export function afterCursor(cursor: Cursor): (candidate: Candidate) => boolean {
  const bytes = idBytes(cursor.id)
  return ({ segment, ordinal, level, value, order }) => {
    const difference = level - cursor.level || value - cursor.value || cursor.order - order
    return (difference || compareIds(bytes, 0, segment.ids, ordinal)) > 0
  }
}

/** The cursor behind a hit. */
export function cursorAt({ segment, ordinal, level, value, order }: Candidate): Cursor {
  return { level, value, order, id: idAt(segment.ids, ordinal) }
}

/** What a document is sorted by before the order of the index; the lowest come first. */
export function valuesOf(sort: Sort, { points, numbers }: Segment): (ordinal: number) => number {
  if (sort.by === 'distance') {
    // Many documents have the same points.
    const distances = points.latitudes.map((_, point) => kmTo(points, point, sort.from))
    return (ordinal) => nearest(points, ordinal, (point) => distances[point] ?? Infinity)
  }
  if (sort.by !== 'number') return () => 0
  const column = numbers[sort.column]
  if (column === undefined) throw new RangeError(`No column of numbers: ${sort.column}`)
  return sort.isAscending ? (ordinal) => column[ordinal] ?? 0 : (ordinal) => -(column[ordinal] ?? 0)
}
