const EVERY_MS = 10_000

/** Says every ten seconds that quiet work goes on, so that nobody takes it for dead. @returns what the work does */
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
