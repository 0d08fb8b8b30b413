import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import type { GeoPoint } from '~/lib/geo'
import { quoteLexeme } from '~/lib/german-text'
import { germanWords } from '~/lib/german-words'
import { familiesOfTitle } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import { preparedOnce } from '~/platform/server/database/prepared'
import { OCCUPATION_FIELDS, type OccupationField } from '../../vocabulary'
import { POINTS_PER_DEGREE } from '../search/dictionaries'
import { searchPosting } from '../search-table'
import { jobPosting } from '../table'
import { selectCards } from './card'

/** The newest active postings. */
export async function latestPostings(db: Queryable, input: { limit: number }, now: Date) {
  const rows = await selectCards(db)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(input.limit)
  return rows.map(({ card }) => card)
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
  const [rows, [total]] = await Promise.all([
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
  return { items: rows.map(({ card }) => card), total: total?.count ?? 0, page, pageSize: COMPANY_PAGE_SIZE }
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
  const [place] = posting.places
  const rows = await preparedSimilar(db).execute({
    id: posting.id,
    now: Math.floor(now.getTime() / 1000),
    whole,
    first: levels[0],
    second: levels[1],
    limit,
    // What is without a place has no distance, and is as near as it gets.
    lat: place ? place.lat * POINTS_PER_DEGREE : null,
    lon: place ? place.lon * POINTS_PER_DEGREE : null,
    east: place ? KM_PER_POINT * Math.cos((place.lat * Math.PI) / 180) : null,
  })
  return rows.map(({ card }) => card)
}

/** Of latitude. */
const KM_PER_POINT = 111.2 / POINTS_PER_DEGREE
/** So far away, in km, counts as equally near. */
const RINGS_KM = [30, 75, 150]

/** The cards of similar postings in one statement, put together once: with each page it would cost a tenth of it. */
const preparedSimilar = preparedOnce((db) => {
  const { placeholder } = sql
  const terms = (name: string) => sql`${placeholder(name)}::text::tsquery`
  const squared = (degrees: SQL, width: SQL) => sql`power(${degrees} * ${width}::float8, 2)`
  const distance = sql`select sqrt(
      ${squared(sql`(lat - ${placeholder('lat')}::float8)`, sql`${KM_PER_POINT}`)}
      + ${squared(sql`(lon - ${placeholder('lon')}::float8)`, sql`${placeholder('east')}`)})
    from search_point where search_point.id = recent.place`
  // In which ring around the place, from 0.
  const ring = sql`width_bucket(coalesce((${distance}), 0), ${sql.param(RINGS_KM)}::float8[])`
  // The newest hundreds are enough to choose from; a field alone may have a hundred thousand.
  const chosen = sql`(
    select job_posting_id as id, row_number() over (
      order by terms @@ ${terms('first')} desc, terms @@ ${terms('second')} desc, ${ring}, pub desc, job_posting_id desc
    ) as rank
    from (
      select * from search_posting
      where terms @@ ${terms('whole')} and ends > ${placeholder('now')} and job_posting_id <> ${placeholder('id')}
      order by pub desc, job_posting_id desc limit 300
    ) recent
    order by rank limit ${placeholder('limit')}
  ) chosen`
  return (
    selectCards(db)
      .innerJoin(chosen, sql`chosen.id = ${jobPosting.id}`)
      .orderBy(sql`chosen.rank`)
      // Without a name: planned anew each time, for these words.
      .prepare('')
  )
})
