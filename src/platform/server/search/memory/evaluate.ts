import { ALL, type Query } from '../query.ts'
import {
  addBitsBetween,
  type Bits,
  clearBit,
  eachBit,
  fillBits,
  intersect,
  isEmpty,
  setBit,
  subtract,
  unite,
} from './bits.ts'
import { addNear } from './geo.ts'
import { labelTerm } from './own-terms.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { addDocuments, findTerm } from './term-table.ts'

/** Finds what fits a query among the documents of one segment, those that are gone included. */
export class Evaluator {
  private readonly segment: Segment
  private readonly orderColumn: string
  private readonly scratch: Scratch

  constructor(segment: Segment, orderColumn: string, scratch: Scratch) {
    this.segment = segment
    this.orderColumn = orderColumn
    this.scratch = scratch
  }

  /** `into = query` */
  fill(query: Query, into: Bits): void {
    if (query.kind === 'and') {
      const [first, ...others] = dearestLast(query.of)
      this.fill(first ?? ALL, into)
      for (const other of others) this.narrow(other, into)
    } else {
      into.fill(0)
      this.add(query, into)
    }
  }

  /** `into |= query` */
  add(query: Query, into: Bits): void {
    if (query.kind === 'all') fillBits(into, this.segment.count)
    else if (query.kind === 'term') this.addTerm(query.term, into)
    else if (query.kind === 'label')
      for (const value of query.values) this.addTerm(labelTerm(query.column, value), into)
    else if (query.kind === 'near') addNear(this.segment.points, query.point, query.km, into)
    else if (query.kind === 'range') this.addRange(query, into)
    else if (query.kind === 'or') for (const part of query.of) this.add(part, into)
    else if (query.kind === 'and') this.withSet(query, (set) => unite(into, set))
    else if (query.kind === 'not') this.addOthers(query.of, into)
  }

  private addOthers(query: Query, into: Bits): void {
    const others = this.scratch.take()
    fillBits(others, this.segment.count)
    this.withSet(query, (set) => subtract(others, set))
    unite(into, others)
    this.scratch.release(others)
  }

  /** `into &= query` */
  narrow(query: Query, into: Bits): void {
    if (query.kind === 'all' || isEmpty(into)) return
    if (query.kind === 'and') for (const part of dearestLast(query.of)) this.narrow(part, into)
    else if (query.kind === 'not') this.withSet(query.of, (set) => subtract(into, set))
    else if (query.kind === 'range' && query.column !== this.orderColumn) this.narrowToRange(query, into)
    else this.withSet(query, (set) => intersect(into, set))
  }

  private withSet(query: Query, use: (set: Bits) => void): void {
    const set = this.scratch.take()
    this.fill(query, set)
    use(set)
    this.scratch.release(set)
  }

  private addTerm(term: string, into: Bits): void {
    const index = findTerm(this.segment.terms, term)
    if (index >= 0) addDocuments(this.segment.terms, index, into)
  }

  private addRange({ column, from = -Infinity, to = Infinity }: RangeQuery, into: Bits): void {
    const numbers = this.segment.numbers[column]
    if (numbers === undefined) throw new RangeError(`No column of numbers: ${column}`)
    if (column === this.orderColumn) {
      // Highest first, so what lies between is one stretch of ordinals.
      addBitsBetween(into, firstAtMost(numbers, to), firstAtMost(numbers, from - 1))
      return
    }
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0
      if (number >= from && number <= to) setBit(into, at)
    }
  }

  private narrowToRange({ column, from = -Infinity, to = Infinity }: RangeQuery, into: Bits): void {
    const numbers = this.segment.numbers[column]
    if (numbers === undefined) throw new RangeError(`No column of numbers: ${column}`)
    eachBit(into, (at) => {
      const number = numbers[at] ?? 0
      if (number < from || number > to) clearBit(into, at)
    })
  }
}

type RangeQuery = Extract<Query, { kind: 'range' }>

/** What looks at document after document has the less to do the later it comes. */
function dearestLast(of: readonly Query[]): Query[] {
  return [...of].sort((a, b) => Number(a.kind === 'range') - Number(b.kind === 'range'))
}

/** First ordinal whose number is at most this; the numbers fall. */
function firstAtMost(numbers: Int32Array, most: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) > most) low = middle + 1
    else high = middle
  }
  return low
}
