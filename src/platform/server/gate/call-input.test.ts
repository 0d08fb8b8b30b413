import superjson from 'superjson'
import { expect, test } from 'vitest'
import { writeInput } from '~/platform/client/calls/write-input'
import { readCallInput } from './call-input'

const monday = new Date('2026-11-23T08:00:00Z')

test.each([
  undefined,
  null,
  5,
  'Grüße',
  monday,
  { times: [monday, new Date(-62_200_000_000_000)], page: undefined, pay: Number.NaN },
  [[undefined, -0, Number.NEGATIVE_INFINITY]],
])('comes back as the browser had it: %j', (input) => {
  expect(readCallInput(overTheWire(writeInput(input)))).toEqual(input)
})

test('says nothing of values that are the same object', () => {
  const place = { postalCode: '33602' }
  const input = { home: place, work: place, since: monday }
  expect(superjson.serialize(input).meta).toHaveProperty('referentialEqualities')
  expect(readCallInput(overTheWire(writeInput(input)))).toEqual(input)
})

const json = { a: 'x', date: '2026-11-23T08:00:00.000Z', gap: null, list: [null, null], deep: { a: { b: null } } }

test.each<readonly [string, unknown]>([
  ['circles', { referentialEqualities: { a: ['deep.a'] } }],
  ['a circle at the top', { referentialEqualities: [['a']] }],
  ['no circle', { referentialEqualities: {} }],
  ['an unknown key', { values: {}, v: 1, x: 1 }],
  ['another version', { values: { gap: ['undefined'] }, v: 2 }],
  ['the old way to write paths', { values: { 'deep.a\\.b': ['undefined'] }, v: 0 }],
  ...['set', 'map', 'bigint', 'regexp', 'URL', 'Error', 'symbol', 'nope', 5, null, []].map(
    (type) => [`the type ${String(type)}`, { values: { list: [type] } }] as const,
  ),
  ...['typed-array', 'class', 'custom', 'symbol'].map(
    (type) => [`the type ${type}`, { values: { list: [[type, 'Uint8Array']] } }] as const,
  ),
  ['a type without brackets', { values: { gap: 'undefined' } }],
  ['what stands within a described value', { values: { list: ['undefined', { 0: ['undefined'] }] } }],
  ['what stands within a missing value', { values: { gap: ['undefined', {}] } }],
  ['nested descriptions', { values: { deep: { a: { b: ['undefined'] } } } }],
  ['a place that is not there', { values: { nowhere: ['undefined'] } }],
  ['a place behind the end of a list', { values: { 'list.2': ['undefined'] } }],
  ['a place that makes a list of any length', { values: { 'list.4294967294': ['undefined'] } }],
  ['a place twice', { values: { 'list.0': ['undefined'], 'list.00': ['undefined'] } }],
  ['a place by a part of a number', { values: { 'list.1e0': ['undefined'] } }],
  ['a place within a text', { values: { 'a.0': ['undefined'] } }],
  ['a place that all objects have', { values: { toString: ['undefined'] } }],
  ['the length of a list', { values: { 'list.length': ['undefined'] } }],
  ['a text as missing', { values: { a: ['undefined'] } }],
  ['a text as a date', { values: { a: ['Date'] } }],
  ['a text as a number', { values: { a: ['number'] } }],
  ['all of it as a date', { values: ['Date'] }],
  ['no list', { values: 5 }],
  ['more than anybody writes', { values: Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`${i}`, []])) }],
])('refuses %s', (_name, meta) => {
  expect(() => readCallInput({ json, meta })).toThrow()
})

test('refuses more descriptions than anybody writes, also of what is there', () => {
  const gaps = (count: number) => ({
    json: Array.from({ length: count }, () => null),
    meta: { values: Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, ['undefined']])) },
  })
  expect(readCallInput(gaps(2_000))).toHaveLength(2_000)
  expect(() => readCallInput(gaps(2_001))).toThrow()
})

test('refuses a path that superjson would read otherwise', () => {
  // superjson would read the backslash as part of one name, and would create the missing place.
  const meta = { values: { 'a\\.b': ['undefined'] }, v: 1 }
  expect(() => readCallInput({ json: { 'a\\': { b: null } }, meta })).toThrow()
})

test.each([5, null, [], 'x', { json, other: 1 }, { json, meta: null }, { json, meta: [] }])('refuses %j', (sent) => {
  expect(() => readCallInput(sent)).toThrow()
})

function overTheWire(sent: unknown): unknown {
  return JSON.parse(JSON.stringify(sent))
}
