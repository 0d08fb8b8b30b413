import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchRelaxed } from './search-summary'

const relaxations = [{ kind: 'filter', text: 'nicht nur „Homeoffice“', search: {} } as const]

it.each([
  [0, 'Genau dazu gibt es gerade keine Stelle.'],
  [1, 'Genau dazu gibt es gerade nur Plätze für Ausbildung, Studium oder Praktikum.'],
])('says what there is with all that was asked for: %i', (exactTotal, sentence) => {
  const shown = renderToStaticMarkup(<SearchRelaxed relaxations={relaxations} exactTotal={exactTotal} />)
  expect(shown).toContain(sentence)
  expect(shown).toContain('Du siehst Stellen nicht nur „Homeoffice“.')
})

it('says nothing when nothing was dropped', () => {
  const shown = renderToStaticMarkup(<SearchRelaxed relaxations={[]} exactTotal={1} />)
  expect(shown).toBe('<div aria-live="polite"></div>')
})

it('says which place nobody knows, as wide as the list', () => {
  const shown = renderToStaticMarkup(<SearchRelaxed relaxations={[]} exactTotal={1} unknownPlace="Atlantis" />)
  expect(shown).toContain('Den Ort „Atlantis“ kennen wir nicht.')
})
