import { expect, test } from 'vitest'
import { cutText, cutWords } from './cut-text'

test.each([
  ['Bäckerei', 4, 'Bäck'],
  ['Bäckerei', 80, 'Bäckerei'],
  ['A🚀🚀', 2, 'A'],
  ['A🚀🚀', 3, 'A🚀'],
  ['🚀', 1, ''],
  ['', 5, ''],
])('%s within %i is %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected)
  expect(cutText(text, max).isWellFormed()).toBe(true)
})

test.each([
  ['Koch', 60, 'Koch'],
  ['Sachbearbeiter Auftragsabwicklung', 30, 'Sachbearbeiter'],
  ['Sachbearbeiter Auftragsabwicklung', 14, 'Sachbearbeiter'],
  ['Leiter für den Einkauf und die Logistik', 26, 'Leiter für den Einkauf'],
  ['Mechaniker (Nachtschicht)', 14, 'Mechaniker'],
  ['Donaudampfschifffahrtskapitän', 10, 'Donaudampf'],
  ['A🚀🚀', 2, 'A'],
])('cuts %s at %i between words: %s', (text, max, expected) => {
  expect(cutWords(text, max)).toBe(expected)
})
