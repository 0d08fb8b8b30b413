import { expect, test } from 'vitest'
import { germanWords } from '~/lib/german/words'
import { findOccupations } from '~/lib/occupations/families'
import { askedOccupation } from './asked'

/** What would be written beside the tick of the first occupation in a search. */
function named(source: string): string {
  const words = germanWords(source)
  const [found] = findOccupations(words)
  const own = (found?.words ?? []).flatMap((at) => words[at] ?? [])
  return askedOccupation({ words: own, families: [], neighbours: [], qualifiers: [] }, source).text
}

test.each([
  ['LKW Fahrer ADR', 'Lkw-Fahrer'],
  ['KFZ Mechatroniker Hochvolt', 'Kfz-Mechatroniker'],
  ['LKW Fahrer', 'LKW Fahrer'],
  ['Fachkraft für Lagerlogistik SAP', 'Fachkraft für Lagerlogistik'],
])('the occupation in „%s“ is called %s, and nothing beside it', (source, text) => {
  expect(named(source)).toBe(text)
})
