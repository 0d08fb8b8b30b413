import { expect, test } from 'vitest'
import { type FeedEntry, feedText } from './feed'

const entry: FeedEntry = {
  id: '01936b0e-0000-7000-8000-000000000001',
  sequence: 2,
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  startsAt: new Date('2026-12-02T09:00:00Z'),
  durationMinutes: 45,
  mode: 'onsite',
  location: 'Goebenstraße 3; Herford, Tor 2',
  title: 'Gespräch: Dreher (m/w/d), Lindner GmbH',
  url: 'http://stellwerk.test/app/applicant/applications?bewerbung=1',
  isCancelled: false,
}

const text = (changed: Partial<FeedEntry> = {}) => feedText([{ ...entry, ...changed }], 'Gespräche')

test('times are those of German clocks, with the rules of the zone beside them', () => {
  const winter = text()
  expect(winter).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n')
  expect(winter).toContain('DTSTART;TZID=Europe/Berlin:20261202T100000\r\nDTEND;TZID=Europe/Berlin:20261202T104500\r\n')
  // The same UTC hour is an hour later on summer's clocks.
  expect(text({ startsAt: new Date('2027-06-02T09:00:00Z') })).toContain('DTSTART;TZID=Europe/Berlin:20270602T110000')
})

test.each([
  // The last hour before clocks go forward, over the gap; the first after it.
  ['2027-03-28T00:30:00Z', '20270328T013000', '20270328T031500'],
  ['2027-03-28T01:00:00Z', '20270328T030000', '20270328T034500'],
  // The last hour of summer time, and half past three after it.
  ['2026-10-24T23:30:00Z', '20261025T013000', '20261025T021500'],
  ['2026-10-25T02:30:00Z', '20261025T033000', '20261025T041500'],
])('around a change of clocks: %s', (startsAt, from, until) => {
  expect(text({ startsAt: new Date(startsAt) })).toContain(
    `DTSTART;TZID=Europe/Berlin:${from}\r\nDTEND;TZID=Europe/Berlin:${until}\r\n`,
  )
})

test('the same content is the same text whenever it is read; ids and sequence are those of the mails', () => {
  expect(text()).toBe(text())
  expect(text()).toContain('UID:01936b0e-0000-7000-8000-000000000001@stellwerk\r\nSEQUENCE:2\r\n')
  expect(text()).toContain('DTSTAMP:20261120T100000Z')
})

test('a cancelled one says so and stays', () => {
  const cancelled = text({ isCancelled: true })
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toContain('SUMMARY:Abgesagt: Gespräch: Dreher')
  expect(feedText([], 'Gespräche')).toContain('END:VCALENDAR')
})
