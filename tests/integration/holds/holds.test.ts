import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { systemHold } from '~/features/accounts/server/hold-table'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { expiry } from '~/features/job-postings/server/commands/ending/expire-job-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../factories/caller'
import { createManyPostings } from '../../factories/many-postings'
import { ownerDatabase } from '../../factories/owner'
import { createPlatformAdmin, createUser } from '../../factories/user'

const owner = ownerDatabase()
const NOW = new Date()
const LATER = addDays(NOW, 70)
const { db } = database()
const online = () => db.$count(jobPosting, eq(jobPosting.status, 'published'))
const run = (now = LATER) => runActs(db, now, 'postings', [expiry])

let admin: { id: string; email: string }
beforeAll(async () => {
  admin = await createPlatformAdmin()
  await createPlatformAdmin({ suspendedAt: NOW })
  await createUser()
})
afterEach(async () => {
  await owner.execute(sql`truncate job_posting, system_hold, outbox_mail cascade`)
})

const market = (all: number, due: number) => createManyPostings({ all, due, now: NOW })
const mails = () =>
  db
    .select({ to: outboxMail.recipient, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.kind, 'system-hold'))
const holds = () => callerFor(admin).admin.holds()

test.each([
  ['few, though all there are', 99, 99],
  ['many, though a tenth', 1_000, 100],
])('goes on with %s', async (_, all, due) => {
  await market(all, due)
  await run()
  expect(await online()).toBe(all - due)
  expect(await holds()).toEqual([])
})

test('stops before it changes anything when it would be more than a tenth, tells the admins once, and goes on when one says so', async () => {
  await market(1_000, 101)
  // Two processes at once, and again a minute later.
  await Promise.all([run(), run()])
  await run()
  expect(await online()).toBe(1_000)
  const [hold, ...more] = await holds()
  expect(more).toEqual([])
  expect(hold).toMatchObject({ act: 'postings expired', state: 'waiting', due: 101, total: 1_000 })
  const told = await mails()
  expect(told.map(({ to }) => to)).toEqual([admin.email])
  expect(told[0]?.text).toContain('101 von 1.000 Stellen')
  await callerFor(admin).admin.releaseHold({ id: hold?.id ?? '', due: 101 })
  expect((await callerFor(admin).admin.jobs()).find(({ name }) => name === 'postings')).toMatchObject({
    can: { run: false },
  })
  await run()
  expect(await online()).toBe(899)
  const events = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, hold?.id ?? ''))
  expect(events.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
    ['system-hold.opened', null],
    ['system-hold.released', admin.id],
  ])
  // What was released was done; the next time needs a new decision.
  await run()
  await market(1_000, 900)
  await run()
  expect(await holds()).toMatchObject([{ state: 'waiting', due: 900 }])
})

test('what is released is what was seen', async () => {
  await market(1_000, 300)
  await run()
  const [hold] = await holds()
  const { admin: calls } = callerFor(admin)
  await expect(calls.releaseHold({ id: hold?.id ?? '', due: 200 })).rejects.toMatchObject({
    cause: { reason: 'holdGrown' },
  })
  await calls.releaseHold({ id: hold?.id ?? '', due: 300 })
  await expect(calls.releaseHold({ id: hold?.id ?? '', due: 300 })).rejects.toMatchObject({
    cause: { reason: 'holdDecided' },
  })
  // Many more have become due before the job ran.
  await db.execute(sql`update job_posting set runs_until = ${addDays(NOW, 60).toISOString()}`)
  await run()
  expect(await online()).toBe(1_000)
  expect(await holds()).toMatchObject([{ state: 'waiting', due: 1_000 }])
  expect(await mails()).toHaveLength(2)
})

test('what is put off stays stopped, and is asked about again after a week', async () => {
  await market(1_000, 300)
  await run()
  const [hold] = await holds()
  await callerFor(admin).admin.postponeHold({ id: hold?.id ?? '' })
  await run()
  expect(await holds()).toMatchObject([{ state: 'postponed' }])
  expect([await online(), (await mails()).length]).toEqual([1_000, 1])
  await db.update(systemHold).set({ decidedAt: sql`now() - interval '8 days'` })
  await run()
  expect(await holds()).toMatchObject([{ state: 'waiting' }])
  expect([await online(), (await mails()).length]).toEqual([1_000, 2])
  // A wrong clock that is right again needs nobody.
  await run(NOW)
  expect(await holds()).toEqual([])
  expect(await online()).toBe(1_000)
})
