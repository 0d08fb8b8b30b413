import type { GeoPoint } from '../../../../../lib/geo.ts'
import type { IndexSchema } from '../../document.ts'
import { countBits, fillBits, hasBit, wordsFor } from '../bits.ts'
import { compareIds, idTable } from '../ids.ts'
import { type LabelTable, type Segment, sharedBytes, sharedWords } from '../segment.ts'
import { type Row, writeColumns } from './columns.ts'
import { mergeTerms } from './merge-terms.ts'

/** One segment of all live documents in these. Documents removed meanwhile must be removed from the result, too. */
export function mergeSegments(schema: IndexSchema, segments: readonly Segment[]): Segment {
  // A copy: another thread may remove documents while this one reads.
  const lives = segments.map(({ live }) => live.slice())
  const count = lives.reduce((sum, live) => sum + countBits(live), 0)
  const origins = mergedOrder(schema, segments, lives, count)
  const ids = sharedBytes(count * 16)
  const ordinals = segments.map((segment) => new Int32Array(segment.count).fill(-1))
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const from = origins.segments[ordinal] ?? 0
    const at = origins.ordinals[ordinal] ?? 0
    const own = ordinals[from]
    if (own) own[at] = ordinal
    ids.set(segments[from]?.ids.subarray(at * 16, at * 16 + 16) ?? [], ordinal * 16)
  }
  const live = sharedWords(wordsFor(count))
  fillBits(live, count)
  const readers = segments.map(rowReader)
  const columns = writeColumns(
    schema,
    count,
    (ordinal) => readers[origins.segments[ordinal] ?? 0]?.(origins.ordinals[ordinal] ?? 0) ?? NOTHING,
  )
  const terms = mergeTerms(
    segments.map((segment) => segment.terms),
    ordinals,
    count,
  )
  return { count, ids, byId: idTable(ids), terms, ...columns, live }
}

const NOTHING: Row = { numbers: {}, labels: {}, points: [] }

/** The source of each document of the result, in the order of the index. */
function mergedOrder(schema: IndexSchema, segments: readonly Segment[], lives: readonly Uint32Array[], count: number) {
  const origins = { segments: new Uint32Array(count), ordinals: new Uint32Array(count) }
  const heads = segments.map((segment, at) => nextLive(segment, lives[at], 0))
  for (let ordinal = 0; ordinal < count; ordinal++) {
    let first = -1
    for (let at = 0; at < segments.length; at++) {
      const head = heads[at] ?? 0
      if (head >= (segments[at]?.count ?? 0)) continue
      if (first === -1 || isBefore(schema, segments[at], head, segments[first], heads[first] ?? 0)) first = at
    }
    const head = heads[first] ?? 0
    origins.segments[ordinal] = first
    origins.ordinals[ordinal] = head
    const segment = segments[first]
    if (segment) heads[first] = nextLive(segment, lives[first], head + 1)
  }
  return origins
}

function nextLive({ count }: Segment, live: Uint32Array | undefined, from: number): number {
  let at = from
  while (at < count && live !== undefined && !hasBit(live, at)) at++
  return at
}

function isBefore(
  schema: IndexSchema,
  a: Segment | undefined,
  at: number,
  b: Segment | undefined,
  other: number,
): boolean {
  if (!a || !b) return false
  const difference = (a.numbers[schema.order]?.[at] ?? 0) - (b.numbers[schema.order]?.[other] ?? 0)
  return difference > 0 || (difference === 0 && compareIds(a.ids, at, b.ids, other) > 0)
}

/** Reads the columns of a segment's documents back. */
function rowReader({ numbers, labels, kinds, points }: Segment): (ordinal: number) => Row {
  const places = [...points.latitudes].map((lat, at): GeoPoint => ({ lat, lon: points.longitudes[at] ?? 0 }))
  return (ordinal) => {
    const row: { numbers: Record<string, number>; labels: Record<string, string[]>; points: GeoPoint[] } = {
      numbers: {},
      labels: {},
      points: [],
    }
    for (const name in numbers) row.numbers[name] = numbers[name]?.[ordinal] ?? 0
    for (const name in labels) row.labels[name] = textsAt(labels[name], ordinal)
    const kind = kinds.ofDocument[ordinal] ?? 0
    for (const name in kinds.columns) row.labels[name] = textsAt(kinds.columns[name], kind)
    for (let at = points.startsOfDocument[ordinal] ?? 0; at < (points.startsOfDocument[ordinal + 1] ?? 0); at++) {
      const place = places[points.pointsOfDocument[at] ?? 0]
      if (place) row.points.push(place)
    }
    return row
  }
}

function textsAt(table: LabelTable | undefined, at: number): string[] {
  if (table === undefined) return []
  const { names, starts, values } = table
  const own = starts.length === 0 ? values.subarray(at, at + 1) : values.subarray(starts[at], starts[at + 1])
  return Array.from(own, (value) => names[value] ?? '')
}
