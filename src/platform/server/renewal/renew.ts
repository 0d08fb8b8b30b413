import { eq } from 'drizzle-orm'
import type { Database } from '../database/db.ts'
import { renewal } from './table.ts'

/**
 * Has what is derived from texts (lexemes, masks) made again when rules of another version made it, in the order of ids,
 * and stores the version once that is done. If interrupted, or told to stop, it begins again at the next start.
 * @param renewBatch makes that of some rows after an id; their ids, or null when it stopped or another process does it
 * @returns how many rows were done, 0 unless all were
 */
export async function renewDerived(
  db: Database,
  { name, version, signal }: { name: string; version: string; signal: AbortSignal | undefined },
  renewBatch: (after: string | undefined) => Promise<readonly string[] | null>,
): Promise<number> {
  const [state] = await db.select({ version: renewal.version }).from(renewal).where(eq(renewal.name, name))
  if (state?.version === version) return 0
  let done = 0
  let last: string | undefined
  for (;;) {
    const ids = signal?.aborted ? null : await renewBatch(last)
    if (ids === null) return 0
    if (ids.length === 0) break
    done += ids.length
    last = ids.at(-1)
  }
  await db.insert(renewal).values({ name, version }).onConflictDoUpdate({ target: renewal.name, set: { version } })
  return done
}
