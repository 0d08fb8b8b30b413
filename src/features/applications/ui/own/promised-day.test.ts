import { expect, test } from 'vitest'
import { promisedDay } from './promised-day'

const waiting = { status: 'submitted', firstDueAt: null, answeredAt: null } as const
const dueAt = new Date('2026-11-20T10:00:00Z')
const delayOn = (day: string, given: Partial<Parameters<typeof promisedDay>[0]> = {}) =>
  promisedDay({ ...waiting, answerDueAt: dueAt, ...given }, new Date(`2026-${day}T12:00:00Z`))?.delay ?? null

test('shows the delay as on a timetable, in German calendar days', () => {
  expect(['11-18', '11-20', '11-21', '11-23'].map((day) => delayOn(day))).toEqual([
    'pünktlich',
    'heute fällig',
    '+1\u00a0Tag',
    '+3\u00a0Tage',
  ])
})

test('put off, the delay counts from the date promised at first', () => {
  const put = { firstDueAt: dueAt, answerDueAt: new Date('2026-12-04T10:00:00Z') }
  expect([delayOn('11-23', put), delayOn('12-06', put)]).toEqual(['+14\u00a0Tage', '+16\u00a0Tage'])
})

test('ends with an answer, and in review it is never late', () => {
  expect(delayOn('11-18', { answeredAt: dueAt })).toBeNull()
  expect(delayOn('11-18', { status: 'rejected' })).toBeNull()
  expect(delayOn('11-18', { status: 'in_review' })).toBe('pünktlich')
  expect(delayOn('11-23', { status: 'in_review' })).toBeNull()
})
