import {
  addList,
  BLOCK_ROWS,
  BLOCK_WORDS,
  type BlockList,
  holdsPlace,
  readPlaces,
  type WordList,
  withPlaces,
} from './word-lists'
import type { RowBits, WordQuery } from './word-query'

/** A query with the lists of one block; `most`: more rows cannot match. What nothing matches is left out. */
type Bound =
  | { kind: 'list'; list: BlockList; most: number }
  | { kind: 'all' | 'any'; parts: readonly Bound[]; most: number }
  | { kind: 'not'; part: Bound | null; most: number }

/** So few rows are looked at one by one; of more the lists are put together as bits. */
const FEW = 512
const NOTHING = new Uint16Array(0)

const found = new Uint16Array(BLOCK_ROWS)
/** Bits for the parts of a query, by how deep they stand in it: making them anew for each would keep the collector at work. */
const spare: RowBits[] = []

/** Finds the rows that match queries of words, block by block. */
export class BlockWords {
  private readonly lists: ReadonlyMap<string, WordList>
  private readonly newPlaces = new Map<string, ReadonlyMap<number, number[]>>()
  private readonly joined = new Map<string, Map<number, BlockList>>()

  /**
   * @param lists of all lexemes of the queries
   * @param newRows of each lexeme the rows that are in no list yet
   */
  constructor(lists: ReadonlyMap<string, WordList>, newRows: ReadonlyMap<string, readonly number[]>) {
    this.lists = lists
    for (const lexeme of lists.keys()) {
      const rows = newRows.get(lexeme)
      if (rows !== undefined) this.newPlaces.set(lexeme, byBlock(rows))
    }
  }

  /**
   * Places in a block of the rows that match, ascending; they hold until the next call. A query that is a `not` may
   * name places where no row is.
   */
  match(query: WordQuery, block: number): Uint16Array {
    const bound = this.bind(query, block)
    if (bound === null) return NOTHING
    if (bound.most <= FEW) return collect(bound)
    const bits = spareBits(0)
    addBits(bound, bits, 1)
    return found.subarray(0, readPlaces(bits, found))
  }

  private bind(query: WordQuery, block: number): Bound | null {
    switch (query.kind) {
      case 'lexeme': {
        const list = this.listOf(query.lexeme, block)
        return list === undefined ? null : { kind: 'list', list, most: sizeOf(list) }
      }
      case 'not':
        return { kind: 'not', part: this.bind(query.part, block), most: BLOCK_ROWS }
      case 'any': {
        const parts = query.parts.flatMap((part) => this.bind(part, block) ?? [])
        const [first] = parts
        if (first === undefined || parts.length === 1) return first ?? null
        return { kind: 'any', parts, most: parts.reduce((sum, { most }) => sum + most, 0) }
      }
      default: {
        const parts: Bound[] = []
        for (const part of query.parts) {
          const bound = this.bind(part, block)
          if (bound === null) return null
          // Not to be what nobody is leaves all.
          if (bound.kind !== 'not' || bound.part !== null) parts.push(bound)
        }
        parts.sort((a, b) => a.most - b.most)
        const [first] = parts
        if (first === undefined) return { kind: 'not', part: null, most: BLOCK_ROWS }
        return parts.length === 1 ? first : { kind: 'all', parts, most: first.most }
      }
    }
  }

  private listOf(lexeme: string, block: number): BlockList | undefined {
    const listed = this.lists.get(lexeme)?.get(block)
    const places = this.newPlaces.get(lexeme)?.get(block)
    if (places === undefined) return listed
    const known = this.joined.get(lexeme)?.get(block)
    if (known !== undefined) return known
    const list = withPlaces(listed, places)
    const blocks = this.joined.get(lexeme) ?? new Map<number, BlockList>()
    this.joined.set(lexeme, blocks.set(block, list))
    return list
  }
}

function byBlock(rows: readonly number[]): ReadonlyMap<number, number[]> {
  const places = new Map<number, number[]>()
  for (const row of rows) {
    const known = places.get(row >>> 16)
    if (known === undefined) places.set(row >>> 16, [row & 0xffff])
    else known.push(row & 0xffff)
  }
  return places
}

function sizeOf(list: BlockList): number {
  return list instanceof Uint16Array ? list.length : BLOCK_ROWS
}

/** The places of few. */
function collect(bound: Bound): Uint16Array {
  if (bound.kind === 'list' && bound.list instanceof Uint16Array) return bound.list
  if (bound.kind === 'any') return joinPlaces(bound.parts.map(collect))
  if (bound.kind === 'all') return collectAll(bound.parts)
  throw new Error('not few')
}

function collectAll(parts: readonly Bound[]): Uint16Array {
  const [first] = parts
  if (first === undefined) return NOTHING
  const places = collect(first)
  const kept = new Uint16Array(places.length)
  let count = 0
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    if (isInAll(parts, place, 1)) kept[count++] = place
  }
  return kept.subarray(0, count)
}

function joinPlaces(parts: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  all.sort()
  let count = 0
  for (let index = 0; index < all.length; index++) {
    const place = all[index] ?? 0
    if (index === 0 || place !== all[count - 1]) all[count++] = place
  }
  return all.subarray(0, count)
}

function isIn(bound: Bound, place: number): boolean {
  switch (bound.kind) {
    case 'list':
      return holdsPlace(bound.list, place)
    case 'not':
      return bound.part === null || !isIn(bound.part, place)
    case 'any':
      for (let index = 0; index < bound.parts.length; index++) {
        const part = bound.parts[index]
        if (part !== undefined && isIn(part, place)) return true
      }
      return false
    default:
      return isInAll(bound.parts, place, 0)
  }
}

function isInAll(parts: readonly Bound[], place: number, from: number): boolean {
  for (let index = from; index < parts.length; index++) {
    const part = parts[index]
    if (part !== undefined && !isIn(part, place)) return false
  }
  return true
}

/** @param depth bits from here on are free to be used */
function addBits(bound: Bound, into: RowBits, depth: number) {
  if (bound.kind === 'list') addList(bound.list, into)
  else if (bound.most <= FEW) addList(collect(bound), into)
  else if (bound.kind === 'any') for (const part of bound.parts) addBits(part, into, depth)
  else {
    const bits = spareBits(depth)
    if (bound.kind === 'not') {
      if (bound.part !== null) addBits(bound.part, bits, depth + 1)
      for (let at = 0; at < bits.length; at++) into[at] = (into[at] ?? 0) | ~(bits[at] ?? 0)
      return
    }
    addAll(bound.parts, bits, depth + 1)
    for (let at = 0; at < bits.length; at++) into[at] = (into[at] ?? 0) | (bits[at] ?? 0)
  }
}

/** Of many each. @param bits empty at first */
function addAll(parts: readonly Bound[], bits: RowBits, depth: number) {
  for (const [index, part] of parts.entries()) {
    if (index === 0) {
      addBits(part, bits, depth)
      continue
    }
    const other = spareBits(depth)
    addBits(part, other, depth + 1)
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
  }
}

/** Empty bits. */
function spareBits(depth: number): RowBits {
  const known = spare[depth]
  if (known !== undefined) return known.fill(0)
  const made = new Uint32Array(BLOCK_WORDS)
  spare[depth] = made
  return made
}
