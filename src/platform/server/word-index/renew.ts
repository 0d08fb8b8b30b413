import { eq } from 'drizzle-orm'
import type { Database } from '../database/db.ts'
import { wordIndex } from './table.ts'

/**
 * Has what is derived from texts (lexemes, masks) made again when rules of another version made it, and stores the
 * version once that is done. If interrupted, it begins again at the next start.
 * @param renew how many rows were done, or null when another process is doing it
 * @returns how many rows were done
 */
export async function renewWordIndex(
  db: Database,
  { name, version }: { name: string; version: string },
  renew: () => Promise<number | null>,
): Promise<number> {
  const [state] = await db.select({ version: wordIndex.version }).from(wordIndex).where(eq(wordIndex.name, name))
  if (state?.version === version) return 0
  const done = await renew()
  if (done === null) return 0
  await db.insert(wordIndex).values({ name, version }).onConflictDoUpdate({ target: wordIndex.name, set: { version } })
  return done
}
