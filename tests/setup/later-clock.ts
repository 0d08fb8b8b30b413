import { vi } from 'vitest'

/**
 * Lets the clock by which ages are told (`performance.now()`) be moved on, until `vi.restoreAllMocks()`.
 *
 * @returns moves it further by so many milliseconds
 */
export function laterClock(): (by: number) => void {
  const now = performance.now.bind(performance)
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  return (by) => {
    ahead += by
  }
}
