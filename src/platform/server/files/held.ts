import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '../database/db.ts'

/** Any constant that no other advisory lock uses. */
const LOCK = 724_503

/**
 * Until the session ends, no file is removed from the store: a backup finds every file of its moment. Also ends with a
 * backup that is killed.
 * @param client with a session of its own, not behind a pooler
 */
export async function holdFiles(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [LOCK])
}

/** Whether a backup needs the files to stay. */
export async function areFilesHeld(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${LOCK} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
    ) as held`)
  return rows[0]?.held ?? false
}
