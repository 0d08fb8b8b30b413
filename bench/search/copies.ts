import { sql } from 'drizzle-orm'
import { database } from '~/platform/server/database/db'

/** Copies of the whole market per statement, so that its temporary files stay small. */
const COPIES_AT_ONCE = 3
/** As the feeder makes them. */
const DOCUMENTS_A_BATCH = 500
/** Tables that are filled without indexes and constraints, which are created afterwards. */
const COPIED = ['job_posting', 'job_posting_place', 'search_document']

/**
 * Fills the market and its index up to this many postings with copies of the existing ones: other ids, other dates in
 * the last 90 days, the same texts, words, companies and places. Making each one separately would take hours. Returns
 * seconds.
 */
export async function copyMarket(from: number, to: number): Promise<number> {
  const { db } = database()
  const started = performance.now()
  const restore = await dropIndexes()
  for (let first = 1; first * from < to; first += COPIES_AT_ONCE) {
    const last = Math.min(first + COPIES_AT_ONCE, Math.ceil(to / from)) - 1
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = off`)
      await tx.execute(sql`
        create temporary table copied on commit drop as
        select old, md5(old::text || ${String(from)}::text || copy::text)::uuid as id,
          (row_number() over () - 1) / ${DOCUMENTS_A_BATCH}::int as part,
          extract(epoch from now())::int - (random() * 90 * 86400)::int as pub
        from (select id as old, row_number() over () as n from bench_document) o, generate_series(${first}::int, ${last}::int) as copy
        where copy * ${from}::int + n <= ${to}::int`)
      await tx.execute(sql`analyze copied`)
      await tx.execute(sql`
        insert into job_posting (id, company_id, status, title, employer_type, openings, occupation_field, employment_types,
          contract, workplace, salary_max_cents, salary_period, tasks, profile, offer, questions, promised_reply_days, run_days,
          published_at, runs_until)
        select c.id, company_id, status, title, employer_type, openings, occupation_field, employment_types, contract,
          workplace, salary_max_cents, salary_period, profile, profile, offer, questions, promised_reply_days, run_days,
          to_timestamp(c.pub), runs_until
        from bench_posting p join copied c on c.old = p.id`)
      await tx.execute(sql`
        insert into job_posting_place (id, job_posting_id, position, postal_code, name, land, lat, lon)
        select gen_random_uuid(), c.id, position, postal_code, name, land, lat, lon
        from bench_place p join copied c on c.old = p.job_posting_id`)
      await tx.execute(sql`
        with batch as (
          insert into search_batch (index_name, sequence, token)
          select 'job-postings', nextval('search_sequence'), gen_random_uuid()
          from generate_series(0, (select max(part) from copied)) returning sequence),
        numbered as (select sequence, row_number() over (order by sequence) - 1 as part from batch)
        insert into search_document (index_name, id, sequence, document)
        select 'job-postings', c.id, numbered.sequence, jsonb_set(
          jsonb_set(document::jsonb, '{id}', to_jsonb(c.id)), '{numbers,published}', to_jsonb(c.pub))::json
        from numbered join copied c using (part) join bench_document d on d.id = c.old`)
    })
    process.stderr.write(`\r${Math.min(to, (last + 1) * from)} of ${to} postings, ${elapsed(started)} s `)
  }
  await restore()
  for (const table of COPIED) await db.execute(sql.raw(`vacuum analyze ${table}`))
  process.stderr.write('\r')
  return elapsed(started)
}

/**
 * Drops the indexes and the foreign keys and keeps the originals aside; returns the function that restores everything.
 */
async function dropIndexes(): Promise<() => Promise<void>> {
  const { db } = database()
  for (const [copy, table] of [
    ['bench_document', 'search_document'],
    ['bench_posting', 'job_posting'],
    ['bench_place', 'job_posting_place'],
  ])
    await db.execute(sql.raw(`create unlogged table ${copy} as select * from ${table}`))
  const constraints = await texts(sql`
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as take
    from pg_constraint
    where contype = 'f' and (conrelid::regclass::text = any(${sql.param(COPIED)}::text[]) or confrelid::regclass::text = any(${sql.param(COPIED)}::text[]))
    order by oid`)
  const indexes = await texts(sql`
    select pg_get_indexdef(indexrelid) as make, format('drop index %s', indexrelid::regclass) as take
    from pg_index i
    where indrelid::regclass::text = any(${sql.param(COPIED)}::text[])
      and not exists (select from pg_constraint where conindid = i.indexrelid)`)
  for (const { take } of [...constraints, ...indexes]) await db.execute(sql.raw(take))
  return async () => {
    await db.execute(sql`drop table bench_document, bench_posting, bench_place`)
    for (const { make } of [...indexes, ...constraints]) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local maintenance_work_mem = '1GB'`)
        await tx.execute(sql.raw(make))
      })
    }
  }
}

async function texts(query: ReturnType<typeof sql>): Promise<{ make: string; take: string }[]> {
  const { rows } = await database().db.execute<{ make: string; take: string }>(query)
  return rows
}

function elapsed(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}
