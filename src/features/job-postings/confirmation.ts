import { addDays } from '~/lib/dates/dates'

/** The company is asked whether the job is still open this many days after its last confirmation … */
export const CONFIRMATION_ASKED_AFTER_DAYS = 16
/** … and without an answer the posting pauses after this many. */
export const CONFIRMATION_DUE_DAYS = 21
/** Everybody has at least this many days to answer, even when the mail was sent late. */
export const CONFIRMATION_LEAST_DAYS = 3
/** Days before the end of a run on which the company is reminded, the latest first. */
export const END_REMINDER_DAYS = [1, 7] as const

/** When a posting pauses without an answer: 21 days after its last sign of life, but never sooner after the question. */
export function pausesAt(lifeSign: Date, askedAt: Date): Date {
  const [due, atLeast] = [addDays(lifeSign, CONFIRMATION_DUE_DAYS), addDays(askedAt, CONFIRMATION_LEAST_DAYS)]
  return new Date(Math.max(due.getTime(), atLeast.getTime()))
}
