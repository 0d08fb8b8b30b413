import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { MONTHS_COMPARED, PAY_RADIUS_KM } from '~/features/job-postings/figures/pay-plot'
import { jobPostingPrint } from '~/features/job-postings/server/one-job/table'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { addMonths } from '~/lib/dates/dates'
import { distanceKm, type GeoPoint } from '~/lib/geo'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle, occupationFamily } from '~/lib/occupations/families'
import { remembered } from '~/lib/text/remembered'
import type { EmploymentType, OccupationField, SALARY_PERIODS } from '~/lib/work/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import { drawnPay, type PayPlot } from './pay-plot'

type Compared = {
  id: string
  title: string
  occupationField: OccupationField | null
  employmentTypes: readonly EmploymentType[]
  salaryPeriod: (typeof SALARY_PERIODS)[number]
  salaryMinCents: number | null
  salaryMaxCents: number | null
  places: readonly GeoPoint[]
}

/** What comparable jobs pay; `nearby` is how many there are within the radius. */
export type PayInRegion = { nearby: number; plot: PayPlot | null }

/** Fewer would mislead. */
const LEAST_POSTINGS = 10
/** The newest ones are read. */
const MOST_POSTINGS = 1_000
const MEMORY_MS = 10 * 60 * 1000
const MAX_REMEMBERED = 500
const foundBefore = new Map<string, { at: number; found: Promise<PayInRegion | null> }>()

/**
 * What other full-time postings of this market pay, drawn from ten on: the same occupation within the radius, else its
 * field there, else the same occupation in all of Germany. Null when the posting states no pay or is not full-time.
 * Cached for ten minutes.
 */
export async function payInRegion(db: Queryable, posting: Compared, now: Date): Promise<PayInRegion | null> {
  if (posting.salaryMinCents === null && posting.salaryMaxCents === null) return null
  if (posting.occupationField === null || !posting.employmentTypes.includes('Vollzeit')) return null
  const known = foundBefore.get(posting.id)
  if (known && now.getTime() - known.at < MEMORY_MS) return known.found
  const found = findPay(db, posting, now)
  foundBefore.delete(posting.id)
  foundBefore.set(posting.id, { at: now.getTime(), found })
  found.catch(() => foundBefore.delete(posting.id))
  const [oldest] = foundBefore.keys()
  if (foundBefore.size > MAX_REMEMBERED && oldest !== undefined) foundBefore.delete(oldest)
  return found
}

async function findPay(db: Queryable, posting: Compared, now: Date): Promise<PayInRegion> {
  const [place] = posting.places
  const family = familiesOf(posting.title)
  const isAlike = ({ title }: Row) => familiesOf(title).some((key) => family.includes(key))
  const name = occupationFamily(family[0] ?? '')?.name ?? posting.title
  const own = middleOf(posting)
  const near = place ? await readPay(db, posting, now, place) : []
  const alikeNear = near.filter(isAlike)
  const nearby = alikeNear.length
  const draw = (rows: Row[], label: string, isNear: boolean) => ({
    nearby,
    plot: drawnPay(
      rows.map(({ cents }) => cents),
      { label, isNear, own, isByHour: posting.salaryPeriod === 'hour' },
    ),
  })
  if (nearby >= LEAST_POSTINGS) return draw(alikeNear, name, true)
  if (near.length >= LEAST_POSTINGS) return draw(near, posting.occupationField ?? '', true)
  const alike = (await readPay(db, posting, now, null)).filter(isAlike)
  return alike.length >= LEAST_POSTINGS ? draw(alike, name, false) : { nearby, plot: null }
}

type Row = z.infer<typeof rowSchema>
const rowSchema = z.object({ title: z.string(), cents: z.number(), lat: z.number(), lon: z.number() })

/** Kilometres of one degree of latitude. */
const DEGREE_KM = 111

/** Every posting once, whatever happened to it since; those that repeat another one are the same job. */
async function readPay(db: Queryable, posting: Compared, now: Date, place: GeoPoint | null): Promise<Row[]> {
  const { occupationField, salaryPeriod } = posting
  const isByHour = salaryPeriod === 'hour'
  const width = PAY_RADIUS_KM / (DEGREE_KM * Math.cos(((place?.lat ?? 0) * Math.PI) / 180))
  const height = PAY_RADIUS_KM / DEGREE_KM
  const inBox = place
    ? sql`and l.lat between ${place.lat - height} and ${place.lat + height}
        and l.lon between ${place.lon - width} and ${place.lon + width}`
    : sql``
  const { rows } = await db.execute(sql`
    select p.title, l.lat, l.lon,
      ((coalesce(p.salary_min_cents, p.salary_max_cents) + coalesce(p.salary_max_cents, p.salary_min_cents))
        / case p.salary_period when 'year' then 24.0 else 2.0 end)::float8 as cents
    from ${jobPosting} p
    join lateral (select lat, lon from ${jobPostingPlace} l
      where l.job_posting_id = p.id ${inBox} order by l.position limit 1) l on true
    where p.id <> ${posting.id} and p.status <> 'draft' and p.published_at > ${addMonths(now, -MONTHS_COMPARED)}
      and p.occupation_field = ${occupationField} and 'Vollzeit' = any(p.employment_types)
      and (p.salary_period = 'hour') = ${isByHour} and coalesce(p.salary_min_cents, p.salary_max_cents) > 0
      and not exists (select from ${jobPostingPrint} r where r.job_posting_id = p.id and (r.repeats_id is not null or not r.is_lead))
    order by p.published_at desc limit ${MOST_POSTINGS}`)
  const found = z.array(rowSchema).parse(rows)
  return place ? found.filter((row) => distanceKm(place, row) <= PAY_RADIUS_KM) : found
}

/** The middle of what a posting states, cents a month or an hour. */
function middleOf({ salaryMinCents, salaryMaxCents, salaryPeriod }: Compared): number {
  const min = salaryMinCents ?? salaryMaxCents ?? 0
  const max = salaryMaxCents ?? salaryMinCents ?? 0
  return (min + max) / (salaryPeriod === 'year' ? 24 : 2)
}

/** Titles repeat, and reading one takes a tenth of a millisecond. */
const MOST_TITLES = 20_000
const familiesOf = remembered(MOST_TITLES, (title) => familiesOfTitle(germanWords(title)))
