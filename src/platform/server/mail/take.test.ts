import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliverDueMails } from '../../../../tests/factories/deliver-due-mails.ts'
import { database } from '../database/db.ts'
import { mailText } from './mail.ts'
import { writeOutbox } from './outbox.ts'
import { outboxMail } from './table.ts'

const mail = {
  kind: 'new-device' as const,
  subject: mailText`Ohne Postausgang`,
  heading: mailText`Hallo`,
  blocks: [],
  reason: mailText`Test.`,
}

async function mailTo(recipient: string) {
  const [row] = await database().db.select().from(outboxMail).where(eq(outboxMail.recipient, recipient))
  return row
}

test('without a mail server what is due counts as delivered where the platform admin reads it, and nothing else', async () => {
  const { db } = database()
  const now = new Date('2030-01-01T12:00:00Z')
  await writeOutbox(
    db,
    ['jetzt@test.example', 'spaeter@test.example', 'nie@test.example'].map((to) => ({ ...mail, to })),
  )
  const later = new Date('2030-01-02T12:00:00Z')
  await db.update(outboxMail).set({ nextAttemptAt: later }).where(eq(outboxMail.recipient, 'spaeter@test.example'))
  await db.update(outboxMail).set({ failedAt: now }).where(eq(outboxMail.recipient, 'nie@test.example'))
  await deliverDueMails(db, now)
  expect(await mailTo('jetzt@test.example')).toMatchObject({ deliveredAt: now, attempts: 1 })
  expect(await mailTo('spaeter@test.example')).toMatchObject({ deliveredAt: null, attempts: 0 })
  expect(await mailTo('nie@test.example')).toMatchObject({ deliveredAt: null, attempts: 0 })
})
