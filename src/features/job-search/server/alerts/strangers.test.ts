import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { limitKey } from '~/platform/server/limits/count-turn'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { exhaust } from '../../../../../tests/factories/used-up'
import { MAX_ALERTS } from '../../alert'
import { searchAlert } from '../alert-table'

const { db } = database()

const requestFrom = (clientIp: string, email: string, was: string) =>
  callerFor(null, { clientIp }).searchAlert.request({ email, search: { was }, frequency: 'daily' })

async function linksTo(email: string): Promise<string[]> {
  const ofAddress = eq(outboxMail.recipient, email)
  const mails = await db.select().from(outboxMail).where(ofAddress).orderBy(outboxMail.createdAt)
  return mails.flatMap(({ text }) => /alert\/confirm\/([\w-]+)/.exec(text)?.[1] ?? [])
}

/** As many alerts of this address, in this state. */
async function fill(email: string, status: 'pending' | 'active', howMany: number) {
  const now = new Date()
  const common = { email, search: {}, frequency: 'daily', status, newSince: now, nextRunAt: now } as const
  const alerts = Array.from({ length: howMany }, (_, at) => ({ ...common, searchKey: `${at}`, label: `${at}` }))
  await db.insert(searchAlert).values(alerts)
}

test('what strangers ask for in a name takes no room of its owner, who is refused by nothing but own alerts', async () => {
  const email = `${uuidv7()}@test.example`
  await fill(email, 'pending', MAX_ALERTS)
  await requestFrom('192.0.2.1', email, 'Zimmerin')
  const [token = ''] = await linksTo(email)
  expect(await callerFor(null).searchAlert.confirm({ token })).toEqual({ label: 'Zimmerin' })
})

test('as many as one person may have can be agreed to, and none beyond', async () => {
  const email = `${uuidv7()}@test.example`
  await requestFrom('192.0.2.2', email, 'Zimmerin')
  await fill(email, 'active', MAX_ALERTS)
  const [token = ''] = await linksTo(email)
  await expect(callerFor(null).searchAlert.confirm({ token })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('one stranger alone uses up neither the turns nor the mails of somebody else', async () => {
  const email = `${uuidv7()}@test.example`
  const stranger = '2001:db8:1::1'
  for (const was of ['A', 'B', 'C']) await requestFrom(stranger, email, was)
  await expect(requestFrom(stranger, email, 'D')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await requestFrom('2001:db8:2::1', email, 'Zimmerin')
  expect(await linksTo(email)).toHaveLength(4)
})

test('whatever many strangers do, a mail still leaves in each quarter of an hour, and links that left stay valid', async () => {
  const email = `${uuidv7()}@test.example`
  await exhaust(limitKey('mails search-alert-confirm to', email))
  await requestFrom('192.0.2.3', email, 'Zimmerin')
  const [token = ''] = await linksTo(email)
  // The same search again: its mail does not leave.
  await requestFrom('192.0.2.4', email, 'Zimmerin')
  expect(await linksTo(email)).toEqual([token])
  expect(await callerFor(null).searchAlert.confirm({ token })).toEqual({ label: 'Zimmerin' })
})
