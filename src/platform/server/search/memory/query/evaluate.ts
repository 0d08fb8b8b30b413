import type { Query } from '../../query.ts'
import {
  addBitsBetween,
  type Bits,
  clearBit,
  countBits,
  countBitsBetween,
  eachBit,
  emptyBits,
  fillBits,
  intersect,
  isEmpty,
  setBit,
  subtract,
  unite,
} from '../bits.ts'
import { firstWhere } from '../first-where.ts'
import { addNear } from '../geo.ts'
import type { Segment } from '../segment.ts'
import { addDocuments, findTerm } from '../term-table.ts'
import { labelTerm } from './own-terms.ts'

/** The documents of a segment that match a query, including removed ones; a set of its own. */
export function matching(segment: Segment, query: Query): Bits {
  const found = emptyBits(segment.count)
  add(segment, query, found)
  return found
}

/** `into &= query` */
export function narrow(segment: Segment, query: Query, into: Bits): void {
  if (query.kind === 'all' || isEmpty(into)) return
  if (query.kind === 'and') for (const part of dearestLast(query.of)) narrow(segment, part, into)
  else if (query.kind === 'not') subtract(into, matching(segment, query.of))
  else if (query.kind === 'range') narrowToRange(segment, query, into)
  else intersect(into, matching(segment, query))
}

/** How many of a set match a query. */
export function countMatching(segment: Segment, query: Query, set: Bits): number {
  if (query.kind === 'range' && segment.byNumber[query.column] === undefined) {
    const { first, end } = stretch(segment, query)
    return countBitsBetween(set, first, end)
  }
  const fitting = set.slice()
  narrow(segment, query, fitting)
  return countBits(fitting)
}

/** `into |= query` */
function add(segment: Segment, query: Query, into: Bits): void {
  if (query.kind === 'all') fillBits(into, segment.count)
  else if (query.kind === 'term') addTerm(segment, query.term, into)
  else if (query.kind === 'label')
    for (const value of query.values) addTerm(segment, labelTerm(query.column, value), into)
  else if (query.kind === 'near') addNear(segment.points, query.point, query.km, into)
  else if (query.kind === 'range') addRange(segment, query, into)
  else if (query.kind === 'or') for (const part of query.of) add(segment, part, into)
  else if (query.kind !== 'none') {
    const all = emptyBits(segment.count)
    fillBits(all, segment.count)
    narrow(segment, query, all)
    unite(into, all)
  }
}

function addTerm({ terms }: Segment, term: string, into: Bits): void {
  const index = findTerm(terms, term)
  if (index >= 0) addDocuments(terms, index, into)
}

function addRange(segment: Segment, query: RangeQuery, into: Bits): void {
  const { numbers, sorted, first, end } = stretch(segment, query)
  // Highest first, so a range is contiguous in the ordinals.
  if (sorted === undefined) addBitsBetween(into, first, end)
  else if ((end - first) * SCATTERED < numbers.length)
    for (let at = first; at < end; at++) setBit(into, sorted[at] ?? 0)
  else addFitting(numbers, query, into)
}

function narrowToRange(segment: Segment, query: RangeQuery, into: Bits): void {
  const { numbers, sorted, first, end } = stretch(segment, query)
  if (sorted === undefined || (end - first) * SCATTERED < numbers.length) {
    intersect(into, matching(segment, query))
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
function stretch(segment: Segment, { column, from = -Infinity, to = Infinity }: RangeQuery) {
  const numbers = segment.numbers[column]
  if (numbers === undefined) throw new RangeError(`No column of numbers: ${column}`)
  const sorted = segment.byNumber[column]
  if (sorted === undefined) {
    const above = (most: number) => firstWhere(numbers.length, (at) => (numbers[at] ?? 0) <= most)
    return { numbers, sorted, first: above(to), end: above(from - 1) }
  }
  const below = (least: number) => firstWhere(sorted.length, (at) => (numbers[sorted[at] ?? 0] ?? 0) >= least)
  const first = below(from)
  return { numbers, sorted, first, end: Math.max(first, to === Infinity ? sorted.length : below(to + 1)) }
}

/** Setting scattered bits one by one costs about this many times as much as scanning the numbers in order. */
const SCATTERED = 8

type RangeQuery = Extract<Query, { kind: 'range' }>

/** Queries that check document by document have less to do when they come later. */
function dearestLast(of: readonly Query[]): Query[] {
  return [...of].sort((a, b) => Number(a.kind === 'range') - Number(b.kind === 'range'))
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
