import { expect, test } from 'vitest'
import { type ChainedStatement, missingStatements } from './missing-statements'

const ACCOUNT = 'DE02120300000000202051'
let ids = 0

/** A statement of some days: `number` is the bank's, null for a download. */
function told(opening: [string, number], closing: [string, number], number: number | null = null): ChainedStatement {
  return {
    ...{
      id: `${++ids}`,
      account: ACCOUNT,
      sequence: number,
      year: 2026,
      edition: number === null ? null : `2026/${number}/1`,
    },
    ...{ openingOn: opening[0], openingCents: opening[1], closingOn: closing[0], closingCents: closing[1] },
  }
}
const first = told(['2026-11-09', 0], ['2026-11-10', 100], 12)
const second = told(['2026-11-10', 100], ['2026-11-11', 300], 13)
const third = told(['2026-11-11', 300], ['2026-11-12', 250], 14)
const gaps = (...statements: ChainedStatement[]) =>
  missingStatements(statements).map(({ before, after, cents }) => [before.closingOn, after.openingOn, cents])

test('statements that go on miss nothing, in whatever order and however often they were read', () => {
  expect(gaps(first, second, third)).toEqual([])
  expect(gaps(third, second, first, second)).toEqual([])
  expect(gaps(first)).toEqual([])
})

test('a balance that nobody ended with shows what is missing, and by how much', () => {
  expect(gaps(first, third)).toEqual([['2026-11-10', '2026-11-11', 200]])
  const unnumbered = told(['2026-11-11', 300], ['2026-11-12', 250])
  expect(gaps(first, unnumbered)).toEqual([['2026-11-10', '2026-11-11', 200]])
})

test('a number that was left out is missing, though it moved nothing', () => {
  const later = told(['2026-11-12', 100], ['2026-11-13', 170], 14)
  expect(gaps(first, later)).toEqual([['2026-11-10', '2026-11-12', 0]])
  // Numbers start over each year.
  const newYear = { ...told(['2026-12-31', 100], ['2027-01-02', 170], 1), year: 2027 }
  expect(gaps(first, newYear)).toEqual([])
})

test('two statements of one day follow each other, and the one between them is missed', () => {
  const morning = told(['2026-11-10', 100], ['2026-11-11', 150], 13)
  const night = told(['2026-11-10', 180], ['2026-11-11', 300], 15)
  expect(gaps(first, morning, night)).toEqual([['2026-11-11', '2026-11-10', 30]])
})

test('downloads that overlap hide nothing', () => {
  const week = told(['2026-11-09', 0], ['2026-11-12', 250])
  const middle = told(['2026-11-10', 100], ['2026-11-13', 400])
  expect(gaps(week, middle)).toEqual([])
  expect(gaps(week, { ...second })).toEqual([])
})

test('each account has its own chain', () => {
  expect(gaps(first, { ...third, account: 'DE75512108001245126199' })).toEqual([])
})
