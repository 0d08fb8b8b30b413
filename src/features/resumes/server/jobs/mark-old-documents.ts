import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { markApplicants, PEOPLE_INDEX } from '~/features/applicants/server/mark-applicants'
import { addDays } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'

/** Years of work grow over time; a document is made again after this many days. */
const MAX_AGE_DAYS = 30
const BATCH = 500

const idsSchema = z.array(z.object({ id: z.guid() }))

/**
 * Marks old documents of applicants with a current job as due, because their years of work have grown.
 * @returns how many
 */
export async function markOldDocuments(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select id from search_document d
      where index_name = ${PEOPLE_INDEX} and document is not null
        and updated_at < ${addDays(now, -MAX_AGE_DAYS).toISOString()}::timestamptz
        and not exists (select from search_mark m where m.index_name = d.index_name and m.document_id = d.id)
      order by sequence limit ${BATCH}`)
    const ids = idsSchema.parse(rows).map(({ id }) => id)
    await markApplicants(tx, ids, { isBulk: true })
    return ids.length
  })
}
