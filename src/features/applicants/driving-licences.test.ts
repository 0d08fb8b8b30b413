import { expect, test } from 'vitest'
import { licencesOf } from './driving-licences'

test('a class brings those below it, and no other', () => {
  expect(licencesOf(['CE', 'B']).sort()).toEqual(['AM', 'B', 'BE', 'C', 'C1', 'C1E', 'CE', 'L', 'T'])
  expect(licencesOf(['D1'])).not.toContain('D')
  expect(licencesOf(['B'])).not.toContain('BE')
  expect(licencesOf([])).toEqual([])
})
