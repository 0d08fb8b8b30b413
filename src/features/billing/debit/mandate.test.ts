import { expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { formerCreditor, mandateText, signedCreditor } from './mandate'

const now = { name: 'Stellwerk GmbH', creditorId: 'DE98ZZZ09999999999' }

test.each(['Stellwerk GmbH', 'Müller, Meier & Co. KG', 'Die von Berg (GmbH)'])(
  'the creditor DE13ZZZ00000012345 is read from the mandate as it was signed',
  (name) => {
    const text = mandateText({ ...DEMO_OPERATOR, name }, 'SW-ABCDEFGH')
    expect(signedCreditor(text)).toEqual({ name, creditorId: DEMO_OPERATOR.creditorId })
  },
)

test('an emptied mandate names no creditor, and nothing is told of it', () => {
  expect(signedCreditor('')).toBeNull()
  expect(formerCreditor(null, now)).toBeNull()
})

test('what has changed is told, and only that', () => {
  expect(formerCreditor(now, now)).toBeNull()
  // Banks cannot see the difference.
  expect(formerCreditor({ ...now, name: '„Stellwerk“ GmbH' }, now)).toBeNull()
  expect(formerCreditor({ ...now, name: 'Gleiswerk GmbH' }, now)).toEqual({ name: 'Gleiswerk GmbH', creditorId: null })
  expect(formerCreditor({ ...now, creditorId: 'DE13ZZZ00000012345' }, now)).toEqual({
    ...{ name: null, creditorId: 'DE13ZZZ00000012345' },
  })
})
