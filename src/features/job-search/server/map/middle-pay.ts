import type { Steps } from '~/platform/server/search/request'
import { MIDDLE_STEP } from '../documents/monthly-pay'

/** The middle of what full-time postings pay, euros a month, and how many of them state it; null below ten. */
export type PayMiddle = { euros: number; count: number }

/** Fewer would mislead. */
const LEAST_POSTINGS = 10

/** The median of a spread of `middle`; those without a figure, at 0, do not count. */
export function payMiddle(spread: Steps | undefined): PayMiddle | null {
  const stated = [...(spread ?? [])].filter(([euros]) => euros >= MIDDLE_STEP)
  const count = stated.reduce((sum, [, postings]) => sum + postings, 0)
  if (count < LEAST_POSTINGS) return null
  const at = (rank: number) => {
    let passed = 0
    for (const [euros, postings] of stated) {
      passed += postings
      if (passed > rank) return euros
    }
    return 0
  }
  return { euros: (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2, count }
}
