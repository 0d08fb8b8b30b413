import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { POINTS_PER_DEGREE } from './dictionaries'
import { NumberedNames } from './numbered-names'

export type KnownPoint = GeoPoint & { id: number; land: string }
/** `name` and `benefits` are numbers of the memory's `names` and `benefits`. */
export type KnownCompany = { id: number; name: number; key: string; profileId: string; benefits: number[] }
/** The small tables of the index, kept in memory: thousands of points, tens of thousands of companies. */
export type SearchMemory = {
  points: Map<number, KnownPoint>
  companies: Map<number, KnownCompany>
  names: NumberedNames
  benefits: NumberedNames
  /** Postings in the index, roughly; exact enough to choose a plan. */
  size: number
}

type Held = SearchMemory & { lastPoint: number; companiesUntil: string; checkedAt: number; refreshing?: Promise<void> }

/** From this age on the tables are read anew beside the search, from the next on before it. */
const FRESH_MS = 700
const STALE_MS = 1_500

const newsSchema = z.object({
  points: z.array(z.tuple([z.number(), z.number(), z.number(), z.string()])),
  companies: z.array(z.tuple([z.number(), z.string(), z.string(), z.string(), z.array(z.string())])),
  count: z.object({ points: z.number(), companies: z.number() }),
  until: z.string(),
  sampled: z.number(),
})

let held: Held | undefined

/** Both tables as they were at most a moment ago; only what is new is read. */
export async function searchMemory(db: Queryable): Promise<SearchMemory> {
  held ??= {
    points: new Map(),
    companies: new Map(),
    names: new NumberedNames(),
    benefits: new NumberedNames(),
    size: 0,
    lastPoint: 0,
    companiesUntil: '-infinity',
    checkedAt: Number.NEGATIVE_INFINITY,
  }
  const memory = held
  const age = performance.now() - memory.checkedAt
  if (age < FRESH_MS) return memory
  memory.refreshing ??= refresh(db, memory).finally(() => {
    memory.refreshing = undefined
  })
  if (age >= STALE_MS || db instanceof PgTransaction) await memory.refreshing
  // Its failure is met by the search that has to wait for it.
  else memory.refreshing.catch(() => {})
  return memory
}

async function refresh(db: Queryable, memory: Held) {
  const count = await readNews(db, memory)
  if (count.points === memory.points.size && count.companies === memory.companies.size) return
  // Somebody's transaction was open for long and its rows are older than what we had read, or rows were deleted.
  memory.points.clear()
  memory.companies.clear()
  memory.lastPoint = 0
  memory.companiesUntil = '-infinity'
  await readNews(db, memory)
}

/** Reads what is new, and how many there are. */
async function readNews(db: Queryable, memory: Held) {
  // A row that was being written while we read has an earlier time than ours: a minute is read twice.
  const { rows } = await db.execute(sql`select json_build_object(
    'points', (select coalesce(json_agg(json_build_array(id, lat, lon, land)), '[]') from search_point where id > ${memory.lastPoint}),
    'companies', (select coalesce(json_agg(json_build_array(id, name, key, profile_id, benefits)), '[]')
      from search_company where changed_at > ${memory.companiesUntil}::timestamptz - interval '1 minute'),
    'sampled', (select count(*) from search_sample256),
    'count', json_build_object('points', (select count(*) from search_point), 'companies', (select count(*) from search_company)),
    'until', clock_timestamp()) as news`)
  const news = newsSchema.parse(rows[0]?.news)
  for (const [id, lat, lon, land] of news.points) {
    memory.points.set(id, { id, lat: lat / POINTS_PER_DEGREE, lon: lon / POINTS_PER_DEGREE, land })
    memory.lastPoint = Math.max(memory.lastPoint, id)
  }
  for (const [id, name, key, profileId, benefits] of news.companies) {
    const numbers = [...new Set(benefits.map((benefit) => memory.benefits.add(benefit)))]
    memory.companies.set(id, { id, name: memory.names.add(name), key, profileId, benefits: numbers })
  }
  memory.size = news.sampled * 256
  memory.companiesUntil = news.until
  memory.checkedAt = performance.now()
  return news.count
}
