import type { Moves } from '~/lib/moves'

export const DEBIT_STATES = ['open', 'collected', 'returned', 'discarded'] as const
export type DebitState = (typeof DEBIT_STATES)[number]

/** What may happen to one debit of a run. */
export const DEBIT_MOVES = {
  /** Also when a bank refused the file and executed it anyway. */
  collect: { from: ['open', 'discarded'], to: 'collected' },
  /** Rejected before its day, or returned after it. */
  return: { from: ['open', 'collected', 'discarded'], to: 'returned' },
  /** It never went to a bank, or the bank refused its file. */
  discard: { from: ['open'], to: 'discarded' },
  /** The booking that counted as its credit belonged to another debit. */
  reopen: { from: ['collected'], to: 'open' },
} satisfies Moves<DebitState, string>
export type DebitEvent = keyof typeof DEBIT_MOVES
