import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test.each([
  [45, '45\u00a0s'],
  [60, '1\u00a0min'],
  [86_400, '24\u00a0h'],
  [3 * 86_400 + 5, '3\u00a0Tagen'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
