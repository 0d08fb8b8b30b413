import { describe, expect, test } from 'vitest'
import { dayAfter } from '~/lib/dates/days'
import { firstCollectionDay, isTarget2Day, lastDayToHandIn, nextTarget2Day } from './target2'

describe('TARGET2', () => {
  /** Good Friday and Easter Monday as calendars print them. */
  test.each([
    ['2026', '04-03', '04-06'],
    ['2027', '03-26', '03-29'],
    ['2028', '04-14', '04-17'],
    ['2029', '03-30', '04-02'],
    ['2038', '04-23', '04-26'],
  ])('rests on its six days of %s', (year, goodFriday, easterMonday) => {
    const closed = ['01-01', goodFriday, easterMonday, '05-01', '12-25', '12-26'].map((day) => `${year}-${day}`)
    expect(closed.filter(isTarget2Day)).toEqual([])
    // Easter moves nothing else.
    expect(isTarget2Day(dayAfter(`${year}-${easterMonday}`, 1))).toBe(true)
    expect(isTarget2Day(dayAfter(`${year}-${goodFriday}`, -1))).toBe(true)
  })
  test('rests on weekends, and the next day is the first that is none of them', () => {
    expect(['2026-11-21', '2026-11-22'].filter(isTarget2Day)).toEqual([])
    expect(nextTarget2Day('2027-03-26')).toBe('2027-03-30')
    expect(nextTarget2Day('2026-12-25')).toBe('2026-12-28')
    expect(nextTarget2Day('2027-12-31')).toBe('2027-12-31')
    expect(nextTarget2Day('2028-01-01')).toBe('2028-01-03')
    expect(nextTarget2Day('2026-05-01')).toBe('2026-05-04')
  })
  test('works on German holidays', () => {
    expect(isTarget2Day('2026-10-05') && isTarget2Day('2027-05-06') && isTarget2Day('2026-05-14')).toBe(true)
  })
})

describe('the first day of collection', () => {
  test.each([
    ['after five days as announced', '2026-11-20', 5, '2026-11-25'],
    ['one day from now: banks would want the file today', '2026-11-23', 1, '2026-11-25'],
    ['over a weekend', '2026-11-20', 1, '2026-11-24'],
    ['created on a Saturday', '2026-11-21', 1, '2026-11-24'],
    ['created on a Sunday', '2026-11-22', 2, '2026-11-24'],
    ['before Easter', '2027-03-25', 5, '2027-03-31'],
    ['on Good Friday', '2027-03-26', 2, '2027-03-31'],
    ['before Christmas', '2026-12-24', 2, '2026-12-29'],
  ])('%s', (_when, today, noticeDays, day) => {
    expect(firstCollectionDay(today, noticeDays)).toBe(day)
  })
  test('leaves the second person a day, and the announcement its days, whenever the run is created', () => {
    for (let today = '2027-03-01'; today < '2028-03-01'; today = dayAfter(today, 1)) {
      for (const noticeDays of [1, 2, 5, 14]) {
        const day = firstCollectionDay(today, noticeDays)
        expect(isTarget2Day(day) && lastDayToHandIn(day) > today && day >= dayAfter(today, noticeDays)).toBe(true)
      }
    }
  })
})
