import type { Random } from '~/lib/random'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A random moment in this range of days ago, to the minute. */
export function daysAgo(now: Date, random: Random, min: number, max: number): Date {
  const minutes = random.int(min * 24 * 60, max * 24 * 60)
  return new Date(now.getTime() - minutes * MINUTE)
}

/** A random moment between two others; the earlier one when they are in the wrong order. */
export function between(random: Random, from: Date, to: Date): Date {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE))
  return new Date(from.getTime() + random.int(0, minutes) * MINUTE)
}

/** The month `YYYY-MM` this many months before this moment. */
export function monthBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
}

/** Created and last changed at these moments, columns of every table. */
export function stamps(createdAt: Date, updatedAt: Date = createdAt) {
  return { createdAt, updatedAt }
}
