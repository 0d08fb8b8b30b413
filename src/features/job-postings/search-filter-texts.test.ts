import { expect, it } from 'vitest'
import { withValue } from './search-filter-texts'
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
