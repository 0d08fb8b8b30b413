import { expect, test } from 'vitest'
import { lastChangeText } from './last-change-text'

test.each([
  ['Ronja Stein', 'Zuletzt geändert von Ronja Stein am 29.11.2026'],
  [null, 'Zuletzt geändert am 29.11.2026'],
])('by %s', (changedBy, text) => {
  expect(lastChangeText(changedBy, new Date('2026-11-29T11:00:00Z'))).toBe(text)
})

test('without a day', () => {
  expect(lastChangeText('Ronja Stein', null)).toBe('Zuletzt geändert von Ronja Stein')
})
