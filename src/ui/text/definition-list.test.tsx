import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FactList } from './definition-list'

it('shows no fact without a value', () => {
  const facts = [
    { term: 'Preis', value: null },
    { term: 'Lizenz gültig bis', value: '07.11.2026' },
  ]
  const html = renderToStaticMarkup(<FactList facts={facts} />)
  expect(html).toContain('07.11.2026')
  expect(html).not.toContain('Preis')
})
