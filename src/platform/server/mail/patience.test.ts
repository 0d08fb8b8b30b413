import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startSmtpSink } from '../../../../scripts/engines/starters/smtp-sink.ts'
import { stillClock } from '../../../../tests/setup/later-clock.ts'
import { currentTime } from '../../../lib/current-time.ts'
import { database } from '../database/db.ts'
import { mailText } from './mail.ts'
import { writeOutbox } from './outbox.ts'
import { Patience } from './patience.ts'
import { outboxMail } from './table.ts'
import { markFailed, takeMails } from './take.ts'

const HOUR_MS = 60 * 60_000
let sink: Awaited<ReturnType<typeof startSmtpSink>>
beforeAll(async () => {
  sink = await startSmtpSink()
  process.env.SMTP_URL = sink.address
})
afterAll(() => sink.stop())
beforeEach(() => database().db.delete(outboxMail))

/** A mail that waits for an hour more because the mail server was away. */
async function waitingMail(attempts: number): Promise<void> {
  const mail = { kind: 'new-device' as const, subject: mailText`Da`, heading: mailText`Hallo`, blocks: [] }
  const { db } = database()
  await writeOutbox(db, [{ ...mail, to: 'wartet@test.example', reason: mailText`Test.` }])
  const later = new Date(currentTime().getTime() + HOUR_MS)
  await db.update(outboxMail).set({ attempts, nextAttemptAt: later, awayUntil: later })
}

/** Looks whether the mail server is back; a mail that may then leave is tried, and it is away again. */
async function lookAndFail(patience: Patience): Promise<boolean> {
  const { db } = database()
  let isDue = false
  patience.look({
    mayRun: async () => true,
    wake: () => {
      isDue = true
    },
    onFailure: (error) => expect(error).toBeUndefined(),
  })
  await patience.looking
  const [mail] = await takeMails(db, 'now', 1, currentTime())
  if (mail) await markFailed(db, mail, { lastError: 'away', outcome: 'away' }, currentTime())
  patience.lost()
  return isDue && mail !== undefined
}

test('a mail server that lets us in and takes nothing is tried less and less often', async () => {
  const later = stillClock()
  onTestFinished(() => void vi.restoreAllMocks())
  await waitingMail(1)
  const patience = new Patience(database().db, 'now')
  const tried = []
  for (let second = 0; second < 80; second += 1) {
    if (await lookAndFail(patience)) tried.push(second)
    later(1_000)
  }
  expect(tried).toEqual([0, 5, 15, 35, 75])
})

test('no mail is given up by trying', async () => {
  await waitingMail(7)
  expect(await lookAndFail(new Patience(database().db, 'now'))).toBe(false)
  await waitingMail(6)
  expect(await lookAndFail(new Patience(database().db, 'now'))).toBe(true)
})

test('a mail server that is away for a night costs no mail, and one that never comes back the mail in the end', async () => {
  const { db } = database()
  const tryAgain = async () => {
    await db.update(outboxMail).set({ nextAttemptAt: currentTime() })
    const [mail] = await takeMails(db, 'now', 1, currentTime())
    if (mail === undefined) throw new Error('nothing was due')
    await markFailed(db, mail, { lastError: 'away', outcome: 'away' }, currentTime())
    return (await db.select().from(outboxMail))[0]
  }
  await waitingMail(7)
  for (let time = 0; time < 3; time += 1) expect(await tryAgain()).toMatchObject({ failedAt: null, attempts: 7 })
  await db.update(outboxMail).set({ createdAt: sql`now() - interval '6 days'` })
  expect((await tryAgain())?.failedAt).toBeInstanceOf(Date)
})
