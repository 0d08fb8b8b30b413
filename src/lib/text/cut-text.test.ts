import { expect, test } from 'vitest'
import { cutText } from './cut-text'

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
