import { sql } from 'drizzle-orm'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createJobPosting } from './job-posting'

/**
 * This many published postings of one company, of which the first `due` end in sixty days and the others a year later.
 */
export async function createManyPostings({ all, due, now }: { all: number; due: number; now: Date }): Promise<void> {
  const { db } = database()
  const { id } = await createJobPosting({ runsUntil: addDays(now, 60) })
  const { rows } = await db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'job_posting' and is_generated = 'NEVER' and column_name not in ('id', 'runs_until')`)
  const names = sql.raw(rows[0]?.names ?? '')
  await db.execute(sql`
    insert into job_posting (id, runs_until, ${names})
    select gen_random_uuid(), case when n < ${due} then runs_until else runs_until + interval '1 year' end, ${names}
    from job_posting, generate_series(1, ${all - 1}) n where id = ${id}`)
}
