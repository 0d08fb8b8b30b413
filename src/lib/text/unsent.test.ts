import { expect, test } from 'vitest'
import { unsent } from './unsent'

test('nothing stays of what was sent, and all that was written meanwhile', () => {
  expect(unsent('Kennt die Strecke.', 'Kennt die Strecke.')).toBe('')
  expect(unsent('Kennt die Strecke. Und wohnt nah.', 'Kennt die Strecke.')).toBe('Und wohnt nah.')
  expect(unsent('Kennt die alte Strecke.', 'Kennt die Strecke.')).toBe('Kennt die alte Strecke.')
  expect(unsent('', 'Kennt die Strecke.')).toBe('')
})
