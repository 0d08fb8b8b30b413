import { expect, test } from 'vitest'
import { printableLine, printableText } from './printable-text'

const BAD = [
  '\u0000',
  '\u0007',
  '\n',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udc00',
  '\u{e000}',
  '\u{f0000}',
  '\ufdd0',
  '\uffff',
]
const GOOD = ['Müller & Söhne', 'Щука', 'شركة', '株式会社', 'Z̧̤͎a̤l͙g̲o', '👩‍💻', '🇩🇪', '\u{13000}', '„“’–€']

test.each(BAD)('%j is refused in a line, in the reader’s form of address', (sign) => {
  expect(printableLine().safeParse(`a${sign}b`).error?.issues).toMatchObject([
    { message: 'Der Text enthält ein Zeichen, das sich nicht drucken lässt. Bitte entfernen Sie es.' },
  ])
  expect(printableLine('du').max(1).safeParse(`a${sign}b`).error?.issues).toMatchObject([
    { message: expect.stringContaining('entferne es') },
  ])
})
test.each(BAD.filter((sign) => sign !== '\n'))('%j is a space in a longer text', (sign) => {
  expect(printableText().parse(`a${sign}b`)).toBe('a b')
})
test.each(GOOD)('%j stays as it is', (text) => {
  const among = `a${text}b`
  expect([printableLine().parse(among), printableText().parse(among)]).toEqual([among, among])
})
test.each([
  ' ',
  '\u00a0',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u200b\u200d',
  '\u202e',
  '\u2060',
  '\ufe0f',
  '\u{e0041}',
])('a line of %j alone is empty', (sign) => expect(printableLine().parse(sign)).toBe(''))
test.each(['\u0301\u0302', '\u2800\u2800', '\u034f', '\u17b4'])('a line of %j alone is empty', (sign) => {
  expect(printableLine().parse(sign)).toBe('')
  expect(printableLine().min(1).safeParse(sign).success).toBe(false)
})
test('lines stay lines, and lists from Word stay lists', () => {
  expect(printableText().parse('\uf0b7\tDrehen\r\n\uf0a7 Fräsen\n')).toBe('•\tDrehen\r\n• Fräsen\n')
})
test.each(['\u200d', '\u202e', '\u2066', '\ufeff'])('%j, which nobody sees, is taken out', (sign) => {
  const among = `a${sign}b${sign}`
  expect([printableLine().parse(among), printableText().parse(among)]).toEqual(['ab', 'ab'])
})
