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
  organizerEmail: 'noreply@stellwerk.test',
  url: 'http://stellwerk.test/app/applicant/applications',
  isCancelled: false,
}

test('times in UTC, one id for all versions, text escaped', () => {
  const file = calendarFile(appointment, new Date('2026-11-20T10:00:00Z'))
  expect(file).toContain('DTSTART:20261124T093000Z\r\nDTEND:20261124T101500Z\r\n')
  expect(file).toContain('UID:01936b0e-0000-7000-8000-000000000001@stellwerk\r\nSEQUENCE:2\r\n')
  expect(file).toContain('LOCATION:Goebenstraße 3\\; Herford\\, Tor 2\r\n')
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

test.each([true, false])('has once what RFC 5546 asks of its method (cancelled: %s)', (isCancelled) => {
  const file = calendarFile({ ...appointment, companyName: 'Bau "Süd"; ^GmbH', isCancelled }, new Date())
  const { event, others } = parsed(file)
  expect(others).toEqual({
    VERSION: '2.0',
    PRODID: '-//Stellwerk//Bewerbungen//DE',
    CALSCALE: 'GREGORIAN',
    METHOD: isCancelled ? 'CANCEL' : 'PUBLISH',
  })
  for (const name of ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS']) {
    expect([name, event.filter((line) => line.name === name).length]).toEqual([name, 1])
  }
  expect(event.filter(({ name }) => name === 'ORGANIZER')).toEqual([
    { name: 'ORGANIZER', parameters: `CN="Bau ^'Süd^'; ^^GmbH"`, value: 'mailto:noreply@stellwerk.test' },
  ])
  expect(event.some(({ name }) => name === 'ATTENDEE')).toBe(false)
})

/** Lines unfolded and split into name, parameters and value (RFC 5545 §3.1); every BEGIN has its END. */
function parsed(file: string) {
  const open: string[] = []
  const event: { name: string; parameters: string; value: string }[] = []
  const others: Record<string, string> = {}
  for (const line of file.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    const [, name = '', parameters = '', value = ''] =
      line.match(/^([A-Z-]+)(?:;((?:[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*);?)+))?:([^\p{Cc}]*)$/u) ?? []
    if (name === '') throw new Error(`no content line: ${line}`)
    if (name === 'BEGIN') open.push(value)
    else if (name === 'END') expect(open.pop()).toBe(value)
    else if (open.length === 1) others[name] = value
    else if (open.at(-1) === 'VEVENT') event.push({ name, parameters, value })
  }
  expect(open).toEqual([])
  return { event, others }
}
