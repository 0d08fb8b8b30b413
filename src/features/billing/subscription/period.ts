import { calendarDays, toIsoDay, toWallClock } from '~/lib/dates/dates'
import { dayAfter, monthAfter } from '~/lib/dates/days'
import { writtenMoment } from '~/lib/dates/written-moment'
import type { PLAN_INTERVALS } from '../vocabulary'

export type PlanInterval = (typeof PLAN_INTERVALS)[number]

const MINUTE = 60_000

/**
 * One interval later, on the same day of the German calendar, whose days invoices name, or the last of its month
 * (31 January → 28 February).
 */
export function addInterval(from: Date, interval: PlanInterval): Date {
  return addIntervals(from, interval, 1)
}

/**
 * Several intervals after an anchor. Counting from the anchor keeps its day: 31 January, 28 February, 31 March; and 29
 * February returns every four years.
 */
export function addIntervals(anchor: Date, interval: PlanInterval, count: number): Date {
  const [day = '', time = ''] = toWallClock(anchor).split('T')
  const moved = writtenMoment(`${monthAfter(day, count * (interval === 'year' ? 12 : 1))}T${time}`)
  return new Date(moved.getTime() + (anchor.getTime() % MINUTE))
}

/** The last whole day of a period that ends during `until`. */
export function lastDay(from: Date, until: Date): string {
  const days = [toIsoDay(from), dayAfter(toIsoDay(until), -1)].toSorted()
  return days.at(-1) ?? toIsoDay(from)
}

/** The last day of the first paid period, as of which its invoice is taxed. */
export function lastDayOfFirst(paidFrom: Date, interval: PlanInterval): string {
  return lastDay(paidFrom, addInterval(paidFrom, interval))
}

/** The first end of a period of this anchor after a moment. */
export function periodEndAfter(anchor: Date, interval: PlanInterval, moment: Date): Date {
  let count = 1
  let end = addIntervals(anchor, interval, count)
  while (end <= moment) {
    count += 1
    end = addIntervals(anchor, interval, count)
  }
  return end
}

/** The net part of what a charge costs for its days from `endsAt` on, by calendar days as an upgrade is charged. */
export function unusedNetCents(charge: { from: Date; until: Date; netCents: number }, endsAt: Date): number {
  const { from, until, netCents } = charge
  if (endsAt >= until) return 0
  if (endsAt <= from) return netCents
  return Math.round((netCents * calendarDays(endsAt, until)) / calendarDays(from, until))
}
