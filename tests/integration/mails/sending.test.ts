import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBus } from '~/platform/server/bus/bus'
import { database } from '~/platform/server/database/db'
import { keepSending } from '~/platform/server/mail/keep-sending'
import { type Mail, mailText } from '~/platform/server/mail/mail'
import { writeOutbox } from '~/platform/server/mail/outbox'
import { outboxMail } from '~/platform/server/mail/table'
import { startSmtpSink } from '../../../scripts/engines/starters/smtp-sink'

const ALERTS = 3_000
let answer: (to: string) => Promise<void> = async () => {}
let sink: Awaited<ReturnType<typeof startSmtpSink>>
let stopSending: (() => Promise<void>) | undefined

beforeAll(async () => {
  sink = await startSmtpSink({ accept: (to) => answer(to) })
  // Before the configuration is read for the first time, by the first query.
  process.env.SMTP_URL = sink.address
})
afterAll(() => sink.stop())
beforeEach(() => {
  answer = async () => {}
  sink.received.length = 0
})
afterEach(async () => {
  await stopSending?.()
  stopSending = undefined
  await database().db.delete(outboxMail)
})

function send() {
  const stopping = new AbortController()
  const failures: unknown[] = []
  const bus = startBus(() => {})
  const options = { mayRun: async () => true, onFailure: (error: unknown) => failures.push(error) }
  const ended = keepSending(database().db, options, stopping.signal)
  stopSending = async () => {
    stopping.abort()
    await Promise.all([ended, bus.stop()])
    expect(failures).toEqual([])
  }
}

function mailTo(to: string, kind: Mail['kind']): Mail {
  return { kind, to, subject: mailText`Betreff`, heading: mailText`Hallo`, blocks: [], reason: mailText`Grund.` }
}

const resetTo = (to: string) => writeOutbox(database().db, [mailTo(to, 'reset-password')])

async function queueAlerts(count: number) {
  await writeOutbox(database().db, [mailTo('vorlage@test.example', 'search-alert')])
  await database().db.execute(sql`
    insert into outbox_mail (id, recipient, subject, html, text, kind, class, attachments)
    select gen_random_uuid(), 'alert-' || n || '@test.example', subject, html, text, kind, class, attachments
    from outbox_mail, generate_series(2, ${count}) n`)
}

const isReceived = (to: string) => sink.received.some((mail) => mail.to === to)
const WITHIN = { timeout: 15_000, interval: 20 }

test('a link somebody waits for leaves at once, however many alerts are before it', async () => {
  const { promise: isThere, resolve: goOn } = Promise.withResolvers<void>()
  // After the first twenty the alerts wait for the link.
  answer = async (to) => {
    if (to !== 'wartet@test.example' && sink.received.length > 20) await isThere
  }
  await queueAlerts(ALERTS)
  send()
  await expect.poll(() => sink.received.length, WITHIN).toBeGreaterThan(20)
  await resetTo('wartet@test.example')
  await expect.poll(() => isReceived('wartet@test.example'), WITHIN).toBe(true)
  expect(sink.received.length).toBeLessThan(ALERTS)
  goOn()
  await expect.poll(() => sink.received.length, { timeout: 60_000, interval: 50 }).toBe(ALERTS + 1)
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(ALERTS + 1)
}, 90_000)

test('is found without looking at the mails of other classes', async () => {
  await queueAlerts(ALERTS)
  await database().db.execute(sql`analyze outbox_mail`)
  const { rows } = await database().db.execute(sql`
    explain select id from outbox_mail
    where delivered_at is null and failed_at is null and class = 'now' and next_attempt_at <= now()
    order by next_attempt_at limit 3 for update skip locked`)
  expect(JSON.stringify(rows)).toContain('outbox_mail_due_idx')
  expect(JSON.stringify(rows)).not.toContain('Sort')
})

test('mail servers that never answer hold up no class but their own, and no connection to the database', async () => {
  answer = (to) => (to.startsWith('alert-') || to.startsWith('vorlage') ? new Promise(() => {}) : Promise.resolve())
  await queueAlerts(20)
  send()
  await expect.poll(() => attempted(), WITHIN).toBe(4)
  await resetTo('eilig@test.example')
  await expect.poll(() => isReceived('eilig@test.example'), WITHIN).toBe(true)
  const { rows } = await database().db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`)
  expect(rows[0]?.open).toBe(0)
})

test('what a killed process was sending goes out once more, under the same id, when its time is over', async () => {
  const { db } = database()
  // The mail has arrived, but its sender never learns that.
  let isHung = true
  answer = () => (isHung ? new Promise(() => {}) : Promise.resolve())
  await resetTo('doppelt@test.example')
  const other = spawn(process.execPath, [path.join(import.meta.dirname, 'sending-program.ts')], {
    env: process.env,
    stdio: 'ignore',
  })
  await expect.poll(() => attempted(), WITHIN).toBe(1)
  other.kill('SIGKILL')
  await once(other, 'close')
  isHung = false
  send()
  const [taken] = await db.select().from(outboxMail)
  expect(taken).toMatchObject({ deliveredAt: null, failedAt: null, lastError: null })
  expect(Number(taken?.nextAttemptAt)).toBeGreaterThan(Date.now() + 60_000)
  expect(isReceived('doppelt@test.example')).toBe(false)
  await db.update(outboxMail).set({ nextAttemptAt: sql`now()` })
  await expect.poll(() => isReceived('doppelt@test.example'), WITHIN).toBe(true)
  expect(sink.received.map(({ messageId }) => messageId)).toEqual([`<${taken?.id}@stellwerk>`])
  await expect.poll(() => db.$count(outboxMail, isNotNull(outboxMail.deliveredAt)), WITHIN).toBe(1)
})

test('what waits for a mail server that was away leaves as soon as it is back, once, and no more at once than always', async () => {
  const { db } = database()
  const port = Number(new URL(sink.address).port)
  await sink.stop()
  await queueAlerts(60)
  const later = new Date(Date.now() + 60 * 60_000)
  await db.update(outboxMail).set({ attempts: 6, nextAttemptAt: later, awayUntil: later })
  await resetTo('erste@test.example')
  send()
  // It would be tried again after a minute, the others even later.
  await expect.poll(() => db.$count(outboxMail, isNotNull(outboxMail.awayUntil)), WITHIN).toBe(61)
  // One is refused by its mailbox, and one is just being sent by somebody else.
  await resetTo('voll@test.example')
  await resetTo('unterwegs@test.example')
  await db
    .update(outboxMail)
    .set({ nextAttemptAt: later, awayUntil: null })
    .where(eq(outboxMail.recipient, 'voll@test.example'))
  await db
    .update(outboxMail)
    .set({ nextAttemptAt: later, awayUntil: new Date(later.getTime() - 1) })
    .where(eq(outboxMail.recipient, 'unterwegs@test.example'))
  let most = 0
  let present = 0
  answer = async () => {
    present += 1
    most = Math.max(most, present)
    await new Promise((resolve) => setTimeout(resolve, 20))
    present -= 1
  }
  sink = await startSmtpSink({ port, accept: (to) => answer(to) })
  await expect.poll(() => sink.received.length, { timeout: 30_000, interval: 50 }).toBe(61)
  await expect.poll(() => db.$count(outboxMail, isNotNull(outboxMail.deliveredAt)), WITHIN).toBe(61)
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(61)
  expect(isReceived('voll@test.example') || isReceived('unterwegs@test.example')).toBe(false)
  expect(most).toBeLessThanOrEqual(10)
}, 60_000)

test('a mail of which every attempt was cut off is given up, and says so', async () => {
  const { db } = database()
  await resetTo('pech@test.example')
  await db.update(outboxMail).set({ attempts: 8 }).where(eq(outboxMail.recipient, 'pech@test.example'))
  send()
  await expect.poll(() => db.$count(outboxMail, isNotNull(outboxMail.failedAt)), WITHIN).toBe(1)
  expect(await db.select().from(outboxMail)).toMatchObject([
    { attempts: 8, lastError: expect.stringContaining('unterbrochen') },
  ])
  expect(sink.received).toEqual([])
})

/** Mails that somebody has taken. */
function attempted() {
  return database().db.$count(outboxMail, sql`${outboxMail.attempts} > 0 and ${outboxMail.deliveredAt} is null`)
}
