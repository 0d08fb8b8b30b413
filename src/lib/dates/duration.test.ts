import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test.each([
  [45, '45 s'],
  [60, '1 min'],
  [86_400, '24 h'],
  [3 * 86_400 + 5, '3 Tagen'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
