/** What outlives one run of the program where it is run again in the same process, as by Vite after a change. */
export type Kept = {
  /** Of the role that owns the tables: the environment names it to the first run only. */
  ownerUrl?: string | undefined
  /** Ends the latest run. */
  end?: () => Promise<void>
}

/**
 * Waits until the run before has closed what it had opened; only then another one may work.
 * @param end of this run, for the one after it
 */
export async function succeed(kept: Kept, end: () => Promise<void>): Promise<void> {
  const before = kept.end?.()
  kept.end = async () => {
    await before
    await end()
  }
  await before
}
