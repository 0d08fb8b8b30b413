import { expect, test } from 'vitest'
import { keepAbbreviations } from './kept-abbreviations'

test.each([
  ['Jugendhilfe Minden e. V.', 'Jugendhilfe Minden e.\u00a0V.'],
  ['Weinhaus Roth e. K.', 'Weinhaus Roth e.\u00a0K.'],
  ['GmbH i. G.', 'GmbH i.\u00a0G.'],
  ['z. B. als Koch', 'z.\u00a0B. als Koch'],
  ['Lahnberg GmbH & Co. KG', 'Lahnberg GmbH & Co. KG'],
  ['Dr. P. Sand', 'Dr. P. Sand'],
])('%s', (text, kept) => expect(keepAbbreviations(text)).toBe(kept))
