import type { BlockWords } from './block-words'
import type { CountScope } from './look'
import type { HitRow, PageRequest } from './page'
import { compareIds, idOf, type RowBlock, type RowBlocks } from './row-blocks'
import { kilometresByPlace } from './row-tests'
import { BLOCK_WORDS } from './word-lists'
import type { WordQuery } from './word-query'

type Hit = { block: RowBlock; at: number; pub: number; pay: number; km: number }
type IsBefore = (a: Hit, b: Hit) => boolean

/** Further away than anything: what has no place within the area comes last. */
const FAR_KM = 1000

const isNewer: IsBefore = (a, b) => (a.pub === b.pub ? compareIds(a.block, a.at, b.block, b.at) > 0 : a.pub > b.pub)
const BEFORE: Record<PageRequest['order'], IsBefore> = {
  datum: isNewer,
  relevanz: isNewer,
  gehalt: (a, b) => (a.pay === b.pay ? isNewer(a, b) : a.pay > b.pay),
  entfernung: (a, b) => (a.km === b.km ? isNewer(a, b) : a.km < b.km),
}

let bits = new Uint32Array(0)
let picked = new Int32Array(BLOCK_WORDS)

/**
 * The hits of a page in their order, which is that of the word index to the last: the read API goes on with its cursor.
 *
 * @param rows that pass all filters, block by block; their order is lost
 * @param kilometres by place; null without an area
 */
export function firstHits(
  blocks: RowBlocks,
  rows: Int32Array,
  levels: readonly WordQuery[],
  words: BlockWords,
  kilometres: Float64Array | null,
  { inner }: CountScope,
  { order, offset, size }: PageRequest,
): HitRow[] {
  const limit = offset + size
  const isBefore = BEFORE[order]
  const hits: HitRow[] = []
  const addFirst = (from: Int32Array, level: number) => {
    for (const { block, at, pub, pay, km } of firstOf(blocks, from, limit - hits.length, isBefore, order, kilometres))
      hits.push({ id: idOf(block, at), pub, pay, level, km: km === FAR_KM ? null : km })
  }
  if (order !== 'relevanz') addFirst(rows, 0)
  else if (inner !== null) {
    const count = partition(blocks, rows, kilometresByPlace(inner))
    addFirst(rows.subarray(0, count), 0)
    addFirst(rows.subarray(count), 1)
  } else {
    const last = Math.max(0, levels.length - 1)
    let left = rows
    if (last > 0) setBits(rows, blocks.length)
    for (let level = 0; level < last && hits.length < limit; level++) {
      const query = levels[level]
      const better = query === undefined ? rows.subarray(0, 0) : pick(blocks, query, words, rows.length)
      addFirst(better, level)
      if (better.length > 0) left = keepSet(left)
    }
    if (hits.length < limit) addFirst(left, last)
  }
  return hits.slice(offset)
}

/** The first of these rows in an order. */
function firstOf(
  blocks: RowBlocks,
  rows: Int32Array,
  limit: number,
  isBefore: IsBefore,
  order: PageRequest['order'],
  kilometres: Float64Array | null,
): Hit[] {
  const top: Hit[] = []
  let block: RowBlock | undefined
  let number = -1
  /** Nothing before it is among the first. */
  let least = Number.NEGATIVE_INFINITY
  // New postings have the higher numbers for the most part: beginning with those, few are put in front of others.
  for (let index = rows.length - 1; index >= 0 && limit > 0; index--) {
    const row = rows[index] ?? 0
    if (row >>> 16 !== number) {
      number = row >>> 16
      block = blocks[number]
    }
    if (block === undefined) continue
    const at = row & 0xffff
    const pub = block.pubs[at] ?? 0
    const pay = block.pays[at] ?? 0
    // Most of many are neither newer nor better paid.
    if (order === 'gehalt' ? pay < least : order !== 'entfernung' && pub < least) continue
    const km = order === 'entfernung' ? kilometresOf(block, at, kilometres) : FAR_KM
    const worst = top[limit - 1]
    if (worst !== undefined && km > worst.km) continue
    const hit: Hit = { block, at, pub, pay, km }
    if (worst !== undefined && !isBefore(hit, worst)) continue
    insert(top, hit, isBefore)
    if (top.length > limit) top.pop()
    const last = top[limit - 1]
    if (last !== undefined) least = order === 'gehalt' ? last.pay : last.pub
  }
  if (order !== 'entfernung') for (const hit of top) hit.km = kilometresOf(hit.block, hit.at, kilometres)
  return top
}

/** Puts a hit where it belongs among sorted ones. */
function insert(sorted: Hit[], hit: Hit, isBefore: IsBefore) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = sorted[middle]
    if (other !== undefined && isBefore(hit, other)) high = middle
    else low = middle + 1
  }
  sorted.splice(low, 0, hit)
}

/** Puts those within these places in front; returns how many they are. Rows of either kind stay in their order. */
function partition(blocks: RowBlocks, rows: Int32Array, kilometres: Float64Array): number {
  const outside = new Int32Array(rows.length)
  let inside = 0
  let others = 0
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const block = blocks[row >>> 16]
    if (block !== undefined && kilometresOf(block, row & 0xffff, kilometres) < FAR_KM) rows[inside++] = row
    else outside[others++] = row
  }
  rows.set(outside.subarray(0, others), inside)
  return inside
}

/** Remembers which rows there are. */
function setBits(rows: Int32Array, blocks: number) {
  const size = blocks * BLOCK_WORDS
  if (bits.length < size) bits = new Uint32Array(size * 2)
  else bits.fill(0, 0, size)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
  }
}

/** The rows that match, of those that are remembered, which forget them. */
function pick(blocks: RowBlocks, query: WordQuery, words: BlockWords, most: number): Int32Array {
  if (picked.length < most) picked = new Int32Array(most * 2)
  let count = 0
  for (const [number, block] of blocks.entries()) {
    if (block === undefined) continue
    const places = words.match(query, number)
    for (let index = 0; index < places.length; index++) {
      const row = (number << 16) | (places[index] ?? 0)
      const word = bits[row >>> 5] ?? 0
      const bit = 1 << (row & 31)
      if ((word & bit) === 0) continue
      bits[row >>> 5] = word & ~bit
      picked[count++] = row
    }
  }
  return picked.subarray(0, count)
}

/** Those that are still remembered, moved to the front. */
function keepSet(rows: Int32Array): Int32Array {
  let count = 0
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    if (((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0) rows[count++] = row
  }
  return rows.subarray(0, count)
}

/** How far away its nearest place is; {@link FAR_KM} outside. */
function kilometresOf({ places, more }: RowBlock, at: number, kilometres: Float64Array | null): number {
  if (kilometres === null) return FAR_KM
  let least = kilometres[places[at] ?? 0] ?? FAR_KM
  const others = more.size === 0 ? undefined : more.get(at)
  if (others !== undefined) for (const place of others) least = Math.min(least, kilometres[place] ?? FAR_KM)
  return Math.min(least, FAR_KM)
}
