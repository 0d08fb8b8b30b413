import { expect } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { ANSWER_ACTS } from '~/features/applications/server/jobs'
import { POSTING_ACTS } from '~/features/job-postings/server/jobs'
import { announceDeletion, deleteApplications } from '~/features/privacy/server/retention/applications'
import { addDays } from '~/lib/dates/dates'
import { createRandom } from '~/lib/random'
import { type Database, database } from '~/platform/server/database/db'
import { readSettings, writeSetting } from '~/platform/server/settings/settings'
import { brokenAnswerRules } from '../../invariants/answers'
import { killedAt } from '../killed'
import { actOneDay } from './company-acts'
import { expectedMails, takeMails } from './expected-mails'
import { createPostings, createSides, type MarketSize, type Run, sendApplications } from './market'
import { chosenToday, liveOneDay } from './one-day'

/** Nine in the morning in Berlin, in winter. */
const START = new Date('2027-01-04T08:00:00Z')
const DAYS = 396
/** Days on which people apply. */
const APPLYING_DAYS = 330

/** What happened on the way, for the test to see that its market lived. */
export type Lived = { sent: number; mails: Map<string, number>; ends: string[]; deleted: number }

/**
 * A market lives thirteen months by moved clocks. On every day the round must write exactly the mails that the rules
 * ask for, and afterwards every rule holds. On some days it is killed at a random statement first, on others it runs
 * twice at once.
 */
export async function liveThirteenMonths(size: MarketSize & { attempts: number }): Promise<Lived> {
  const { db, pool } = database()
  const run: Run = (text, values) => pool.query(text, values)
  const random = createRandom('thirteen months')
  // Otherwise a day on which many are due waits for a person.
  await db.transaction((tx) => writeSetting(tx, 'holdFrom', 1_000_000, START))
  await createSides(run, size, START)
  await createPostings(run, size, { publishedAt: `timestamptz '${START.toISOString()}'`, runDays: '20 + n * 37 % 330' })
  // Not all at the same minute.
  await run(`update job_posting set runs_until = runs_until - make_interval(mins => ${MINUTES})`)
  const lived: Lived = { sent: 0, mails: new Map(), ends: [], deleted: 0 }
  const perDay = Math.ceil(size.attempts / APPLYING_DAYS)
  for (let day = 0; day < DAYS; day += 1) {
    const [now, since] = [addDays(START, day), addDays(START, day - 1)]
    if (day < APPLYING_DAYS) {
      const numbers = { ...size, from: 1 + day * perDay, to: (day + 1) * perDay }
      await sendApplications(run, chosenToday(numbers), [now])
    }
    await liveOneDay(run, { day, now })
    await actOneDay(db, run, { day, now })
    await round(db, random.int(0, 9), (on) => runActs(on, now, 'postings', POSTING_ACTS))
    await takeMails(run)
    const expected = await expectedMails(run, { now, since })
    await round(db, random.int(0, 9), (on) => runActs(on, now, 'answers', ANSWER_ACTS))
    const young = await countYoung(run, now)
    lived.deleted += await retain(db, now)
    expect(await countYoung(run, now), `deleted too early on ${now.toISOString()}`).toBe(young)
    const mails = await takeMails(run)
    expect(mails, `mails of ${now.toISOString()}`).toEqual(expected)
    for (const mail of mails) count(lived.mails, mail.split(' ')[0] ?? '')
    expect(await brokenAnswerRules(run, now)).toEqual([])
  }
  const { rows: ends } = await run('select distinct ended_by from job_posting where ended_by is not null order by 1')
  const { rows: left } = await run('select count(*) from application')
  return { ...lived, ends: ends.map(({ ended_by: by }) => String(by)), sent: lived.deleted + Number(left[0]?.count) }

  /** Now and then killed at one of its first hundred statements before it runs, or twice at once. */
  async function round(on: Database, luck: number, work: (database: Database) => Promise<unknown>) {
    if (luck === 0) await killedAt(random.int(1, 100), work)
    if (luck === 1) await Promise.all([work(on), work(on)])
    else await work(on)
  }
}

const MINUTES = `('x' || substr(md5(id::text), 1, 4))::bit(16)::int % 1440`

/** Deletes in batches, as the job does. */
async function retain(db: Database, now: Date): Promise<number> {
  const settings = await readSettings(db)
  while ((await announceDeletion.run(db, now, settings)) > 0);
  let deleted = 0
  for (let batch = -1; batch !== 0; deleted += batch) batch = await deleteApplications.run(db, now, settings)
  return deleted
}

/** Applications that must not be deleted yet, or not at all under a legal hold. A minute, because two changes at one moment are written one after the other. */
async function countYoung(run: Run, now: Date): Promise<number> {
  const { rows } = await run(
    `select count(*) from application a where status in ('submitted', 'in_review', 'interview', 'offer')
       or status_changed_at + interval '6 months' > $1::timestamptz + interval '1 minute'
       or exists (select 1 from legal_hold h where h.job_posting_id = a.job_posting_id and h.lifted_at is null)`,
    [now],
  )
  return Number(rows[0]?.count)
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
