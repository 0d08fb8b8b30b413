import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { addDays, calendarDays, toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { endOfDay, startOfDay } from '~/lib/dates/weeks'
import type { ApplicationStatus } from './lifecycle'

const DECISIONS: readonly ApplicationStatus[] = ['interview', 'offer', 'hired', 'rejected']

/** Until when a posting that promises `days` owes an answer: everywhere it says the day, so the whole day counts. */
export function answerDueAt(submittedAt: Date, days: number): Date {
  return endOfDay(addDays(submittedAt, days))
}

/**
 * Whether a company's step counts as an answer in the figures: a decision, or a message. Merely taking it into review
 * does not.
 */
export function isAnswer(to: ApplicationStatus, message: string | null): boolean {
  return DECISIONS.includes(to) || (message !== null && message.trim() !== '')
}

type Promised = { status: ApplicationStatus; answerDueAt: Date | null; answeredAt: Date | null }

/**
 * Whether the promised date has passed without a change of state or a message from the company (product.md "An answer,
 * always").
 */
export function isOverdue(application: Promised, now: Date): boolean {
  if (application.answeredAt !== null || application.answerDueAt === null) return false
  return application.status === 'submitted' && daysOverdue(application.answerDueAt, now) > 0
}

/** The company is reminded this many days after the promised date; negative: before it. */
export const ANSWER_REMINDERS = [-3, 0, 3] as const
/** This many German calendar days after the promised day of the first overdue application, its posting pauses. */
export const OVERDUE_PAUSE_DAYS = 7

/** The first moment at which an answer promised for `dueAt` is `days` German calendar days late. */
export function lateFrom(dueAt: Date, days: number): Date {
  return startOfDay(dayAfter(toIsoDay(dueAt), days))
}

/** The other way round: promised before this moment, an answer is now at least `days` German calendar days late. */
export function promisedBefore(now: Date, days: number): Date {
  return startOfDay(dayAfter(toIsoDay(now), 1 - days))
}

/** For how many days from today a company may put its answer off, once for each posting. */
export const EXTENSION_DAYS = [7, 14, 21] as const

/**
 * The new day of an answer that is put off.
 * @param postingEnd when the posting ends or has ended; its closing letter answers all who still wait
 */
export function extendedUntil(now: Date, days: number, postingEnd: Date | null): Date {
  const until = answerDueAt(now, days)
  const letter = postingEnd && answerDueAt(postingEnd, CLOSING_DAYS)
  return letter && letter < until ? letter : until
}

/**
 * What a company may choose from, shortest first: only days that move somebody's date, and each day once.
 * @param earliest the first date that anybody waits for; null when nobody waits
 */
export function extensionsFrom(now: Date, earliest: Date | null, postingEnd: Date | null) {
  const found: { days: (typeof EXTENSION_DAYS)[number]; until: Date }[] = []
  for (const days of EXTENSION_DAYS) {
    const until = extendedUntil(now, days, postingEnd)
    if (earliest && until > earliest && until > (found.at(-1)?.until ?? now)) found.push({ days, until })
  }
  return found
}

/** Whole German calendar days since the promised day; 0 on that day and before. */
export function daysOverdue(dueAt: Date, now: Date): number {
  return Math.max(0, calendarDays(dueAt, now))
}

/** How companies answer, counted over the cases of the last {@link REPLY_STATISTICS_DAYS} days. */
export type ReplyStatistics = {
  /** Applications that were answered, are due, or ended with their posting. */
  total: number
  /** How many were answered within the date promised at first. */
  onTime: number
  /** Share with any answer, and within the date promised at first, in whole per cent. */
  answeredPercent: number
  onTimePercent: number
  /** Half of all answers came within this many days. */
  medianDays: number
}

/** Fewer cases show chance rather than the company. */
export const REPLY_STATISTICS_FROM = 10
export const REPLY_STATISTICS_DAYS = 180

/** "87 % antworten, im Mittel nach 6 Tagen", as on every page. */
export function repliesText({ answeredPercent, medianDays }: ReplyStatistics): string {
  const days = medianDays === 1 ? '1\u00a0Tag' : `${medianDays}\u00a0Tagen`
  return answeredPercent === 0
    ? 'Bisher keine Antworten'
    : `${answeredPercent}\u00a0% antworten, im Mittel nach ${days}`
}

/** What became of those without an answer by the promised day: "3 % später, 17 % keine"; empty if there are none. */
export function restText({ answeredPercent, onTimePercent }: ReplyStatistics): string {
  const shares: [number, string][] = [
    [answeredPercent - onTimePercent, 'später'],
    [100 - answeredPercent, 'keine'],
  ]
  return shares.flatMap(([percent, when]) => (percent > 0 ? [`${percent}\u00a0% ${when}`] : [])).join(', ')
}
