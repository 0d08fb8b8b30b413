import { ALL, type Query } from '../../query.ts'
import {
  addBitsBetween,
  type Bits,
  clearBit,
  countBits,
  countBitsBetween,
  eachBit,
  fillBits,
  intersect,
  isEmpty,
  setBit,
  subtract,
  unite,
} from '../bits.ts'
import { addNear } from '../geo.ts'
import type { Segment } from '../segment.ts'
import { addDocuments, findTerm } from '../term-table.ts'
import { labelTerm } from './own-terms.ts'
import type { Scratch } from './scratch.ts'

/** Finds the documents of one segment that match a query, including removed ones. */
export class Evaluator {
  private readonly segment: Segment
  private readonly scratch: Scratch

  constructor(segment: Segment, scratch: Scratch) {
    this.segment = segment
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
    else if (query.kind === 'range') this.narrowToRange(query, into)
    else this.withSet(query, (set) => intersect(into, set))
  }

  /** How many of a set fit a query. */
  count(query: Query, set: Bits): number {
    if (query.kind === 'range' && this.segment.byNumber[query.column] === undefined) {
      const { first, end } = this.stretch(query)
      return countBitsBetween(set, first, end)
    }
    const fitting = this.scratch.takeCopy(set)
    this.narrow(query, fitting)
    const count = countBits(fitting)
    this.scratch.release(fitting)
    return count
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

  private addRange(query: RangeQuery, into: Bits): void {
    const { numbers, first, end } = this.stretch(query)
    const sorted = this.segment.byNumber[query.column]
    // Highest first, so a range is contiguous in the ordinals.
    if (sorted === undefined) addBitsBetween(into, first, end)
    else if ((end - first) * SCATTERED < numbers.length)
      for (let at = first; at < end; at++) setBit(into, sorted[at] ?? 0)
    else addFitting(numbers, query, into)
  }

  private narrowToRange(query: RangeQuery, into: Bits): void {
    const { numbers, first, end } = this.stretch(query)
    const sorted = this.segment.byNumber[query.column]
    if (sorted === undefined || (end - first) * SCATTERED < numbers.length) {
      this.withSet(query, (set) => intersect(into, set))
    } else if ((numbers.length - end + first) * SCATTERED < numbers.length) {
      for (let at = 0; at < first; at++) clearBit(into, sorted[at] ?? 0)
      for (let at = end; at < numbers.length; at++) clearBit(into, sorted[at] ?? 0)
    } else {
      const { from = -Infinity, to = Infinity } = query
      eachBit(into, (at) => {
        const number = numbers[at] ?? 0
        if (number < from || number > to) clearBit(into, at)
      })
    }
  }

  /** Start and end of a range: in the ordinals for the order column, else in those sorted by number. */
  private stretch({ column, from = -Infinity, to = Infinity }: RangeQuery) {
    const numbers = this.segment.numbers[column]
    if (numbers === undefined) throw new RangeError(`No column of numbers: ${column}`)
    const sorted = this.segment.byNumber[column]
    if (sorted === undefined) return { numbers, first: firstAtMost(numbers, to), end: firstAtMost(numbers, from - 1) }
    const below = (least: number) => firstAtLeast(sorted, numbers, least)
    const first = below(from)
    return { numbers, first, end: Math.max(first, to === Infinity ? sorted.length : below(to + 1)) }
  }
}

/** Setting scattered bits one by one costs about this many times as much as scanning the numbers in order. */
const SCATTERED = 8

type RangeQuery = Extract<Query, { kind: 'range' }>

/** Queries that check document by document have less to do when they come later. */
function dearestLast(of: readonly Query[]): Query[] {
  return [...of].sort((a, b) => Number(a.kind === 'range') - Number(b.kind === 'range'))
}

/** First ordinal whose number is at most this; the numbers descend. */
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

/** First of the ordinals, sorted by number, whose number is at least this. */
function firstAtLeast(sorted: Uint32Array, numbers: Int32Array, least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[sorted[middle] ?? 0] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Adds the ordinals whose number lies in a range, one word of the set at a time. */
function addFitting(numbers: Int32Array, { from = -Infinity, to = Infinity }: RangeQuery, into: Bits): void {
  const least = Math.max(from, -(2 ** 31))
  const most = Math.min(to, 2 ** 31 - 1)
  for (let word = 0; word < into.length; word++) {
    let bits = 0
    const end = Math.min(numbers.length, (word + 1) << 5)
    for (let at = word << 5; at < end; at++) {
      const number = numbers[at] ?? 0
      if (number >= least && number <= most) bits |= 1 << (at & 31)
    }
    into[word] = (into[word] ?? 0) | bits
  }
}
