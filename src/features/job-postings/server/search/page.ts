import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import type { SearchOrder } from '../../search-params'
import { type Area, type RowConditions, walkedWhereOf, whereOf } from './conditions'
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

/** What to read a page from. */
export type PageSource = {
  /** Disjoint, best first. */
  levels: Level[]
  /** What matches at all. */
  whole: Level
  area: Area | null
  /** Where there are no words: rows of which this is true come first. */
  isInside: SQL | null
}

/** How many match in all and on each level, and how many postings there are, roughly; decides how they are read. */
export type Sizes = { index: number; total: number; levels: readonly number[] }

/** The rows of one page. By relevance the levels come one after the other, within each the newest first. */
export async function readPage(
  db: Queryable,
  source: PageSource,
  sizes: Sizes | null,
  request: PageRequest,
): Promise<HitRow[]> {
  const { levels, whole, area } = source
  if (request.order === 'entfernung' && area) return nearest(db, whole, area, request)
  const { after } = request
  const isByPay = request.order === 'gehalt'
  const isByDate = request.order === 'datum' || isByPay
  const limit = lastRow(request)
  const parts = (isByDate ? [whole] : levels).flatMap((conditions, level): Part[] => {
    if (after && level < after.level) return []
    const beyond = after && level === after.level ? [afterCursor(after, isByPay)] : []
    const matches = isByDate || levels.length === 1 ? sizes?.total : sizes?.levels[level]
    const isWalked = !hasIndexQuery(conditions) || (sizes !== null && isWalkCheaper(matches ?? 0, sizes.index, limit))
    return [{ level, isWalked, conditions: { ...conditions, where: [...conditions.where, ...beyond] } }]
  })
  if (parts.length === 0) return []
  // Without an order of its own the whole keeps that of its parts, and reads no more of them than it needs.
  const selects = parts.map((part) => selectPart(part, orderOf(isByPay), limit))
  const { rows } = await db.execute(
    sql`select * from (${sql.join(selects, sql` union all `)}) as found limit ${limit}::int`,
  )
  const read = levelRowsSchema.parse(rows)
  return (after ? read : read.slice(request.offset)).map((row) => hit(row, row.level, area))
}

function lastRow({ after, offset, size }: PageRequest): number {
  return after ? size : offset + size
}

type Part = { level: number; isWalked: boolean; conditions: RowConditions }

/**
 * The first rows of one level in their order. Few matches are collected through the word index and sorted; of many the
 * first are found sooner by walking along the order. The planner cannot choose: it knows nothing of our lexemes.
 */
function selectPart({ level, isWalked, conditions }: Part, order: SQL, limit: number): SQL {
  const columns = sql`job_posting_id, pub, pay, place, more_places`
  // With an offset it is planned on its own, without a thought of the order.
  const source = isWalked
    ? sql`search_posting where ${walkedWhereOf(conditions)}`
    : sql`(select ${columns} from search_posting where ${whereOf(conditions)} offset 0) as c`
  return sql`(select ${level}::int as level, job_posting_id as id, pub, pay, place, more_places as more
    from ${source} order by ${order} limit ${limit}::int)`
}

/**
 * The first page as one column of JSON, for a statement that has the matches (or more, without the filters) as `m`. All
 * levels but the last are small and collected on their own; the last takes from `m` what is in none of them. Where `m`
 * is so small that it has the terms (`hasTerms`), each row says its level itself.
 */
export function pageFromMatches({ levels, whole, isInside }: PageSource, request: PageRequest, hasTerms: boolean): SQL {
  const limit = lastRow(request)
  const order = orderOf(request.order === 'gehalt')
  const passes = whole.columns.length === 0 ? sql`true` : sql.join(whole.columns, sql` and `)
  const columns = sql`job_posting_id as id, pub, pay, place, more_places as more`
  const isByLevel = request.order === 'relevanz' && levels.length > 1
  if (!isByLevel || isInside !== null || hasTerms) {
    const level = isByLevel ? levelOfRow(levels, isInside) : sql`0`
    return sql`(select json_agg(found) from (
      select ${level} as level, ${columns} from m where ${passes} order by level, ${order} limit ${limit}::int) as found)`
  }
  const better = levels.slice(0, -1)
  const level = sql`${better.length}::int`
  const parts = better.map((conditions, index) =>
    selectPart({ level: index, isWalked: false, conditions }, order, limit),
  )
  // When the better levels do not fill the page, all of their rows are among them.
  return sql`(select json_agg(found) from (
    with better as materialized (select * from (${sql.join(parts, sql` union all `)}) as b limit ${limit}::int)
    select * from better
    union all
    (select ${level} as level, ${columns} from m
      where (select count(*) from better) < ${limit}::int and job_posting_id not in (select id from better) and ${passes}
      order by ${order} limit ${limit}::int)
    limit ${limit}::int) as found)`
}

/** The level of a row of `m`, without asking the word index. */
function levelOfRow(levels: readonly Level[], isInside: SQL | null): SQL {
  if (isInside !== null) return sql`case when ${isInside} then 0 else 1 end`
  const cases = levels.slice(0, -1).map(({ words }, level) => sql`when terms @@ ${words}::tsquery then ${level}::int`)
  return sql`case ${sql.join(cases, sql` `)} else ${levels.length - 1}::int end`
}

/** The hits of what {@link pageFromMatches} gave. */
export function readHits(page: unknown, { area }: PageSource): HitRow[] {
  return levelRowsSchema.parse(page ?? []).map((row) => hit(row, row.level, area))
}

function orderOf(isByPay: boolean): SQL {
  return isByPay ? sql`pay desc, pub desc, job_posting_id desc` : sql`pub desc, job_posting_id desc`
}

function hasIndexQuery({ words, cells, tags }: RowConditions): boolean {
  return words !== null || cells !== null || tags.length > 0
}

/** Rows of the order looked at until the page is full, against rows collected; looking at one costs some four times as much. */
function isWalkCheaper(matches: number, size: number, limit: number): boolean {
  return (size / Math.max(matches, 1)) * limit * 4 < matches
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
    const { rows } = await db.execute(sql`
      select job_posting_id as id, pub, pay, place, more_places as more from search_posting
      where ${whereOf({ ...whole, where: [...whole.where, ...near] })}`)
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
