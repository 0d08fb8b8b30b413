import { expect, test } from 'vitest'
import { planSlots } from './slot-plan'

const plan = {
  day: '2026-12-02',
  weekdays: [],
  weeks: 1,
  from: '09:00',
  until: '',
  durationMinutes: 45,
  bufferMinutes: 15,
}
const clocks = (input: Partial<Parameters<typeof planSlots>[0]>) =>
  planSlots({ ...plan, ...input }).map((moment) => moment.toISOString())

test('one slot, or as many as fit with the break between them', () => {
  expect(clocks({})).toEqual(['2026-12-02T08:00:00.000Z'])
  expect(clocks({ until: '12:00' })).toEqual([
    ...['2026-12-02T08:00:00.000Z', '2026-12-02T09:00:00.000Z', '2026-12-02T10:00:00.000Z'],
  ])
  // The last one ends at the end; the break after it may come later.
  expect(clocks({ until: '09:45' })).toHaveLength(1)
  expect(clocks({ until: '09:44' })).toEqual([])
})

test('the chosen days of the week, from the first day on, in several weeks', () => {
  // The first day is a Wednesday: its Monday is over.
  expect(clocks({ weekdays: ['1', '3', '5'], weeks: 2 }).map((moment) => moment.slice(0, 10))).toEqual([
    ...['2026-12-02', '2026-12-04', '2026-12-07', '2026-12-09', '2026-12-11'],
  ])
})

test('nine in the morning is nine on both sides of a change of clocks, and an hour that is skipped has no slot', () => {
  const weeks = clocks({ day: '2027-03-24', weekdays: ['3'], weeks: 2 })
  expect(weeks).toEqual(['2027-03-24T08:00:00.000Z', '2027-03-31T07:00:00.000Z'])
  expect(clocks({ day: '2026-10-21', weekdays: ['3'], weeks: 2 })).toEqual([
    ...['2026-10-21T07:00:00.000Z', '2026-10-28T08:00:00.000Z'],
  ])
  expect(clocks({ day: '2027-03-28', from: '02:15', until: '04:00', durationMinutes: 30, bufferMinutes: 0 })).toEqual([
    '2027-03-28T01:15:00.000Z',
  ])
})
