import type { Queryable } from '~/platform/server/database/db'
import type { Counted } from './collect'
import { type Area, isWithin } from './conditions'
import { rowFilters } from './filters'
import { countFolded, foldRows } from './held-counts'
import type { HeldRows } from './held-rows'
import { type CountScope, secondsOf } from './look'
import type { HitRow, PageRequest } from './page'
import { compareIds, idOf, type RowBlock, type RowBlocks } from './row-blocks'
import type { conditionsOf } from './scope'
import { addList, BLOCK_ROWS } from './word-lists'
import { countBits, lexemesOf, matchQuery, type RowBits, readWordQuery, type WordQuery } from './word-query'

type Conditions = Pick<ReturnType<typeof conditionsOf>, 'queries' | 'countScope'>
/** Bits of the rows of a block that match; null for none. */
type Match = (query: WordQuery, block: number) => RowBits | null

/** So many rows of the same words, and nothing else asked for, are better told from a sample and found along the order. */
const MOST_OF_WORDS = 60_000
const NOTHING: RowBits = new Uint32Array(0)

/**
 * Total, counts and page of a search from the rows in memory; only lists of words are read. Null
 * where the word index and its samples are the better way.
 */
export async function searchHeldRows(
  db: Queryable,
  held: HeldRows,
  { queries, countScope }: Conditions,
  request: PageRequest,
): Promise<{ counted: Counted; rows: HitRow[] } | null> {
  const levels = queries.map(readWordQuery)
  const match = await matcher(db, held, levels)
  const { blocks } = held
  const filters = rowFilters(countScope.search, countScope.hasPlace, countScope.memory)
  const matching = matchingRows(blocks, levels, match)
  if (matching !== null && filters.length === 0 && countScope.area === null) {
    if (matching.reduce((sum, bits) => sum + (bits === null ? 0 : countBits(bits)), 0) > MOST_OF_WORDS) return null
  }
  const found = rowsThat(blocks, matching, countScope)
  const folded = foldRows(blocks, found, filters, countScope.now)
  const rows = firstHits(blocks, folded.passing, levels, match, countScope, request)
  return { counted: countFolded(folded, countScope), rows }
}

/** With the words of new rows and the lists as they are now, whatever becomes of them while these are read. */
async function matcher(db: Queryable, held: HeldRows, levels: readonly WordQuery[]): Promise<Match> {
  const { newWords } = held
  const lexemes = new Set<string>()
  for (const level of levels) lexemesOf(level, lexemes)
  const lists = await held.lists.read(db, lexemes)
  return (query, block) => {
    const bits: RowBits = new Uint32Array(BLOCK_ROWS / 32)
    const having = (lexeme: string, into: RowBits) => {
      const list = lists.get(lexeme)?.get(block)
      if (list !== undefined) addList(list, into)
      return held.addNew(newWords, lexeme, block, into) || list !== undefined
    }
    return matchQuery(query, having, bits) ? bits : null
  }
}

/** Block by block the rows that have the words; null where there are none to have. */
function matchingRows(blocks: RowBlocks, levels: readonly WordQuery[], match: Match): (RowBits | null)[] | null {
  const last = levels.at(-1)
  if (last === undefined) return null
  // Each level holds those before it but for a reference number, which stands first: two say it all.
  const widest = levels.length < 2 ? last : ({ kind: 'any', parts: [...levels.slice(0, 1), last] } as const)
  return blocks.map((block, number) => (block === undefined ? null : match(widest, number)))
}

/** Numbers of the rows that match, are online and in the area. */
function rowsThat(blocks: RowBlocks, matching: (RowBits | null)[] | null, { area, now }: CountScope): Int32Array {
  const nowSeconds = secondsOf(now)
  const most = blocks.reduce((sum, block, number) => {
    const bits = matching === null ? null : (matching[number] ?? NOTHING)
    return sum + (bits === null ? (block?.count ?? 0) : Math.min(countBits(bits), block?.count ?? 0))
  }, 0)
  const rows = new Int32Array(most)
  let count = 0
  blocks.forEach((block, number) => {
    if (block === undefined) return
    const first = number * BLOCK_ROWS
    const { ends, places, codes, more } = block
    const isOut = (at: number) =>
      area !== null && !isWithin(area, places[at] ?? 0, codes[at] ?? 0, more.get(at) ?? null)
    if (matching === null) {
      for (let at = 0; at < BLOCK_ROWS; at++) if ((ends[at] ?? 0) > nowSeconds && !isOut(at)) rows[count++] = first + at
      return
    }
    const bits = matching[number] ?? NOTHING
    for (let word = 0; word < bits.length; word++) {
      for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
        const at = (word << 5) + 31 - Math.clz32(left & -left)
        if ((ends[at] ?? 0) > nowSeconds && !isOut(at)) rows[count++] = first + at
      }
    }
  })
  return rows.subarray(0, count)
}

type Hit = { block: RowBlock; at: number; level: number; pub: number; pay: number; km: number | null }

/** The hits of a page in their order, which is that of the word index to the last: the read API goes on with its cursor. */
function firstHits(
  blocks: RowBlocks,
  hits: Int32Array,
  levels: readonly WordQuery[],
  match: Match,
  { area, inner }: CountScope,
  { order, offset, size }: PageRequest,
): HitRow[] {
  const limit = offset + size
  const levelOf = order === 'relevanz' ? levelsOf(blocks, hits, levels, match, inner, limit) : null
  const isBefore = BEFORE[order]
  const isByLevel = order === 'relevanz' || order === 'datum'
  const top: Hit[] = []
  // New postings have the higher numbers for the most part: beginning with those, few are put in front of others.
  for (let index = hits.length - 1; index >= 0; index--) {
    const row = hits[index] ?? 0
    const block = blocks[row >>> 16]
    if (block === undefined) continue
    const at = row & 0xffff
    const level = levelOf?.[index] ?? 0
    const pub = block.pubs[at] ?? 0
    const worst = top[limit - 1]
    // Most of many are neither on a better level nor newer.
    if (worst !== undefined && isByLevel && (level > worst.level || (level === worst.level && pub < worst.pub)))
      continue
    const hit: Hit = { block, at, level, pub, pay: block.pays[at] ?? 0, km: null }
    if (order === 'entfernung') hit.km = kilometresOf(block, at, area)
    if (worst !== undefined && !isBefore(hit, worst)) continue
    insert(top, hit, isBefore)
    if (top.length > limit) top.pop()
  }
  return top.slice(offset).map(({ block, at, level, pub, pay }) => {
    return { id: idOf(block, at), pub, pay, level, km: kilometresOf(block, at, area) }
  })
}

type IsBefore = (a: Hit, b: Hit) => boolean
const isNewer: IsBefore = (a, b) => (a.pub === b.pub ? compareIds(a.block, a.at, b.block, b.at) > 0 : a.pub > b.pub)
const FAR_KM = 1000

const BEFORE: Record<PageRequest['order'], IsBefore> = {
  datum: isNewer,
  relevanz: (a, b) => (a.level === b.level ? isNewer(a, b) : a.level < b.level),
  gehalt: (a, b) => (a.pay === b.pay ? isNewer(a, b) : a.pay > b.pay),
  entfernung: (a, b) => ((a.km ?? FAR_KM) === (b.km ?? FAR_KM) ? isNewer(a, b) : (a.km ?? FAR_KM) < (b.km ?? FAR_KM)),
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

/** The level of each hit: the first whose words it has. When the better ones fill the page, all others count as the last. */
function levelsOf(
  blocks: RowBlocks,
  hits: Int32Array,
  levels: readonly WordQuery[],
  match: Match,
  inner: Area | null,
  limit: number,
): Uint8Array {
  if (inner !== null) {
    return Uint8Array.from(hits, (row) => {
      const block = blocks[row >>> 16]
      return block !== undefined && kilometresOf(block, row & 0xffff, inner) !== null ? 0 : 1
    })
  }
  const last = Math.max(0, levels.length - 1)
  const found = new Uint8Array(hits.length).fill(last)
  let better = 0
  for (let level = 0; level < last && better < limit; level++) {
    const query = levels[level]
    if (query === undefined) break
    let number = -1
    let bits: RowBits | null = null
    for (let index = 0; index < hits.length; index++) {
      if (found[index] !== last) continue
      const row = hits[index] ?? 0
      if (row >>> 16 !== number) {
        number = row >>> 16
        bits = match(query, number)
      }
      if (bits === null || ((bits[(row & 0xffff) >> 5] ?? 0) & (1 << (row & 31))) === 0) continue
      found[index] = level
      better++
    }
  }
  return found
}

function kilometresOf(block: RowBlock, at: number, area: Area | null): number | null {
  if (area === null) return null
  const { kilometres } = area
  let least = kilometres.get(block.places[at] ?? 0) ?? null
  for (const place of block.more.get(at) ?? []) {
    const km = kilometres.get(place)
    if (km !== undefined && (least === null || km < least)) least = km
  }
  return least
}
