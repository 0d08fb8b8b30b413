import { expect, test } from 'vitest'
import { paramsSchema } from './schema/search-params-schema.ts'
import {
  choiceParam,
  dayParam,
  flagParam,
  numberParam,
  searchParams,
  textParam,
  unclearParams,
  uuidParam,
} from './search-params.ts'

const read = searchParams({
  was: textParam(10),
  page: numberParam(1, 50),
  sortierung: choiceParam(['datum', 'relevanz']),
  sofort: flagParam,
  stelle: uuidParam,
})

test('an address as people and forms write it', () => {
  const stelle = '018f3c1e-0000-7000-8000-000000000001'
  expect(read({ was: ' Koch ', page: '2', sortierung: 'datum', sofort: 'true', stelle })).toEqual({
    was: 'Koch',
    page: 2,
    sortierung: 'datum',
    sofort: true,
    stelle,
  })
})

test.each([
  ['was', 'zu lang für das Feld'],
  ['was', '  '],
  ['was', { text: 'Koch' }],
  ['page', '0'],
  ['page', '51'],
  ['page', '1.5'],
  ['page', 'eins'],
  ['page', ''],
  ['sortierung', 'gehalt'],
  ['sofort', 'false'],
  ['stelle', '42'],
])('%s=%j counts as not given, and covers what the address says', (key, value) => {
  const raw = { [key]: value }
  expect({ ...raw, ...read(raw) }).toEqual({})
})

test('what is not in the address is not in the answer either', () => {
  expect(Object.keys(read({ page: '3' }))).toEqual(['page'])
})

test('a postal code may come as a number, what is unknown is left out', () => {
  expect(read({ was: 33602, utm_source: 'x' })).toEqual({ was: '33602' })
})

test('procedures read the same, and refuse what is no object', () => {
  const schema = paramsSchema(read)
  expect(schema.parse({ page: 3 })).toEqual({ page: 3 })
  expect(schema.safeParse('page=3').success).toBe(false)
  expect(schema.safeParse([]).success).toBe(false)
})

test('what is given but not understood is named', () => {
  expect(unclearParams(read, { page: 'x', stelle: '42', was: 'Koch' })).toContain('(„page“, „stelle“)')
  expect(unclearParams(read, {}, ['ids'])).toContain('(„ids“)')
})

test('what is missing, blank, or not ours is no reason to refuse', () => {
  expect(unclearParams(read, { was: 'Koch', sortierung: ' ', utm_source: 'x' })).toBeNull()
})

test.each([
  ['2026-11-29', '2026-11-29'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['0000-01-01', undefined],
  ['29.11.2026', undefined],
  [20261129, undefined],
])('a day: %j is %j', (raw, day) => {
  expect(dayParam(raw)).toBe(day)
})
