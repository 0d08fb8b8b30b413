import { expect, test } from 'vitest'
import { dropHiddenSigns, withoutHiddenSigns } from './hidden-signs'

const HIDDEN = [
  ...['\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d'],
  ...['\u202e', '\u2060', '\u2062', '\u2066', '\u2067', '\u2068', '\u2069', '\u206a', '\ufeff', '\ufff9'],
  ...['\u{e0001}', '\u{e0041}', '\u{e007f}'],
]

test.each(HIDDEN)('%j is taken out of a text', (sign) => {
  expect(withoutHiddenSigns(`${sign}Huber ${sign}GmbH${sign}${sign}`)).toBe('Huber GmbH')
})

test.each([
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष'],
  ['Sinhala', 'ශ්‍රී'],
  ['a family', '👨‍👩‍👧'],
  ['a person at work with a colour of skin', '👩🏽‍💻'],
  ['a heart in fire', '❤️‍🔥'],
  ['England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Arabic and Hebrew', 'شركة המثال'],
  ['soft hyphens', 'Kran\u00adführer'],
])('%s stays whole', (_, text) => {
  expect(withoutHiddenSigns(text)).toBe(text)
})

test('no text takes long', () => {
  for (const sign of ['\u{1f3f4}', '\u{1f3f4}\u{e0041}', '\u{e0041}', '\u200d', 'a\u200d']) {
    expect(withoutHiddenSigns(sign.repeat(500_000)).length).toBeLessThanOrEqual(1_000_000)
  }
})

test('takes them out of everything that was typed, but for passwords', () => {
  const form = new FormData()
  for (const name of ['Anna\u202e', 'B\u200bea']) form.append('name', name)
  const input = { title: 'Koch\u202e', places: [{ name: 'Bad\u2066 Ems' }], password: 'a\u200bb', form }
  expect(dropHiddenSigns(input)).toMatchObject({ title: 'Koch', places: [{ name: 'Bad Ems' }], password: 'a\u200bb' })
  expect(form.getAll('name')).toEqual(['Anna', 'Bea'])
  expect(dropHiddenSigns('Koch\u202e')).toBe('Koch')
  expect(dropHiddenSigns(undefined)).toBeUndefined()
})
