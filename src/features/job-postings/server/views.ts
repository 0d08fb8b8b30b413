import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import type { Database, Transaction } from '~/platform/server/database/db'
import { createRateLimit } from '~/platform/server/rate-limit'
import type { Source } from '../sources'
import { jobPostingSourceDay } from './views-table'

export type Interest = 'view' | 'start'
/** The word for the way somebody came, and a foreign host, which is compared with the company's website and forgotten. */
export type Way = { source: Source; host?: string | undefined }
export type Visitor = { ip: string | null; userAgent: string | null }

/** Most entries one process remembers per day; the oldest is dropped first and would count again. About 20 MB. */
const MAX_SEEN = 200_000
/** Counts waiting to be written: from here on foreign hosts are no longer told apart, and at the limit nothing new counts. */
const TOLD_APART = 5_000
const MAX_PENDING = 10_000
/** People of one network, in an hour: a large office, but not a program that changes its name with every request. */
const ofNetwork = createRateLimit({ limit: 600, windowSeconds: 60 * 60 })
/** Crawlers that identify themselves. */
const BOT =
  /bot\b|bot[/\d-]|crawl|spider|slurp|preview|scrape|fetch|monitor|uptime|curl|wget|python|libwww|okhttp|java\/|go-http|axios|node|facebookexternalhit|lighthouse|feed/i

type Count = { id: string; day: string; source: Source; host: string | null; views: number; starts: number }

let day = ''
let salt = randomBytes(16)
const seen = new Set<string>()
let pending = new Map<string, Count>()

/**
 * Counts that somebody viewed a posting or started to apply, once a day for each person. The person is known only as a
 * hash with a salt that exists in memory for this day; nothing of it is stored (TDDDG § 25, Art. 5 DSGVO). Processes do
 * not know each other's salts: who comes back by way of another one counts there, too.
 * @returns whether it counted
 */
export function noteInterest(
  kind: Interest,
  id: string,
  { ip, userAgent }: Visitor,
  { source, host }: Way,
  now: Date,
): boolean {
  if (!userAgent || BOT.test(userAgent)) return false
  const today = toIsoDay(now)
  if (today !== day) startDay(today)
  const mark = createHash('sha256')
    .update(salt)
    .update(`${kind} ${id} ${ip} ${userAgent}`)
    .digest('base64')
    .slice(0, 16)
  // Reading a lot is no error: it is not counted, and nobody sees a message.
  if (seen.has(mark) || !ofNetwork.take(ip).ok) return false
  const way = { source, host: pending.size < TOLD_APART ? (host ?? null) : null }
  const key = keyOf({ id, day: today, ...way })
  if (pending.size >= MAX_PENDING && !pending.has(key)) return false
  const count = pending.get(key) ?? { id, day: today, ...way, views: 0, starts: 0 }
  seen.add(mark)
  if (seen.size > MAX_SEEN) for (const oldest of seen.values()) if (seen.delete(oldest)) break
  if (kind === 'view') count.views += 1
  else count.starts += 1
  pending.set(key, count)
  return true
}

/**
 * Writes the counts since the last time. Ids that are no open posting are dropped here.
 * @returns how many rows
 */
export async function flushInterest(db: Database): Promise<number> {
  if (pending.size === 0) return 0
  const counts = [...pending.values()]
  pending = new Map()
  try {
    await db.transaction(async (tx) => {
      // Not through Drizzle's update: a view does not change the posting, so updated_at stays.
      await tx.execute(sql`
        with given as (
          select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
            as c (id uuid, day date, source text, host text, views int, starts int)
        ), open as (
          select p.id, p.company_id from job_posting p
          where p.id in (select id from given) and p.status in ('published', 'paused') order by p.id for update
        ), counted as (
          select g.*, case when g.host is not null and g.host = (
            select regexp_replace(lower(c.website), '^https?://(?:www[.])?([^/:?#]+).*$', '\\1')
            from company_profile c where c.company_id = o.company_id
          ) then 'website' else g.source end as word
          from given g join open o on o.id = g.id
        ), days as (
          insert into job_posting_day (job_posting_id, day, views, applications_started)
          select id, day, sum(views), sum(starts) from counted group by id, day
          on conflict (job_posting_id, day) do update set
            views = job_posting_day.views + excluded.views,
            applications_started = job_posting_day.applications_started + excluded.applications_started,
            updated_at = now()
        ), sources as (
          insert into job_posting_source_day (job_posting_id, day, source, views)
          select id, day, word, sum(views) from counted group by id, day, word having sum(views) > 0
          on conflict (job_posting_id, day, source) do update set
            views = job_posting_source_day.views + excluded.views,
            updated_at = now()
        )
        update job_posting p set views = p.views + c.views
        from (select id, sum(views)::int as views from counted group by id) c where p.id = c.id and c.views > 0`)
    })
  } catch (error) {
    for (const count of counts) putBack(count)
    throw error
  }
  return counts.length
}

/** Counts an application by the way the person came, in the transaction that sends it. */
export async function countSent(tx: Transaction, { jobPostingId, source, now }: Sent): Promise<void> {
  await tx
    .insert(jobPostingSourceDay)
    .values({ jobPostingId, day: toIsoDay(now), source, applicationsSent: 1 })
    .onConflictDoUpdate({
      target: [jobPostingSourceDay.jobPostingId, jobPostingSourceDay.day, jobPostingSourceDay.source],
      set: { applicationsSent: sql`${jobPostingSourceDay.applicationsSent} + 1` },
    })
}

type Sent = { jobPostingId: string; source: Source; now: Date }

function keyOf({ id, day: on, source, host }: Omit<Count, 'views' | 'starts'>): string {
  return [on, id, source, host ?? ''].join(' ')
}

function putBack(count: Count) {
  const key = keyOf(count)
  const newer = pending.get(key)
  pending.set(key, newer ? { ...count, views: count.views + newer.views, starts: count.starts + newer.starts } : count)
}

function startDay(today: string) {
  day = today
  salt = randomBytes(16)
  seen.clear()
}
