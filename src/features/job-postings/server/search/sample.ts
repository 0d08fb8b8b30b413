import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { type Area, isWithin } from './conditions'
import { agesOf, type Matches, readIntegers } from './matches'

/** `search_sample16` in memory, for searches without words: only how many, never which. */
type Sample = Omit<Matches, 'ages'> & {
  pubs: Int32Array
  ends: Int32Array
  places: Int32Array
  /** Further places of those that have them, by position. */
  more: Map<number, number[]>
  readAt: number
}

/** What it says is rounded anyway; after so long it is read anew beside the searches. */
const FRESH_MS = 30_000

const rowSchema = z.object({
  codes: z.string().nullable(),
  pays: z.string().nullable(),
  companies: z.string().nullable(),
  pubs: z.string().nullable(),
  ends: z.string().nullable(),
  places: z.string().nullable(),
  more: z.array(z.tuple([z.number(), z.array(z.number())])).nullable(),
})

let held: Sample | undefined
let reading: Promise<Sample> | undefined

/** Every sixteenth posting that is online and in the area, or without one anywhere; work from home counts to all areas. */
export async function sampleWithoutWords(db: Queryable, area: Area | null, now: Date): Promise<Matches> {
  const sample = await currentSample(db)
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const inside = (index: number) =>
    isWithin(area, sample.places[index] ?? 0, sample.codes[index] ?? 0, sample.more.get(index) ?? null)
  const kept = new Int32Array(sample.count)
  let count = 0
  for (let index = 0; index < sample.count; index++) {
    if ((sample.ends[index] ?? 0) > nowSeconds && inside(index)) kept[count++] = index
  }
  const rows = kept.subarray(0, count)
  return {
    count,
    codes: rows.map((index) => sample.codes[index] ?? 0),
    ages: agesOf(
      rows.map((index) => sample.pubs[index] ?? 0),
      nowSeconds,
    ),
    pays: rows.map((index) => sample.pays[index] ?? 0),
    companies: rows.map((index) => sample.companies[index] ?? 0),
  }
}

async function currentSample(db: Queryable): Promise<Sample> {
  const known = held
  if (known === undefined || performance.now() - known.readAt > FRESH_MS) {
    reading ??= readSample(db).finally(() => {
      reading = undefined
    })
    // Its failure is met by the first search, which has to wait for it.
    if (known === undefined) return reading
    reading.catch(() => {})
  }
  return known ?? readSample(db)
}

async function readSample(db: Queryable): Promise<Sample> {
  const { rows } = await db.execute(sql`
    select array_agg(code)::text as codes, array_agg(pay)::text as pays, array_agg(company)::text as companies,
      array_agg(pub)::text as pubs, array_agg(ends)::text as ends, array_agg(place)::text as places,
      json_agg(json_build_array(at - 1, more_places)) filter (where more_places is not null) as more
    from (select *, row_number() over () as at from search_sample16) as numbered`)
  const read = rowSchema.parse(rows[0])
  const integers = (text: string | null) => Int32Array.from(readIntegers(text))
  const codes = integers(read.codes)
  held = {
    count: codes.length,
    codes,
    pays: integers(read.pays),
    companies: integers(read.companies),
    pubs: integers(read.pubs),
    ends: integers(read.ends),
    places: integers(read.places),
    more: new Map(read.more),
    readAt: performance.now(),
  }
  return held
}
