import { expect, test } from 'vitest'
import { placesText } from './places-text'

test('a company reads how many places are taken, also more than its plan has', () => {
  expect(placesText(1, null)).toBe('1 Platz belegt, beliebig viele möglich.')
  expect(placesText(2, 10)).toBe('2 von 10 Plätzen belegt; offene Einladungen zählen mit.')
  expect(placesText(1, 1)).toBe('1 von einem Platz belegt; offene Einladungen zählen mit.')
  expect(placesText(2, 1)).toBe('2 Plätze belegt; zurzeit steht Ihnen einer zu. Wer schon dabei ist, bleibt dabei.')
})
