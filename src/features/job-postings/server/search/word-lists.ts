import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import type { RowBits } from './word-query'

/** Rows of a block, of which each has 65,536. */
export const BLOCK_ROWS = 65_536
/** Numbers of 32 bits that hold a bit for each of them. */
export const BLOCK_WORDS = BLOCK_ROWS / 32
/** Whether a `lexeme` is put into lists: filters and cells of the map are columns of `search_row`. */
export const IS_LISTED = sql`left(lexeme, 1) not in ('F', 'E', 'K', 'W', 'Y', 'G')`
/** A list that is longer than the block's bits are. */
const MOST_NUMBERS = BLOCK_ROWS / 16
/** Bytes of lists that are kept; the lists of the least lately asked words go first. */
const MOST_BYTES = 32_000_000

/** The rows of a block that have a word: their places in it, ascending, or a bit for each where that is shorter. */
export type BlockList = Uint16Array | Uint32Array
/** By number of the block. */
export type WordList = Map<number, BlockList>

const rowsSchema = z.array(z.object({ lexeme: z.string(), block: z.number(), rows: z.instanceof(Buffer) }))

/** The lists of words in the database, as they were when this was made; those asked for lately are kept. */
export class WordLists {
  private readonly lists = new Map<string, { list: WordList; bytes: number }>()
  private bytes = 0

  /** The lists of these lexemes; an empty one where nothing has it. */
  async read(db: Queryable, lexemes: ReadonlySet<string>): Promise<Map<string, WordList>> {
    const found = new Map<string, WordList>()
    const missing: string[] = []
    for (const lexeme of lexemes) {
      const known = this.lists.get(lexeme)
      if (known === undefined) missing.push(lexeme)
      else {
        found.set(lexeme, known.list)
        // The last of the map is the one that was asked for last.
        this.lists.delete(lexeme)
        this.lists.set(lexeme, known)
      }
    }
    if (missing.length === 0) return found
    for (const lexeme of missing) found.set(lexeme, new Map())
    const { rows } = await db.execute(sql`
      select lexeme, block, string_agg(rows, ''::bytea) as rows from search_list
      where lexeme = any(${sql.param(missing)}::text[]) group by lexeme, block`)
    for (const { lexeme, block, rows: bytes } of rowsSchema.parse(rows)) found.get(lexeme)?.set(block, readList(bytes))
    for (const lexeme of missing) this.keep(lexeme, found.get(lexeme) ?? new Map())
    return found
  }

  private keep(lexeme: string, list: WordList) {
    const bytes = 200 + [...list.values()].reduce((sum, block) => sum + block.byteLength + 100, 0)
    this.bytes += bytes - (this.lists.get(lexeme)?.bytes ?? 0)
    this.lists.set(lexeme, { list, bytes })
    for (const [oldest, { bytes: freed }] of this.lists) {
      if (this.bytes <= MOST_BYTES) break
      this.lists.delete(oldest)
      this.bytes -= freed
    }
  }
}

/** Two bytes each, the higher one first, less 32,768. */
function readList(bytes: Buffer): BlockList {
  const count = bytes.length >> 1
  const numbers = new Uint16Array(count)
  let isAscending = true
  let last = -1
  for (let at = 0; at < count; at++) {
    const number = (((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0)) ^ 0x8000
    numbers[at] = number
    if (number <= last) isAscending = false
    last = number
  }
  if (count > MOST_NUMBERS) {
    const bits = new Uint32Array(BLOCK_WORDS)
    addList(numbers, bits)
    return bits
  }
  return isAscending ? numbers : numbers.sort()
}

/** A list with further places in its block, in any order; the list itself stays as it is. */
export function withPlaces(list: BlockList | undefined, places: readonly number[]): BlockList {
  const bits = new Uint32Array(BLOCK_WORDS)
  if (list !== undefined) addList(list, bits)
  for (const place of places) bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31))
  const most = places.length + (list instanceof Uint16Array ? list.length : BLOCK_ROWS)
  if (most > MOST_NUMBERS) return bits
  const numbers = new Uint16Array(most)
  return numbers.subarray(0, readPlaces(bits, numbers))
}

/** Adds the rows of a list to the bits of its block. */
export function addList(list: BlockList, bits: RowBits) {
  if (list instanceof Uint16Array) {
    for (let index = 0; index < list.length; index++) {
      const place = list[index] ?? 0
      bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31))
    }
  } else for (let at = 0; at < BLOCK_WORDS; at++) bits[at] = (bits[at] ?? 0) | (list[at] ?? 0)
}

/** Writes the places whose bits are set, ascending; returns how many. */
export function readPlaces(bits: RowBits, into: Uint16Array): number {
  let count = 0
  for (let word = 0; word < BLOCK_WORDS; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      into[count++] = (word << 5) + 31 - Math.clz32(left & -left)
  }
  return count
}

/** Whether a list holds a place of its block. */
export function holdsPlace(list: BlockList, place: number): boolean {
  if (list instanceof Uint32Array) return ((list[place >> 5] ?? 0) & (1 << (place & 31))) !== 0
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return list[low] === place
}
