import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '~')

test.each([
  ['noch 30 Tage', 'noch 30~Tage'],
  ['{percent} % Umsatzsteuer', '{percent}~% Umsatzsteuer'],
  ['{km} km', '{km}~km'],
  ['3.900 € im Monat', '3.900~€ im Monat'],
  ['um 9:30 Uhr', 'um 9:30~Uhr'],
  ['nach § 14 Abs. 4 Nr. 2 UStG', 'nach §~14 Abs.~4 Nr.~2 UStG'],
  ['Art. 6 Abs. 1 Buchst. b DSGVO', 'Art.~6 Abs.~1 Buchst.~b DSGVO'],
  ['z. B. in der Regel, i. d. R.', 'z.~B. in der Regel, i.~d.~R.'],
])('%s stays on one line', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  'Maximal erlaubt sind 10 Zeichen.',
  '24 Tagessätze',
  'Teil a. Danach',
  'Bis 2026 Monatskarte',
  'Paragraph 14',
])('%s keeps its ordinary spaces', (text) => {
  expect(unbroken(text)).toBe(text)
})
