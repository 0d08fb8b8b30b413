import type { Land } from '~/features/places/vocabulary'
import type { Random } from '~/lib/random'
import type { DemoOccupation } from '../content/occupations/all'
import type { PostingKind } from '../content/posting-kinds'

export type Pay = { salaryMinCents: number; salaryMaxCents: number; salaryPeriod: 'hour' | 'month' | 'year' }

/** The minimum wage from 2027 on, in cents an hour; postings published late in 2026 begin under it. */
export const MINIMUM_WAGE_CENTS = 1460
/** Weeks in a month in working-time law. */
export const WEEKS_PER_MONTH = 4.348

/** Pay differs between the German states; percent of the federal average. */
const LEVEL: Partial<Record<Land, number>> = {
  BW: 104,
  BY: 104,
  HE: 104,
  HH: 105,
  BE: 101,
  MV: 94,
  SN: 95,
  ST: 94,
  TH: 94,
  BB: 96,
}

const STEP = { hour: 10, month: 5000, year: 50_000 } as const

/** The stated pay for this occupation, place and kind of job; never below the minimum wage where it applies. */
export function payFor(kind: PostingKind, occupation: DemoOccupation, land: Land, hours: number, random: Random): Pay {
  if (kind === 'apprenticeship') return range('month', random.int(21, 24) * 5000, random.int(26, 29) * 5000)
  if (kind === 'dual-study') return range('month', random.int(22, 25) * 5000, random.int(27, 31) * 5000)
  if (kind === 'internship') return range('hour', MINIMUM_WAGE_CENTS, MINIMUM_WAGE_CENTS)
  if (kind === 'student') return range('hour', 1500, 1500 + random.int(0, 6) * 50)
  const [period, low, high] = occupation.pay
  // At most nine hours a week of this stay below the Minijob limit (603 euros a month).
  if (kind === 'minijob') return range('hour', MINIMUM_WAGE_CENTS, MINIMUM_WAGE_CENTS + random.int(0, 8) * 10)
  const level = ((LEVEL[land] ?? 100) + random.int(-3, 3)) / 100
  const share = period !== 'hour' && kind === 'part-time' ? hours / 39 : 1
  const floor = floorFor(period, hours)
  const scale = (euros: number) => Math.max(floor, toStep(euros * 100 * level * share, period))
  const min = scale(low + (high - low) * random.next() * 0.25)
  const max = scale(high - (high - low) * random.next() * 0.25)
  return range(period, min, Math.max(min, max))
}

function floorFor(period: Pay['salaryPeriod'], hours: number): number {
  if (period === 'hour') return MINIMUM_WAGE_CENTS
  const month = MINIMUM_WAGE_CENTS * hours * WEEKS_PER_MONTH
  const exact = period === 'month' ? month : month * 12
  return Math.ceil(exact / STEP[period]) * STEP[period]
}

function toStep(cents: number, period: Pay['salaryPeriod']): number {
  return Math.round(cents / STEP[period]) * STEP[period]
}

function range(salaryPeriod: Pay['salaryPeriod'], salaryMinCents: number, salaryMaxCents: number): Pay {
  return { salaryMinCents, salaryMaxCents, salaryPeriod }
}
