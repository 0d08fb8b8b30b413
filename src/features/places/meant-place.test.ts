import { expect, test } from 'vitest'
import { meantPlace } from './meant-place'

const bielefeld = { name: 'Bielefeld', land: 'NW', postalCode: '33602', label: '33602 Bielefeld' } as const
const minden = { name: 'Minden', land: 'NW', postalCode: '32423', label: '32423 Minden' } as const
const smaller = { name: 'Minden', land: 'RP', postalCode: '54310', label: '54310 Minden' } as const

test('a typed place counts without being chosen, however it is written', () => {
  for (const text of ['Bielefeld', ' bielefeld ', '33602', '33602  Bielefeld', 'Bielefeld, Nordrhein-Westfalen']) {
    expect(meantPlace(text, [bielefeld, minden]), text).toEqual({ kind: 'one', place: bielefeld })
  }
})

test('of two places with one name nobody but the person chooses', () => {
  expect(meantPlace('Minden', [minden, smaller])).toEqual({ kind: 'several' })
  expect(meantPlace('Minden, Rheinland-Pfalz', [minden, smaller])).toEqual({ kind: 'one', place: smaller })
  expect(meantPlace('Mind', [minden, smaller])).toEqual({ kind: 'none' })
})
