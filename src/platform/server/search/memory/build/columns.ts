import type { GeoPoint } from '../../../../../lib/geo.ts'
import type { IndexSchema } from '../../document.ts'
import { type KindTable, type LabelTable, type PointTable, type Segment, sharedWords } from '../segment.ts'
import { growingWords } from './growing.ts'

/** What a segment's columns are written from: one document after the other, in order. */
export type Row = {
  numbers: Readonly<Record<string, number>>
  labels: Readonly<Record<string, readonly string[]>>
  points: readonly GeoPoint[]
}

type Columns = Pick<Segment, 'numbers' | 'byNumber' | 'labels' | 'kinds' | 'points'>

/** Writes the columns of a segment. */
export function writeColumns(schema: IndexSchema, count: number, rowAt: (ordinal: number) => Row): Columns {
  const numbers = schema.numbers.map((name) => [name, new Int32Array(new SharedArrayBuffer(count * 4))] as const)
  const labels = schema.labels.filter(({ sets }) => sets === undefined).map(({ name }) => new LabelWriter(name))
  const kinds = new KindWriter(
    schema.labels.filter(({ sets }) => sets !== undefined).map(({ name }) => name),
    count,
  )
  const points = new PointWriter()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const row = rowAt(ordinal)
    for (const [name, column] of numbers) column[ordinal] = row.numbers[name] ?? 0
    for (const column of labels) column.add(row.labels[column.name] ?? [])
    kinds.add(ordinal, row.labels)
    points.add(row.points)
  }
  return {
    numbers: Object.fromEntries(numbers),
    byNumber: Object.fromEntries(
      numbers.filter(([name]) => name !== schema.order).map(([name, column]) => [name, orderByNumber(column)]),
    ),
    labels: Object.fromEntries(labels.map((column) => [column.name, column.finish()])),
    kinds: kinds.finish(),
    points: points.finish(),
  }
}

/** The ordinals in the order of their numbers, so that a range is contiguous. */
function orderByNumber(column: Int32Array): Uint32Array {
  const count = column.length
  // Number and ordinal in one, because sorting numbers is many times faster than a compare function.
  const keys = Float64Array.from(column, (number, ordinal) => number * count + ordinal).sort()
  const ordinals = sharedWords(count)
  for (let at = 0; at < count; at++) {
    const key = keys[at] ?? 0
    ordinals[at] = key - Math.floor(key / count) * count
  }
  return ordinals
}

/** Numbers texts in the order in which they come. */
class Numbering {
  readonly names: string[] = []
  private readonly known = new Map<string, number>()

  of(name: string): number {
    const found = this.known.get(name)
    if (found !== undefined) return found
    this.known.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

class LabelWriter {
  readonly name: string
  private readonly numbering = new Numbering()
  private readonly starts = growingWords()
  private readonly values = growingWords()
  private hasOneEach = true

  constructor(name: string) {
    this.name = name
  }

  add(texts: readonly string[]): void {
    this.addNumbers(this.numbersOf(texts))
  }

  /** Each text once. */
  numbersOf(texts: readonly string[]): number[] {
    return [...new Set(texts)].map((text) => this.numbering.of(text))
  }

  addNumbers(numbers: readonly number[]): void {
    this.starts.push(this.values.length)
    for (const number of numbers) this.values.push(number)
    this.hasOneEach &&= numbers.length === 1
  }

  finish(): LabelTable {
    this.starts.push(this.values.length)
    const starts = this.hasOneEach ? sharedWords(0) : this.starts.shared()
    return { names: this.numbering.names, starts, values: this.values.shared() }
  }
}

class KindWriter {
  private readonly columns: readonly LabelWriter[]
  private readonly ofDocument: Uint32Array
  private readonly known = new Map<string, number>()

  constructor(names: readonly string[], count: number) {
    this.columns = names.map((name) => new LabelWriter(name))
    this.ofDocument = sharedWords(count)
  }

  add(ordinal: number, labels: Row['labels']): void {
    const numbers = this.columns.map((column) => column.numbersOf(labels[column.name] ?? []).sort((a, b) => a - b))
    const key = numbers.join('|')
    const kind = this.known.get(key) ?? this.known.size
    this.ofDocument[ordinal] = kind
    if (kind < this.known.size) return
    this.known.set(key, kind)
    for (const [at, column] of this.columns.entries()) column.addNumbers(numbers[at] ?? [])
  }

  finish(): KindTable {
    const columns = this.columns.map((column) => [column.name, column.finish()] as const)
    return { ofDocument: this.ofDocument, count: this.known.size, columns: Object.fromEntries(columns) }
  }
}

class PointWriter {
  private readonly places: GeoPoint[] = []
  private readonly known = new Map<string, number>()
  private readonly starts = growingWords()
  private readonly points = growingWords()

  add(points: readonly GeoPoint[]): void {
    this.starts.push(this.points.length)
    for (const number of new Set(points.map((point) => this.numberOf(point)))) this.points.push(number)
  }

  finish(): PointTable {
    this.starts.push(this.points.length)
    const startsOfDocument = this.starts.shared()
    const pointsOfDocument = this.points.shared()
    const starts = sharedWords(this.places.length + 1)
    for (const point of pointsOfDocument) starts[point + 1] = (starts[point + 1] ?? 0) + 1
    for (let point = 0; point < this.places.length; point++)
      starts[point + 1] = (starts[point + 1] ?? 0) + (starts[point] ?? 0)
    const documents = sharedWords(pointsOfDocument.length)
    const next = starts.slice()
    for (let document = 0; document + 1 < startsOfDocument.length; document++) {
      for (let at = startsOfDocument[document] ?? 0; at < (startsOfDocument[document + 1] ?? 0); at++) {
        const point = pointsOfDocument[at] ?? 0
        const free = next[point] ?? 0
        documents[free] = document
        next[point] = free + 1
      }
    }
    const latitudes = new Float64Array(new SharedArrayBuffer(this.places.length * 8))
    const longitudes = new Float64Array(new SharedArrayBuffer(this.places.length * 8))
    for (const [at, { lat, lon }] of this.places.entries()) {
      latitudes[at] = lat
      longitudes[at] = lon
    }
    return { latitudes, longitudes, starts, documents, startsOfDocument, pointsOfDocument }
  }

  private numberOf(point: GeoPoint): number {
    const key = `${point.lat},${point.lon}`
    const found = this.known.get(key)
    if (found !== undefined) return found
    this.known.set(key, this.places.length)
    return this.places.push(point) - 1
  }
}
