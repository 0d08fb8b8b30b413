import superjson from 'superjson'
import { expect, test } from 'vitest'
import { writeAnswer } from './call-answer'

const at = () => new Date('2026-11-22T20:58:44.286Z')

test.each<[string, unknown]>([
  ['plain values', { title: 'Köchin „Süd“', pay: null, days: [1, 2.5], isOpen: true, places: [{ lat: 51.34 }] }],
  ['moments', { publishedAt: at(), similar: [{ publishedAt: at() }, { publishedAt: at() }], shifts: [[at()]] }],
  ['a moment alone', at()],
  ['nothing', undefined],
  ['null', null],
  ['names with points and strokes', { 'a.b': { 'c\\d': at() }, '0': at() }],
  ['a moment without a name', { '': at() }],
  ['what JSON cannot say', { at: at(), gone: undefined, ids: new Set(['a']), large: 7n, none: Number.NaN, minus: -0 }],
  ['a gap in a list', ['a', undefined]],
  ['no moment', { at: new Date(Number.NaN) }],
])('%s are written as superjson does', (_name, data) => {
  expect(JSON.stringify(writeAnswer(data))).toBe(JSON.stringify(superjson.serialize(data)))
})

test('what stands in two places is written in both', () => {
  const place = { name: 'Bielefeld', since: at() }
  const data = { first: place, all: [place] }
  expect(superjson.deserialize(JSON.parse(JSON.stringify(writeAnswer(data))))).toStrictEqual(data)
})

test('names that every object has are refused as superjson does', () => {
  expect(() => writeAnswer({ constructor: 'a' })).toThrow('prototype pollution')
})
