import type { Query } from '../../query.ts'
import { type Bits, countBits, emptyBits, fillBits, intersect, isEmpty, keepBetween, subtract, unite } from '../bits.ts'
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
  if (query.kind === 'and') for (const part of query.of) narrow(segment, part, into)
  else if (query.kind === 'not') subtract(into, matching(segment, query.of))
  else if (query.kind === 'range') narrowToRange(segment, query, into)
  else intersect(into, matching(segment, query))
}

/** How many of a set match a query. */
export function countMatching(segment: Segment, query: Query, set: Bits): number {
  const fitting = set.slice()
  narrow(segment, query, fitting)
  return countBits(fitting)
}

/** `into |= query` */
function add(segment: Segment, query: Query, into: Bits): void {
  if (query.kind === 'term') addTerm(segment, query.term, into)
  else if (query.kind === 'label') addLabels(segment, query, into)
  else if (query.kind === 'near') addNear(segment.points, query.point, query.km, into)
  else if (query.kind === 'or') for (const part of query.of) add(segment, part, into)
  else if (query.kind !== 'none') {
    const fitting = emptyBits(segment.count)
    fillBits(fitting, segment.count)
    narrow(segment, query, fitting)
    unite(into, fitting)
  }
}

function addTerm({ terms }: Segment, term: string, into: Bits): void {
  const index = findTerm(terms, term)
  if (index >= 0) addDocuments(terms, index, into)
}

function addLabels(segment: Segment, { column, values }: Extract<Query, { kind: 'label' }>, into: Bits): void {
  if (!(column in segment.labels || column in segment.kinds.columns))
    throw new RangeError(`No column of texts: ${column}`)
  for (const value of values) addTerm(segment, labelTerm(column, value), into)
}

type RangeQuery = Extract<Query, { kind: 'range' }>

function narrowToRange(segment: Segment, query: RangeQuery, into: Bits): void {
  const { column, from = -Infinity, to = Infinity } = query
  const numbers = segment.numbers[column]
  if (numbers === undefined) throw new RangeError(`No column of numbers: ${column}`)
  if (column === segment.order) {
    // Highest first, so a range is contiguous.
    const end = firstWhere(numbers.length, (at) => (numbers[at] ?? 0) < from)
    const first = firstWhere(end, (at) => (numbers[at] ?? 0) <= to)
    keepBetween(into, first, end)
  } else {
    intersect(
      into,
      knownRange(segment, `${column} ${from} ${to}`, () => inRange(numbers, from, to)),
    )
  }
}

const knownRanges = new WeakMap<Segment, Map<string, Bits>>()
/** Of a segment; a thousandth of its memory each. */
const MOST_KNOWN = 16

/** Most searches ask for the same few ranges, such as what has not ended this minute, and each takes a millisecond. */
function knownRange(segment: Segment, key: string, make: () => Bits): Bits {
  const known = knownRanges.get(segment) ?? new Map<string, Bits>()
  knownRanges.set(segment, known)
  const set = known.get(key) ?? make()
  known.delete(key)
  known.set(key, set)
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size > MOST_KNOWN) known.delete(oldest)
  return set
}

/** One word of the set at a time. */
function inRange(numbers: Int32Array, from: number, to: number): Bits {
  const least = Math.max(from, -(2 ** 31))
  const most = Math.min(to, 2 ** 31 - 1)
  const set = emptyBits(numbers.length)
  for (let word = 0; word < set.length; word++) {
    let bits = 0
    const end = Math.min(numbers.length, (word + 1) << 5)
    for (let at = word << 5; at < end; at++) {
      const number = numbers[at] ?? 0
      if (number >= least && number <= most) bits |= 1 << (at & 31)
    }
    set[word] = bits
  }
  return set
}
