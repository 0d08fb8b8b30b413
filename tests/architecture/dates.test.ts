import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/**
 * A day is written in one way: `20.11.2026` in sentences, tables and mails, `20. Nov.` where room is short (both of
 * `lib/dates`). The month stands in words only where the day itself is the heading, as in a calendar.
 */
const LONG = /\bformatLongDay\b/
const CALENDARS = [
  'src/features/applications/ui/calendar/calendar-bar.tsx',
  'src/features/applications/ui/calendar/calendar-days.tsx',
  'src/lib/dates/dates.ts',
  'src/routes/app/company/interviews.tsx',
]
/** The one clock, and the commands of the terminal. */
const OWN_FORMATS = /^src\/(?:lib\/dates\/dates\.ts$|server\/commands\/)/
const FORMAT =
  /Intl\.(?:DateTimeFormat|RelativeTimeFormat|DurationFormat|ListFormat)|\.toLocale(?:Date|Time)String\(|\bAt\.toLocaleString\(/i

const sources = readSources('src').filter(({ file }) => !/\.test\.tsx?$|^src\/demo\//.test(file))

test('the month in words is for calendars', () => {
  expect(sources.flatMap(({ file, text }) => (LONG.test(text) ? [file] : [])).sort()).toEqual(CALENDARS)
})

// In words of ours: those of a browser differ from the server's, which makes React render the whole page again.
test('days and times are formatted in one place', () => {
  const others = sources.filter(({ file, text }) => FORMAT.test(text) && !OWN_FORMATS.test(file))
  expect(others.map(({ file }) => file)).toEqual([])
})
