import { expect, it } from 'vitest'
import { dayColumns, dayScale } from './day-columns'

it('has every day once, across the change of clocks, and counts who sent as having begun', () => {
  const columns = dayColumns({
    from: '2026-03-27',
    to: '2026-03-31',
    days: [{ day: '2026-03-29', views: 7, applicationsStarted: 1 }],
    sent: [
      { day: '2026-03-29', count: 2 },
      { day: '2026-02-01', count: 9 },
    ],
  })
  expect(columns.map(({ day }) => day)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'])
  expect(columns[2]).toEqual({ day: '2026-03-29', views: 7, started: 2, sent: 2 })
  expect(columns[0]).toEqual({ day: '2026-03-27', views: 0, started: 0, sent: 0 })
})

it('draws lines at round numbers that hold the highest value', () => {
  const scales = [0, 1, 3, 4, 14, 61, 299, 300, 301].map((highest) => dayScale(highest, 3))
  expect(scales).toEqual([1, 1, 1, 2, 5, 50, 100, 100, 200])
})
