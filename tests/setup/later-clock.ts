import { vi } from 'vitest'

/**
 * Lets a test advance `performance.now()`, which measures ages, until `vi.restoreAllMocks()`.
 * @returns advances it by this many milliseconds
 */
export function laterClock(): (by: number) => void {
  const now = performance.now.bind(performance)
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  return (by) => {
    ahead += by
  }
}
