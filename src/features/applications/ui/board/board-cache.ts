import { APPLICATION_STATUSES, type ApplicationStatus, canChangeApplication } from '~/features/applications/lifecycle'
import type { Board } from '../../views'

/** The board after a card has moved: on top of its new column, or removed when that state has no column. */
export function withCardIn(board: Board, id: string, to: ApplicationStatus): Board {
  const card = board.columns.flatMap(({ cards }) => cards).find((each) => each.id === id)
  if (!card || card.status === to) return board
  const moved = {
    ...card,
    status: to,
    stageId: null,
    stageName: null,
    moveTo: APPLICATION_STATUSES.filter((next) => canChangeApplication(to, next, 'company')),
  }
  const step = (status: ApplicationStatus) => (status === to ? 1 : status === card.status ? -1 : 0)
  return {
    ...board,
    columns: board.columns.map((column) => ({
      ...column,
      total: column.total + step(column.status),
      cards: [...(column.status === to ? [moved] : []), ...column.cards.filter((each) => each.id !== id)],
    })),
    counts: board.counts.map((each) => ({ ...each, count: each.count + step(each.status) })),
  }
}
