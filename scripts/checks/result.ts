/** The result of one or several checks; a tool such as the type checker counts as one. */
export type Result = { passed: number; failed: number; skipped: number }

export function sum(results: readonly Result[]): Result {
  return results.reduce(
    (total, result) => ({
      passed: total.passed + result.passed,
      failed: total.failed + result.failed,
      skipped: total.skipped + result.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The last line of a run. */
export function summary({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Running nothing is no success. */
export function isGreen({ passed, failed }: Result): boolean {
  return failed === 0 && passed > 0
}
