import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendDocuments } from '~/features/billing/server/documents/send-documents'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { actorOf, createPayingCompany } from '../../../../tests/factories/billing'
import { callerFor } from '../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { findMailAttachment } from './mails'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()

test('where the outbox is the mailbox, platform admins read what is attached to a mail, and nobody else does', async () => {
  const company = await createPayingCompany(NOW)
  await sendDocuments(db, NOW)
  const own = and(eq(outboxMail.recipient, company.admin.email), eq(outboxMail.kind, 'order-confirmation'))
  const [mail] = await db.select({ id: outboxMail.id }).from(outboxMail).where(own)
  const id = mail?.id ?? ''
  const admin = await createPlatformAdmin()
  const shown = await callerFor(admin, { now: NOW }).admin.mail({ id })
  expect(shown.content?.attachments).toEqual(['Auftragsbestätigung.pdf'])
  const actor = await actorOf(admin.id, NOW)
  const read = (position: number, isMailbox = true) => findMailAttachment(db, actor, { id, position, isMailbox })
  const file = await read(0)
  expect(file).toMatchObject({ name: 'Auftragsbestätigung.pdf', contentType: 'application/pdf' })
  expect(Buffer.from(file?.content ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(await read(1)).toBeNull()
  expect(await read(0, false)).toBeNull()
  const stranger = await actorOf(company.admin.id, NOW)
  expect(await findMailAttachment(db, stranger, { id, position: 0, isMailbox: true })).toBeNull()
})
