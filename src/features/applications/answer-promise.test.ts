import { expect, test } from 'vitest'
import { answerDueAt, daysOverdue, isAnswer, isOverdue, repliesText, restText } from './answer-promise'
import { APPLICATION_STATUSES } from './lifecycle'

const submitted = new Date('2026-11-01T10:00:00Z')
const due = answerDueAt(submitted, 14)

test('a decision is an answer, silent review is none, words always are', () => {
  expect(APPLICATION_STATUSES.filter((to) => isAnswer(to, null))).toEqual(['interview', 'offer', 'hired', 'rejected'])
  expect(isAnswer('in_review', 'Wir brauchen noch etwas Zeit.')).toBe(true)
  expect(isAnswer('in_review', '  ')).toBe(false)
})

test('an answer promised for a day is in time until that German day is over', () => {
  expect(due).toEqual(new Date('2026-11-15T22:59:59.999Z'))
  // Summer time ends in between.
  expect(answerDueAt(new Date('2026-10-20T21:30:00Z'), 7)).toEqual(new Date('2026-10-27T22:59:59.999Z'))
})

test('overdue is what still waits after the promised moment', () => {
  const waiting = { status: 'submitted' as const, answerDueAt: due, answeredAt: null }
  expect(isOverdue(waiting, new Date(due.getTime() - 1))).toBe(false)
  const later = new Date(due.getTime() + 1)
  expect(isOverdue(waiting, later)).toBe(true)
  expect(isOverdue({ ...waiting, answeredAt: later }, later)).toBe(false)
  expect(isOverdue({ ...waiting, status: 'withdrawn' }, later)).toBe(false)
  // A change of state is no answer yet, but it is a sign of life.
  expect(isOverdue({ ...waiting, status: 'in_review' }, later)).toBe(false)
  expect(isOverdue({ ...waiting, answerDueAt: null }, later)).toBe(false)
})

test('counts German calendar days since the promised one', () => {
  // 23:30 UTC is 00:30 of the next day in Berlin.
  expect(daysOverdue(new Date('2026-11-15T10:00:00Z'), new Date('2026-11-15T23:30:00Z'))).toBe(1)
  expect(daysOverdue(new Date('2026-11-15T10:00:00Z'), new Date('2026-11-15T22:30:00Z'))).toBe(0)
})

test.each([
  [83, 80, '3\u00a0% später, 17\u00a0% keine'],
  [100, 90, '10\u00a0% später'],
  [80, 80, '20\u00a0% keine'],
  [100, 100, ''],
])('of %i %% answered and %i %% in time, the rest is told apart', (answeredPercent, onTimePercent, late) => {
  const replies = { total: 100, onTime: onTimePercent, answeredPercent, onTimePercent, medianDays: 6 }
  expect(restText(replies)).toBe(late)
  expect(repliesText(replies)).toBe(`${answeredPercent}\u00a0% antworten, im Mittel nach 6\u00a0Tagen`)
})
