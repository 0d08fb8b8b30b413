import { expect, test } from 'vitest'
import { codeOf } from './code'
import { readSources } from './sources'

/**
 * Who may read the machine's clock, and why. Everything else uses `currentTime()` or SQL, and measures durations with
 * `performance.now()`.
 */
const MAY_READ: Record<string, string> = {
  'src/lib/current-time.ts': 'what there is before a clock has been set',
  'src/platform/server/database/clock.ts': 'compares it with the database',
  'src/platform/client/calls/read-answer.ts': 'compares it with the server',
  'src/platform/client/count-from-arrival.ts': 'the ages of the query cache, which reads it itself',
}

const product = readSources('src').filter(({ file }) => !/\.test\.tsx?$/.test(file))

test('nothing decides by the clock of the machine it happens to run on', () => {
  const readers = product.filter(({ text }) => readings(text).length > 0).map(({ file }) => file)
  expect(readers.sort()).toEqual(Object.keys(MAY_READ).sort())
})

test('the law sees every way to read it', () => {
  const ways = ['new Date()', 'new Date', 'Date()', 'Date.now()', 'globalThis.Date.now()', 'Temporal.Now.instant()']
  for (const way of [...ways, 'performance.timeOrigin', 'Date.now', 'new Intl.DateTimeFormat("de").format()'])
    expect([way, readings(`const moment = ${way}`)]).toEqual([way, [expect.any(String)]])
  expect(readings('new Date(5); new Date(text); Date.UTC(1, 2); Date.parse(a); number.format(5)')).toEqual([])
})

/** Expressions that read the time of day; a date formatter without an argument uses the current one. */
const READING =
  /\bnew Date\b(?!\s*\(\s*[^\s)])|(?<!\w|\.|new )Date\s*\(|\bDate\s*\.\s*now\b|\bTemporal\.Now\b|\btimeOrigin\b|\.format(?:ToParts)?\(\)/g

function readings(text: string): string[] {
  return codeOf(text).match(READING) ?? []
}
