import { eq } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { jobPosting } from '../table'
import { candidatesOf, groupKey } from './candidates'
import { readCompared, settle } from './settle-jobs'
import { jobPostingPrint } from './table'

/**
 * The posting whose first date this one has, or a draft would have if it were published now; null when it repeats
 * none. `publishedAt` is that date.
 */
export async function findRepeated(
  db: Queryable,
  { id, isDraft }: { id: string; isDraft: boolean },
  now: Date,
): Promise<{ id: string; title: string; publishedAt: Date } | null> {
  const repeatsId = isDraft ? await foreseen(db, id, now) : await stored(db, id)
  if (repeatsId === null) return null
  const [row] = await db
    .select({ id: jobPosting.id, title: jobPosting.title, publishedAt: jobPosting.publishedAt })
    .from(jobPosting)
    .where(eq(jobPosting.id, repeatsId))
  return row?.publishedAt ? { ...row, publishedAt: row.publishedAt } : null
}

async function stored(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ repeatsId: jobPostingPrint.repeatsId })
    .from(jobPostingPrint)
    .where(eq(jobPostingPrint.jobPostingId, id))
  return row?.repeatsId ?? null
}

async function foreseen(db: Queryable, id: string, now: Date): Promise<string | null> {
  const [posting] = await readCompared(db, [id], now)
  if (posting === undefined) return null
  const others = await candidatesOf(db, [posting], now)
  return settle(posting, others.get(groupKey(posting)) ?? []).repeatsId
}
