import { expect, test } from 'vitest'
import { aroundKept } from './kept-whole'

const keptIn = (text: string) => aroundKept(text).flatMap((part) => (part.isKept ? [part.text] : []))

test('numbers of invoices and "E-Mail" are found, and nothing is lost', () => {
  const text = 'Guthaben aus RE-2026-00017, verrechnet mit 7G-2027-100000; mehr per E-Mail an deine E-Mail-Adresse.'
  expect(keptIn(text)).toEqual(['RE-2026-00017', '7G-2027-100000', 'E-Mail', 'E-Mail'])
  expect(
    aroundKept(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  'Baden-Württemberg',
  '2026-11-20',
  'A-2026-0001',
  'xRE-2026-00017',
  'RE-2026-00017-A',
  'LANGEWORTE-2026-00001',
])('%s is none', (text) => expect(keptIn(text)).toEqual([]))
