import { and, desc, eq, ne } from 'drizzle-orm'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { jobPosting } from '../table'

/** More than anybody looks through in a list. */
const LISTED = 200

/** A company's postings that a colleague may be asked to read along: all but archived ones, the newest first. */
export function readablePostings(db: Queryable, companyId: string) {
  return db
    .select({ id: jobPosting.id, title: jobPosting.title })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), ne(jobPosting.status, 'archived')))
    .orderBy(desc(jobPosting.createdAt), desc(jobPosting.id))
    .limit(LISTED)
}

/** Titles of those of these postings that are the company's, by id. */
export async function postingTitles(
  db: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: jobPosting.id, title: jobPosting.title })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), anyOf(jobPosting.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
