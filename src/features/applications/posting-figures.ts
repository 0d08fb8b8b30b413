import type { Source } from '~/features/job-postings/sources'
import { dayAfter, mondayOf } from '~/lib/dates/days'
import { isoWeek, mondays } from '~/lib/dates/weeks'
import type { PostingFigures } from './views'

/** A step on the way from seeing a posting to being hired, with how many got there. */
export type FunnelStep = {
  key: 'views' | 'started' | 'sent' | 'opened' | 'interview' | 'offer' | 'hired'
  label: string
  count: number
  /** Of the step before, whole per cent; null without one, or when it is empty. */
  percent: number | null
  /** Median days since the application was sent; null before that and without any. */
  days: number | null
}

const LABELS: Record<FunnelStep['key'], string> = {
  views: 'Aufrufe',
  started: 'Begonnen',
  sent: 'Gesendet',
  opened: 'Gesichtet',
  interview: 'Gespräch',
  offer: 'Angebot',
  hired: 'Zusage',
}

/** The funnel of a posting in the order of its steps. Nobody sends what they had not begun, even if the page did not report it. */
export function funnelOf({ days, stages }: Pick<PostingFigures, 'days' | 'stages'>): FunnelStep[] {
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
  const { sent } = stages
  const started = Math.max(
    sum((day) => day.applicationsStarted),
    sent,
  )
  const counts: [FunnelStep['key'], number, number | null][] = [
    [
      'views',
      Math.max(
        sum((day) => day.views),
        started,
      ),
      null,
    ],
    ['started', started, null],
    ['sent', sent, null],
    ['opened', stages.opened, stages.openedDays],
    ['interview', stages.interview, stages.interviewDays],
    ['offer', stages.offer, stages.offerDays],
    ['hired', stages.hired, stages.hiredDays],
  ]
  return counts.map(([key, count, days], index) => {
    const before = counts[index - 1]?.[1] ?? 0
    return { key, label: LABELS[key], count, percent: before === 0 ? null : Math.round((count / before) * 100), days }
  })
}

/** How long people waited for their first answer, or that they still wait. */
export type AnswerSpan = { label: string; count: number }

/** The last day of each span; what takes longer has one of its own. */
const SPANS: readonly [number, string][] = [
  [0, 'am selben Tag'],
  [1, 'nach 1\u00a0Tag'],
  [3, 'bis 3\u00a0Tage'],
  [7, 'bis 7\u00a0Tage'],
  [14, 'bis 14\u00a0Tage'],
  [Number.POSITIVE_INFINITY, 'später'],
]

/** The applications of a posting by the days to their first answer; those without one come last. */
export function answerSpansOf({ answers, stages }: Pick<PostingFigures, 'answers' | 'stages'>): AnswerSpan[] {
  const spans = SPANS.map(([last, label], index) => {
    const before = SPANS[index - 1]?.[0] ?? -1
    const own = answers.filter(({ days }) => days > before && days <= last)
    return { label, count: own.reduce((sum, { count }) => sum + count, 0) }
  })
  return [...spans, { label: 'noch keine', count: stages.sent - stages.answered }]
}

/** One calendar week: its Monday as `YYYY-MM-DD`, its number by ISO 8601, and how many applications came in. */
export type WeekCount = { monday: string; week: number; count: number }

/** Applications by calendar week, from the first to the last day, with zeros where none came. */
export function weeksOf({ from, to, sent }: Pick<PostingFigures, 'from' | 'to' | 'sent'>): WeekCount[] {
  const counts = new Map<string, number>()
  for (const { day, count } of sent) counts.set(mondayOf(day), (counts.get(mondayOf(day)) ?? 0) + count)
  const weeks: WeekCount[] = []
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, 7)) {
    weeks.push({ monday, week: isoWeek(monday), count: counts.get(monday) ?? 0 })
  }
  return weeks
}

/** Weeks of the chart on the first page; the last one is the current one. */
export const WEEKS_SHOWN = 12

/** The last twelve weeks in order, with zeros where nothing came in. */
export function weekColumns(rows: readonly { monday: string; count: number }[], now: Date): WeekCount[] {
  const counts = new Map(rows.map((row) => [row.monday, row.count]))
  return mondays(now, WEEKS_SHOWN).map((monday) => ({ monday, week: isoWeek(monday), count: counts.get(monday) ?? 0 }))
}

export type SourceCount = { source: Source; views: number; sent: number }

/**
 * Where views and applications of a period come from, most applications first. What was counted before sources were, or
 * came without a hint, is "unknown": the sums are those of the funnel.
 */
export function sourcesOf({
  sources,
  days,
  stages,
}: Pick<PostingFigures, 'sources' | 'days' | 'stages'>): SourceCount[] {
  const known = sources.filter(({ source }) => source !== 'unknown')
  const rest = (total: number, key: 'views' | 'sent') =>
    Math.max(0, total - known.reduce((sum, each) => sum + each[key], 0))
  const views = days.reduce((sum, day) => sum + day.views, 0)
  const unknown = { source: 'unknown', views: rest(views, 'views'), sent: rest(stages.sent, 'sent') } as const
  return [...known, unknown]
    .filter((each) => each.views + each.sent > 0)
    .toSorted((one, other) => other.sent - one.sent || other.views - one.views)
}
