import { and, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import { placeIndex } from '~/features/places/server/place-index'
import { readPlace, type SearchedPlace } from '~/features/places/server/searched-place'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { distanceKm } from '~/lib/geo'
import { foldGerman } from '~/lib/german/fold'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { throughIndexes } from '~/platform/server/database/through-indexes'
import type { CompanySearch } from '../search-params'
import { COMPANY_SEARCH_SIZE } from '../vocabulary'
import { company, companyProfile } from './table'

/** Counting stops at this number, or at the page if that is further. */
const MOST_COUNTED = 5_000

/**
 * "Alle Unternehmen": one page of the matches, names that begin with the typed text first, then alphabetically. Every
 * word has to be in the name, in any form and spelling, as a whole word or part of a longer one.
 */
export async function searchCompanies(db: Queryable, search: CompanySearch) {
  return throughIndexes(db, (reader) => readCompanies(reader, search))
}

async function readCompanies(db: Queryable, search: CompanySearch) {
  const page = search.page ?? 1
  const found = search.wo ? readPlace(search.wo) : null
  const where = and(...conditions(search, found))
  const begins = foldGerman(search.was ?? '').trim()
  const limit = page * COMPANY_SEARCH_SIZE
  const key = sql`lower(${companyProfile.name})`
  /** The first of a part, alphabetically: along the index when there are many, through trigrams when there are few. */
  const part = (number: number, condition: SQL | undefined) => sql`(
    select ${companyProfile.id} as id, ${number}::int as part, ${key} as key from ${companyProfile}
    where ${condition} order by ${key}, ${companyProfile.id} limit ${limit}::int)`
  const beginning = startsWith(begins)
  const parts =
    begins === ''
      ? part(0, where)
      : sql`${part(0, and(where, beginning))} union all ${part(1, and(where, not(beginning)))}`
  // The page is found in narrow indexes alone; only its companies are read.
  const onPage = sql`(select * from (${parts}) as found order by part, key, id limit ${COMPANY_SEARCH_SIZE}::int
    offset ${limit - COMPANY_SEARCH_SIZE}::int) as on_page`
  const readPage = db
    .select(
      pick(companyProfile, 'id', 'name', 'city', 'industry', 'sizeBand', 'openPostings', 'logoFileId', 'lat', 'lon'),
    )
    .from(companyProfile)
    .innerJoin(onPage, sql`on_page.id = ${companyProfile.id}`)
    .orderBy(sql`on_page.part`, sql`on_page.key`, sql`on_page.id`)
  const most = Math.max(MOST_COUNTED, limit)
  // The page stops when it is full, the count reads more matches.
  const rows = await readPage
  const counted = await countUpTo(db, where, most + 1)
  const point = found?.kind === 'point' ? found.place : null
  return {
    items: rows.map(({ lat, lon, ...item }) => ({
      ...item,
      distanceKm: point && lat !== null && lon !== null ? distanceKm(point, { lat, lon }) : null,
    })),
    total: Math.min(counted, most),
    /** Otherwise there are more. */
    isTotalExact: counted <= most,
    page,
    size: COMPANY_SEARCH_SIZE,
    ...placeAnswer(search, found),
  }
}

/** Stops at a limit: for a word in every second name the rest would cost more than the page. */
async function countUpTo(db: Queryable, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(companyProfile)
    .where(where)
    .limit(most)
    .as('some')
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return count?.total ?? 0
}

/** The recognised place, and other places of the same name to choose from. */
function placeAnswer({ wo }: CompanySearch, found: SearchedPlace | null) {
  if (found === null) return { isPlaceUnknown: Boolean(wo), place: null, otherPlaces: [] }
  if (found.kind === 'land') return { isPlaceUnknown: false, place: found.label, otherPlaces: [] }
  return { isPlaceUnknown: false, place: found.place.label, otherPlaces: found.others.map(({ label }) => label) }
}

function conditions({ was, branche, umkreis, stellen }: CompanySearch, place: SearchedPlace | null): SQL[] {
  return [
    // The few that exist, read once, instead of a query for each company.
    sql`${companyProfile.companyId} not in (select ${company.id} from ${company} where ${company.suspendedAt} is not null)`,
    ...namedBy(was ?? ''),
    ...(branche ? [eq(companyProfile.industry, branche)] : []),
    ...(stellen ? [gt(companyProfile.openPostings, 0)] : []),
    ...(place ? [isIn(place, umkreis)] : []),
  ]
}

/** Shorter stems and parts are in too many names. */
const SHORTEST = 3

function namedBy(text: string): SQL[] {
  const words = germanWords(text)
  if (words.length > 0) return words.map(isNamed)
  // Only stop words or symbols: taken literally.
  const plain = foldGerman(text).trim()
  return plain === '' ? [] : [contains(plain)]
}

/** The word as written, its stem (so "Bäckereien" finds "Bäckerei"), or all parts of a compound, in any order. */
function isNamed({ raw, term, parts }: GermanWord): SQL {
  const written = foldGerman(raw)
  const hasStem = term.length >= SHORTEST
  // A name with the word also has its stem, so one pattern covers both.
  const ways = hasStem && written.includes(term) ? [] : [contains(written)]
  if (hasStem) ways.push(contains(term))
  if (parts.length > 1 && parts.every((part) => part.length >= SHORTEST))
    ways.push(sql`(${sql.join(parts.map(contains), sql` and `)})`)
  return sql`(${sql.join(ways, sql` or `)})`
}

/**
 * Found through the trigrams of `company_profile_words_idx`, or, when it is very frequent (or too short), in
 * `company_profile_search_idx` alone.
 */
function contains(text: string): SQL {
  return sql`${companyProfile.searchName} like ${`%${asPattern(text)}%`}`
}

function startsWith(text: string): SQL {
  return sql`${companyProfile.searchName} like ${`${asPattern(text)}%`}`
}

function asPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

const KM_PER_DEGREE = 111.2
/** "Nur dieser Ort" includes the town around its coordinates. */
const LEAST_RADIUS_KM = 5

function isIn(place: SearchedPlace, umkreis: number | undefined): SQL {
  if (place.kind === 'land') {
    const codes = placeIndex().entries.flatMap(({ land, postalCodes }) => (land === place.land ? postalCodes : []))
    return inArray(companyProfile.postalCode, codes)
  }
  const { lat, lon } = place.place
  const radius = Math.max(LEAST_RADIUS_KM, umkreis ?? place.radiusKm ?? SEARCH_RADIUS_KM)
  const [dLat, dLon] = [radius / KM_PER_DEGREE, radius / KM_PER_DEGREE / Math.cos((lat * Math.PI) / 180)]
  // Such a small part of the earth can be treated as flat.
  const flat = sql`((${companyProfile.lat} - ${lat}) / ${dLat}) ^ 2 + ((${companyProfile.lon} - ${lon}) / ${dLon}) ^ 2 <= 1`
  return sql`(${companyProfile.lat} between ${lat - dLat} and ${lat + dLat}
    and ${companyProfile.lon} between ${lon - dLon} and ${lon + dLon} and ${flat})`
}
