import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '~/platform/server/database/db'
import { enqueueSearchChanges } from '../search-row'
import { BatchSize } from './batch-size'
import { indexPostings } from './index-postings'
import { settleWordIndex } from './settle-word-index'

const takenSchema = z.array(z.object({ jobPostingId: z.guid() }))

/**
 * Indexes everything that waits in the queue, what came in bulk last and never in one transaction with what people did, which would
 * be found only with it. Several processes may do so at once: rows are locked while worked on, and
 * writing a posting anew is harmless. Returns how many.
 */
export async function drainSearchQueue(db: Database): Promise<number> {
  const size = new BatchSize()
  let done = 0
  for (;;) {
    const started = performance.now()
    const batch = size.current
    const { taken, count } = await db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
        with next as (select id, is_bulk from search_queue order by is_bulk, id limit ${batch} for update skip locked),
        taken as (delete from search_queue where id in (
          select id from next where is_bulk = (select bool_and(is_bulk) from next)) returning job_posting_id)
        select distinct job_posting_id as "jobPostingId" from taken order by 1`)
      const ids = takenSchema.parse(rows).map(({ jobPostingId }) => jobPostingId)
      const busy = await indexPostings(tx, ids)
      await enqueueSearchChanges(tx, busy)
      return { taken: ids.length, count: ids.length - busy.length }
    })
    done += count
    if (count === 0) {
      if (done > 0) await settleWordIndex(db)
      return done
    }
    if (taken >= batch) size.took(performance.now() - started)
  }
}
