import { expect, test } from 'vitest'
import type { Board } from '../../views'
import { withCardIn } from './board-cache'

type Card = Board['columns'][number]['cards'][number]

function card(id: string, status: Card['status']): Card {
  const now = new Date('2026-11-21T10:00:00Z')
  return {
    id,
    status,
    submittedAt: now,
    statusChangedAt: now,
    answerDueAt: null,
    answeredAt: null,
    isUnread: false,
    name: id,
    isHidden: false,
    headline: '',
    city: 'Bielefeld',
    jobPostingId: 'p',
    jobTitle: 'Dreher (m/w/d)',
    stageId: 's',
    stageName: 'Telefonat',
    isOverdue: false,
    notes: 0,
    rating: null,
    interview: null,
    offer: null,
    rejectionPlannedFor: null,
    moveTo: [],
  }
}

const board: Board = {
  columns: [
    { status: 'submitted', total: 2, cards: [card('a', 'submitted'), card('b', 'submitted')] },
    { status: 'in_review', total: 21, cards: [card('c', 'in_review')] },
  ],
  counts: [
    { status: 'submitted', count: 2 },
    { status: 'in_review', count: 21 },
    { status: 'rejected', count: 4 },
  ],
  total: 27,
  waiting: { overdue: 1, unread: 2 },
}

test('a moved card stands on top of its new column, with what can be done next and without the old own step', () => {
  const { columns, counts, total } = withCardIn(board, 'b', 'in_review')
  expect(columns.map(({ cards, total: number }) => [cards.map(({ id }) => id), number])).toEqual([
    [['a'], 1],
    [['b', 'c'], 22],
  ])
  const moved = columns[1]?.cards[0]
  expect(moved).toMatchObject({ status: 'in_review', stageId: null, stageName: null })
  expect(moved?.moveTo).toEqual(['submitted', 'interview', 'offer', 'hired', 'rejected'])
  expect(counts.map(({ count }) => count)).toEqual([1, 22, 4])
  expect(total).toBe(27)
})

test('who has ended leaves the columns and is only counted', () => {
  const { columns, counts } = withCardIn(board, 'c', 'rejected')
  expect(columns[1]).toMatchObject({ total: 20, cards: [] })
  expect(counts.map(({ count }) => count)).toEqual([2, 20, 5])
})

test('a card that is not there, or stands there already, changes nothing', () => {
  expect(withCardIn(board, 'x', 'offer')).toBe(board)
  expect(withCardIn(board, 'a', 'submitted')).toBe(board)
})
