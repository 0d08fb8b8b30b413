import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { markPostings, POSTING_INDEX } from '~/features/job-postings/server/mark-postings'
import type { Database } from '~/platform/server/database/db'

const idsSchema = z.array(z.object({ id: z.uuid() }))

/** How far back changes of companies are searched; the job runs every minute. */
const LOOKED_BACK_DAYS = 3
/** A change is dated when it begins: a document made before its commit has the old name, and a later date. */
const OVERLAP_MINUTES = 5

/**
 * Documents contain companies' names and benefits: postings of changed companies are due.
 * @returns how many
 */
async function refreshDocuments(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select j.id from company_profile c
      join job_posting j on j.company_id = c.company_id and j.status = 'published'
      join search_document d on d.index_name = ${POSTING_INDEX} and d.id = j.id
      where c.updated_at > now() - make_interval(days => ${LOOKED_BACK_DAYS}) and d.updated_at <= c.updated_at + make_interval(mins => ${OVERLAP_MINUTES})
        and not exists (select from search_mark m where m.index_name = d.index_name and m.document_id = j.id)
      order by d.updated_at limit 1000`)
    const ids = idsSchema.parse(rows).map(({ id }) => id)
    await markPostings(tx, ids, { isBulk: true })
    return ids.length
  })
}

/** Follows companies that changed their name or benefits. */
export const documentRefresh: TimedAct = {
  name: 'search rows refreshed',
  endsNothing: 'is computed from the postings',
  run: (db) => refreshDocuments(db),
}
