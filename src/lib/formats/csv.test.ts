import { expect, test } from 'vitest'
import { csvLine } from './csv'

test.each([
  ['Hartmann; Söhne', '"Hartmann; Söhne"\r\n'],
  ['Die "Besten"', '"Die ""Besten"""\r\n'],
  ['zwei\nZeilen', '"zwei\nZeilen"\r\n'],
  [null, '\r\n'],
  [-1.5, '-1,5\r\n'],
  [true, 'ja\r\n'],
  ['18\u00a0%', '"18 %"\r\n'],
  ['3.400\u202f€', '"3.400 €"\r\n'],
  [new Date('2026-11-20T08:30:00Z'), '"20.11.2026, 9:30 Uhr"\r\n'],
])('%s', (value, line) => {
  expect(csvLine([value])).toBe(line)
})

test.each(['=1+1', '+49 30 1', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("http://x")', '＝1', '\n@x'])(
  '%j is no formula',
  (text) => {
    expect(csvLine([text]).startsWith(`"'`)).toBe(true)
  },
)
