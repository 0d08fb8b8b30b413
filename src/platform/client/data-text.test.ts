import { expect, test } from 'vitest'
import { fromDataText, toDataText } from './data-text'

const over = (data: unknown) => fromDataText(JSON.parse(JSON.stringify(toDataText(data))))

test('data comes back as it was, moments included', () => {
  const posting = {
    title: 'Köchin „Süd“ </script><!-- (m/w/d)',
    publishedAt: new Date('2026-11-22T20:58:44.286Z'),
    startDate: '2026-11-22T20:58:44.286Z',
    salary: null,
    isOpen: true,
    places: [{ lat: 51.34, days: [new Date(0)] }],
  }
  expect(toDataText(posting)).toHaveProperty('text')
  expect(over(posting)).toEqual(posting)
  expect(over([['days', 0], [['days', 0]]])).toEqual([['days', 0], [['days', 0]]])
  expect(over(null)).toBe(null)
  expect(over(new Date(7))).toEqual(new Date(7))
})

test('a value that is missing in an object stays missing', () => {
  expect(over({ logo: undefined, name: 'Bäckerei' })).toEqual({ name: 'Bäckerei' })
})

test.each([
  ['a map', new Map([['a', 1]])],
  ['a set within', { skills: new Set(['Kochen']) }],
  ['a large integer', { cents: 7n }],
  ['no number', [Number.NaN]],
  ['a gap in a list', ['a', undefined]],
  ['nothing', undefined],
])('%s is left to the router', (_, data) => {
  expect(toDataText(data)).toEqual({ data })
  expect(fromDataText(toDataText(data))).toBe(data)
})
