/** The result of one or several checks; a tool such as the type checker counts as one. */
export type Result = {
  passed: number
  failed: number
  skipped: number
  /** What failed and why, one entry each: named again at the end, where a long log is looked at first. */
  failures: readonly string[]
}

export const none: Result = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function sum(results: readonly Result[]): Result {
  return results.reduce(
    (total, result) => ({
      passed: total.passed + result.passed,
      failed: total.failed + result.failed,
      skipped: total.skipped + result.skipped,
      failures: [...total.failures, ...result.failures],
    }),
    none,
  )
}

/** The last lines of a run: what failed, and the count. */
export function summary({ passed, failed, skipped, failures }: Result): string {
  const named = failures.map((failure) => `✗ ${failure}\n`).join('')
  return `${named}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Running nothing is no success. */
export function isGreen({ passed, failed }: Result): boolean {
  return failed === 0 && passed > 0
}
