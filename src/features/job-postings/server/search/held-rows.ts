import { setImmediate, setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { FORGOTTEN } from '../search-table'
import { readIntegers } from './matches'
import { type RowBlocks, readColumns, take, takeOut } from './row-blocks'
import { BLOCK_ROWS, IS_LISTED, WordLists } from './word-lists'

/** The words of rows that are in no list yet: of each lexeme the numbers of the rows. */
type NewWords = Map<string, number[]>

/** What is known of the changes: all of transactions before `next`, but for those that were at work, `since` being the first. */
type Seen = { since: number; next: number; running: number[] }

/** From this age on what changed is read beside the search, from the next on before it. */
const FRESH_MS = 400
const STALE_MS = 900
/** So long a search waits for that; then, or when reading has taken so long that it says how things were then, the word index answers. */
const PATIENCE_MS = 400
const OUTDATED_MS = 1_500
/** Who has not looked for so long reads all anew: changes are kept for twice as long, see `list-rows.ts`. */
const FORGOTTEN_MS = 300_000
/** With more rows than this in no list yet the word index is quicker. */
const MOST_NEW = 10_000
/** So many changes take as long as reading all. */
const MOST_CHANGES = 100_000
/** Rows whose words are read at once, some tens of milliseconds of the database's work. */
const CHUNK = 500

const startSchema = z.object({ snapshot: z.string(), server: z.string() })
const newsSchema = startSchema.extend({ changes: z.array(z.number().nullable()).nullable() })
const wordsSchema = z.array(z.object({ lexeme: z.string(), rows: z.array(z.number()) }))
const numbersSchema = z.object({ rows: z.array(z.number()).nullable() })
const nextSchema = z.object({ row: z.number().nullable() })

/** Snapshot, and since when the server runs: another has other transactions. */
const START = sql`pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server`

/** The rows of the index in memory, without their words: some 48 bytes each, as they were at most a moment ago. */
export class HeldRows {
  blocks: RowBlocks = []
  newWords: NewWords = new Map()
  lists = new WordLists()
  /** The rows whose words are in `newWords`. */
  private unlisted = new Set<number>()
  private seen: Seen = { since: 0, next: 0, running: [] }
  private server = ''
  private checkedAt = Number.NEGATIVE_INFINITY
  private working: Promise<void> | undefined
  private isLoaded = false
  /** More rows are in no list than are held with their words. */
  private isBehind = false

  /** Itself when it can be asked: all is read, and little of it is new. */
  async current(db: Queryable): Promise<this | null> {
    const age = performance.now() - this.checkedAt
    if (age >= FRESH_MS) {
      this.working ??= this.renew(db).finally(() => {
        this.working = undefined
      })
      // Its failure is met by the search that has to wait for it; the others have the word index.
      this.working.catch(() => {})
      if (this.isLoaded && age >= STALE_MS && age < FORGOTTEN_MS)
        await Promise.race([this.working, setTimeout(PATIENCE_MS)])
    }
    return this.isLoaded && performance.now() - this.checkedAt < OUTDATED_MS && !this.isBehind ? this : null
  }

  private async renew(db: Queryable) {
    if (this.isLoaded && performance.now() - this.checkedAt < FORGOTTEN_MS) await this.readNews(db)
    else await this.load(db)
  }

  private async load(db: Queryable) {
    this.isLoaded = false
    this.unlisted.clear()
    this.newWords = new Map()
    const startedAt = performance.now()
    const { rows } = await db.execute(sql`select ${START}`)
    const { snapshot, server } = startSchema.parse(rows[0])
    // In their place only when all are there: searches may be at work on those that were.
    const blocks: RowBlocks = []
    for (let block = await firstBlock(db, 0); block !== null; block = await firstBlock(db, block + 1)) {
      const columns = await readColumns(db, sql`row >= ${block * BLOCK_ROWS} and row < ${(block + 1) * BLOCK_ROWS}`)
      await setImmediate()
      take(columns, blocks)
      await setImmediate()
    }
    this.blocks = blocks
    await this.readUnlisted(db)
    this.seen = readSnapshot(snapshot)
    this.server = server
    this.checkedAt = startedAt
    this.isLoaded = true
  }

  private async readNews(db: Queryable) {
    const startedAt = performance.now()
    const { since, next, running } = this.seen
    const { rows } = await db.execute(sql`
      select ${START}, (select json_agg(row) from search_change where transaction >= ${since}
        and (transaction >= ${next} or transaction = any(${sql.param(running)}::bigint[]) or row = ${FORGOTTEN})) as changes`)
    const { snapshot, server, changes } = newsSchema.parse(rows[0])
    const news = changes ?? []
    const seen = readSnapshot(snapshot)
    const isOther = server !== this.server || seen.next < next
    if (isOther || news.length > MOST_CHANGES || news.includes(FORGOTTEN)) return this.load(db)
    const changed = [...new Set(news.flatMap((row) => row ?? []))]
    if (changed.length > 0) await this.readRows(db, changed)
    if (news.includes(null)) await this.readUnlisted(db)
    this.seen = seen
    this.checkedAt = startedAt
  }

  /** Brings rows in line with what they are now: there, or gone. */
  private async readRows(db: Queryable, rows: readonly number[]) {
    const columns = await readColumns(db, sql`row = any(${sql.param([...rows])}::int[])`)
    const there = new Set(readIntegers(columns.rows))
    if (this.unlisted.size + there.size > MOST_NEW) this.isBehind = true
    const come = this.isBehind ? [] : [...there].filter((row) => !this.unlisted.has(row))
    addWords(await readWords(db, come), this.newWords)
    for (const row of come) this.unlisted.add(row)
    for (const row of rows) if (!there.has(row)) takeOut(row, this.blocks)
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
    const isBehind = left.length > MOST_NEW
    const wanted = new Set(isBehind ? [] : left)
    const found = await readWords(
      db,
      [...wanted].filter((row) => !this.unlisted.has(row)),
    )
    const words: NewWords = new Map()
    const known = [...this.newWords].map(([lexeme, of]) => ({ lexeme, rows: of.filter((row) => wanted.has(row)) }))
    addWords(known, words)
    addWords(found, words)
    this.isBehind = isBehind
    this.unlisted = wanted
    this.newWords = words
    this.lists = new WordLists()
  }
}

/** The first block from this one on that has rows; null behind the last. */
async function firstBlock(db: Queryable, from: number): Promise<number | null> {
  const { rows } = await db.execute(sql`select min(row) as row from search_row where row >= ${from * BLOCK_ROWS}`)
  const { row } = nextSchema.parse(rows[0])
  return row === null ? null : row >>> 16
}

type Words = z.infer<typeof wordsSchema>

/** The words of rows in no list yet; a row that is gone has none. */
async function readWords(db: Queryable, wanted: readonly number[]): Promise<Words> {
  const read: Words = []
  for (let start = 0; start < wanted.length; start += CHUNK) {
    const { rows } = await db.execute(sql`
      select lexeme, array_agg(row) as rows
      from (select row, terms from search_row join search_posting using (job_posting_id)
        where row = any(${sql.param(wanted.slice(start, start + CHUNK))}::int[]) offset 0) as r, unnest(terms)
      where ${IS_LISTED} group by lexeme`)
    for (const each of wordsSchema.parse(rows)) read.push(each)
    await setImmediate()
  }
  return read
}

/** Reads `since:next:running,running`, as PostgreSQL writes a snapshot. */
function readSnapshot(text: string): Seen {
  const [since, next, running] = text.split(':')
  return {
    since: Number(since),
    next: Number(next),
    running: running === undefined || running === '' ? [] : running.split(',').map(Number),
  }
}

function addWords(read: Words, words: NewWords) {
  for (const { lexeme, rows } of read) {
    if (rows.length === 0) continue
    const known = words.get(lexeme)
    if (known === undefined) words.set(lexeme, rows)
    else known.push(...rows)
  }
}

const held = new HeldRows()

/** The rows in memory; null while they are being read, within a transaction, which may see others, and while too many are new. */
export async function heldRows(db: Queryable): Promise<HeldRows | null> {
  return db instanceof PgTransaction ? null : held.current(db)
}
