import { expect, it } from 'vitest'
import { readJobSearch, searchInOrder } from './search-params'

it.each([
  ['Beste Treffer need no name', {}, 'relevanz', 'relevanz', undefined],
  ['any other order has one', {}, 'datum', 'relevanz', 'datum'],
  ['the best again after another choice', { sortierung: 'datum' }, 'relevanz', 'datum', undefined],
  ['the best where the search took the nearest by itself', {}, 'relevanz', 'entfernung', 'relevanz'],
  ['and they stay chosen', { sortierung: 'relevanz' }, 'relevanz', 'relevanz', 'relevanz'],
] as const)('%s', (_, search, order, current, expected) => {
  expect(searchInOrder({ ...search, page: 3 }, order, current)).toEqual({ sortierung: expected, page: undefined })
})

it.each(['constructor', '__proto__', 'toString'])('takes nothing for a value that is none: %s', (name) => {
  expect(
    readJobSearch({ arbeitszeit: name, berufsfeld: name, homeoffice: name, befristung: name, anstellung: name }),
  ).toEqual({})
})

it('knows the names of everyday forms', () => {
  expect(readJobSearch({ arbeitszeit: 'vz;mj', homeoffice: 'ho' })).toEqual({
    arbeitszeit: ['Vollzeit', 'Minijob'],
    homeoffice: ['remote'],
  })
})
