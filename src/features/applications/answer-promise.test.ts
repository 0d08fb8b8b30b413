import { expect, test } from 'vitest'
import {
  answerDueAt,
  daysOverdue,
  extendedUntil,
  extensionsFrom,
  isAnswer,
  isOverdue,
  lateFrom,
  promisedBefore,
  repliesText,
  restText,
} from './answer-promise'
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

test('a day that another moment of it was written for is in time until it is over, too', () => {
  const waiting = { status: 'submitted' as const, answerDueAt: new Date('2026-11-15T10:00:00Z'), answeredAt: null }
  expect(isOverdue(waiting, new Date('2026-11-15T22:30:00Z'))).toBe(false)
  expect(isOverdue(waiting, new Date('2026-11-15T23:00:00Z'))).toBe(true)
})

test.each([
  ['2026-11-15T22:59:59.999Z', 1, '2026-11-15T23:00:00Z'],
  // Summer time begins in between.
  ['2027-03-24T22:59:59.999Z', 7, '2027-03-30T22:00:00Z'],
])('promised for %s, an answer is %i days late from %s', (promised, days, from) => {
  const [dueAt, first] = [new Date(promised), new Date(from)]
  expect(lateFrom(dueAt, days)).toEqual(first)
  const before = new Date(first.getTime() - 1)
  expect([daysOverdue(dueAt, before), daysOverdue(dueAt, first)]).toEqual([days - 1, days])
  expect([before, first].map((now) => dueAt < promisedBefore(now, days))).toEqual([false, true])
})

test('offers only later days, each once', () => {
  const daysOf = (...given: Parameters<typeof extensionsFrom>) => extensionsFrom(...given).map(({ days }) => days)
  expect(daysOf(submitted, due, null)).toEqual([21])
  expect(daysOf(submitted, submitted, null)).toEqual([7, 14, 21])
  expect(daysOf(submitted, null, null)).toEqual([])
  // The closing letter of the ninth day ends what goes beyond it.
  const end = new Date('2026-10-27T10:00:00Z')
  expect(daysOf(submitted, submitted, end)).toEqual([7, 14])
  expect(extendedUntil(submitted, 14, end)).toEqual(new Date('2026-11-10T22:59:59.999Z'))
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
