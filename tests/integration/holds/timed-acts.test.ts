import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { systemHold } from '~/features/accounts/server/hold-table'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { holdLabel, holdNames } from '~/features/administration/all-labels'
import { JOBS, runJob } from '~/features/administration/server/jobs/registry'
import { addMonths } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { processLog } from '~/platform/server/process-log'
import { writeSetting } from '~/platform/server/settings/settings'
import { callerFor } from '../../factories/caller'
import { createPlatformAdmin } from '../../factories/user'
import { createOldWorld } from './old-world'
import { watchRows } from './touched-rows'

const NOW = new Date()
/** Such a wrong clock, or such an old backup, makes everything due at once. */
const LATE = addMonths(NOW, 120)
const { db } = database()

const ACTS: readonly TimedAct[] = JOBS.flatMap((job) => ('acts' in job ? job.acts(processLog()) : []))

/** Jobs without automatic actions. */
const OUTSIDE: Record<string, string> = {
  audit: 'seals what is there',
  'active-recipients': 'counts who was here',
  'incident-letters': 'sends what a person has written',
  'incident-reminders': 'tells admins of a deadline that stands in a row',
  'mail-server': 'only greets the mail server',
  'terms-announcements': 'sends what a person has written',
  masks: 'is computed from what people sent',
  'message-words': 'is computed from the messages',
  'search-traces': 'only engines that were away would have needed them',
}

/** What jobs may remove or change without asking: it belongs to nobody, or can be recreated. */
const MAY_GO = [
  /^search_/,
  /^rate_limit$/,
  /^verification$/,
  /^resume_drop$/,
  /^resume_pair_tally$/,
  /^system_hold\./,
  /^audit_head\./,
  /^worker_job\./,
]

/** Columns in which jobs record what they reported or computed. */
const MAY_CHANGE = [
  /\.updated_at$/,
  /^application\.(overdue_mailed_on|due_reminded_days|late_told_at)$/,
  /^billing_order\.mailed_at$/,
  /^company_profile\.open_postings$/,
  /^invoice\.filed_at$/,
  /^job_offer\.past_told_at$/,
  /^job_posting\.(open_end_reminded_at|ended_at|ended_by|published_at)$/,
  /^job_posting_print\./,
  /^resume\.indexed_at$/,
  /^user\.last_active_at$/,
]

async function passTime() {
  for (const { name } of JOBS) if (!(name in OUTSIDE)) await runJob(name, LATE)
}

let touched: () => Promise<string[]>
beforeAll(async () => {
  await createOldWorld(NOW)
  // Now a single row is too much at once.
  await db.transaction(async (tx) => {
    await writeSetting(tx, 'holdFrom', 1, NOW)
    await writeSetting(tx, 'holdPercent', 1, NOW)
  })
  touched = await watchRows()
}, 60_000)

test('every act of time has its name, and every job consists of acts', () => {
  const names = ACTS.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const held = ACTS.filter((act) => 'hurdle' in act).map(({ name }) => name)
  expect(held.sort()).toEqual([...holdNames].sort())
  for (const act of ACTS) if ('hurdle' in act) expect(act.label).toEqual(holdLabel(act.name))
  const others = JOBS.filter((job) => !('acts' in job))
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(OUTSIDE).sort())
})

test('however late it is, nothing is ended, deleted or anonymised before a person has looked', async () => {
  await touched()
  await passTime()
  const changes = await touched()
  expect(changes.filter((what) => ![...MAY_GO, ...MAY_CHANGE].some((each) => each.test(what)))).toEqual([])
  const holds = await db.select({ act: systemHold.act, state: systemHold.state }).from(systemHold)
  expect(new Set(holds.map(({ state }) => state))).toEqual(new Set(['waiting']))
  // The file store is ours; a foreign one has its own test.
  const others = holdNames.filter((name) => name !== 'file store adopted')
  expect(holds.map(({ act }) => act).sort()).toEqual(others.sort())
})

test('and when one has, all of it goes on', async () => {
  const admin = callerFor(await createPlatformAdmin())
  for (const { id, due } of await admin.admin.holds()) await admin.admin.releaseHold({ id, due })
  await touched()
  await passTime()
  const changes = await touched()
  const gone = ['application', 'user', 'session', 'outbox_mail', 'resume_view', 'guest_application', 'search_alert']
  expect(changes).toEqual(expect.arrayContaining([...gone, 'invoice.erased_at', 'job_posting.status', 'uploaded_file']))
  const names = ['applications deleted', 'postings expired', 'stray bytes deleted']
  const left = await db.select({ state: systemHold.state }).from(systemHold).where(inArray(systemHold.act, names))
  expect(left.map(({ state }) => state)).toEqual(['released', 'released', 'released'])
  await passTime()
  expect(await db.$count(systemHold, eq(systemHold.state, 'over'))).toBeGreaterThan(10)
})
