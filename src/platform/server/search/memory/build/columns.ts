import type { GeoPoint } from '../../../../../lib/geo.ts'
import type { IndexSchema } from '../../document.ts'
import type { KindTable, LabelTable, PointTable, Segment } from '../segment.ts'
import { inverted, ListWriter, shared } from './list-writer.ts'
import { Numbering } from './numbering.ts'

/** What a segment's columns are written from: one document after the other, in order. */
export type Row = {
  numbers: Readonly<Record<string, number>>
  labels: Readonly<Record<string, readonly string[]>>
  points: readonly GeoPoint[]
}

type Columns = Pick<Segment, 'order' | 'numbers' | 'labels' | 'kinds' | 'points'>

/** Writes the columns of a segment. */
export function writeColumns(schema: IndexSchema, count: number, rowAt: (ordinal: number) => Row): Columns {
  const numbers = schema.numbers.map((name) => [name, new Int32Array(new SharedArrayBuffer(count * 4))] as const)
  const labels = schema.labels.filter(({ sets }) => sets === undefined).map(({ name }) => new LabelWriter(name))
  const kinds = new KindWriter(schema.labels.filter(({ sets }) => sets !== undefined).map(({ name }) => name))
  const points = new PointWriter()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const row = rowAt(ordinal)
    for (const [name, column] of numbers) column[ordinal] = row.numbers[name] ?? 0
    for (const column of labels) column.add(row.labels[column.name] ?? [])
    kinds.add(row.labels)
    points.add(row.points)
  }
  return {
    order: schema.order,
    numbers: Object.fromEntries(numbers),
    labels: Object.fromEntries(labels.map((column) => [column.name, column.finish()])),
    kinds: kinds.finish(),
    points: points.finish(count),
  }
}

/** Writes the texts of a column. */
class LabelWriter {
  readonly name: string
  private readonly numbering = new Numbering()
  private readonly lists = new ListWriter()

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
    this.lists.add(numbers)
  }

  finish(): LabelTable {
    return { names: this.numbering.names, ...shared(this.lists.finish()) }
  }
}

class KindWriter {
  private readonly columns: readonly LabelWriter[]
  private readonly numbering = new Numbering()
  private readonly ofDocument = new ListWriter()

  constructor(names: readonly string[]) {
    this.columns = names.map((name) => new LabelWriter(name))
  }

  add(labels: Row['labels']): void {
    const numbers = this.columns.map((column) => column.numbersOf(labels[column.name] ?? []).sort((a, b) => a - b))
    const known = this.numbering.names.length
    const kind = this.numbering.of(numbers.join('|'))
    this.ofDocument.add([kind])
    if (kind === known) for (const [at, column] of this.columns.entries()) column.addNumbers(numbers[at] ?? [])
  }

  finish(): KindTable {
    const columns = this.columns.map((column) => [column.name, column.finish()] as const)
    const { names } = this.numbering
    return { ofDocument: shared(this.ofDocument.finish()), count: names.length, columns: Object.fromEntries(columns) }
  }
}

/** Writes points as a column of texts does, so that each is stored once. */
class PointWriter {
  private readonly column = new LabelWriter('points')

  add(points: readonly GeoPoint[]): void {
    this.column.add(points.map(({ lat, lon }) => `${lat},${lon}`))
  }

  finish(count: number): PointTable {
    const { names, ...ofDocument } = this.column.finish()
    const latitudes = new Float64Array(new SharedArrayBuffer(names.length * 8))
    const longitudes = new Float64Array(new SharedArrayBuffer(names.length * 8))
    for (const [at, name] of names.entries()) {
      const [lat = 0, lon = 0] = name.split(',').map(Number)
      latitudes[at] = lat
      longitudes[at] = lon
    }
    return { latitudes, longitudes, ofDocument, documents: shared(inverted(ofDocument, names.length, count)) }
  }
}
