import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import type { KindOrder } from './kind-order'
import { kindOf } from './kinds'
import { readIntegers } from './matches'
import { BLOCK_ROWS } from './word-lists'

/** What is known of the rows of one block, by their place in it; `ends` is 0 where there is none, `kinds` as in `kinds.ts`. */
export type RowBlock = Record<'kinds' | 'pubs' | 'ends' | 'places' | 'companies', Int32Array> & {
  pays: Int16Array
  /** The postings' ids, 16 bytes each. */
  ids: Buffer
  /** Further places of those that have them. */
  more: Map<number, number[]>
  /** How many there are. */
  count: number
  /** None has a greater `search_company`. */
  lastCompany: number
  /** See `kind-order.ts`. */
  order: KindOrder | null
}

/** By their number. */
export type RowBlocks = (RowBlock | undefined)[]

const ID_BYTES = 16

const columnsSchema = z.object({
  rows: z.string().nullable(),
  ids: z.instanceof(Buffer).nullable(),
  codes: z.string().nullable(),
  pubs: z.string().nullable(),
  ends: z.string().nullable(),
  pays: z.string().nullable(),
  places: z.string().nullable(),
  companies: z.string().nullable(),
  more: z.array(z.tuple([z.number(), z.array(z.number())])).nullable(),
})

type Columns = z.infer<typeof columnsSchema>

/** Rows of the index, column by column. */
export async function readColumns(db: Queryable, where: SQL): Promise<Columns> {
  const { rows } = await db.execute(sql`
    select array_agg(row)::text as rows, string_agg(uuid_send(job_posting_id), ''::bytea) as ids, array_agg(code)::text as codes,
      array_agg(pub)::text as pubs, array_agg(ends)::text as ends, array_agg(pay)::text as pays, array_agg(place)::text as places,
      array_agg(company)::text as companies,
      json_agg(json_build_array(row, more_places)) filter (where more_places is not null) as more
    from search_row where ${where}`)
  return columnsSchema.parse(rows[0])
}

/** Puts what was read into its blocks. */
export function take(read: Columns, blocks: RowBlocks) {
  const rows = readIntegers(read.rows)
  const values = {
    codes: readIntegers(read.codes),
    pubs: readIntegers(read.pubs),
    ends: readIntegers(read.ends),
    pays: readIntegers(read.pays),
    places: readIntegers(read.places),
    companies: readIntegers(read.companies),
  }
  const more = new Map(read.more)
  rows.forEach((row, index) => {
    const furtherPlaces = more.get(row)
    const block = blockOf(row, blocks)
    const at = row & 0xffff
    if (block.ends[at] === 0) block.count++
    block.order = null
    block.kinds[at] = kindOf(values.codes[index] ?? 0, furtherPlaces !== undefined)
    block.pubs[at] = values.pubs[index] ?? 0
    block.ends[at] = values.ends[index] ?? 0
    block.pays[at] = values.pays[index] ?? 0
    block.places[at] = values.places[index] ?? 0
    const company = values.companies[index] ?? 0
    block.companies[at] = company
    block.lastCompany = Math.max(block.lastCompany, company)
    if (furtherPlaces !== undefined) block.more.set(at, furtherPlaces)
    read.ids?.copy(block.ids, at * ID_BYTES, index * ID_BYTES, (index + 1) * ID_BYTES)
  })
}

/** Takes a row out of its block, and the block with its last one. */
export function takeOut(row: number, blocks: RowBlocks) {
  const block = blocks[row >>> 16]
  const at = row & 0xffff
  if (block === undefined || block.ends[at] === 0) return
  block.ends[at] = 0
  block.more.delete(at)
  block.count--
  // Numbers are not used again: what is empty stays so, but for the last.
  if (block.count === 0) blocks[row >>> 16] = undefined
}

function blockOf(row: number, blocks: RowBlocks): RowBlock {
  const known = blocks[row >>> 16]
  if (known !== undefined) return known
  const column = () => new Int32Array(BLOCK_ROWS)
  const made: RowBlock = {
    kinds: column(),
    pubs: column(),
    ends: column(),
    places: column(),
    companies: column(),
    pays: new Int16Array(BLOCK_ROWS),
    ids: Buffer.alloc(BLOCK_ROWS * ID_BYTES),
    more: new Map(),
    count: 0,
    lastCompany: 0,
    order: null,
  }
  blocks[row >>> 16] = made
  return made
}

/** The id of a row's posting, as PostgreSQL writes it. */
export function idOf({ ids }: RowBlock, at: number): string {
  const hex = ids.toString('hex', at * ID_BYTES, (at + 1) * ID_BYTES)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Which of two ids is the greater one, in the database's order: above 0, the first. */
export function compareIds(a: RowBlock, atA: number, b: RowBlock, atB: number): number {
  return a.ids.compare(b.ids, atB * ID_BYTES, (atB + 1) * ID_BYTES, atA * ID_BYTES, (atA + 1) * ID_BYTES)
}
