import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '~/platform/server/database/db'
import { enqueueSearchChanges } from '../search-row'
import { indexPostings } from './index-postings'

/** Written in one transaction: so long what people do just then may have to wait. */
const BATCH = 250
const takenSchema = z.array(z.object({ jobPostingId: z.guid() }))

/**
 * Indexes everything that waits in the queue, what came in bulk last. Several processes may do so at once: rows are locked while worked on, and
 * writing a posting anew is harmless. Returns how many.
 */
export async function drainSearchQueue(db: Database): Promise<number> {
  let done = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
        with taken as (delete from search_queue where id in (
          select id from search_queue order by is_bulk, id limit ${BATCH} for update skip locked) returning job_posting_id)
        select distinct job_posting_id as "jobPostingId" from taken order by 1`)
      const ids = takenSchema.parse(rows).map(({ jobPostingId }) => jobPostingId)
      const busy = await indexPostings(tx, ids)
      await enqueueSearchChanges(tx, busy)
      return ids.length - busy.length
    })
    done += count
    if (count === 0) return done
  }
}
