import { expect, test } from 'vitest'
import { exhaust } from '../../../../tests/factories/used-up'
import type { MailKind } from '../../mail-kinds.ts'
import { database } from '../database/db.ts'
import { limitKey } from '../limits/count-turn.ts'
import { mailsWithinLimits } from './mailbox-limits.ts'

const { db } = database()
const sent = async (kind: MailKind, to: string) => (await mailsWithinLimits(db, [{ kind, to }])).length

test('nobody is locked out of an account by those who use up its mails: one in a quarter of an hour always passes', async () => {
  const to = 'eingang@test.example'
  await exhaust(limitKey('mails reset-password to', to))
  expect([await sent('reset-password', to), await sent('reset-password', to)]).toEqual([1, 0])
  // What gives access to nothing does not.
  await exhaust(limitKey('mails report-received to', to))
  expect(await sent('report-received', to)).toBe(0)
})

test('all that strangers can cause has a daily limit together, which leaves the way to the account open', async () => {
  const to = 'Postfach+spam@test.example'
  expect(await sent('contact-request', to)).toBe(1)
  await exhaust(limitKey('mails to', 'postfach@test.example'))
  for (const kind of ['contact-request', 'pool-request', 'message', 'admin-report'] as const) {
    expect([kind, await sent(kind, to)]).toEqual([kind, 0])
  }
  expect(await sent('verify-email', to)).toBe(1)
  expect(await sent('application-status', to)).toBe(1)
})
