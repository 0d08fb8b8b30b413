import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { placeIndex } from '~/features/places/server/place-index'
import { readPlace, type SearchedPlace } from '~/features/places/server/searched-place'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { distanceKm } from '~/lib/geo'
import { foldGerman } from '~/lib/german-fold'
import { type GermanWord, germanWords } from '~/lib/german-words'
import type { Queryable } from '~/platform/server/database/db'
import { throughIndexes } from '~/platform/server/database/through-indexes'
import type { CompanySearch } from '../search-params'
import { COMPANY_SEARCH_SIZE } from '../vocabulary'
import { company, companyProfile } from './table'

/**
 * "Alle Unternehmen": one page of those that match, names that begin with what was typed first, then by the alphabet.
 * Every word has to be in the name, in any form and spelling, whole or as part of a longer one.
 */
export async function searchCompanies(db: Queryable, search: CompanySearch) {
  return throughIndexes(db, (reader) => readCompanies(reader, search))
}

async function readCompanies(db: Queryable, search: CompanySearch) {
  const page = search.page ?? 1
  const found = search.wo ? readPlace(search.wo) : null
  const where = and(...conditions(search, found))
  const begins = foldGerman(search.was ?? '').trim()
  const inOrder = begins === ''
  const order = [
    ...(inOrder ? [] : [desc(sql`starts_with(${companyProfile.searchName}, ${begins})`)]),
    asc(sql`lower(${companyProfile.name})`),
    asc(companyProfile.id),
  ]
  // The page is found in the index alone, which is narrow; only its companies are read.
  const onPage = db.$with('on_page').as(
    db
      .select({
        id: companyProfile.id,
        position: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('position'),
        total: sql<number | null>`${inOrder ? sql`null::int` : sql`count(*) over ()`}`.as('total'),
      })
      .from(companyProfile)
      .where(where)
      .orderBy(...order)
      .limit(COMPANY_SEARCH_SIZE)
      .offset((page - 1) * COMPANY_SEARCH_SIZE),
  )
  const readPage = db
    .with(onPage)
    .select({
      id: companyProfile.id,
      name: companyProfile.name,
      city: companyProfile.city,
      industry: companyProfile.industry,
      sizeBand: companyProfile.sizeBand,
      openPostings: companyProfile.openPostings,
      lat: companyProfile.lat,
      lon: companyProfile.lon,
      total: onPage.total,
    })
    .from(companyProfile)
    .innerJoin(onPage, eq(onPage.id, companyProfile.id))
    .orderBy(onPage.position)
  // In the index's own order the page stops where it is full, and the count alone goes through all names.
  const [rows, counted] = await Promise.all([readPage, inOrder ? countAll(db, where) : null])
  const point = found?.kind === 'point' ? found.place : null
  return {
    items: rows.map(({ lat, lon, total: _, ...item }) => ({
      ...item,
      distanceKm: point && lat !== null && lon !== null ? distanceKm(point, { lat, lon }) : null,
    })),
    total: counted ?? rows[0]?.total ?? (page === 1 ? 0 : await countAll(db, where)),
    page,
    size: COMPANY_SEARCH_SIZE,
    ...placeAnswer(search, found),
  }
}

async function countAll(db: Queryable, where: SQL | undefined): Promise<number> {
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(companyProfile).where(where)
  return count?.total ?? 0
}

/** What was understood of the place, and other places of its name to ask back. */
function placeAnswer({ wo }: CompanySearch, found: SearchedPlace | null) {
  if (found === null) return { isPlaceUnknown: Boolean(wo), place: null, otherPlaces: [] }
  if (found.kind === 'land') return { isPlaceUnknown: false, place: found.label, otherPlaces: [] }
  return { isPlaceUnknown: false, place: found.place.label, otherPlaces: found.others.map(({ label }) => label) }
}

function conditions({ was, branche, umkreis, stellen }: CompanySearch, place: SearchedPlace | null): SQL[] {
  return [
    sql`not exists (select from ${company} where ${company.id} = ${companyProfile.companyId} and ${company.suspendedAt} is not null)`,
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
  // Nothing but stop words or signs: taken as it stands.
  const plain = foldGerman(text).trim()
  return plain === '' ? [] : [contains(plain)]
}

/** The word as written, its stem (so "Bäckereien" finds "Bäckerei"), or all parts of a compound, in any order. */
function isNamed({ raw, term, parts }: GermanWord): SQL {
  const ways = [contains(foldGerman(raw))]
  if (term.length >= SHORTEST) ways.push(contains(term))
  if (parts.length > 1 && parts.every((part) => part.length >= SHORTEST))
    ways.push(sql`(${sql.join(parts.map(contains), sql` and `)})`)
  return sql`(${sql.join(ways, sql` or `)})`
}

/** Looked for in `company_profile_search_idx` alone, which is read faster than the wide rows of many matches. */
function contains(text: string): SQL {
  return sql`strpos(${companyProfile.searchName}, ${text}) > 0`
}

const KM_PER_DEGREE = 111.2
/** "Nur dieser Ort" still takes in the town around its point. */
const LEAST_RADIUS_KM = 5

function isIn(place: SearchedPlace, umkreis: number | undefined): SQL {
  if (place.kind === 'land') {
    const codes = placeIndex().entries.flatMap(({ land, postalCodes }) => (land === place.land ? postalCodes : []))
    return inArray(companyProfile.postalCode, codes)
  }
  const { lat, lon } = place.place
  const radius = Math.max(LEAST_RADIUS_KM, umkreis ?? place.radiusKm ?? SEARCH_RADIUS_KM)
  const [dLat, dLon] = [radius / KM_PER_DEGREE, radius / KM_PER_DEGREE / Math.cos((lat * Math.PI) / 180)]
  // So small a piece of the earth is flat.
  const flat = sql`((${companyProfile.lat} - ${lat}) / ${dLat}) ^ 2 + ((${companyProfile.lon} - ${lon}) / ${dLon}) ^ 2 <= 1`
  return sql`(${companyProfile.lat} between ${lat - dLat} and ${lat + dLat}
    and ${companyProfile.lon} between ${lon - dLon} and ${lon + dLon} and ${flat})`
}
