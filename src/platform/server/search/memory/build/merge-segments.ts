import type { GeoPoint } from '../../../../../lib/geo.ts'
import type { IndexSchema } from '../../document.ts'
import { eachBit } from '../bits.ts'
import { type LabelTable, type Segment, valuesOf } from '../segment.ts'
import type { Row } from './columns.ts'
import { mergeTerms } from './merge-terms.ts'
import { inOrder, writeSegment } from './write-segment.ts'

/** One segment of all live documents in these. Documents removed meanwhile must be removed from the result, too. */
export function mergeSegments(schema: IndexSchema, segments: readonly Segment[]): Segment {
  const sources: Source[] = []
  let total = 0
  for (const segment of segments) {
    sources.push({ segment, base: total, rowAt: rowReader(segment) })
    total += segment.count
  }
  const ids = new Uint8Array(total * 16)
  const numbers = new Int32Array(total)
  const documents: number[] = []
  for (const { segment, base } of sources) {
    ids.set(segment.ids, base * 16)
    numbers.set(segment.numbers[schema.order] ?? [], base)
    // A copy: another thread may remove documents while this one reads.
    eachBit(segment.live.slice(), (ordinal) => documents.push(base + ordinal))
  }
  const order = inOrder(documents, numbers, ids)
  const ordinals = new Int32Array(total).fill(-1)
  for (const [ordinal, document] of order.entries()) ordinals[document] = ordinal
  const terms = mergeTerms(
    segments.map((segment) => segment.terms),
    sources.map(({ segment, base }) => ordinals.subarray(base, base + segment.count)),
    order.length,
  )
  return writeSegment(schema, { order, ids, rowOf: (document) => rowIn(sources, document), terms })
}

/** A segment whose documents are those from `base` on of all that are merged. */
type Source = { segment: Segment; base: number; rowAt: (ordinal: number) => Row }

function rowIn(sources: readonly Source[], document: number): Row {
  const source = sources.findLast(({ base }) => base <= document)
  if (source === undefined) throw new RangeError(`no document ${document}`)
  return source.rowAt(document - source.base)
}

/** Reads the columns of a segment's documents back. */
function rowReader({ numbers, labels, kinds, points }: Segment): (ordinal: number) => Row {
  const places = [...points.latitudes].map((lat, at): GeoPoint => ({ lat, lon: points.longitudes[at] ?? 0 }))
  const numbersOf = Object.entries(numbers)
  const labelsOf = Object.entries(labels)
  const labelsOfKind = Object.entries(kinds.columns)
  return (ordinal) => {
    const kind = kinds.ofDocument.values[ordinal] ?? 0
    return {
      numbers: Object.fromEntries(numbersOf.map(([name, column]) => [name, column[ordinal] ?? 0])),
      labels: Object.fromEntries([
        ...labelsOf.map(([name, table]) => [name, textsAt(table, ordinal)] as const),
        ...labelsOfKind.map(([name, table]) => [name, textsAt(table, kind)] as const),
      ]),
      points: Array.from(valuesOf(points.ofDocument, ordinal)).flatMap((point) => places[point] ?? []),
    }
  }
}

function textsAt(table: LabelTable, row: number): string[] {
  return Array.from(valuesOf(table, row), (value) => table.names[value] ?? '')
}
