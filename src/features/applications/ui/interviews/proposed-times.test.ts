import { expect, test } from 'vitest'
import { shownTimes } from './proposed-times'

const first = [{ id: 'first', clock: '2030-01-07T10:00' }]
const own = [{ id: 'own', clock: '2030-01-08T11:00' }]

test.each([
  ['free slots, nothing added', null, true, []],
  ['free slots, a time added', own, true, own],
  ['no free slots', null, false, first],
  ['no free slots, a time of one’s own', own, false, own],
  ['a time added and removed, then the free slots unticked', [], false, first],
])('%s: there is always something to choose from', (_, chosen, offersSlots, times) => {
  expect(shownTimes(chosen, first, offersSlots)).toEqual(times)
})
