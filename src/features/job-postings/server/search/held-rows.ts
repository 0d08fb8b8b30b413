import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { readLexemes } from './lexeme-lists'
import { readIntegers } from './matches'
import { BLOCK_ROWS, WordLists } from './word-lists'
import type { RowBits } from './word-query'

/** What is known of the rows of one block, by their place in it; `ends` is 0 where there is none. */
export type RowBlock = Record<'codes' | 'pubs' | 'ends' | 'places' | 'companies', Int32Array> & {
  pays: Int16Array
  /** Further places of those that have them. */
  more: Map<number, number[]>
}

/** By their number. */
export type RowBlocks = (RowBlock | undefined)[]

/** The words of rows that are in no list yet: of each lexeme the numbers of the rows. */
type NewWords = Map<string, number[]>

/** From this age on what changed is read beside the search, from the next on before it. */
const FRESH_MS = 400
const STALE_MS = 900
/** Who has not looked for so long reads all anew: changes are kept for twice as long, see `list-rows.ts`. */
const FORGOTTEN_MS = 300_000
/** With more rows than this in no list yet, or more changes at once, the word index is quicker. */
const MOST_NEW = 10_000
/** Rows read and taken apart at once, a few milliseconds of work. */
const CHUNK = 200

const columnsSchema = z.object({
  rows: z.string().nullable(),
  codes: z.string().nullable(),
  pubs: z.string().nullable(),
  ends: z.string().nullable(),
  pays: z.string().nullable(),
  places: z.string().nullable(),
  companies: z.string().nullable(),
  more: z.array(z.tuple([z.number(), z.array(z.number())])).nullable(),
})
const startSchema = z.object({ until: z.number(), last: z.number() })
const newsSchema = z.object({
  until: z.number(),
  changes: z.array(z.tuple([z.number(), z.number(), z.number().nullable()])).nullable(),
})
const wordsSchema = z.array(z.object({ row: z.number(), terms: z.string() }))
const numbersSchema = z.object({ rows: z.array(z.number()).nullable() })

/** The rows of the index in memory, without their words: some 30 bytes each, as they were at most a moment ago. */
export class HeldRows {
  blocks: RowBlocks = []
  newWords: NewWords = new Map()
  lists = new WordLists()
  private unlisted = new Map<number, string[]>()
  /** Transactions before this one are over and seen. */
  private until = 0
  /** Changes of later ones that were seen. */
  private seen = new Map<number, number>()
  private checkedAt = 0
  private working: Promise<void> | undefined
  private isLoaded = false
  /** More rows are in no list than are held with their words. */
  private isBehind = false

  /** Itself when it can be asked: all is read, and little of it is new. */
  async current(db: Queryable): Promise<this | null> {
    const age = Date.now() - this.checkedAt
    if (age >= FRESH_MS) {
      this.working ??= this.renew(db).finally(() => {
        this.working = undefined
      })
      if (this.isLoaded && age >= STALE_MS && age < FORGOTTEN_MS) await this.working
      // Its failure is met by the search that has to wait for it; the others have the word index.
      else this.working.catch(() => {})
    }
    return this.isLoaded && Date.now() - this.checkedAt < FORGOTTEN_MS && !this.isBehind ? this : null
  }

  /** Adds the rows of a block that have a lexeme and are in no list yet; false when there are none. */
  addNew(words: NewWords, lexeme: string, block: number, bits: RowBits): boolean {
    let isFound = false
    for (const row of words.get(lexeme) ?? []) {
      if (row >>> 16 !== block) continue
      isFound = true
      bits[(row & 0xffff) >> 5] = (bits[(row & 0xffff) >> 5] ?? 0) | (1 << (row & 31))
    }
    return isFound
  }

  private async renew(db: Queryable) {
    if (this.isLoaded && Date.now() - this.checkedAt < FORGOTTEN_MS) await this.readNews(db)
    else await this.load(db)
  }

  private async load(db: Queryable) {
    this.isLoaded = false
    this.unlisted.clear()
    this.seen.clear()
    const startedAt = Date.now()
    const { rows } = await db.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text::int8 as until, (select coalesce(max(row), -1) from search_row) as last`)
    const { until, last } = startSchema.parse(rows[0])
    this.until = until
    // In their place only when all are there: searches may be at work on those that were.
    const blocks: RowBlocks = []
    for (let block = 0; block <= last >>> 16; block++) await this.readBlock(db, block, blocks)
    this.blocks = blocks
    await this.readUnlisted(db)
    this.checkedAt = startedAt
    this.isLoaded = true
  }

  private async readBlock(db: Queryable, block: number, into: RowBlocks) {
    const columns = await this.readColumns(db, sql`row >= ${block * BLOCK_ROWS} and row < ${(block + 1) * BLOCK_ROWS}`)
    await setImmediate()
    take(columns, into)
    await setImmediate()
  }

  private async readColumns(db: Queryable, where: ReturnType<typeof sql>) {
    const { rows } = await db.execute(sql`
      select array_agg(row)::text as rows, array_agg(code)::text as codes, array_agg(pub)::text as pubs, array_agg(ends)::text as ends,
        array_agg(pay)::text as pays, array_agg(place)::text as places, array_agg(company)::text as companies,
        json_agg(json_build_array(row, more_places)) filter (where more_places is not null) as more
      from search_row where ${where}`)
    return columnsSchema.parse(rows[0])
  }

  /** The words of rows in no list yet; a row that is gone has none. */
  private async readWords(db: Queryable, wanted: readonly number[]) {
    for (let start = 0; start < wanted.length; start += CHUNK) {
      const { rows } = await db.execute(sql`
        select row, terms::text as terms from search_row join search_posting using (job_posting_id)
        where row = any(${sql.param(wanted.slice(start, start + CHUNK))}::int[])`)
      for (const { row, terms } of wordsSchema.parse(rows)) this.unlisted.set(row, readLexemes(terms))
      await setImmediate()
    }
  }

  private async readNews(db: Queryable) {
    const startedAt = Date.now()
    const { rows } = await db.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text::int8 as until,
        (select json_agg(json_build_array(id, transaction, row)) from search_change where transaction >= ${this.until}) as changes`)
    const { until, changes } = newsSchema.parse(rows[0])
    const news = (changes ?? []).filter(([id]) => !this.seen.has(id))
    if (news.length > MOST_NEW) return this.load(db)
    const changed = [...new Set(news.flatMap(([, , row]) => row ?? []))]
    if (changed.length > 0) await this.readRows(db, changed)
    if (news.some(([, , row]) => row === null)) await this.readUnlisted(db)
    for (const [id, transaction] of news) this.seen.set(id, transaction)
    for (const [id, transaction] of this.seen) if (transaction < until) this.seen.delete(id)
    this.until = until
    this.checkedAt = startedAt
  }

  /** Brings rows in line with what they are now: there, or gone. */
  private async readRows(db: Queryable, rows: readonly number[]) {
    const columns = await this.readColumns(db, sql`row = any(${sql.param([...rows])}::int[])`)
    const there = new Set(readIntegers(columns.rows))
    const come = rows.filter((row) => there.has(row))
    if (this.unlisted.size + come.length > MOST_NEW) this.isBehind = true
    else await this.readWords(db, come)
    for (const row of rows) {
      const block = this.blocks[row >>> 16]
      if (there.has(row) || block === undefined) continue
      block.ends[row & 0xffff] = 0
      block.more.delete(row & 0xffff)
    }
    for (const row of there) addWords(this.newWords, row, this.unlisted.get(row) ?? [])
    take(columns, this.blocks)
  }

  /**
   * Reads which rows are in no list, and the words of those that are not known. The lists that are kept are given up, for
   * those that were made since hold other rows.
   */
  private async readUnlisted(db: Queryable) {
    const { rows } = await db.execute(
      sql`select array_agg(row) as rows from (select row from search_unlisted limit ${MOST_NEW + 1}::int) as waiting`,
    )
    const left = numbersSchema.parse(rows[0]).rows ?? []
    this.isBehind = left.length > MOST_NEW
    const wanted = new Set(this.isBehind ? [] : left)
    for (const row of this.unlisted.keys()) if (!wanted.has(row)) this.unlisted.delete(row)
    await this.readWords(
      db,
      [...wanted].filter((row) => !this.unlisted.has(row)),
    )
    const words: NewWords = new Map()
    for (const [row, lexemes] of this.unlisted) addWords(words, row, lexemes)
    this.newWords = words
    this.lists = new WordLists()
  }
}

/** Puts what was read into its blocks. */
function take(read: z.infer<typeof columnsSchema>, blocks: RowBlocks) {
  const rows = readIntegers(read.rows)
  const values = {
    codes: readIntegers(read.codes),
    pubs: readIntegers(read.pubs),
    ends: readIntegers(read.ends),
    pays: readIntegers(read.pays),
    places: readIntegers(read.places),
    companies: readIntegers(read.companies),
  }
  rows.forEach((row, index) => {
    const block = blockOf(row, blocks)
    const at = row & 0xffff
    block.codes[at] = values.codes[index] ?? 0
    block.pubs[at] = values.pubs[index] ?? 0
    block.ends[at] = values.ends[index] ?? 0
    block.pays[at] = values.pays[index] ?? 0
    block.places[at] = values.places[index] ?? 0
    block.companies[at] = values.companies[index] ?? 0
  })
  for (const [row, places] of read.more ?? []) blockOf(row, blocks).more.set(row & 0xffff, places)
}

function blockOf(row: number, blocks: RowBlocks): RowBlock {
  const known = blocks[row >>> 16]
  if (known !== undefined) return known
  const column = () => new Int32Array(BLOCK_ROWS)
  const made: RowBlock = {
    codes: column(),
    pubs: column(),
    ends: column(),
    places: column(),
    companies: column(),
    pays: new Int16Array(BLOCK_ROWS),
    more: new Map(),
  }
  blocks[row >>> 16] = made
  return made
}

function addWords(words: NewWords, row: number, lexemes: readonly string[]) {
  for (const lexeme of lexemes) {
    const rows = words.get(lexeme)
    if (rows === undefined) words.set(lexeme, [row])
    else rows.push(row)
  }
}

const held = new HeldRows()

/** The rows in memory; null while they are being read, within a transaction, which may see others, and while too many are new. */
export async function heldRows(db: Queryable): Promise<HeldRows | null> {
  return db instanceof PgTransaction ? null : held.current(db)
}
