import { expect, test } from 'vitest'
import { encodeText } from './encode-text.ts'

test.each([
  ['nothing', ''],
  ['ASCII', 'a'.repeat(40_000)],
  ['Latin-1', 'Straßenbahnfahrerübergabe é'.repeat(1_000)],
  ['all planes', '„Grüße“ – 👩🏽‍🚒 你好\u0000\r\n'.repeat(1_000)],
  ['half of a pair', 'a\ud83db „x“'],
  ['longer than most', '„ä“👋'.repeat(100_000)],
])('%s in UTF-8 is what Node makes of it', (_, text) => {
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true)
})

test('a text does not change when the next one is encoded', () => {
  const first = encodeText('„eins“')
  encodeText('„zwei“')
  expect(String(first)).toBe('„eins“')
})
