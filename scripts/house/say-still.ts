const EVERY_MS = 10_000

/**
 * Prints every ten seconds that quiet work goes on, so that it does not seem dead.
 * @returns the result of the work
 */
export async function sayStill<T>(what: string, work: Promise<T>, log: (message: string) => void): Promise<T> {
  let said = 0
  const timer = setInterval(() => {
    said += 1
    log(`  … ${what} noch (${(said * EVERY_MS) / 1000} s)`)
  }, EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
