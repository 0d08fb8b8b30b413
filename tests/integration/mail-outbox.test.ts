import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'
import { writeOutbox } from '~/platform/server/mail/outbox'
import { outboxMail } from '~/platform/server/mail/table'
import { startSmtpSink } from '../../scripts/engines/starters/smtp-sink'
import { deliverDueMails } from '../factories/deliver-due-mails'
import { startS3 } from '../setup/s3/s3-server'

let isRefusing = false
/** What a refusing server answers: 5xx for good, 4xx for now. */
let responseCode = 550
let sink: Awaited<ReturnType<typeof startSmtpSink>>
let store: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  sink = await startSmtpSink({
    accept: async () => {
      if (isRefusing) throw Object.assign(new Error('mailbox full'), { responseCode })
    },
  })
  // Before the configuration is read for the first time, by the first query.
  process.env.SMTP_URL = sink.address
  store = await startS3()
  process.env.S3_URL = store.url
})
afterAll(async () => {
  await sink.stop()
  store.close()
})
beforeEach(() => {
  isRefusing = false
  responseCode = 550
  sink.received.length = 0
})

const now = new Date('2030-01-01T12:00:00Z')
const mail: Mail = {
  kind: 'new-device',
  to: 'miriam@test.example',
  subject: mailText`Gespräch am 24. November, Lindner Haustechnik`,
  heading: mailText`Grüße aus Köln`,
  blocks: [mailText`Wir freuen uns.\nBis bald <b>`, button(mailText`Ansehen`, 'http://stellwerk.test/app')],
  reason: mailText`Du hast dich beworben.`,
}

test('a mail goes out once as HTML and text, however many workers run', async () => {
  const { db } = database()
  await writeOutbox(db, [mail])
  await Promise.all([deliverDueMails(db, now), deliverDueMails(db, now), deliverDueMails(db, now)])
  expect(sink.received).toHaveLength(1)
  expect(sink.received[0]?.text).toContain('text/plain')
  expect(sink.received[0]?.text).toContain('text/html')
  expect(sink.received[0]?.text).toContain('To: miriam@test.example')
  expect(sink.received[0]?.text).toContain('Bis bald &lt;b&gt;')
})

test('the mark is a part of the mail, and nothing in it is fetched from anywhere', async () => {
  const { db } = database()
  const to = 'marke@test.example'
  await writeOutbox(db, [{ ...mail, to }])
  await deliverDueMails(db, now)
  const [row] = await db.select({ html: outboxMail.html }).from(outboxMail).where(eq(outboxMail.recipient, to))
  const pictures = [...(row?.html ?? '').matchAll(/\ssrc="([^"]*)"/g)].map(([, source = '']) => source)
  expect(pictures).toEqual(['cid:marke@stellwerk'])
  // The first bytes of a PNG.
  expect(sink.received[0]?.text).toMatch(/Content-Id: <marke@stellwerk>[\s\S]*?\r\n\r\niVBORw0KGgo/i)
  expect(sink.received[0]?.text).toContain('Content-Disposition: inline')
})

test('a refused mail waits longer each time and is given up in the end', async () => {
  const { db } = database()
  isRefusing = true
  await writeOutbox(db, [{ ...mail, to: 'voll@test.example' }])
  const delays: number[] = []
  let at = now
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await deliverDueMails(db, at)
    const row = await mailTo('voll@test.example')
    expect(row).toMatchObject({
      attempts: attempt,
      deliveredAt: null,
      lastError: expect.stringContaining('mailbox full'),
    })
    delays.push(row.nextAttemptAt.getTime() - at.getTime())
    at = row.nextAttemptAt
  }
  expect(delays.slice(0, 7)).toEqual([...delays.slice(0, 7)].sort((a, b) => a - b))
  expect((await mailTo('voll@test.example')).failedAt).not.toBeNull()
  isRefusing = false
  await deliverDueMails(db, new Date('2040-01-01'))
  expect(sink.received).toHaveLength(0)
})

test('a mail that the server puts off waits for days, whatever is tried meanwhile, and then leaves', async () => {
  const { db } = database()
  isRefusing = true
  responseCode = 452
  const to = 'kontingent@test.example'
  await writeOutbox(db, [{ ...mail, to }])
  await db.update(outboxMail).set({ createdAt: now, attempts: 6 }).where(eq(outboxMail.recipient, to))
  for (const days of [0, 1, 2, 4]) {
    await deliverDueMails(db, addDays(now, days))
    // What waits for the whole server is let out as soon as it answers; this one was answered.
    expect(await mailTo(to)).toMatchObject({ deliveredAt: null, failedAt: null, awayUntil: null, attempts: 7 })
  }
  isRefusing = false
  await deliverDueMails(db, addDays(now, 4.5))
  expect(sink.received).toHaveLength(1)
})

test('a mail whose document lies in a store that is away waits for it, and is not given up meanwhile', async () => {
  const { db } = database()
  store.fail(1_000)
  const to = 'rechnung@test.example'
  await writeOutbox(db, [{ ...mail, to }])
  const attachments = [{ name: 'rechnung.pdf', contentType: 'application/pdf', fileId: uuidv7() }]
  await db.update(outboxMail).set({ createdAt: now, attempts: 7, attachments }).where(eq(outboxMail.recipient, to))
  await deliverDueMails(db, now)
  expect(await mailTo(to)).toMatchObject({ deliveredAt: null, failedAt: null, awayUntil: null, attempts: 7 })
  await db.delete(outboxMail).where(eq(outboxMail.recipient, to))
})

test('a mail that failed once goes out when the server takes it again', async () => {
  const { db } = database()
  isRefusing = true
  await writeOutbox(db, [{ ...mail, to: 'spaeter@test.example' }])
  await deliverDueMails(db, now)
  isRefusing = false
  await deliverDueMails(db, now)
  expect(sink.received).toHaveLength(0)
  await deliverDueMails(db, new Date(now.getTime() + 60 * 60 * 1000))
  expect(sink.received).toHaveLength(1)
})

test('the same event tells once', async () => {
  const { db } = database()
  const told = { ...mail, to: 'einmal@test.example', dedupeKey: 'event:1' }
  await writeOutbox(db, [told])
  await writeOutbox(db, [told])
  await deliverDueMails(db, now)
  expect(sink.received).toHaveLength(1)
})

test('nothing goes out of a transaction that does not hold', async () => {
  const { db } = database()
  await expect(
    db.transaction(async (tx) => {
      await writeOutbox(tx, [{ ...mail, to: 'nie@test.example' }])
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await deliverDueMails(db, now)
  expect(sink.received).toHaveLength(0)
})

async function mailTo(recipient: string) {
  const [row] = await database()
    .db.select({
      attempts: outboxMail.attempts,
      awayUntil: outboxMail.awayUntil,
      deliveredAt: outboxMail.deliveredAt,
      failedAt: outboxMail.failedAt,
      lastError: outboxMail.lastError,
      nextAttemptAt: outboxMail.nextAttemptAt,
    })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, recipient))
  if (!row) throw new Error('no such mail')
  return row
}
