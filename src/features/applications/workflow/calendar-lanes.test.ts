import { expect, test } from 'vitest'
import { inLanes } from './calendar-lanes'

const at = (id: string, time: string, durationMinutes = 45) => ({
  id,
  startsAt: new Date(`2026-12-02T${time}:00Z`),
  durationMinutes,
})

test('what is at the same time stands side by side, what follows has the whole width', () => {
  const entries = [at('c', '09:45'), at('a', '09:00'), at('b', '09:00', 90), at('d', '10:30'), at('e', '12:00')]
  expect(inLanes(entries).map(({ entry, lane, lanes }) => [entry.id, lane, lanes])).toEqual([
    ['b', 0, 2],
    ['a', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
    ['e', 0, 1],
  ])
  expect(inLanes([])).toEqual([])
})

test('three at once need three lanes', () => {
  const entries = ['x', 'y', 'z'].map((id) => at(id, '14:00'))
  expect(inLanes(entries).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
})
