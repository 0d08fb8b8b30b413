import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { LAND_NAMES, type Land } from '~/features/places/vocabulary'
import type { EmploymentType, OccupationField, SALARY_PERIODS } from '~/lib/work/vocabulary'
import type { Queryable } from '~/platform/server/database/db'

/** Usual pay: the median of all postings, and the range of the middle four fifths. Cents. */
export type PayBand = { lowCents: number; midCents: number; highCents: number; count: number; where: string }

type Compared = {
  occupationField: OccupationField | null
  employmentTypes: readonly EmploymentType[]
  salaryPeriod: (typeof SALARY_PERIODS)[number]
  salaryMinCents: number | null
  salaryMaxCents: number | null
}

/** Fewer postings are not representative. */
const LEAST_POSTINGS = 10
const MEMORY_MS = 10 * 60 * 1000
const MAX_REMEMBERED = 500
const remembered = new Map<string, { at: number; band: Promise<PayBand | null> }>()

const rowSchema = z.object({ low: z.number(), mid: z.number(), high: z.number(), count: z.number() })

/**
 * The usual pay of active full-time postings of the same occupation field and state, to compare a posting with. Null
 * when the posting states no pay or is not comparable (part-time pay by the month), or when there are too few. Cached
 * for ten minutes.
 */
export async function payBandOf(
  db: Queryable,
  posting: Compared,
  land: Land | null,
  now: Date,
): Promise<PayBand | null> {
  const { occupationField, salaryPeriod, employmentTypes } = posting
  if (posting.salaryMinCents === null && posting.salaryMaxCents === null) return null
  if (occupationField === null || land === null || !employmentTypes.includes('Vollzeit')) return null
  const key = `${occupationField} ${land} ${salaryPeriod}`
  const known = remembered.get(key)
  if (known && now.getTime() - known.at < MEMORY_MS) return known.band
  const band = readBand(db, { occupationField, land, salaryPeriod }, now)
  remembered.delete(key)
  remembered.set(key, { at: now.getTime(), band })
  band.catch(() => remembered.delete(key))
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return band
}

type Group = { occupationField: OccupationField; land: Land; salaryPeriod: string }

async function readBand(
  db: Queryable,
  { occupationField, land, salaryPeriod }: Group,
  now: Date,
): Promise<PayBand | null> {
  const amount = sql`(coalesce(p.salary_min_cents, p.salary_max_cents) + coalesce(p.salary_max_cents, p.salary_min_cents)) / 2.0`
  const { rows } = await db.execute(sql`
    select (percentile_cont(0.1) within group (order by amount))::float8 as low,
      (percentile_cont(0.5) within group (order by amount))::float8 as mid,
      (percentile_cont(0.9) within group (order by amount))::float8 as high, count(*)::int as count
    from (
      select ${amount} as amount from job_posting p
      where p.status = 'published' and p.runs_until > ${now} and p.occupation_field = ${occupationField}
        and p.salary_period = ${salaryPeriod} and coalesce(p.salary_min_cents, p.salary_max_cents) is not null
        and 'Vollzeit' = any(p.employment_types)
        and exists (select 1 from job_posting_place l where l.job_posting_id = p.id and l.land = ${land})
    ) comparable having count(*) >= ${LEAST_POSTINGS}`)
  if (!rows[0]) return null
  const { low, mid, high, count } = rowSchema.parse(rows[0])
  // To ten cents an hour, ten euros a month, a hundred a year: more would suggest false precision.
  const step = salaryPeriod === 'hour' ? 10 : salaryPeriod === 'month' ? 10_00 : 100_00
  const rounded = (cents: number) => Math.round(cents / step) * step
  return {
    lowCents: rounded(low),
    midCents: rounded(mid),
    highCents: rounded(high),
    count,
    where: LAND_NAMES[land],
  }
}
