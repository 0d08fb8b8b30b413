import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { limitKey } from '~/platform/server/limits/count-turn'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { guestInput } from '../../../../../tests/factories/guest-input'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { exhaust } from '../../../../../tests/factories/used-up'

const { db } = database()
const from = (clientIp: string) => callerFor(null, { clientIp }).application

async function linksTo(email: string): Promise<string[]> {
  const mails = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(desc(outboxMail.createdAt))
  return mails.flatMap(({ text }) => /\/apply\/confirm\/(\S+)/.exec(text)?.[1] ?? [])
}

test('one stranger alone keeps nobody from applying, and sends them few mails', async () => {
  const { id } = await createJobPosting()
  const email = `gast-${uuidv7()}@test.example`
  const inputs = Array.from({ length: 7 }, () => guestInput(id, email))
  const outcomes = await Promise.allSettled(inputs.map((input) => from('192.0.2.11').submitAsGuest(input)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  // Nor by asking again and again for the same mail.
  for (let time = 0; time < 10; time += 1) await from('192.0.2.11').resendAsGuest({ id: inputs[time % 7]?.id ?? '' })
  expect(await linksTo(email)).toHaveLength(10)
  await from('192.0.2.12').submitAsGuest(guestInput(id, email))
  expect(await linksTo(email)).toHaveLength(11)
})

test('whatever many strangers do, a mail still leaves in each quarter of an hour; who gets none is told', async () => {
  const { id } = await createJobPosting()
  const email = `gast-${uuidv7()}@test.example`
  await exhaust(limitKey('mails guest-application to', email))
  const input = guestInput(id, email)
  await from('192.0.2.13').submitAsGuest(input)
  const [token = ''] = await linksTo(email)
  await expect(from('192.0.2.14').submitAsGuest(guestInput(id, email))).rejects.toThrow('später noch einmal')
  // The link that left stays valid, as its successor does not leave.
  await from('192.0.2.13').resendAsGuest({ id: input.id })
  expect(await linksTo(email)).toEqual([token])
  expect(await from('192.0.2.13').guest({ token })).toMatchObject({ isSent: false })
})
