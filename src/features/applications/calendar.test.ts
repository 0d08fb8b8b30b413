import { expect, test } from 'vitest'
import { calendarFile } from './calendar'

const appointment = {
  id: '01936b0e-0000-7000-8000-000000000001',
  sequence: 2,
  startsAt: new Date('2026-11-24T09:30:00Z'),
  durationMinutes: 45,
  mode: 'onsite' as const,
  location: 'Goebenstraße 3; Herford, Tor 2',
  jobTitle: 'Anlagenmechanikerin oder Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik (m/w/d)',
  companyName: 'Lindner Haustechnik GmbH & Co. KG',
  applicantName: 'Miriam Yıldız',
  url: 'http://stellwerk.test/app/applicant/applications',
  isCancelled: false,
}

test('times in UTC, one id for all versions, text escaped', () => {
  const file = calendarFile(appointment, new Date('2026-11-20T10:00:00Z'))
  expect(file).toContain('DTSTART:20261124T093000Z\r\nDTEND:20261124T101500Z\r\n')
  expect(file).toContain('UID:01936b0e-0000-7000-8000-000000000001@stellwerk\r\nSEQUENCE:2\r\n')
  expect(file).toContain('LOCATION:Goebenstraße 3\\; Herford\\, Tor 2\r\n')
  expect(file).not.toContain('MAILTO')
})

test('no line is longer than 75 octets, and put together again nothing is lost', () => {
  const file = calendarFile(appointment, new Date())
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('Heizungs- und Klimatechnik (m/w/d)\\, Lindner Haustechnik')
})

test('a cancelled one takes itself out of the calendar', () => {
  const file = calendarFile({ ...appointment, isCancelled: true }, new Date())
  expect(file).toContain('METHOD:CANCEL')
  expect(file).toContain('STATUS:CANCELLED')
  expect(file).not.toContain('VALARM')
})
