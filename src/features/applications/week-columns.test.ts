import { expect, test } from 'vitest'
import { weekColumns } from './posting-figures'

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
