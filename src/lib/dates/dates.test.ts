import { expect, test } from 'vitest'
import {
  addDays,
  calendarDays,
  calendarLeaf,
  formatAge,
  formatAppointment,
  formatDay,
  formatDayHeading,
  formatIsoDay,
  formatIsoMonth,
  formatMoment,
  formatShortDay,
  formatWeekday,
  fromWallClock,
  toIsoDay,
  toWallClock,
} from './dates.ts'

const evening = new Date('2026-11-20T23:30:00Z') // already the 21st in Berlin

test('days are German days, whatever the zone of the machine', () => {
  expect(formatDay(evening)).toBe('21.11.2026')
  expect(toIsoDay(evening)).toBe('2026-11-21')
  expect(formatMoment(new Date('2026-07-01T07:30:00Z'))).toBe('01.07.2026, 9:30\u00a0Uhr')
})

test('age counts calendar days and turns into a date after a week', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  expect(formatAge(new Date('2026-11-19T22:59:00Z'), now)).toBe('gestern')
  expect(formatAge(new Date('2026-11-19T23:01:00Z'), now)).toBe('heute')
  expect(formatAge(addDays(now, -7), now)).toBe('vor 7\u00a0Tagen')
  expect(formatAge(addDays(now, -8), now)).toBe('12.11.2026')
  expect(formatDayHeading(new Date('2026-11-19T23:01:00Z'), now)).toBe('Heute, 20.\u00a0November 2026')
  expect(formatDayHeading(new Date('2026-11-19T22:59:00Z'), now)).toBe('Gestern, 19.\u00a0November 2026')
  expect(formatDayHeading(addDays(now, -2), now)).toBe('18.\u00a0November 2026')
})

test('days between two moments are those of the German calendar, not of the clock', () => {
  const lateEvening = new Date('2026-11-21T22:30:00Z')
  expect(calendarDays(lateEvening, new Date('2026-11-21T23:30:00Z'))).toBe(1)
  expect(calendarDays(lateEvening, new Date('2026-11-22T22:59:00Z'))).toBe(1)
  expect(calendarDays(lateEvening, new Date('2026-11-21T00:00:00Z'))).toBe(0)
  // 25 October 2026 has 25 hours.
  expect(calendarDays(new Date('2026-10-24T22:30:00Z'), new Date('2026-10-25T23:30:00Z'))).toBe(1)
})

test('calendar days and months have no zone', () => {
  expect(formatIsoDay('2027-01-01')).toBe('01.01.2027')
  expect(formatIsoMonth('2021-04')).toBe('04/2021')
  expect(['2021', '2021-13', '2021-4', 'bald'].map(formatIsoMonth)).toEqual(['2021', '2021-13', '2021-4', 'bald'])
})

test('an appointment is a moment of German clocks, in summer and in winter', () => {
  expect(fromWallClock('2026-11-24T10:30')?.toISOString()).toBe('2026-11-24T09:30:00.000Z')
  expect(fromWallClock('2026-07-01T10:30')?.toISOString()).toBe('2026-07-01T08:30:00.000Z')
  // The night of 25 October 2026 has half past two twice; 29 March 2026 has none.
  expect(fromWallClock('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(fromWallClock('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(fromWallClock('2026-11-24')).toBeNull()
  expect(toWallClock(new Date('2026-11-24T09:30:00Z'))).toBe('2026-11-24T10:30')
  expect(formatAppointment(new Date('2026-11-24T09:30:00Z'))).toBe('Dienstag, 24.\u00a0November 2026, 10:30\u00a0Uhr')
})

test('what lies ahead is named by its weekday for a week', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  expect(formatWeekday(now, now)).toBe('heute')
  expect(formatWeekday(new Date('2026-11-20T23:30:00Z'), now)).toBe('morgen')
  expect(formatWeekday(new Date('2026-11-26T09:00:00Z'), now)).toBe('am Donnerstag')
  expect(formatWeekday(new Date('2026-11-27T09:00:00Z'), now)).toBe('am 27.11.2026')
  expect(calendarLeaf(evening)).toEqual({ weekday: 'Sa', day: '21', month: 'Nov.' })
})

test('months are shortened as Duden does', () => {
  const months = Array.from({ length: 12 }, (_, month) => formatShortDay(new Date(Date.UTC(2026, month, 3))))
  expect(months.map((text) => text.replace('3.\u00a0', '')).join(' ')).toBe(
    'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  )
})
