import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, linkInMail } from '../../../tests/factories/auth-visitor'
import { showMail } from './mail-show'

const { db } = database()

test('the operator reads a mail by address or id, with its link, and the log says so', async () => {
  const email = 'ohne-smtp@test.example'
  await new AuthVisitor().arrive({ email })
  await new AuthVisitor().post('/request-password-reset', { email })
  const shown = await showMail('Ohne-SMTP@test.example')
  expect(shown).toMatchObject({
    recipient: email,
    text: expect.stringContaining(await linkInMail(email, 'reset-password')),
  })
  expect(await showMail(shown?.id ?? '')).toEqual(shown)
  const isIt = and(eq(auditEvent.action, 'mail.shown'), eq(auditEvent.subjectId, shown?.id ?? ''))
  expect(await db.select({ actor: auditEvent.actorUserId }).from(auditEvent).where(isIt)).toEqual([
    { actor: null },
    { actor: null },
  ])
})

test('nothing is shown, and nothing written, where there is no such mail', async () => {
  const before = await db.$count(auditEvent)
  expect(await showMail('niemand@test.example')).toBeNull()
  expect(await showMail(crypto.randomUUID())).toBeNull()
  expect(await db.$count(auditEvent)).toBe(before)
})
