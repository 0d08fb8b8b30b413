import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'

export type Interest = 'view' | 'start'
export type Visitor = { ip: string | null; userAgent: string | null }

/** Most entries one process remembers per day; the oldest is dropped first and would count again. About 20 MB. */
const MAX_SEEN = 200_000
/** Crawlers that identify themselves. */
const BOT =
  /bot\b|bot[/\d-]|crawl|spider|slurp|preview|scrape|fetch|monitor|uptime|curl|wget|python|libwww|okhttp|java\/|go-http|axios|node|facebookexternalhit|lighthouse|feed/i

let day = ''
let salt = randomBytes(16)
const seen = new Set<string>()
let pending = new Map<string, { id: string; day: string; views: number; starts: number }>()

/**
 * Counts that somebody viewed a posting or started to apply, once a day for each person. The person is known only as a
 * hash with a salt that exists in memory for this day; nothing of it is stored (TDDDG § 25, Art. 5 DSGVO).
 * @returns whether it counted
 */
export function noteInterest(kind: Interest, id: string, { ip, userAgent }: Visitor, now: Date): boolean {
  if (!userAgent || BOT.test(userAgent)) return false
  const today = toIsoDay(now)
  if (today !== day) startDay(today)
  const mark = createHash('sha256')
    .update(salt)
    .update(`${kind} ${id} ${ip} ${userAgent}`)
    .digest('base64')
    .slice(0, 16)
  if (seen.has(mark)) return false
  seen.add(mark)
  if (seen.size > MAX_SEEN) for (const oldest of seen.values()) if (seen.delete(oldest)) break
  const key = `${today} ${id}`
  const count = pending.get(key) ?? { id, day: today, views: 0, starts: 0 }
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
      const rows = sql.join(
        counts.map(({ id, day: on, views, starts }) => sql`(${id}::uuid, ${on}::date, ${views}::int, ${starts}::int)`),
        sql`, `,
      )
      // Not through Drizzle's update: a view does not change the posting, so updated_at stays.
      await tx.execute(sql`
        with counted as (
          select c.* from (values ${rows}) as c (id, day, views, starts)
          join job_posting p on p.id = c.id and p.status in ('published', 'paused') order by c.id for update of p
        ), days as (
          insert into job_posting_day (job_posting_id, day, views, applications_started)
          select id, day, views, starts from counted
          on conflict (job_posting_id, day) do update set
            views = job_posting_day.views + excluded.views,
            applications_started = job_posting_day.applications_started + excluded.applications_started,
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

function putBack(count: { id: string; day: string; views: number; starts: number }) {
  const key = `${count.day} ${count.id}`
  const newer = pending.get(key)
  pending.set(key, newer ? { ...count, views: count.views + newer.views, starts: count.starts + newer.starts } : count)
}

function startDay(today: string) {
  day = today
  salt = randomBytes(16)
  seen.clear()
}
