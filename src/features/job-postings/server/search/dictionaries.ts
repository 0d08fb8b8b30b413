import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Place } from '~/features/places/schema'
import type { Transaction } from '~/platform/server/database/db'
import { searchTitle } from '../search-table'
import { suggestionKey } from './suggestion-key'

/** Points are kept in thousandths of a degree, some hundred metres. */
export const POINTS_PER_DEGREE = 1000

const rowsSchema = z.array(z.object({ key: z.string(), id: z.number() }))

/** Ids of the points of these places, made where they are missing. */
export async function pointIds(tx: Transaction, places: readonly Place[]): Promise<(place: Place) => number> {
  const points = places.map((place) => ({ lat: grid(place.lat), lon: grid(place.lon), land: place.land }))
  const distinct = [...new Map(points.map((point) => [pointKey(point), point])).values()].sort(byKey(pointKey))
  await tx.execute(sql`
    insert into search_point (lat, lon, land)
    select lat, lon, land from json_to_recordset(${JSON.stringify(distinct)}::json) as p(lat int, lon int, land text)
    where not exists (select from search_point s where (s.lat, s.lon, s.land) = (p.lat, p.lon, p.land))
    on conflict do nothing`)
  const { rows } = await tx.execute(sql`
    select s.lat || ' ' || s.lon || ' ' || s.land as key, s.id from search_point s
    join json_to_recordset(${JSON.stringify(distinct)}::json) as p(lat int, lon int, land text) using (lat, lon, land)`)
  const ids = new Map(rowsSchema.parse(rows).map(({ key, id }) => [key, id]))
  return (place) => ids.get(pointKey({ lat: grid(place.lat), lon: grid(place.lon), land: place.land })) ?? 0
}

type CompanySource = { companyId: string; profileId: string; companyName: string; benefits: string[] }

/** Ids of these companies, made where they are missing; name and benefits are brought up to date. */
export async function companyIds(
  tx: Transaction,
  sources: readonly CompanySource[],
): Promise<(companyId: string) => number> {
  const distinct = [...new Map(sources.map((source) => [source.companyId, source])).values()]
    .sort(byKey(({ companyId }) => companyId))
    .map(({ companyId, profileId, companyName, benefits }) => ({
      company: companyId,
      profile: profileId,
      name: companyName,
      key: suggestionKey(companyName),
      benefits,
    }))
  const given = sql`json_to_recordset(${JSON.stringify(distinct)}::json)
    as c(company uuid, profile uuid, name text, key text, benefits text[])`
  await tx.execute(sql`
    insert into search_company as s (company_id, profile_id, name, key, benefits, changed_at)
    select company, profile, name, key, benefits, clock_timestamp() from ${given}
    where not exists (select from search_company o where o.company_id = c.company and (o.name, o.key, o.benefits) = (c.name, c.key, c.benefits))
    on conflict (company_id) do update
      set name = excluded.name, key = excluded.key, benefits = excluded.benefits, changed_at = excluded.changed_at
      where (s.name, s.key, s.benefits) is distinct from (excluded.name, excluded.key, excluded.benefits)`)
  const { rows } = await tx.execute(
    sql`select s.company_id::text as key, s.id from search_company s join ${given} on c.company = s.company_id`,
  )
  const ids = new Map(rowsSchema.parse(rows).map(({ key, id }) => [key, id]))
  return (companyId) => ids.get(companyId) ?? 0
}

/** Ids of these titles, made where they are missing. */
export async function titleIds(tx: Transaction, titles: readonly string[]): Promise<(title: string) => number> {
  const distinct = [...new Map(titles.map((title) => [suggestionKey(title), title]))]
    .map(([key, title]) => ({ key, title }))
    .sort(byKey(({ key }) => key))
  await tx.insert(searchTitle).values(distinct).onConflictDoNothing()
  const rows = await tx
    .select({ id: searchTitle.id, key: searchTitle.key })
    .from(searchTitle)
    .where(
      inArray(
        searchTitle.key,
        distinct.map(({ key }) => key),
      ),
    )
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  return (title) => ids.get(suggestionKey(title)) ?? 0
}

/** Always in one order, so that two writers do not wait for each other. */
function byKey<Item>(key: (item: Item) => string) {
  return (a: Item, b: Item) => (key(a) < key(b) ? -1 : 1)
}

function grid(degrees: number): number {
  return Math.round(degrees * POINTS_PER_DEGREE)
}

function pointKey({ lat, lon, land }: { lat: number; lon: number; land: string }): string {
  return `${lat} ${lon} ${land}`
}
