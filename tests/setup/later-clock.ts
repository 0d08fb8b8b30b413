import { vi } from 'vitest'

/**
 * Lets a test advance `performance.now()`, which measures ages, until `vi.restoreAllMocks()`.
 * @returns advances it by this many milliseconds
 */
export function laterClock(): (by: number) => void {
  const now = performance.now.bind(performance)
  return aheadOf(() => now())
}

/**
 * The same for a clock that otherwise stands still, so that what the machine takes does not count.
 * @returns advances it by this many milliseconds
 */
export function stillClock(): (by: number) => void {
  // Whole milliseconds add up exactly, whatever is added first.
  const start = Math.ceil(performance.now())
  return aheadOf(() => start)
}

function aheadOf(now: () => number): (by: number) => void {
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  return (by) => {
    ahead += by
  }
}
