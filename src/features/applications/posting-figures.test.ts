import { expect, test } from 'vitest'
import { answerSpansOf, funnelOf, sourcesOf, weekColumns, weeksOf } from './posting-figures'

const NONE = {
  answered: 0,
  answeredDays: null,
  openedDays: null,
  interviewDays: null,
  offerDays: null,
  hiredDays: null,
}
const stages = { ...NONE, sent: 38, opened: 33, interview: 7, offer: 2, hired: 0 }
const days = [
  { day: '2026-11-02', views: 1000, applicationsStarted: 60 },
  { day: '2026-11-03', views: 240, applicationsStarted: 36 },
]

test('each step of the funnel is compared with the one before', () => {
  const steps = funnelOf({ days, stages })
  expect(steps.map(({ label, count, percent }) => [label, count, percent])).toEqual([
    ['Aufrufe', 1240, null],
    ['Begonnen', 96, 8],
    ['Gesendet', 38, 40],
    ['Gesichtet', 33, 87],
    ['Gespräch', 7, 21],
    ['Angebot', 2, 29],
    ['Zusage', 0, 0],
  ])
})

test('whoever sent had begun, and had seen the posting, even if no page reported it', () => {
  const steps = funnelOf({ days: [], stages: { ...stages, opened: 0, interview: 0, offer: 0 } })
  expect(steps.map(({ count }) => count)).toEqual([38, 38, 38, 0, 0, 0, 0])
  expect(steps.at(-1)?.percent).toBeNull()
})

test('sources add up to the views and applications of the period', () => {
  const sources = [
    { source: 'search', views: 600, sent: 20 },
    { source: 'alert', views: 300, sent: 11 },
    { source: 'unknown', views: 5, sent: 0 },
  ] as const
  expect(sourcesOf({ sources: [...sources], days, stages })).toEqual([
    { source: 'search', views: 600, sent: 20 },
    { source: 'alert', views: 300, sent: 11 },
    { source: 'unknown', views: 340, sent: 7 },
  ])
  expect(sourcesOf({ sources: [], days: [], stages: { ...stages, sent: 0 } })).toEqual([])
})

test('every application is in one span of days to its first answer, or has none yet', () => {
  const answers = [0, 1, 2, 3, 4, 14, 15, 90].map((days) => ({ days, count: 2 }))
  const spans = answerSpansOf({ answers, stages: { ...stages, sent: 20, answered: 16 } })
  expect(spans.map(({ count }) => count)).toEqual([2, 2, 4, 2, 2, 4, 4])
  expect(spans.at(-1)).toEqual({ label: 'noch keine', count: 4 })
})

test('weeks are calendar weeks, also those without applications', () => {
  const sent = [
    { day: '2026-11-01', count: 2 },
    { day: '2026-11-09', count: 3 },
    { day: '2026-11-15', count: 1 },
  ]
  expect(weeksOf({ from: '2026-10-31', to: '2026-11-17', sent })).toEqual([
    { monday: '2026-10-26', week: 44, count: 2 },
    { monday: '2026-11-02', week: 45, count: 0 },
    { monday: '2026-11-09', week: 46, count: 4 },
    { monday: '2026-11-16', week: 47, count: 0 },
  ])
})

test('twelve German weeks end with the running one, and are empty where nothing came in', () => {
  // Sunday evening in Greenwich is Monday in Germany.
  const now = new Date('2026-11-15T23:30:00Z')
  const columns = weekColumns([{ monday: '2026-11-09', count: 4 }], now)
  expect(columns).toHaveLength(12)
  expect(columns.slice(-2)).toEqual([
    { monday: '2026-11-09', week: 46, count: 4 },
    { monday: '2026-11-16', week: 47, count: 0 },
  ])
  expect(columns[0]?.monday).toBe('2026-08-31')
})

test('weeks are numbered by their Thursday, over the turn of the year as well', () => {
  const weeks = weekColumns([], new Date('2027-01-12T12:00:00Z')).map(({ monday, week }) => `${monday} ${week}`)
  expect(weeks.slice(-4)).toEqual(['2026-12-21 52', '2026-12-28 53', '2027-01-04 1', '2027-01-11 2'])
})
