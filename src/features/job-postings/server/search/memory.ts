import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { POINTS_PER_DEGREE } from './dictionaries'

export type KnownPoint = GeoPoint & { id: number; land: string }
export type KnownCompany = { id: number; name: string; key: string; profileId: string; benefits: string[] }
/** The small tables of the index, kept in memory: thousands of points, tens of thousands of companies. */
export type SearchMemory = {
  points: Map<number, KnownPoint>
  companies: Map<number, KnownCompany>
  /** Postings in the index, roughly; exact enough to choose a plan. */
  size: number
}

type Held = SearchMemory & { lastPoint: number; companiesUntil: string; checkedAt: number; refreshing?: Promise<void> }

/** Companies are looked for anew after so long; a point is made before its posting can be found, so it never waits. */
const COMPANY_AGE_MS = 1_000

const newsSchema = z.object({
  points: z.array(z.tuple([z.number(), z.number(), z.number(), z.string()])),
  companies: z.array(z.tuple([z.number(), z.string(), z.string(), z.string(), z.array(z.string())])),
  until: z.string(),
  sampled: z.number(),
})

let held: Held | undefined

/** Both tables as they are now; only what is new is read. */
export async function searchMemory(db: Queryable): Promise<SearchMemory> {
  held ??= { points: new Map(), companies: new Map(), size: 0, lastPoint: 0, companiesUntil: '-infinity', checkedAt: 0 }
  const memory = held
  if (Date.now() - memory.checkedAt < COMPANY_AGE_MS) return memory
  memory.refreshing ??= refresh(db, memory).finally(() => {
    memory.refreshing = undefined
  })
  await memory.refreshing
  return memory
}

async function refresh(db: Queryable, memory: Held) {
  // A row that was being written while we read has an earlier time than ours: some seconds are read twice.
  const { rows } = await db.execute(sql`select json_build_object(
    'points', (select coalesce(json_agg(json_build_array(id, lat, lon, land)), '[]') from search_point where id > ${memory.lastPoint}),
    'companies', (select coalesce(json_agg(json_build_array(id, name, key, profile_id, benefits)), '[]')
      from search_company where changed_at > ${memory.companiesUntil}::timestamptz - interval '10 seconds'),
    'sampled', (select count(*) from search_sample256),
    'until', clock_timestamp()) as news`)
  const news = newsSchema.parse(rows[0]?.news)
  for (const [id, lat, lon, land] of news.points) {
    memory.points.set(id, { id, lat: lat / POINTS_PER_DEGREE, lon: lon / POINTS_PER_DEGREE, land })
    memory.lastPoint = Math.max(memory.lastPoint, id)
  }
  for (const [id, name, key, profileId, benefits] of news.companies)
    memory.companies.set(id, { id, name, key, profileId, benefits })
  memory.size = news.sampled * 256
  memory.companiesUntil = news.until
  memory.checkedAt = Date.now()
}
