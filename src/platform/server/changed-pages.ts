import { sql } from 'drizzle-orm'
import type { Queryable } from './database/db.ts'

/** Channel on which other processes hear that pages have changed; the notice is a list of tags as JSON. */
export const PAGES_CHANNEL = 'changed_pages'

/** Lets every running server render pages with these tags anew, after the commit; for commands, which have no pages. */
export async function announceChangedPages(db: Queryable, tags: string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${JSON.stringify(tags)})`)
}

/** Tags of a notice; none when it is not one of ours. */
export function tagsOfNotice(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '')
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  } catch {
    return []
  }
}
