import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { alertLabel } from '~/features/job-search/alert'
import type { JobSearch } from '~/features/job-search/search-params'
import { ALERT_ACTS } from '~/features/job-search/server/alerts/run-alerts'
import { openPostingIndex, postingIndex } from '~/features/job-search/server/documents/posting-index'
import { occupationFamilies } from '~/lib/occupations/families'
import { createRandom } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { followIndexes } from '~/platform/server/search/indexes'
import { growMarket, zipf } from '../search/market.ts'

const AT_ONCE = 5_000
const CITIES = ['Köln', 'Leipzig', 'Bielefeld', 'Nürnberg', 'Rostock', 'München', 'Hamburg', 'Ulm', 'Kassel', 'Bremen']
const random = createRandom('alerts')

/** Fills the market up to so many postings, saves so many alerts that are all due, and lets the job run. */
export async function benchAlerts(alerts: number, postings: number): Promise<void> {
  const { db } = database()
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from job_posting`)
  await growMarket(rows[0]?.count ?? 0, Math.max(postings, rows[0]?.count ?? 0))
  await db.execute(sql`truncate search_alert, search_alert_hit, outbox_mail cascade`)
  // Another day than that of the market's making.
  await db.execute(sql`update job_posting set runs_until = now() + interval '90 days'`)
  await saveAlerts(alerts)
  const stopping = new AbortController()
  const following = followIndexes([postingIndex], stopping.signal, console.error)
  while (await isStarting()) await wait(100)
  const [began, used] = [performance.now(), process.cpuUsage()]
  await runActs(db, new Date(), 'search-alerts', ALERT_ACTS)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(used)
  const mails = await db.execute<{ count: number }>(sql`select count(*)::int as count from outbox_mail`)
  console.log(`${postings} postings, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`)
  console.table([
    {
      alerts,
      mails: mails.rows[0]?.count,
      seconds: Math.round(seconds),
      'a second': Math.round(alerts / seconds),
      'CPU ms each': Math.round((user + system) / 10 / alerts) / 100,
    },
  ])
  stopping.abort()
  await following
}

async function isStarting(): Promise<boolean> {
  try {
    const index = await openPostingIndex()
    return !(await index.has({ groups: ['everyone'] }, { kind: 'all' }))
  } catch {
    return true
  }
}

/** As people save them: an occupation, mostly with a place, sometimes a filter. */
async function saveAlerts(count: number): Promise<void> {
  const titles = occupationFamilies().map(({ name }) => name)
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => {
      const search: JobSearch = { was: zipf(random, titles) }
      if (random.chance(0.7)) Object.assign(search, { wo: random.pick(CITIES), umkreis: random.pick([25, 50, 100]) })
      if (random.chance(0.3)) Object.assign(search, { arbeitszeit: ['Vollzeit'] })
      return { id: uuidv7(), email: `person-${from + at}@test.example`, search, label: alertLabel(search) }
    })
    await database().db.execute(sql`
      insert into search_alert (id, email, search, search_key, label, frequency, status, confirmed_at, new_since, next_run_at)
      select id, email, search, search::text, label, 'daily', 'active', now(), now() - interval '1 day', now() - interval '1 minute'
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, email text, search jsonb, label text)`)
  }
  await database().db.execute(sql`vacuum analyze search_alert`)
}
