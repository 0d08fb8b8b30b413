import { sql } from 'drizzle-orm'
import { database } from '~/platform/server/database/db'

/** Copies that are made with one statement. */
const CHUNK = 25_000

/** What copying a million rows would wait for longest; no search reads it. */
const OTHER_INDEXES = [
  'job_posting_title_trgm_idx',
  'job_posting_title_idx',
  'job_posting_status_created_idx',
  'job_posting_created_idx',
  'job_posting_recent_idx',
  'job_posting_company_idx',
]

/**
 * Fills the market and its index up to so many postings with copies of those that are there: other ids, other dates in
 * the last 90 days, the same words, companies and places. Making each anew would take hours. Returns seconds.
 */
export async function copyMarket(from: number, to: number): Promise<number> {
  const { db } = database()
  const started = performance.now()
  for (const index of ['search_posting_terms_idx', ...OTHER_INDEXES])
    await db.execute(sql.raw(`drop index if exists ${index}`))
  await db.execute(sql`
    create unlogged table bench_original as
    select job_posting_id as id, (row_number() over () - 1)::int as n from search_posting`)
  await db.execute(sql`create index on bench_original (n)`)
  for (let done = from; done < to; done += CHUNK) {
    const upTo = Math.min(CHUNK, to - done)
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        create temporary table copied on commit drop as
        select o.id as old, md5(o.id::text || ${done}::int)::uuid as id,
          extract(epoch from now())::int - (random() * 90 * 86400)::int as pub
        from bench_original o
        where o.n >= ${done % from}::int and o.n < ${(done % from) + upTo}::int`)
      await tx.execute(sql`
        insert into job_posting (id, company_id, status, title, employer_type, openings, occupation_field, employment_types,
          contract, workplace, salary_max_cents, salary_period, tasks, profile, offer, questions, promised_reply_days, run_days,
          published_at, runs_until)
        select c.id, company_id, status, title, employer_type, openings, occupation_field, employment_types, contract,
          workplace, salary_max_cents, salary_period, profile, profile, offer, questions, promised_reply_days, run_days,
          to_timestamp(c.pub), runs_until
        from job_posting join copied c on c.old = job_posting.id`)
      await tx.execute(sql`
        insert into job_posting_place (id, job_posting_id, position, postal_code, name, land, lat, lon)
        select gen_random_uuid(), c.id, position, postal_code, name, land, lat, lon
        from job_posting_place p join copied c on c.old = p.job_posting_id`)
      await tx.execute(sql`
        insert into search_posting (job_posting_id, pub, ends, code, pay, place, company, title, more_places, body, terms)
        select c.id, c.pub, ends, code, pay, place, company, title, more_places, '', terms
        from search_posting s join copied c on c.old = s.job_posting_id`)
      for (const [table, bits] of [
        ['search_sample16', 15],
        ['search_sample256', 255],
      ] as const)
        await tx.execute(sql`
          insert into ${sql.raw(table)} select s.* from search_posting s join copied c on c.id = s.job_posting_id
          where uuid_hash(s.job_posting_id) & ${bits}::int = 0`)
    })
    process.stderr.write(`\r${done + upTo} of ${to} postings `)
  }
  await db.execute(sql`drop table bench_original`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`)
    await tx.execute(sql`create index search_posting_terms_idx on search_posting using gin (terms)`)
  })
  for (const table of ['search_posting', 'search_sample16', 'search_sample256', 'job_posting', 'job_posting_place'])
    await db.execute(sql.raw(`vacuum analyze ${table}`))
  process.stderr.write('\r')
  return (performance.now() - started) / 1000
}
