import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { companyProfile } from '~/features/companies/server/table'
import type { GeoPoint } from '~/lib/geo'
import { quoteLexeme } from '~/lib/german-text'
import { germanWords } from '~/lib/german-words'
import { familiesOfTitle } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import { OCCUPATION_FIELDS, type OccupationField } from '../../vocabulary'
import { POINTS_PER_DEGREE } from '../search/dictionaries'
import { searchPosting } from '../search-table'
import { jobPosting } from '../table'
import { cardsByIds, selectCards } from './card'

/** The newest active postings. */
export async function latestPostings(db: Queryable, input: { limit: number }, now: Date) {
  return selectCards(db)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(input.limit)
}

export const COMPANY_PAGE_SIZE = 20

/** One page of the active postings of a company, newest first, and how many there are. */
export async function postingsOfCompany(
  db: Queryable,
  { companyProfileId, page }: { companyProfileId: string; page: number },
  now: Date,
) {
  const isShown = and(
    eq(companyProfile.id, companyProfileId),
    eq(jobPosting.status, 'published'),
    gt(jobPosting.runsUntil, now),
  )
  const [items, [total]] = await Promise.all([
    selectCards(db)
      .where(isShown)
      .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
      .limit(COMPANY_PAGE_SIZE)
      .offset((page - 1) * COMPANY_PAGE_SIZE),
    db
      .select({ count: count() })
      .from(jobPosting)
      .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
      .where(isShown),
  ])
  return { items, total: total?.count ?? 0, page, pageSize: COMPANY_PAGE_SIZE }
}

/** Live figures of the home page: active postings, and how many there are in each occupation field, largest first. */
export async function postingStatistics(db: Queryable, now: Date) {
  const code = sql<number>`${searchPosting.code} >> 14`
  const rows = await db
    .select({ code, count: count() })
    .from(searchPosting)
    .where(gt(searchPosting.ends, Math.floor(now.getTime() / 1000)))
    .groupBy(code)
  const fields = rows.flatMap(({ code, count }) => {
    const field = OCCUPATION_FIELDS[code - 1]
    return field === undefined ? [] : [{ field, count }]
  })
  return {
    active: rows.reduce((sum, row) => sum + row.count, 0),
    fields: fields.sort((a, b) => b.count - a.count || a.field.localeCompare(b.field, 'de')),
  }
}

/**
 * Active postings with a word of the title, of the same occupation or field: the same occupation first, then those with
 * the same word; among equals the nearer first, then the newest.
 */
export async function similarPostings(
  db: Queryable,
  posting: { id: string; title: string; occupationField: OccupationField | null; places: readonly GeoPoint[] },
  now: Date,
  limit = 4,
) {
  const words = germanWords(posting.title)
  const families = familiesOfTitle(words)
  const field = posting.occupationField === null ? [] : [`F${OCCUPATION_FIELDS.indexOf(posting.occupationField)}`]
  const alike = words.map(({ term }) => `H${term}`)
  const levels = [families.map((key) => `O${key}`), alike, field].map((lexemes) => lexemes.map(quoteLexeme).join(' | '))
  const whole = levels.filter((level) => level !== '').join(' | ')
  if (whole === '') return []
  // The newest hundreds are enough to choose from; a field alone may have a hundred thousand.
  const { rows } = await db.execute(sql`
    select job_posting_id as id from (
      select * from search_posting
      where terms @@ ${whole}::tsquery and ends > ${Math.floor(now.getTime() / 1000)} and job_posting_id <> ${posting.id}
      order by pub desc, job_posting_id desc limit 300
    ) recent
    order by terms @@ ${levels[0]}::tsquery desc, terms @@ ${levels[1]}::tsquery desc, ${ringAround(posting.places[0])},
      pub desc, job_posting_id desc
    limit ${limit}`)
  return cardsByIds(
    db,
    idsSchema.parse(rows).map(({ id }) => id),
  )
}

const KM_PER_DEGREE = 111.2
/** So far away, in km, counts as equally near. */
const RINGS_KM = [30, 75, 150]

/** Of a row of `recent` in which ring around a point it is, from 0; what is without a place is as near as it gets. */
function ringAround(point: GeoPoint | undefined): SQL {
  if (point === undefined) return sql`null::int`
  const km = (degrees: SQL, width: number) => sql`power(${degrees} * ${width}::float8, 2)`
  const south = KM_PER_DEGREE / POINTS_PER_DEGREE
  const distance = sql`select sqrt(
      ${km(sql`(lat - ${point.lat * POINTS_PER_DEGREE}::float8)`, south)}
      + ${km(sql`(lon - ${point.lon * POINTS_PER_DEGREE}::float8)`, south * Math.cos((point.lat * Math.PI) / 180))})
    from search_point where search_point.id = recent.place`
  return sql`width_bucket(coalesce((${distance}), 0), ${sql.param(RINGS_KM)}::float8[])`
}

const idsSchema = z.array(z.object({ id: z.uuid() }))
