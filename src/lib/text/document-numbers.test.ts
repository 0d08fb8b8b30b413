import { expect, test } from 'vitest'
import { aroundNumbers } from './document-numbers'

const numbersIn = (text: string) => aroundNumbers(text).flatMap((part) => (part.isNumber ? [part.text] : []))

test('numbers of invoices are found, and nothing is lost', () => {
  const text = 'Guthaben aus RE-2026-00017, verrechnet mit 7G-2027-100000.'
  expect(numbersIn(text)).toEqual(['RE-2026-00017', '7G-2027-100000'])
  expect(
    aroundNumbers(text)
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
])('%s is none', (text) => expect(numbersIn(text)).toEqual([]))
