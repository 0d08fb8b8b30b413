import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'

const namesSchema = z.array(z.object({ name: z.string() }))

/**
 * Of these titles those of a posting that is online: an index may be a second behind, or more, and never decides what
 * may be seen.
 */
export async function titlesOnline(db: Queryable, titles: readonly string[], now: Date): Promise<Set<string>> {
  if (titles.length === 0) return new Set()
  // The newest first, because of a title's postings of years the last ones run.
  const { rows } = await db.execute(sql`
    select name from unnest(${sql.param([...titles])}::text[]) as asked(name)
    where (
      select true from job_posting p
      where p.list_title = lower(asked.name) and p.title = asked.name and p.status = 'published' and p.runs_until > ${now.toISOString()}
      order by p.id desc limit 1)`)
  return new Set(namesSchema.parse(rows).map(({ name }) => name))
}

/** The same of names of companies: those with a posting that is online. */
export async function companiesOnline(db: Queryable, names: readonly string[], now: Date): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await db.execute(sql`
    select name from unnest(${sql.param([...names])}::text[]) as asked(name)
    where exists (
      select from company_profile c join job_posting p on p.company_id = c.company_id
      where lower(c.name) = lower(asked.name) and c.name = asked.name
        and p.status = 'published' and p.runs_until > ${now.toISOString()})`)
  return new Set(namesSchema.parse(rows).map(({ name }) => name))
}
