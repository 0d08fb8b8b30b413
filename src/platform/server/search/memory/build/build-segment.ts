import type { IndexSchema, SearchDocument } from '../../document.ts'
import { idBytes } from '../ids.ts'
import { audienceTerm, hiddenTerm, labelTerm } from '../query/own-terms.ts'
import { type Segment, type TermTable, valuesOf } from '../segment.ts'
import type { Row } from './columns.ts'
import { growingBytes } from './growing.ts'
import { inverted, ListWriter } from './list-writer.ts'
import { Numbering } from './numbering.ts'
import { TermWriter } from './term-writer.ts'
import { inOrder, writeSegment } from './write-segment.ts'

/** Builds a segment from documents added one by one. It stores terms as numbers, to need little memory. */
export class SegmentBuilder {
  private readonly schema: IndexSchema
  private readonly ids = growingBytes()
  private readonly rows: Row[] = []
  private readonly numbering = new Numbering()
  private readonly terms = new ListWriter()

  constructor(schema: IndexSchema) {
    this.schema = schema
  }

  get count(): number {
    return this.rows.length
  }

  /** Each id may be added once. */
  add({ id, terms, numbers, labels, points, audience, hiddenFrom }: SearchDocument): void {
    const own = this.schema.labels.flatMap(({ name }) => (labels[name] ?? []).map((text) => labelTerm(name, text)))
    const all = new Set([...terms, ...own, ...audience.map(audienceTerm), ...hiddenFrom.map(hiddenTerm)])
    this.terms.add(Array.from(all, (term) => this.numbering.of(term)))
    this.ids.append(idBytes(id))
    this.rows.push({ numbers, labels, points })
  }

  finish(): Segment {
    const ids = this.ids.copy()
    const numbers = this.rows.map((row) => row.numbers[this.schema.order] ?? 0)
    const order = inOrder([...this.rows.keys()], numbers, ids)
    const rowOf = (document: number) => this.rows[document] ?? NOTHING
    return writeSegment(this.schema, { order, ids, rowOf, terms: this.termTable(order) })
  }

  private termTable(order: readonly number[]): TermTable {
    const { names } = this.numbering
    const ordinals = inverted(this.terms.finish(), names.length, order.length, (ordinal) => order[ordinal] ?? 0)
    const writer = new TermWriter(order.length)
    const sorted = names.map((term, number) => ({ bytes: Buffer.from(term, 'utf8'), number }))
    sorted.sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    for (const { bytes, number } of sorted) writer.add(bytes, valuesOf(ordinals, number))
    return writer.finish()
  }
}

const NOTHING: Row = { numbers: {}, labels: {}, points: [] }

/** Builds one segment of documents; each id may occur once. */
export function buildSegment(schema: IndexSchema, documents: readonly SearchDocument[]): Segment {
  const builder = new SegmentBuilder(schema)
  for (const document of documents) builder.add(document)
  return builder.finish()
}
