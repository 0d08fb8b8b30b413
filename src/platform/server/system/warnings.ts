import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/db.ts'
import { systemWarning } from './table.ts'

type Warning = Pick<typeof systemWarning.$inferSelect, 'key' | 'kind' | 'details'>

/** Reports, again and again, that something is wrong; every process sees it for some minutes. */
export async function warn(db: Queryable, { key, kind, details }: Warning): Promise<void> {
  await db
    .insert(systemWarning)
    .values({ key, kind, details })
    .onConflictDoUpdate({ target: systemWarning.key, set: { kind, details, seenAt: sql`now()` } })
}

/** The problem is gone. */
export async function withdrawWarning(db: Queryable, key: string): Promise<void> {
  await db.delete(systemWarning).where(eq(systemWarning.key, key))
}

/** What was reported in the last minutes; a process that is gone reports nothing any more. */
export async function currentWarnings(db: Queryable): Promise<Warning[]> {
  return db
    .select({ key: systemWarning.key, kind: systemWarning.kind, details: systemWarning.details })
    .from(systemWarning)
    .where(gt(systemWarning.seenAt, sql`now() - interval '5 minutes'`))
    .orderBy(desc(systemWarning.createdAt))
}
