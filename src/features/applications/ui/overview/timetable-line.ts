import { calendarDays, formatShortDay, formatTime } from '~/lib/dates/dates'
import { daysOverdue, lateFrom, OVERDUE_PAUSE_DAYS } from '../../answer-promise'
import { applicationStatusLabels } from '../../lifecycle'
import type { OwnApplication } from '../../views'
import { promisedDay } from '../own/promised-day'

/** How a line stands: its sign, its colour and its words always say the same. */
export type Standing = { kind: 'good' | 'today' | 'late'; text: string }
export type TimetableLine = {
  /** The day, large; null when none is promised. */
  day: string | null
  /** What happens on the day. */
  dayLabel?: 'Antwort bis' | 'Gespräch am'
  detail: string
  status: string
  /** Something to do for the applicant. */
  isYours: boolean
  standing: Standing
  /** Lower comes first. */
  rank: number
}

type Running = Pick<
  OwnApplication,
  'status' | 'answerDueAt' | 'firstDueAt' | 'answeredAt' | 'submittedAt' | 'companyName' | 'interview' | 'events'
>

export function timetableLine(application: Running, now: Date): TimetableLine {
  return ofInterview(application, now) ?? ofPromise(application, now) ?? answered(application)
}

function ofInterview({ interview }: Running, now: Date): TimetableLine | null {
  if (!interview) return null
  const { status, startsAt, proposedTimes, slots } = interview
  if (status === 'agreed' && startsAt && startsAt > now) {
    const isToday = calendarDays(now, startsAt) === 0
    return {
      ...{ day: isToday ? 'heute' : formatShortDay(startsAt), detail: `${formatTime(startsAt)}\u00a0Uhr` },
      ...{ dayLabel: 'Gespräch am' as const, status: 'Gespräch vereinbart', isYours: false, rank: startsAt.getTime() },
      standing: { kind: 'good', text: 'Termin steht' },
    }
  }
  const isOffered = slots.some(({ isTaken }) => !isTaken) || proposedTimes.some((time) => new Date(time) > now)
  if (status !== 'proposed' || !isOffered) return null
  return {
    ...{ day: null, detail: 'Termine liegen bereit', status: 'Such dir einen Termin fürs Gespräch aus', isYours: true },
    standing: { kind: 'today', text: 'du bist dran' },
    rank: 0,
  }
}

function ofPromise(application: Running, now: Date): TimetableLine | null {
  const promised = promisedDay(application, now)
  if (!promised) return null
  const { dueAt, delay, tone } = promised
  const days = calendarDays(now, dueAt)
  const kind = tone === 'warn' ? 'late' : tone === 'signal' ? 'today' : 'good'
  return {
    dayLabel: 'Antwort bis',
    ...{ day: days === 0 ? 'heute' : formatShortDay(dueAt), detail: detailOf(days, now), isYours: false },
    status: daysOverdue(dueAt, now) > 0 ? lateText(application, dueAt) : sinceText(application),
    standing: { kind, text: delay },
    rank: dueAt.getTime(),
  }
}

function answered(application: Running): TimetableLine {
  const { status } = application
  const isMet = status === 'interview' || status === 'offer'
  return {
    ...{ day: null, detail: 'beantwortet', isYours: false },
    status: isMet ? applicationStatusLabels[status] : sinceText(application),
    standing: { kind: 'good', text: isMet ? 'läuft' : 'beantwortet' },
    rank: Number.MAX_SAFE_INTEGER,
  }
}

function detailOf(days: number, now: Date): string {
  if (days === 0) return 'zugesagt'
  if (days < 0) return `jetzt ${formatShortDay(now)}`
  return days === 1 ? 'morgen' : `in ${days}\u00a0Tagen`
}

function lateText({ companyName }: Running, dueAt: Date): string {
  const pause = formatShortDay(lateFrom(dueAt, OVERDUE_PAUSE_DAYS))
  return `Wir haben ${companyName} erinnert. Ist die Stelle am ${pause} noch online, pausiert sie.`
}

function sinceText({ status, events, submittedAt }: Running): string {
  const since = events.findLast(({ toStatus }) => toStatus === status)?.createdAt ?? submittedAt
  const label = applicationStatusLabels[status]
  return status === 'submitted'
    ? `${label} am ${formatShortDay(submittedAt)}`
    : `${label} seit ${formatShortDay(since)}`
}
