import { expect, it } from 'vitest'
import { differenceOf } from './difference'
import { blocksOf, inlinesOf, unknownPlaceholders } from './legal-text'
import { legalTemplates } from './schema'

it('reads headings, lists, links and what is filled in, and nothing else', () => {
  expect(blocksOf('## Eins\n\n- a\n- b\n\n\nzwei\nZeilen\n\n### Drei').map(({ kind }) => kind)).toEqual([
    ...['heading', 'list', 'paragraph', 'heading'],
  ])
  expect(inlinesOf('Siehe [Preise](/pricing) von {betreiber}.')).toEqual([
    { kind: 'text', text: 'Siehe ' },
    { kind: 'link', text: 'Preise', href: '/pricing' },
    { kind: 'text', text: ' von ' },
    { kind: 'placeholder', name: 'betreiber' },
    { kind: 'text', text: '.' },
  ])
  // No link leaves the product, and none runs anything.
  for (const text of ['[x](https://fremd.example)', '[x](javascript:alert)', '[x](//fremd.example)', '[x](//fremd)']) {
    expect(inlinesOf(text).filter(({ kind }) => kind === 'link')).toEqual([])
  }
})

it('finds every placeholder of our own texts', () => {
  for (const template of Object.values(legalTemplates)) {
    expect(unknownPlaceholders(template)).toEqual([])
    expect(blocksOf(template).length).toBeGreaterThan(20)
  }
  expect(unknownPlaceholders('{betreuer} und {betreiber}')).toEqual(['betreuer'])
})

it('adds VAT to no price of an operator who charges none (§ 19 UStG), nor of a buyer abroad', () => {
  const [prices] = blocksOf(legalTemplates.terms).flatMap((block) =>
    JSON.stringify(block).includes('/pricing') ? [JSON.stringify(block)] : [],
  )
  expect(prices).toContain('Umsatzsteuer kommt hinzu, soweit sie anfällt')
  expect(prices).not.toContain('zuzüglich Umsatzsteuer')
})

it('shows which words came and went, block by block', () => {
  const before = '## Eins\n\nDie Frist ist zehn Tage.\n\nBleibt.\n\nFällt weg.'
  const after = '## Eins\n\nDie Frist ist zwölf Tage.\n\nBleibt.\n\nKommt dazu.\n\nUnd noch etwas.'
  const changes = differenceOf(before, after)
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same', 'changed', 'changed'])
  const [, first, , , last] = changes
  expect(first).toEqual({
    kind: 'changed',
    words: [
      { kind: 'same', text: 'Die Frist ist ' },
      { kind: 'removed', text: 'zehn' },
      { kind: 'added', text: 'zwölf' },
      { kind: 'same', text: ' Tage.' },
    ],
  })
  expect(last).toEqual({ kind: 'changed', words: [{ kind: 'added', text: 'Und noch etwas.' }] })
  expect(differenceOf(after, after).every(({ kind }) => kind === 'same')).toBe(true)
})

it('shows a new heading as people read it, without its marks', () => {
  const [, change] = differenceOf('Eins', 'Eins\n\n## 12. Neu')
  expect(change).toEqual({ kind: 'changed', words: [{ kind: 'added', text: '12. Neu' }] })
})
