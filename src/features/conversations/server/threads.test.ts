import { eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadUser } from '~/features/applicants/server/load-actor'
import { uuidv7 } from '~/lib/uuid'
import { startBus } from '~/platform/server/bus/bus'
import { database } from '~/platform/server/database/db'
import { closeStreams, endStreams, openStream } from '~/platform/server/live/hub'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { noticesDuring } from '../../../../tests/factories/notices'
import { renewMessageWords } from './jobs/renew-words'
import { findMessageFile } from './queries/thread'
import { conversation, message, messageReport } from './table'

const { db } = database()
/** Sessions that no test here ends. */
const live = async (sessionIds: readonly string[]) => new Set(sessionIds)

async function scene() {
  const application = await createApplication()
  const company = callerFor(application.company.admin)
  const applicant = callerFor(application.applicant.user)
  const { id: messageId } = await company.conversation.write({
    id: uuidv7(),
    applicationId: application.id,
    body: 'Können Sie Ihre Zertifikate schicken?',
  })
  return { application, company, applicant, messageId }
}

function answer(messageId: string, body = 'Gern.', attachmentFileIds: string[] = []) {
  return { id: uuidv7(), replyToMessageId: messageId, body, attachmentFileIds }
}

function pdf() {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf'))
  return form
}

test('a file goes along, both sides read it, nobody else; a foreign one cannot be sent', async () => {
  const { application, company, applicant, messageId } = await scene()
  const file = await applicant.conversation.upload(pdf())
  await expect(company.conversation.reply(answer(messageId, 'Danke', [file.id]))).rejects.toThrow('nicht gefunden')
  const { id } = await applicant.conversation.reply(answer(messageId, 'Anbei.', [file.id]))
  const sent = (await company.conversation.messages({ messageId: id })).items.at(-1)
  expect(sent?.attachments).toMatchObject([{ name: 'zeugnis.pdf' }])
  const attachmentId = sent?.attachments[0]?.id ?? ''
  const fileFor = async (userId: string) => {
    const loaded = await loadUser(db, userId, new Date())
    return loaded && findMessageFile(db, loaded.actor, attachmentId)
  }
  expect(await fileFor(application.company.admin.id)).toMatchObject({ name: 'zeugnis.pdf' })
  expect(await fileFor(application.applicant.user.id)).toMatchObject({ name: 'zeugnis.pdf' })
  expect(await fileFor((await createCompany()).admin.id)).toBeNull()
  expect(await fileFor((await createApplicant()).user.id)).toBeNull()
})

test('is found by name, by posting and by another form of a word', async () => {
  const { company } = await scene()
  for (const suche of ['Yıldız', 'yildiz', 'Zerspanung', 'Zertifikat']) {
    expect((await company.conversation.list({ suche })).total, suche).toBe(1)
  }
  expect((await company.conversation.list({ suche: 'Kranführer' })).total).toBe(0)
  const rival = callerFor((await createCompany()).admin)
  expect((await rival.conversation.list({ suche: 'Zertifikat' })).total).toBe(0)
})

test('is found by words of several messages, by whole words inside long ones, and by the applicant as well', async () => {
  const { company, applicant, messageId } = await scene()
  await applicant.conversation.reply(answer(messageId, 'Meine Schweißerprüfung habe ich im Mai bestanden.'))
  await company.conversation.reply(answer(messageId, 'Bringen Sie das Zeugnis mit.'))
  for (const suche of ['Prüfung', 'Zeugnisse', 'zertifikat schweißerprüfung', 'bestandene Prüfungen']) {
    expect((await company.conversation.list({ suche })).total, suche).toBe(1)
    expect((await applicant.conversation.list({ suche })).total, suche).toBe(1)
  }
  expect((await company.conversation.list({ suche: 'Zeugnis Kranführer' })).total).toBe(0)
})

test('a conversation is found by words of different messages, however many words it has', async () => {
  const { company, application } = await scene()
  const write = (body: string) => company.conversation.write({ id: uuidv7(), applicationId: application.id, body })
  const many = (name: string) => Array.from({ length: 700 }, (_, at) => `${name}${at}x`).join(' ')
  await write(many('erst'))
  await write(`${many('dritt')} Abschlussgespräch`)
  const found = async (suche: string) => (await company.conversation.list({ suche })).total
  expect(await found('erst7x abschlussgespräch')).toBe(1)
  expect(await found('erst7x zweit7x')).toBe(0)
})

test('unread messages are counted for each side and gone once read', async () => {
  const { company, applicant, messageId } = await scene()
  await applicant.conversation.reply(answer(messageId))
  await applicant.conversation.reply(answer(messageId, 'Noch etwas.'))
  expect(await company.conversation.unread()).toBe(2)
  expect((await company.conversation.list({ ungelesen: true })).items).toMatchObject([{ unread: 2 }])
  const { id } = await company.conversation.thread({ messageId })
  await company.conversation.markRead({ conversationId: id })
  expect(await company.conversation.unread()).toBe(0)
  expect((await company.conversation.list({ ungelesen: true })).total).toBe(0)
  expect(await applicant.conversation.unread()).toBe(1)
})

test('a draft belongs to one person and is gone once sent', async () => {
  const { application, company, applicant, messageId } = await scene()
  const { id: conversationId } = await company.conversation.thread({ messageId })
  await company.conversation.saveDraft({ conversationId, body: 'Guten Tag, ich' })
  expect((await company.conversation.thread({ messageId })).draft).toBe('Guten Tag, ich')
  const colleague = callerFor(await createMember(application.company.id))
  expect((await colleague.conversation.thread({ messageId })).draft).toBeNull()
  expect((await applicant.conversation.thread({ messageId })).draft).toBeNull()
  await colleague.conversation.saveDraft({ conversationId, body: 'Liebe Frau' })
  await colleague.conversation.saveDraft({ conversationId, body: ' ' })
  expect((await colleague.conversation.thread({ messageId })).draft).toBeNull()
  expect((await company.conversation.thread({ messageId })).draft).toBe('Guten Tag, ich')
  await company.conversation.reply(answer(messageId))
  expect((await company.conversation.thread({ messageId })).draft).toBeNull()
})

test('a blocked conversation takes no message from either side; only who blocked opens it again', async () => {
  const { application, company, applicant, messageId } = await scene()
  const { id: conversationId } = await applicant.conversation.thread({ messageId })
  await applicant.conversation.block({ conversationId, isBlocked: true })
  await expect(company.conversation.reply(answer(messageId))).rejects.toThrow('keine weiteren')
  await expect(applicant.conversation.reply(answer(messageId))).rejects.toThrow('keine weiteren')
  await expect(company.conversation.write({ id: uuidv7(), applicationId: application.id, body: 'x' })).rejects.toThrow(
    'keine weiteren',
  )
  await company.conversation.block({ conversationId, isBlocked: false })
  expect((await company.conversation.thread({ messageId })).blockedBy).toBe('applicant')
  await applicant.conversation.block({ conversationId, isBlocked: false })
  await company.conversation.reply(answer(messageId))
})

test('addresses are shown once both sides agree; about a résumé also the words are shielded until then', async () => {
  const { application, company, applicant, messageId } = await scene()
  const { id: conversationId } = await company.conversation.thread({ messageId })
  expect((await company.conversation.thread({ messageId })).contact).toBeNull()
  await company.conversation.shareContact({ conversationId, isShared: true })
  expect((await company.conversation.thread({ messageId })).contact?.email).toBe(application.applicant.user.email)

  await db
    .update(conversation)
    .set({ applicationId: null, companySharedAt: null, applicantSharedAt: null })
    .where(eq(conversation.id, conversationId))
  await applicant.conversation.reply(answer(messageId, 'Meine Nummer: 0521 55 04 91'))
  const last = async () => (await company.conversation.messages({ messageId })).items.at(-1)?.body
  expect(await last()).toBe('Meine Nummer: [Telefonnummer verborgen]')
  expect((await company.conversation.list({})).items[0]?.lastBody).toContain('verborgen')
  expect(await company.conversation.thread({ messageId })).toMatchObject({ isShielded: true, hasShared: false })
  await company.conversation.shareContact({ conversationId, isShared: true })
  expect(await last()).toContain('verborgen')
  expect(await company.conversation.thread({ messageId })).toMatchObject({ isShielded: true, hasShared: true })
  await applicant.conversation.shareContact({ conversationId, isShared: true })
  expect((await company.conversation.thread({ messageId })).isShielded).toBe(false)
  expect(await last()).toBe('Meine Nummer: 0521 55 04 91')
})

test('a message is reported once by each person, and only one of the other side', async () => {
  const { company, applicant, messageId } = await scene()
  const report = { messageId, reason: 'spam' as const, details: '' }
  await expect(company.conversation.report({ id: uuidv7(), ...report })).rejects.toThrow('nicht gefunden')
  await applicant.conversation.report({ id: uuidv7(), ...report })
  await applicant.conversation.report({ id: uuidv7(), ...report })
  expect(await db.select().from(messageReport).where(eq(messageReport.messageId, messageId))).toHaveLength(1)
})

test('reading, agreeing and blocking reach the open pages of both sides, reading twice reaches nobody', async () => {
  const { application, company, applicant, messageId } = await scene()
  const { id: conversationId } = await company.conversation.thread({ messageId })
  const toldBy = async (command: () => Promise<unknown>) => (await noticesDuring('conversation', command)).flat().sort()
  const both = [application.company.admin.id, application.applicant.user.id].sort()
  expect(await toldBy(() => applicant.conversation.markRead({ conversationId }))).toEqual(both)
  expect(await toldBy(() => applicant.conversation.markRead({ conversationId }))).toEqual([])
  expect(await toldBy(() => company.conversation.shareContact({ conversationId, isShared: true }))).toEqual(both)
  expect(await toldBy(() => applicant.conversation.block({ conversationId, isBlocked: true }))).toEqual(both)
})

test('nobody opens more streams than a browser needs', async () => {
  const { user } = await createApplicant()
  const streams = Array.from({ length: 7 }, () => openStream({ userId: user.id, sessionId: user.id }, live))
  expect(streams.map((stream) => stream !== null)).toEqual([true, true, true, true, true, true, false])
  await closeStreams()
})

test('messages keep up with the normaliser: their words are found anew once for each version, their date stays', async () => {
  const { db } = database()
  const { company, application } = await scene()
  for (let made = 0; made < 60; made++)
    await company.conversation.write({ id: uuidv7(), applicationId: application.id, body: `Schlüsselbretter ${made}` })
  const old = { terms: sql`array_to_tsvector(array['claviger'])`, updatedAt: new Date('2026-01-05') }
  await db.update(message).set(old)
  const found = async () => (await company.conversation.list({ suche: 'Schlüsselbrett' })).total
  expect(await found()).toBe(0)
  const version = uuidv7()
  expect(await renewMessageWords(db, { version, signal: AbortSignal.abort() })).toBe(0)
  expect(await found()).toBe(0)
  expect(await renewMessageWords(db, { version })).toBeGreaterThanOrEqual(60)
  expect(await found()).toBe(1)
  expect(await renewMessageWords(db, { version })).toBe(0)
  expect(await db.$count(message, ne(message.updatedAt, old.updatedAt))).toBe(0)
})

// Last, because streams that ended with the server do not start again.
test('whoever has a page open hears of a message, strangers do not; streams end when the server stops', async () => {
  const { application, applicant, messageId } = await scene()
  const open = (userId: string) => openStream({ userId, sessionId: userId }, live)?.getReader()
  const company = open(application.company.admin.id)
  const stranger = open((await createCompany()).admin.id)
  const text = async (reader: typeof company) => new TextDecoder().decode((await reader?.read())?.value)
  expect(await text(company)).toMatch(/^retry: \d+\n\n$/)
  expect(await text(stranger)).toMatch(/^retry: \d+\n\n$/)
  // Notices before the bus was connected are unknown: all pages read again.
  const bus = startBus(() => {})
  expect(await text(company)).toContain('event: missed')
  expect(await text(stranger)).toContain('event: missed')
  await applicant.conversation.reply(answer(messageId, 'Bis morgen'))
  expect(await text(company)).toContain('event: conversation')
  await endStreams()
  // Told when to reconnect, to another process.
  expect(await text(stranger)).toMatch(/^retry: \d{3,4}\n/)
  expect(await stranger?.read()).toMatchObject({ done: true })
  expect(open(application.company.admin.id)).toBeUndefined()
  await bus.stop()
})
