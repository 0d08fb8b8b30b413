import { sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'

/**
 * Sorts what was written lately into the word indexes. PostgreSQL keeps it aside until there is much of it or vacuum
 * comes by, and until then every question, a dozen in one search, goes through all of it: that took ten times as long as
 * the search.
 */
export async function settleWordIndex(db: Queryable): Promise<void> {
  await db.execute(
    sql`select gin_clean_pending_list(index) from unnest(array['search_posting_terms_idx', 'search_sample16_terms_idx', 'search_sample256_terms_idx']::regclass[]) as index`,
  )
}
