import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type CsvValue, csvLine } from '../../../lib/formats/csv.ts'
import { COUNT_LIMIT, PAGE_SIZE, pageOffset } from '../../../lib/paging.ts'
import type { Queryable } from '../database/db.ts'

/**
 * A long list, such as those of the platform admins, described once for its page and its export. The rows of a page are found by the ids of one table, over an index; everything else
 * is read for those rows only. So a page costs the same at 100,000 rows.
 */
export type PagedList<Input, Row extends { id: string }> = {
  /** Of the address of its page. */
  read: (raw: Record<string, unknown>) => Input
  table: PgTable
  id: PgColumn
  /** What belongs in the list at all; missing when that is the whole table. */
  base?: SQL
  /** How many rows `base` leaves, when there is a cheaper way than checking each. */
  size?: SQL
  /** What the input asks for; undefined when that is everything. */
  where: (input: Input, now: Date) => SQL | undefined
  /**
   * For searches that would scan the table: a query of the unique numbers (`as number`) of all matching rows, from
   * indexes alone; undefined for other searches. The list must be ordered by these numbers, highest first.
   */
  numbered?: { column: PgColumn; found: (input: Input) => SQL | undefined }
  /** Must end with the id, so that no row is shown twice. */
  order: (input: Input) => SQL
  rows: (db: Queryable, ids: string[], now: Date) => Promise<Row[]>
  /** Column headers and cells of the export. */
  csv: readonly { head: string; cell: (row: Row) => CsvValue }[]
}

/** One page with its rows and their total; `isTotalAtLeast` when counting stopped. */
export async function listPage<Input extends { page?: number }, Row extends { id: string }>(
  db: Queryable,
  list: PagedList<Input, Row>,
  input: Input,
  now: Date,
) {
  const where = list.where(input, now)
  const found = list.numbered?.found(input)
  const [ids, counted] = found
    ? await findOnce(db, list, input, found)
    : await Promise.all([selectIds(db, list, input, where, onPage(input)), countRows(db, list, where)])
  const rows = await rowsOf(db, list, ids, now)
  const isTotalAtLeast = where !== undefined && counted > COUNT_LIMIT
  return { rows, total: isTotalAtLeast ? COUNT_LIMIT : counted, isTotalAtLeast }
}

/** The rows of one page, for lists that are counted in another way. */
export async function pageRows<Input extends { page?: number }, Row extends { id: string }>(
  db: Queryable,
  list: PagedList<Input, Row>,
  input: Input,
  now: Date,
): Promise<Row[]> {
  const ids = await selectIds(db, list, input, list.where(input, now), onPage(input))
  return rowsOf(db, list, ids, now)
}

function onPage(input: { page?: number }): SQL {
  return sql`limit ${PAGE_SIZE} offset ${pageOffset(input)}`
}

/** Page and count of one search; it goes up to the counting limit, or to the page if that is further. */
async function findOnce<Input extends { page?: number }, Row extends { id: string }>(
  db: Queryable,
  { table, id, numbered }: PagedList<Input, Row>,
  input: Input,
  found: SQL,
): Promise<[string[], number]> {
  const offset = pageOffset(input)
  const until = Math.max(offset + PAGE_SIZE, COUNT_LIMIT + 1)
  const numbers = sql`select number from found order by number desc limit ${PAGE_SIZE} offset ${offset}`
  const { rows } = await db.execute<{ ids: string[]; count: number }>(
    sql`with found as materialized (select number from (${found}) as every_row order by number desc limit ${until})
      select (select count(*)::int from found) as count,
        array(select ${id} from ${table} where ${numbered?.column} in (${numbers}) order by ${numbered?.column} desc) as ids`,
  )
  return [rows[0]?.ids ?? [], rows[0]?.count ?? 0]
}

const EXPORT_BATCH = 500

/** The whole list as the lines of a CSV file, in the order of the page. */
export async function* exportLines<Input, Row extends { id: string }>(
  db: Queryable,
  list: PagedList<Input, Row>,
  input: Input,
  now: Date,
): AsyncGenerator<string> {
  yield csvLine(list.csv.map(({ head }) => head))
  const ids = await selectIds(db, list, input, list.where(input, now), sql``)
  for (let start = 0; start < ids.length; start += EXPORT_BATCH) {
    const batch = ids.slice(start, start + EXPORT_BATCH)
    const rows = await rowsOf(db, list, batch, now)
    yield rows.map((row) => csvLine(list.csv.map(({ cell }) => cell(row)))).join('')
  }
}

async function selectIds<Input, Row extends { id: string }>(
  db: Queryable,
  list: PagedList<Input, Row>,
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
export function countAll<Input, Row extends { id: string }>(db: Queryable, list: PagedList<Input, Row>) {
  return countRows(db, list, undefined)
}

async function countRows<Input, Row extends { id: string }>(
  db: Queryable,
  { table, base, size }: PagedList<Input, Row>,
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

/** The rows of some ids, in their order. */
async function rowsOf<Input, Row extends { id: string }>(
  db: Queryable,
  list: PagedList<Input, Row>,
  ids: string[],
  now: Date,
): Promise<Row[]> {
  const rows = ids.length === 0 ? [] : await list.rows(db, ids, now)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
