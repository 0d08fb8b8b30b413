// `npm run bench:days [-- APPLICATIONS]`: the whole daily round, every job that ends, reminds, closes or deletes, over a
// market with that many applications that has lived fourteen months, in its own PostgreSQL.
import os from 'node:os'
import { marketDaysOld } from './days/market.ts'
import { openOwnDatabase } from './own-database.ts'
import { openProduct } from './product-modules.ts'

const APPLICATIONS = Number(process.argv[2] ?? 1_000_000)
const AIM_MINUTES = 10
/** They send, index, compare or greet; none of them decides by the date. */
const OTHERS = ['mail-server', 'posting-index', 'resume-index', 'search-alerts', 'message-words', 'audit', 'one-job']

const { client, close } = await openOwnDatabase()
try {
  // As in operation.
  for (const limit of ['STATEMENT', 'LOCK', 'IDLE']) delete process.env[`DATABASE_${limit}_SECONDS`]
  const now = new Date()
  now.setUTCHours(10, 0, 0, 0)
  const from = performance.now()
  await marketDaysOld((text, values) => client.query(text, values), APPLICATIONS, now)
  const { rows } = await client.query(`
    select (select count(*) from company) as companies, (select count(*) from job_posting) as postings,
      (select count(*) from job_posting where status = 'published') as online,
      (select count(*) from applicant_profile) as people, (select count(*) from application) as applications,
      (select count(*) from application where status in ('submitted', 'in_review', 'interview', 'offer')) as open,
      pg_size_pretty(pg_total_relation_size('application')) as size`)
  console.log(`made in ${Math.round((performance.now() - from) / 1000)} s`)
  console.table(rows)
  await liveADay(now)
} finally {
  await close()
}

async function liveADay(now: Date) {
  const product = await openProduct()
  const { database, closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  const { JOBS, runJob } = await product.load('/src/features/administration/server/jobs/registry.ts')
  await database().db.execute('select 1')
  const names: string[] = JOBS.map(({ name }: { name: string }) => name).filter(
    (name: string) => !OTHERS.includes(name),
  )
  const rows: { job: string; seconds: number; 'again, nothing due': number }[] = []
  for (const job of names) {
    const seconds = await secondsOf(() => runJob(job, now))
    console.log(`${job}: ${seconds} s`)
    rows.push({ job, seconds, 'again, nothing due': await secondsOf(() => runJob(job, now)) })
  }
  console.table(rows.toSorted((a, b) => b.seconds - a.seconds))
  const { rows: mails } = await client.query('select kind, count(*) from outbox_mail group by kind order by 2 desc')
  console.table(mails)
  const { rows: done } = await client.query(
    `
    select (select count(*) from job_posting where ended_at > $1::timestamptz - interval '1 day') as ended,
      (select count(*) from job_posting where paused_overdue and status = 'paused') as paused,
      (select count(*) from application where end_reason = 'posting-ended' and status_changed_at >= $1) as closed,
      (select count(*) from application where deletion_announced_at = $1) as announced,
      (select count(*) from application) as left, (select count(*) from system_hold where state = 'waiting') as held`,
    [now],
  )
  console.table(done)
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(
    `the round over ${APPLICATIONS} applications: ${(total / 60).toFixed(1)} minutes, load ${os.loadavg()[0]?.toFixed(1)}; aim: below ${AIM_MINUTES}`,
  )
  await closeDatabase()
  await product.close()
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return Math.round((performance.now() - from) / 100) / 10
}
