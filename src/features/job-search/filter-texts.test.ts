import { expect, it } from 'vitest'
import { withoutReadValue, withValue } from './filter-texts'
import { type JobSearch, readJobSearch, searchAddress } from './search-params'

const throughAddress = (search: JobSearch) => readJobSearch(searchAddress(search))

it.each([
  ['arbeitszeit', 'Teilzeit', ['Teilzeit']],
  ['homeoffice', 'remote', ['remote']],
  ['berufsfeld', 'Verkauf & Handel', ['Verkauf & Handel']],
  ['gehalt', '2500', 2500],
  ['befristung', 'permanent', ['permanent']],
  ['veroeffentlichtseit', '7', 7],
  ['anstellung', 'direct', ['direct']],
  ['vorteile', 'Jobrad', ['Jobrad']],
  ['arbeitgeber', 'Koch GmbH', ['Koch GmbH']],
] as const)('the filter %s is put on and taken off, and stands in the address', (name, value, expected) => {
  const on = withValue({ was: 'Koch' }, name, value, true)
  expect(throughAddress(on)).toEqual({ was: 'Koch', [name]: expected })
  expect(throughAddress(withValue(on, name, value, false))).toEqual({ was: 'Koch' })
})

it('adds to the values of one filter, and changes a number', () => {
  const both = withValue({ arbeitszeit: ['Vollzeit'] }, 'arbeitszeit', 'Teilzeit', true)
  expect(both.arbeitszeit).toEqual(['Vollzeit', 'Teilzeit'])
  expect(withValue({ gehalt: 2500 }, 'gehalt', '4000', true).gehalt).toBe(4000)
})

it('takes off what was read from the words by taking the words away', () => {
  const understood = [
    {
      text: 'Nebenjob',
      label: 'Minijob oder Teilzeit',
      facets: ['arbeitszeit'] as const,
      search: { was: 'Koch 3000 €' },
    },
    { text: '3000 €', label: 'ab 3.000 €', facets: ['gehalt'] as const, search: { was: 'Nebenjob Koch' } },
  ]
  const search: JobSearch = { was: 'Nebenjob Koch 3000 €', wo: 'Köln' }
  const filters: JobSearch = { ...search, arbeitszeit: ['Minijob', 'Teilzeit'], gehalt: 3000 }
  expect(withoutReadValue(search, filters, understood, { name: 'arbeitszeit', value: 'Minijob' })).toEqual({
    was: 'Koch 3000 €',
    wo: 'Köln',
    arbeitszeit: ['Teilzeit'],
  })
  expect(withoutReadValue(search, filters, understood, { name: 'gehalt', value: '3000' })).toEqual({
    was: 'Nebenjob Koch',
    wo: 'Köln',
  })
})
