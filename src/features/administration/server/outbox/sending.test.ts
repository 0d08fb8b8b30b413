import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentTime } from '~/lib/current-time'
import { database } from '~/platform/server/database/db'
import { mailText } from '~/platform/server/mail/mail'
import { writeOutbox } from '~/platform/server/mail/outbox'
import { outboxMail } from '~/platform/server/mail/table'
import { markDelivered, markFailed, takeMails } from '~/platform/server/mail/take'
import { callerFor } from '../../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { mailSending } from './sending'

const { db } = database()
const MINUTE = 60_000

async function mailTo(to: string) {
  const texts = { subject: mailText`Betreff`, heading: mailText`Hallo`, blocks: [], reason: mailText`Test` }
  await writeOutbox(db, [{ kind: 'new-device', to, ...texts }])
}

const stateOf = async (now: Date) => (await mailSending(db, now)).find(({ name }) => name === 'now')
const later = (minutes: number) => new Date(currentTime().getTime() + minutes * MINUTE)

test('a class says what waits, what failed and when it goes on, and sends at once only what nobody is sending', async () => {
  const admin = await createPlatformAdmin()
  expect(await stateOf(currentTime())).toMatchObject({ state: 'kept', waiting: 0, oldest: null, can: { send: false } })
  await mailTo('a@test.example')
  await mailTo('b@test.example')
  // Nobody takes them.
  expect(await stateOf(later(5))).toMatchObject({ state: 'late', waiting: 2 })
  const now = later(1)
  const [failing, sent] = await takeMails(db, 'now', 2, now)
  if (!failing || !sent) throw new Error('no mails')
  // A third failure waits four minutes; the other one is just being sent.
  await markFailed(db, { ...failing, attempts: 1 }, { lastError: 'connect ECONNREFUSED', outcome: 'away' }, later(15))
  expect(await stateOf(now)).toMatchObject({
    ...{ state: 'retrying', waiting: 2, lastError: 'connect ECONNREFUSED', lastSentAt: null },
    can: { send: true },
  })
  const leased = async () => {
    const [row] = await db.select().from(outboxMail).where(eq(outboxMail.id, sent.id))
    return row?.nextAttemptAt
  }
  const before = await leased()
  await callerFor(admin, { now }).admin.sendMails({ class: 'now' })
  expect(await leased()).toEqual(before)
  expect(await stateOf(now)).toMatchObject({ nextAt: now, can: { send: false } })
  await markDelivered(db, sent, now)
  expect(await stateOf(now)).toMatchObject({ waiting: 1, lastSentAt: now })
  // Another class has nothing to do with it.
  expect((await mailSending(db, later(60))).find(({ name }) => name === 'bulk')).toMatchObject({ state: 'kept' })
})

test('an attempt that fails when another process has taken the mail changes nothing of that one’s', async () => {
  await mailTo('c@test.example')
  const now = later(60)
  const taken = await takeMails(db, 'now', 10, now)
  const mine = taken.find(({ recipient }) => recipient === 'c@test.example')
  if (!mine) throw new Error('no mail')
  expect(await takeMails(db, 'now', 10, now)).toEqual([])
  // Silent for longer than its lease.
  const [theirs] = (await takeMails(db, 'now', 10, later(63))).filter(({ id }) => id === mine.id)
  expect(theirs?.attempts).toBe(mine.attempts + 1)
  const stored = async () => (await db.select().from(outboxMail).where(eq(outboxMail.id, mine.id)))[0]
  const before = await stored()
  await markFailed(db, mine, { lastError: 'timeout', outcome: 'away' }, later(63))
  expect(await stored()).toEqual(before)
  // What was sent is sent, whoever has it.
  const sentAt = later(64)
  await markDelivered(db, mine, sentAt)
  expect((await stored())?.deliveredAt).toEqual(sentAt)
})
