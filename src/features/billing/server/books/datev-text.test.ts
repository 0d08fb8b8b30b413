import { expect, test } from 'vitest'
import { datevText, windows1252 } from './datev-text'

const read = (text: string) => new TextDecoder('windows-1252').decode(windows1252(text))

test('everything that Windows-1252 has arrives as it is', () => {
  const text = 'Cœur Šimůnek-Žižka’s „Größe“ – 5 € … Ÿ ‰ ™ ƒ ‹›'.replace('ů', 'u')
  expect(read(text)).toBe(text)
  const all = Array.from({ length: 0x60 }, (_, at) => 0xa0 + at)
  expect([...windows1252(String.fromCharCode(...all))]).toEqual(all)
})

test.each([
  ['Łódź', 'Lódz'],
  ['Čapek & Ødegård', 'Capek & Ødegård'],
  ['Αθήνα', 'Athina'],
  ['Щука', 'Shtuka'],
  ['ﬁn \u200bｘ', 'fin x'],
  ['🚀 東', '? ??'.slice(0, 3)],
])('%s is written as %s', (text, written) => {
  expect(datevText(text)).toBe(written)
})

test('a letter and its mark are one sign', () => {
  expect(read('Mu\u0308ller')).toBe('Müller')
})
