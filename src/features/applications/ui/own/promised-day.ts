import { calendarDays } from '~/lib/dates/dates'
import type { ChipTone } from '~/ui/chip'
import { daysOverdue } from '../../answer-promise'
import type { ApplicationStatus } from '../../lifecycle'

type Promised = {
  status: ApplicationStatus
  answerDueAt: Date | null
  /** The date promised at first, when it was put off. */
  firstDueAt: Date | null
  answeredAt: Date | null
}

/** A promised answer as on a timetable: by when, and how late. Null once there is an answer, a change or an end. */
export type PromisedDay = { dueAt: Date; firstDueAt: Date | null; delay: string; tone: ChipTone }

/** How an application stands on the timetable; delays count from the date promised at first. */
export function promisedDay({ status, answerDueAt, firstDueAt, answeredAt }: Promised, now: Date): PromisedDay | null {
  if (answerDueAt === null || answeredAt !== null) return null
  const isPast = daysOverdue(answerDueAt, now) > 0
  if (status !== 'submitted' && (status !== 'in_review' || isPast)) return null
  const late = calendarDays(firstDueAt ?? answerDueAt, isPast ? now : (firstDueAt && answerDueAt) || now)
  const known = { dueAt: answerDueAt, firstDueAt }
  if (late > 0) return { ...known, delay: late === 1 ? '+1\u00a0Tag' : `+${late}\u00a0Tage`, tone: 'warn' }
  if (late === 0) return { ...known, delay: 'heute fällig', tone: 'signal' }
  return { ...known, delay: 'pünktlich', tone: 'success' }
}
