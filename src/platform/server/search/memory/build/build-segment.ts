import type { IndexSchema, SearchDocument } from '../../document.ts'
import { fillBits, wordsFor } from '../bits.ts'
import { compareIds, idBytes, idTable } from '../ids.ts'
import { audienceTerm, hiddenTerm, labelTerm } from '../query/own-terms.ts'
import { type Segment, sharedBytes, sharedWords, type TermTable } from '../segment.ts'
import { type Row, writeColumns } from './columns.ts'
import { growingWords } from './growing.ts'
import { TermWriter } from './term-writer.ts'

/** Builds a segment from documents added one by one. It stores terms as numbers, to need little memory. */
export class SegmentBuilder {
  private readonly schema: IndexSchema
  private readonly ids: Uint8Array[] = []
  private readonly rows: Row[] = []
  /** A number for each distinct term. */
  private readonly numbers = new Map<string, number>()
  /** By term number: how many documents have it, and the last of them. */
  private readonly counts: number[] = []
  private readonly lastOnes: number[] = []
  /** The terms of document `n` are `terms[starts[n]]` to `terms[starts[n + 1] - 1]`. */
  private readonly starts = growingWords()
  private readonly terms = growingWords()

  constructor(schema: IndexSchema) {
    this.schema = schema
  }

  get count(): number {
    return this.rows.length
  }

  /** Each id may be added once. */
  add({ id, terms, numbers, labels, points, audience, hiddenFrom }: SearchDocument): void {
    this.starts.push(this.terms.length)
    for (const term of terms) this.addTerm(term)
    for (const { name } of this.schema.labels) {
      for (const text of labels[name] ?? []) this.addTerm(labelTerm(name, text))
    }
    for (const group of audience) this.addTerm(audienceTerm(group))
    for (const group of hiddenFrom) this.addTerm(hiddenTerm(group))
    this.ids.push(idBytes(id))
    this.rows.push({ numbers, labels, points })
  }

  finish(): Segment {
    this.starts.push(this.terms.length)
    const { count } = this
    const order = this.inOrder()
    const ids = sharedBytes(count * 16)
    for (const [ordinal, at] of order.entries()) ids.set(this.ids[at] ?? [], ordinal * 16)
    const live = sharedWords(wordsFor(count))
    fillBits(live, count)
    const columns = writeColumns(this.schema, count, (ordinal) => this.rows[order[ordinal] ?? 0] ?? NOTHING)
    return { count, ids, byId: idTable(ids), terms: this.termTable(order), ...columns, live }
  }

  private addTerm(term: string): void {
    const document = this.rows.length
    const known = this.numbers.get(term)
    const number = known ?? this.numbers.size
    if (known === undefined) this.numbers.set(term, number)
    else if (this.lastOnes[number] === document) return
    this.lastOnes[number] = document
    this.counts[number] = (this.counts[number] ?? 0) + 1
    this.terms.push(number)
  }

  /** The documents in the order of the index. */
  private inOrder(): Uint32Array {
    const orderOf = (at: number) => this.rows[at]?.numbers[this.schema.order] ?? 0
    const idOf = (at: number) => this.ids[at] ?? NO_ID
    return Uint32Array.from(this.rows.keys()).sort(
      (a, b) => orderOf(b) - orderOf(a) || compareIds(idOf(b), 0, idOf(a), 0),
    )
  }

  private termTable(order: Uint32Array): TermTable {
    const { terms, starts } = this
    const ordinals = new Uint32Array(terms.length)
    // The next free place in the list of each term.
    const free = new Uint32Array(this.counts.length)
    for (let term = 1; term < free.length; term++) free[term] = (free[term - 1] ?? 0) + (this.counts[term - 1] ?? 0)
    for (let ordinal = 0; ordinal < order.length; ordinal++) {
      const document = order[ordinal] ?? 0
      const end = starts.at(document + 1)
      for (let at = starts.at(document); at < end; at++) {
        const term = terms.at(at)
        const place = free[term] ?? 0
        ordinals[place] = ordinal
        free[term] = place + 1
      }
    }
    const writer = new TermWriter(this.count)
    const sorted = [...this.numbers].map(([term, number]) => ({ bytes: Buffer.from(term, 'utf8'), number }))
    sorted.sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    for (const { bytes, number } of sorted) {
      const end = free[number] ?? 0
      writer.add(bytes, ordinals.subarray(end - (this.counts[number] ?? 0), end))
    }
    return writer.finish()
  }
}

const NOTHING: Row = { numbers: {}, labels: {}, points: [] }
const NO_ID = new Uint8Array(16)

/** Builds one segment of documents; each id may occur once. */
export function buildSegment(schema: IndexSchema, documents: readonly SearchDocument[]): Segment {
  const builder = new SegmentBuilder(schema)
  for (const document of documents) builder.add(document)
  return builder.finish()
}
