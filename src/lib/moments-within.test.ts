import { expect, test } from 'vitest'
import { momentsWithin } from './moments-within'

test('moments are found wherever they stand', () => {
  const at = new Date(0)
  expect(momentsWithin(at)).toEqual({ moments: [[]], hasGaps: false })
  expect(momentsWithin({ at, list: [1, { at }, [at]], text: '', no: null })).toEqual({
    moments: [['at'], ['list', 1, 'at'], ['list', 2, 0]],
    hasGaps: false,
  })
})

test('a missing value of an object is told, one of a list cannot be said', () => {
  expect(momentsWithin({ a: { b: undefined } })).toEqual({ moments: [], hasGaps: true })
  expect(momentsWithin(['a', undefined])).toBeNull()
  expect(momentsWithin(undefined)).toBeNull()
})

const circle: Record<string, unknown> = {}
circle.again = circle

test.each([
  ['a map', { a: new Map() }],
  ['an instance', { a: new (class Job {})() }],
  ['a large integer', [1n]],
  ['no number', Number.NaN],
  ['an infinite one', [Number.POSITIVE_INFINITY]],
  ['a zero with a sign', -0],
  ['no moment', new Date(Number.NaN)],
  ['a function', { toJSON: () => 'a' }],
  ['a circle', circle],
  ['a name every object has', { constructor: 'a' }],
])('%s cannot be said', (_name, data) => {
  expect(momentsWithin(data)).toBeNull()
})
