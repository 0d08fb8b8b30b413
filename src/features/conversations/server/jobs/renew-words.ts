import { asc, gt, sql } from 'drizzle-orm'
import { searchIndexVersion } from '~/features/job-search/server/documents/posting-index'
import { searchTerms } from '~/lib/german/text'
import type { Database } from '~/platform/server/database/db'
import { renewDerived } from '~/platform/server/renewal/renew'
import { termsOf } from '../message-terms'
import { message } from '../table'

/** Small, because analysing the words blocks the process. */
const BATCH = 50
/** Only one process does this. */
const LOCK = 7_305_002

/**
 * Analyses the words of all messages again when another normaliser version made them, so that today's searches match.
 * Stops between two batches when told to.
 * @returns how many messages were done, 0 unless all were
 */
export async function renewMessageWords(
  db: Database,
  { version = searchIndexVersion(), signal }: { version?: string; signal?: AbortSignal } = {},
): Promise<number> {
  return renewDerived(db, { name: 'message', version, signal }, (after) => renewBatch(db, after))
}

async function renewBatch(db: Database, after: string | undefined): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as free`)
    if (rows[0]?.free !== true) return null
    const messages = await tx
      .select({ id: message.id, body: sql<string>`coalesce(${message.maskedBody}, ${message.body})` })
      .from(message)
      .where(after === undefined ? undefined : gt(message.id, after))
      .orderBy(asc(message.id))
      .limit(BATCH)
    const found = messages.map(({ id, body }) => ({ id, terms: searchTerms(body) }))
    // Nothing else of the message changes, not even its date.
    await tx.execute(sql`
      update message set terms = anew.terms
      from json_to_recordset(${JSON.stringify(found)}::json) as found(id uuid, terms text[])
        join message as old on old.id = found.id
        join conversation on conversation.id = old.conversation_id
        cross join lateral (select ${termsOf(sql`found.terms`)} as terms) as anew
      where message.id = found.id and message.terms is distinct from anew.terms`)
    return messages.map(({ id }) => id)
  })
}
