import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import type { SearchOrder } from '../../search-params'
import { estimates } from './collect'
import type { Area, RowConditions } from './conditions'
import type { Cursor } from './cursor'

export type HitRow = { id: string; pub: number; pay: number; level: number; km: number | null }
export type PageRequest = { order: SearchOrder; offset: number; size: number; after: Cursor | null }

/** One level of relevance: everything that a row must be, but not be in the level before. */
export type Level = RowConditions

type Row = { id: string; pub: number; pay: number; place: number; more: number[] | null }
const rowsSchema = z.array(
  z.object({
    id: z.string(),
    pub: z.number(),
    pay: z.number(),
    place: z.number(),
    more: z.array(z.number()).nullable(),
  }),
)

const levelRowsSchema = z.array(rowsSchema.element.extend({ level: z.number() }))

/** Distances at which "nearest first" stops to look whether it has enough. */
const RINGS_KM = [3, 10, 25, 50, 100, 201]

/**
 * The rows of one page. By relevance the levels come one after the other, within each the newest first.
 *
 * @param levels disjoint, best first
 * @param whole what matches at all
 * @param total how many match, roughly; decides how they are read
 */
export async function readPage(
  db: Queryable,
  {
    levels,
    whole,
    area,
    size,
    total,
  }: { levels: Level[]; whole: Level; area: Area | null; size: number; total: number },
  request: PageRequest,
): Promise<HitRow[]> {
  if (request.order === 'entfernung' && area) return nearest(db, whole, area, request)
  const isByPay = request.order === 'gehalt'
  const isByDate = request.order === 'datum' || isByPay
  const { after } = request
  const offset = after ? 0 : request.offset
  const parts = (isByDate ? [whole] : levels).flatMap((conditions, level): Part[] => {
    if (after && level < after.level) return []
    const beyond = after && level === after.level ? [afterCursor(after, isByPay)] : []
    return [{ level, conditions: { ...conditions, where: [...conditions.where, ...beyond] } }]
  })
  const rows = await readOrdered(db, parts, {
    isByPay,
    limit: offset + request.size,
    size,
    total,
    isWhole: isByDate || levels.length === 1,
  })
  return rows.slice(offset).map((row) => hit(row, row.level, area))
}

type Part = { level: number; conditions: RowConditions }
type Reading = { isByPay: boolean; limit: number; size: number; total: number; isWhole: boolean }

/**
 * The first rows in their order, one level after the other, in one statement: it stops at the level that fills the page.
 * Few matches are collected through the word index and sorted; of many the first are found sooner by walking along the
 * order. Which is cheaper is decided here: the planner knows nothing of our lexemes.
 */
async function readOrdered(db: Queryable, parts: Part[], reading: Reading): Promise<(Row & { level: number })[]> {
  if (parts.length === 0) return []
  const { isByPay, limit } = reading
  const order = isByPay ? sql`pay desc, pub desc, job_posting_id desc` : sql`pub desc, job_posting_id desc`
  const columns = sql`job_posting_id, pub, pay, place, more_places`
  const walked = await walks(db, parts, reading)
  const selects = parts.map(({ level, conditions: { tsquery, where } }, index) => {
    const isWalked = walked[index] === true
    const match = isWalked ? sql`ts_match_vq(terms, ${tsquery}::tsquery)` : sql`terms @@ ${tsquery}::tsquery`
    const all = sql.join([...(tsquery === '' ? [] : [match]), ...where], sql` and `)
    const source = isWalked ? sql`search_posting where ${all}` : sql`m`
    const collected = isWalked
      ? sql``
      : sql`with m as materialized (select ${columns} from search_posting where ${all}) `
    return sql`(${collected}select ${level}::int as level, job_posting_id as id, pub, pay, place, more_places as more
      from ${source} order by ${order} limit ${limit}::int)`
  })
  // Without an order of its own the whole keeps that of its parts, and reads no more of them than it needs.
  const { rows } = await db.execute(
    sql`select * from (${sql.join(selects, sql` union all `)}) as found limit ${limit}::int`,
  )
  return levelRowsSchema.parse(rows)
}

/** Rows of the order looked at until the page is full, against rows collected; looking at one costs some four times as much. */
async function walks(db: Queryable, parts: Part[], { total, isWhole, size, limit }: Reading): Promise<boolean[]> {
  const pays = (matches: number) => (size / Math.max(matches, 1)) * limit * 4 < matches
  const hasWords = parts.map(({ conditions }) => conditions.tsquery !== '')
  if (!pays(total) || isWhole) return hasWords.map((has) => !has || pays(total))
  const matches = await estimates(
    db,
    parts.map(({ conditions }) => conditions),
  )
  return matches.map((count, index) => hasWords[index] === false || pays(count))
}

function afterCursor({ pay, pub, id }: Cursor, isByPay: boolean): SQL {
  return isByPay
    ? sql`(pay, pub, job_posting_id) < (${pay}, ${pub}, ${id}::uuid)`
    : sql`(pub, job_posting_id) < (${pub}, ${id}::uuid)`
}

/** Widens the circle until the page is full. */
async function nearest(db: Queryable, whole: Level, area: Area, request: PageRequest): Promise<HitRow[]> {
  const wanted = request.offset + request.size
  let sorted: HitRow[] = []
  for (const km of RINGS_KM) {
    const inside = new Map([...area.kilometres].filter(([, distance]) => distance <= km))
    const isLast = inside.size === area.kilometres.size
    const ids = sql`${sql.param([...inside.keys()])}::int[]`
    const near = isLast ? [] : [sql`(place = any(${ids}) or (more_places is not null and more_places && ${ids}))`]
    const { tsquery, where } = whole
    const match = tsquery === '' ? [] : [sql`terms @@ ${tsquery}::tsquery`]
    const { rows } = await db.execute(sql`
      select job_posting_id as id, pub, pay, place, more_places as more from search_posting
      where ${sql.join([...match, ...where, ...near], sql` and `)}`)
    sorted = rowsSchema
      .parse(rows)
      .map((row) => hit(row, 0, area))
      .sort((a, b) => (a.km ?? 1000) - (b.km ?? 1000) || b.pub - a.pub || (a.id < b.id ? 1 : -1))
    if (sorted.length >= wanted || isLast) break
  }
  return sorted.slice(request.offset, wanted)
}

function hit({ id, pub, pay, place, more }: Row, level: number, area: Area | null): HitRow {
  const distances = [place, ...(more ?? [])].flatMap((point) => area?.kilometres.get(point) ?? [])
  return { id, pub, pay, level, km: distances.length === 0 ? null : Math.min(...distances) }
}
