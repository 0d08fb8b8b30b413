import { expect, test } from 'vitest'
import { nextStepOf } from './next-step'

const KNOWN = { hasLogo: true, isAdmin: true, isAlone: true }

test('the next step is the first that is missing, and one that this person may take', () => {
  expect(nextStepOf({ ...KNOWN, hasLogo: false })).toBe('logo')
  expect(nextStepOf(KNOWN)).toBe('colleagues')
  // Whoever is not alone has invited already, and a recruiter may not.
  expect(nextStepOf({ ...KNOWN, isAlone: false })).toBe('slots')
  expect(nextStepOf({ ...KNOWN, isAdmin: false })).toBe('slots')
})
