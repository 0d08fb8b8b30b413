import { addDays, calendarDays } from '~/lib/dates/dates'
import { type ApplicationStatus, isFinal } from './lifecycle'

const DECISIONS: readonly ApplicationStatus[] = ['interview', 'offer', 'hired', 'rejected']

/** Until when a posting that promises `days` owes an answer. */
export function answerDueAt(submittedAt: Date, days: number): Date {
  return addDays(submittedAt, days)
}

/** Whether a company's step answers the applicant: a decision, or a message. Merely taking it into review does not. */
export function isAnswer(to: ApplicationStatus, message: string | null): boolean {
  return DECISIONS.includes(to) || (message !== null && message.trim() !== '')
}

type Promised = { status: ApplicationStatus; answerDueAt: Date | null; answeredAt: Date | null }

/** Whether the promised day has passed without an answer. Withdrawn and decided applications no longer wait. */
export function isOverdue(application: Promised, now: Date): boolean {
  if (application.answeredAt !== null || application.answerDueAt === null || isFinal(application.status)) return false
  return application.answerDueAt < now
}

/** Whole German calendar days since the promised day; 0 on that day and before. */
export function daysOverdue(dueAt: Date, now: Date): number {
  return Math.max(0, calendarDays(dueAt, now))
}

/** How a company keeps its promise; `null` while there are too few cases. */
export type ReplyStatistics = {
  /** Decided cases of the last 180 days. */
  total: number
  /** Share with any answer, and within the promise, in whole per cent. */
  answeredPercent: number
  onTimePercent: number
  /** Half of all answers came within this many days. */
  medianDays: number
}

/** Fewer cases show chance rather than the company. */
export const REPLY_STATISTICS_FROM = 10
export const REPLY_STATISTICS_DAYS = 180
