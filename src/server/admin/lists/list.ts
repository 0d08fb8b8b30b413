import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ADMIN_PAGE_SIZE, COUNT_LIMIT, listOffset } from '~/features/accounts/admin-lists'
import { type CsvValue, csvLine } from '~/lib/csv'
import type { Queryable } from '~/platform/server/database/db'

/**
 * A list of the platform admins. Which rows stand on a page is found by the ids of one table alone, over an index;
 * what else is shown is read for those rows only. So a page costs the same at 100,000 rows.
 */
export type AdminList<Input, Row extends { id: string }> = {
  table: PgTable
  id: PgColumn
  /** What belongs into the list at all; missing when that is the whole table. */
  base?: SQL
  /** How many rows `base` leaves, where that can be told for less than by asking each. */
  size?: SQL
  /** What the input asks for; undefined when that is everything. */
  where: (input: Input, now: Date) => SQL | undefined
  /** The same where many rows are asked for: a condition on the row itself, so that walking the order can stop early. */
  walk?: (input: Input) => SQL | undefined
  /** With `walk`: a query of the ids of all rows asked for, to count them without going through the table. */
  found?: (input: Input) => SQL | undefined
  /** Whether finding takes going through the table, so that it should be done once for the page and the count. */
  isScan?: (input: Input) => boolean
  /** Always ends with the id, so that no row is shown twice. */
  order: (input: Input) => SQL
  rows: (db: Queryable, ids: string[], now: Date) => Promise<Row[]>
  /** Column heads and cells of the export. */
  csv: readonly { head: string; cell: (row: Row) => CsvValue }[]
}

/** One page with its rows and how many there are; `isTotalAtLeast` when counting stopped. */
export async function listPage<Input extends { page?: number }, Row extends { id: string }>(
  db: Queryable,
  list: AdminList<Input, Row>,
  input: Input,
  now: Date,
) {
  const where = list.where(input, now)
  const page = sql`limit ${ADMIN_PAGE_SIZE} offset ${listOffset(input)}`
  const walk = list.walk?.(input)
  const [ids, counted] = walk
    ? await walkOrFind(db, list, input, { where, walk, page })
    : list.isScan?.(input)
      ? await scanOnce(db, list, input, where)
      : await Promise.all([selectIds(db, list, input, where, page), countRows(db, list, where)])
  const rows = inOrder(ids, await readRows(db, list, ids, now))
  const isTotalAtLeast = where !== undefined && counted > COUNT_LIMIT
  return { rows, total: isTotalAtLeast ? COUNT_LIMIT : counted, isTotalAtLeast }
}

type Ways = { where: SQL | undefined; walk: SQL; page: SQL }

/**
 * Collecting all hits costs some 10 µs for each. Walking the order until the page is full costs 1 µs for each row on the
 * way, of 100,000: that is less where hits are many and the page is early.
 */
const WALKED_ROWS_PER_HIT = 10_000

async function walkOrFind<Input extends { page?: number }, Row extends { id: string }>(
  db: Queryable,
  list: AdminList<Input, Row>,
  input: Input,
  { where, walk, page }: Ways,
): Promise<[string[], number]> {
  const found = list.found?.(input)
  const counted = found
    ? await countIn(db, sql`(${found} limit ${COUNT_LIMIT + 1}) as counted`)
    : await countRows(db, list, where)
  const isWalked = (listOffset(input) + ADMIN_PAGE_SIZE) * WALKED_ROWS_PER_HIT < counted ** 2
  return [await selectIds(db, list, input, isWalked ? walk : where, page), counted]
}

/** In the order of the list, as far as is counted; or as far as the page, should it lie behind that. */
async function scanOnce<Input extends { page?: number }, Row extends { id: string }>(
  db: Queryable,
  list: AdminList<Input, Row>,
  input: Input,
  where: SQL | undefined,
): Promise<[string[], number]> {
  const until = listOffset(input) + ADMIN_PAGE_SIZE
  const found = await selectIds(db, list, input, where, sql`limit ${Math.max(until, COUNT_LIMIT + 1)}`)
  return [found.slice(listOffset(input), until), found.length]
}

const EXPORT_BATCH = 500

/** The whole list as the lines of a CSV file, in the order of the page. */
export async function* exportLines<Input, Row extends { id: string }>(
  db: Queryable,
  list: AdminList<Input, Row>,
  input: Input,
  now: Date,
): AsyncGenerator<string> {
  yield csvLine(list.csv.map(({ head }) => head))
  const ids = await selectIds(db, list, input, list.where(input, now), sql``)
  for (let start = 0; start < ids.length; start += EXPORT_BATCH) {
    const batch = ids.slice(start, start + EXPORT_BATCH)
    const rows = inOrder(batch, await readRows(db, list, batch, now))
    yield rows.map((row) => csvLine(list.csv.map(({ cell }) => cell(row)))).join('')
  }
}

async function selectIds<Input, Row extends { id: string }>(
  db: Queryable,
  list: AdminList<Input, Row>,
  input: Input,
  where: SQL | undefined,
  window: SQL,
): Promise<string[]> {
  const { table, id } = list
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id} as id from ${table} ${whereClause(list.base, where)} order by ${list.order(input)} ${window}`,
  )
  return rows.map((row) => row.id)
}

/** How many rows the list has in all, exactly. */
export function countAll<Input, Row extends { id: string }>(db: Queryable, list: AdminList<Input, Row>) {
  return countRows(db, list, undefined)
}

async function countRows<Input, Row extends { id: string }>(
  db: Queryable,
  { table, base, size }: AdminList<Input, Row>,
  where: SQL | undefined,
): Promise<number> {
  if (where)
    return countIn(db, sql`(select 1 from ${table} ${whereClause(base, where)} limit ${COUNT_LIMIT + 1}) as counted`)
  return size
    ? readCount(db, sql`select (${size})::int as count`)
    : countIn(db, sql`${table} ${whereClause(base, where)}`)
}

function countIn(db: Queryable, source: SQL): Promise<number> {
  return readCount(db, sql`select count(*)::int as count from ${source}`)
}

async function readCount(db: Queryable, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

function whereClause(base: SQL | undefined, where: SQL | undefined): SQL {
  const both = and(base, where)
  return both ? sql`where ${both}` : sql``
}

async function readRows<Input, Row extends { id: string }>(
  db: Queryable,
  list: AdminList<Input, Row>,
  ids: string[],
  now: Date,
) {
  return ids.length === 0 ? [] : list.rows(db, ids, now)
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
