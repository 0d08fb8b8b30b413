import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { type Area, isWithin } from './conditions'
import { LexemeLists, readLexemes } from './lexeme-lists'
import { agesOf, type Matches } from './matches'
import type { RowBits } from './word-query'

/** A row as it is read, with its lexemes as numbers. */
type Row = {
  version: string
  code: number
  pub: number
  ends: number
  pay: number
  company: number
  place: number
  more: number[] | null
  lexemes: Int32Array
}

/** All rows, a column each. */
type Columns = Record<'codes' | 'pubs' | 'ends' | 'pays' | 'companies' | 'places', Int32Array> & {
  more: (readonly number[] | null)[]
}

/** What it says is rounded anyway; after so long it is brought up to date beside the searches. */
const FRESH_MS = 30_000
/** Rows read and taken apart at once, a few milliseconds of work. */
const CHUNK = 200
/** So many times more lexemes than at first are for the most part those of rows that are gone. */
const MOST_GROWTH = 2
/** A table that has grown or shrunk by more is another one. */
const MOST_CHANGE = 1.5

const versionsSchema = z.array(z.object({ ids: z.string().nullable(), versions: z.string().nullable() })).length(1)
const rowsSchema = z.array(
  z.object({
    id: z.string(),
    version: z.string(),
    code: z.number(),
    pub: z.number(),
    ends: z.number(),
    pay: z.number(),
    company: z.number(),
    place: z.number(),
    more: z.array(z.number()).nullable(),
    terms: z.string(),
  }),
)

/**
 * One of the samples of the index (see `search-table.ts`) with its words in memory, as it was at most a while ago: the
 * first look at a search needs no way to the database. Some 3 kB a row.
 */
export class WordSample {
  private rows = new Map<string, Row>()
  private columns = columnsOf([])
  private numbers = new Map<string, number>()
  private firstLexemes = 0
  private lists = new LexemeLists([], 0, () => undefined)
  private readAt = Number.NEGATIVE_INFINITY
  private expected = 0
  private reading: Promise<void> | undefined

  private readonly table: SQL

  constructor(table: SQL) {
    this.table = table
  }

  /**
   * Brought up to date where that is due: beside the search when all that changed are some rows, before it when the
   * table is not known yet or another one.
   * @param expected rows that it should have, roughly
   */
  async current(db: Queryable, expected: number): Promise<this> {
    const isOther = Math.max(expected, this.expected) > MOST_CHANGE * Math.min(expected, this.expected)
    if (!isOther && performance.now() - this.readAt < FRESH_MS) return this
    this.reading ??= this.read(db, expected).finally(() => {
      this.reading = undefined
    })
    if (isOther) await this.reading
    // Its failure is met by the search that has to wait for it.
    else this.reading.catch(() => {})
    return this
  }

  /** The rows that match a query of words, are online and in the area. */
  matches(words: string, area: Area | null, now: Date): Matches {
    const nowSeconds = Math.floor(now.getTime() / 1000)
    const { codes, pubs, ends, pays, companies, places, more } = this.columns
    const found = rowsOf(this.lists.match(words), codes.length)
    let count = 0
    for (const row of found) {
      const isOnline = (ends[row] ?? 0) > nowSeconds
      if (isOnline && isWithin(area, places[row] ?? 0, codes[row] ?? 0, more[row] ?? null)) found[count++] = row
    }
    const kept = found.subarray(0, count)
    return {
      count,
      codes: kept.map((row) => codes[row] ?? 0),
      ages: agesOf(
        kept.map((row) => pubs[row] ?? 0),
        nowSeconds,
      ),
      pays: kept.map((row) => pays[row] ?? 0),
      companies: kept.map((row) => companies[row] ?? 0),
    }
  }

  /** Whether any row matches a query of words. */
  has(words: string): boolean {
    return rowsOf(this.lists.match(words), this.columns.codes.length).length > 0
  }

  /** Reads what is new or was written anew since the last time, and forgets what is gone. */
  private async read(db: Queryable, expected: number) {
    if (this.numbers.size > MOST_GROWTH * Math.max(this.firstLexemes, CHUNK)) this.forget()
    const isFirst = this.rows.size === 0
    const versions = await this.versions(db)
    const gone = [...this.rows.keys()].filter((id) => !versions.has(id))
    const wanted = [...versions].filter(([id, version]) => this.rows.get(id)?.version !== version).map(([id]) => id)
    for (const id of gone) this.rows.delete(id)
    for (let start = 0; start < wanted.length; start += CHUNK) {
      await this.readRows(db, wanted.slice(start, start + CHUNK))
      await setImmediate()
    }
    if (isFirst) this.firstLexemes = this.numbers.size
    if (gone.length + wanted.length > 0) this.arrange()
    this.expected = expected
    this.readAt = performance.now()
  }

  private arrange() {
    const { numbers } = this
    const rows = [...this.rows.values()]
    this.columns = columnsOf(rows)
    this.lists = new LexemeLists(
      rows.map(({ lexemes }) => lexemes),
      numbers.size,
      (lexeme) => numbers.get(lexeme),
    )
  }

  private forget() {
    this.rows.clear()
    this.numbers = new Map()
  }

  /** Of every row its id and the transaction that wrote it. */
  private async versions(db: Queryable): Promise<Map<string, string>> {
    const { rows } = await db.execute(
      sql`select array_agg(job_posting_id)::text as ids, array_agg(xmin)::text as versions from ${this.table}`,
    )
    const [read] = versionsSchema.parse(rows)
    const ids = elements(read?.ids)
    const versions = elements(read?.versions)
    return new Map(ids.map((id, index) => [id, versions[index] ?? '']))
  }

  private async readRows(db: Queryable, ids: string[]) {
    const { rows } = await db.execute(sql`
      select job_posting_id as id, xmin::text as version, code, pub, ends, pay, company, place, more_places as more, terms::text as terms
      from ${this.table} where job_posting_id = any(${sql.param(ids)}::uuid[])`)
    for (const { id, terms, ...row } of rowsSchema.parse(rows))
      this.rows.set(id, { ...row, lexemes: Int32Array.from(readLexemes(terms), (lexeme) => this.numberOf(lexeme)) })
  }

  private numberOf(lexeme: string): number {
    const known = this.numbers.get(lexeme)
    if (known !== undefined) return known
    this.numbers.set(lexeme, this.numbers.size)
    return this.numbers.size - 1
  }
}

function columnsOf(rows: readonly Row[]): Columns {
  const column = (cell: (row: Row) => number) => Int32Array.from(rows, cell)
  return {
    codes: column(({ code }) => code),
    pubs: column(({ pub }) => pub),
    ends: column(({ ends }) => ends),
    pays: column(({ pay }) => pay),
    companies: column(({ company }) => company),
    places: column(({ place }) => place),
    more: rows.map(({ more }) => more),
  }
}

/** The rows whose bits are set, of so many. */
function rowsOf(bits: RowBits, size: number): Int32Array {
  const rows = new Int32Array(size)
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      const row = (at << 5) + 31 - Math.clz32(left & -left)
      if (row < size) rows[count++] = row
    }
  }
  return rows.subarray(0, count)
}

/** An array as PostgreSQL writes it: `{a,b}`, of what needs no quotes. */
function elements(text: string | null | undefined): string[] {
  return text ? text.slice(1, -1).split(',') : []
}
