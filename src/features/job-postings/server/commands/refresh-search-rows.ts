import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '~/platform/server/database/db'
import { enqueueSearchChanges } from '../search-row'

const idsSchema = z.array(z.object({ id: z.uuid() }))

/**
 * The index holds name and benefits of companies; postings of those that changed theirs since are queued. Returns how
 * many.
 */
export async function refreshSearchRows(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select s.job_posting_id as id from search_company c
      join company_profile p on p.company_id = c.company_id
      join search_posting s on s.company = c.id
      where (p.name, p.benefits) is distinct from (c.name, c.benefits)
      limit 1000`)
    const ids = idsSchema.parse(rows).map(({ id }) => id)
    await enqueueSearchChanges(tx, ids, { isBulk: true })
    return ids.length
  })
}
