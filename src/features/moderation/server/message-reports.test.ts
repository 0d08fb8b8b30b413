import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database, type Transaction } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { noticesDuring } from '../../../../tests/factories/notices'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import { endConversation } from './commands/message-appeal'

const { db } = database()
let admin: ReturnType<typeof callerFor>
let otherAdmin: ReturnType<typeof callerFor>

beforeAll(async () => {
  admin = callerFor(await createPlatformAdmin())
  otherAdmin = callerFor(await createPlatformAdmin())
})

/** The users whose open pages are notified by a command. */
async function whoIsTold(command: () => Promise<unknown>): Promise<string[]> {
  return (await noticesDuring('conversation', command)).flat().sort()
}

/** The company wrote something, the applicant reported it. */
async function scene() {
  const application = await createApplication()
  const company = callerFor(application.company.admin)
  const applicant = callerFor(application.applicant.user)
  const { id: messageId } = await company.conversation.write({
    id: uuidv7(),
    applicationId: application.id,
    body: 'Kommen Sie abends allein ins Lager.',
  })
  const reportId = uuidv7()
  await applicant.conversation.report({
    id: reportId,
    messageId,
    reason: 'harassment',
    details: 'Das macht mir Angst.',
  })
  return { application, company, applicant, messageId, reportId }
}

const facts = 'Die Nachricht fordert zu einem Treffen ohne dienstlichen Grund auf.'

async function mailsTo(email: string) {
  const mails = await db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
  return mails.filter(({ kind }) => kind === 'report-decided' || kind === 'conversation-ended')
}

test('a reported message lies before the platform, alone, and is marked for whoever reported it', async () => {
  const { company, applicant, messageId, reportId } = await scene()
  await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Sonst nichts.' })
  const { rows, counts } = await admin.moderation.messages({})
  expect(rows.map(({ id }) => id)).toContain(reportId)
  expect(counts.open).toBeGreaterThan(0)
  const report = await admin.moderation.message({ id: reportId })
  expect(report).toMatchObject({ body: 'Kommen Sie abends allein ins Lager.', details: 'Das macht mir Angst.' })
  expect(JSON.stringify(report)).not.toContain('Sonst nichts.')
  const reportedOf = async (reader: typeof company) =>
    (await reader.conversation.messages({ messageId })).items.map(({ isReported }) => isReported)
  expect(await reportedOf(applicant)).toEqual([true, false])
  // The reported side does not learn of it.
  expect(await reportedOf(company)).toEqual([false, false])
})

test('an ended conversation takes no word from either side, nobody opens it again, and both are told why', async () => {
  const { application, company, applicant, messageId, reportId } = await scene()
  const heard = await whoIsTold(() => admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts }))
  // People with the open conversation are stopped before writing an answer that nobody gets.
  expect(heard).toEqual([application.company.admin.id, application.applicant.user.id].sort())
  const { id: conversationId, blockedBy } = await applicant.conversation.thread({ messageId })
  expect(blockedBy).toBe('platform')
  for (const side of [company, applicant]) {
    await side.conversation.block({ conversationId, isBlocked: false })
    await expect(side.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Doch.' })).rejects.toThrow(
      'keine weiteren',
    )
  }
  const [toReporter] = await mailsTo(application.applicant.user.email)
  expect(toReporter?.kind).toBe('report-decided')
  const [toSender] = await mailsTo(application.company.admin.email)
  expect(toSender?.kind).toBe('conversation-ended')
  expect(toSender?.text).toContain(facts)
  // The reporter is not named.
  expect(toSender?.text).not.toContain('Miriam')
})

test('without a fault the conversation goes on, and only the reporter hears of it', async () => {
  const { application, company, messageId, reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'kept', facts })
  await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Bis Dienstag.' })
  const [told, ...more] = await mailsTo(application.applicant.user.email)
  expect(told?.text).toContain('Du kannst die Unterhaltung selbst blockieren')
  expect(more).toEqual([])
  expect(await mailsTo(application.company.admin.email)).toEqual([])
})

test('who has ended the conversation already is not told that they can', async () => {
  const { application, applicant, messageId, reportId } = await scene()
  const { id: conversationId } = await applicant.conversation.thread({ messageId })
  await applicant.conversation.block({ conversationId, isBlocked: true })
  await admin.moderation.decideMessage({ id: reportId, decision: 'kept', facts })
  const [told] = await mailsTo(application.applicant.user.email)
  expect(told?.text).toContain('keinen Verstoß gefunden')
  expect(told?.text).not.toContain('selbst blockieren')
})

test('is decided once, with an audit event', async () => {
  const { reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'kept', facts })
  await expect(admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })).rejects.toThrow(
    'inzwischen in einem anderen Fenster',
  )
  const events = await db
    .select({ action: auditEvent.action, reason: auditEvent.reason })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, reportId))
  expect(events).toEqual([{ action: 'message-report.kept', reason: facts }])
})

async function linkOf(email: string, kind: string): Promise<string> {
  const mails = await db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.id)
  const found = mails.filter((mail) => mail.kind === kind).at(-1)
  return /\/report\/appeal\/([\w-]+)/.exec(found?.text ?? '')?.[1] ?? ''
}

const visitor = callerFor(null)
const text = 'Gemeint war die Inventur, zu der alle kommen.'
const answer = 'Der Zusammenhang war anders, als wir ihn gelesen haben.'

async function openAppeal(reportId: string) {
  expect((await admin.moderation.messages({ beschwerden: true })).rows.map(({ id }) => id)).toContain(reportId)
  const { appeals } = await admin.moderation.message({ id: reportId })
  return appeals.find(({ decidedAt }) => decidedAt === null)?.id ?? ''
}

test('whoever wrote it complains once about the end of a conversation, and with a yes it goes on', async () => {
  const { application, company, messageId, reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })
  const token = await linkOf(application.company.admin.email, 'conversation-ended')
  expect(await visitor.moderation.appealStart({ token })).toMatchObject({
    subjectType: 'message',
    side: 'author',
    decision: 'removed',
    isInTime: true,
  })
  await visitor.moderation.appeal({ token, text })
  await expect(visitor.moderation.appeal({ token, text })).rejects.toMatchObject({ code: 'CONFLICT' })
  const id = await openAppeal(reportId)
  const waits = and(eq(outboxMail.kind, 'admin-message-appeal'), like(outboxMail.dedupeKey, `%${id}%`))
  expect(await db.$count(outboxMail, waits)).toBeGreaterThan(0)
  expect(await admin.moderation.message({ id: reportId })).toMatchObject({ isOwnDecision: true })
  await expect(admin.moderation.decideMessageAppeal({ id, isUpheld: 'yes', answer })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await otherAdmin.moderation.decideMessageAppeal({ id, isUpheld: 'yes', answer })
  await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Bis Dienstag.' })
  for (const { email } of [application.company.admin, application.applicant.user]) {
    const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, email))
    expect(mails.filter(({ kind }) => kind === 'appeal-decided').map((mail) => mail.text)).toEqual([
      expect.stringContaining(answer),
    ])
  }
  await expect(otherAdmin.moderation.decideMessageAppeal({ id, isUpheld: 'no', answer })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

test('what a side has ended itself stays ended when the end by the platform is lifted', async () => {
  const { application, company, applicant, messageId, reportId } = await scene()
  const { id: conversationId } = await applicant.conversation.thread({ messageId })
  await applicant.conversation.block({ conversationId, isBlocked: true })
  await admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })
  const token = await linkOf(application.company.admin.email, 'conversation-ended')
  await visitor.moderation.appeal({ token, text })
  await otherAdmin.moderation.decideMessageAppeal({ id: await openAppeal(reportId), isUpheld: 'yes', answer })
  const reply = () => company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Doch.' })
  await expect(reply()).rejects.toThrow('keine weiteren')
  const told = await db.select().from(outboxMail).where(eq(outboxMail.recipient, application.company.admin.email))
  expect(told.filter(({ kind }) => kind === 'appeal-decided').map((mail) => mail.text)).toEqual([
    expect.stringContaining('selbst so gewollt'),
  ])
  await applicant.conversation.block({ conversationId, isBlocked: false })
  await reply()
})

test('a conversation that two reports ended stays ended when one of them is turned round', async () => {
  const { application, company, messageId, reportId } = await scene()
  const { id: second } = await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Ja?' })
  const otherId = uuidv7()
  await callerFor(application.applicant.user).conversation.report({
    id: otherId,
    messageId: second,
    reason: 'harassment',
    details: '',
  })
  await admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })
  const again = { id: otherId, decision: 'blocked', facts } as const
  await expect(otherAdmin.moderation.decideMessage(again)).rejects.toThrow('inzwischen beendet')
  await admin.moderation.decideMessage({ ...again, knowsEarlier: true })
  const token = await linkOf(application.company.admin.email, 'conversation-ended')
  await visitor.moderation.appeal({ token, text })
  await otherAdmin.moderation.decideMessageAppeal({ id: await openAppeal(otherId), isUpheld: 'yes', answer })
  await expect(
    company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Doch.' }),
  ).rejects.toThrow('keine weiteren')
  // Nobody is told that it goes on.
  const told = await db.select().from(outboxMail).where(eq(outboxMail.recipient, application.company.admin.email))
  expect(told.filter(({ kind }) => kind === 'appeal-decided').map((mail) => mail.text)).toEqual([
    expect.stringContaining('bleibt trotzdem beendet'),
  ])
})

test('a conversation that another report ends in that moment stays ended when the first is turned round', async () => {
  const { application, company, messageId, reportId } = await scene()
  const { id: second } = await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Ja?' })
  const otherId = uuidv7()
  const report = { id: otherId, messageId: second, reason: 'harassment', details: '' } as const
  await callerFor(application.applicant.user).conversation.report(report)
  await admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })
  await visitor.moderation.appeal({ token: await linkOf(application.company.admin.email, 'conversation-ended'), text })
  const id = await openAppeal(reportId)
  const { turning } = await db.transaction(async (tx) => {
    const { conversationId } = await lockedConversation(tx, second)
    const begun = otherAdmin.moderation.decideMessageAppeal({ id, isUpheld: 'yes', answer })
    await whoWaitsForALock('select "blocked_by" from "conversation"')
    await tx
      .update(messageReport)
      .set({ decision: 'blocked', decidedAt: new Date() })
      .where(eq(messageReport.id, otherId))
    await endConversation(tx, conversationId, new Date())
    return { turning: { begun } }
  })
  await turning.begun
  await expect(
    company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Doch.' }),
  ).rejects.toThrow('keine weiteren')
})

async function lockedConversation(tx: Transaction, messageId: string) {
  const [found] = await tx
    .select({ conversationId: conversation.id })
    .from(conversation)
    .innerJoin(message, eq(message.conversationId, conversation.id))
    .where(eq(message.id, messageId))
    .for('update', { of: conversation })
  return { conversationId: found?.conversationId ?? '' }
}

test('whoever reported it complains about a no; with a yes it ends, with reasons and a link for the author', async () => {
  const { application, company, messageId, reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'kept', facts })
  const token = await linkOf(application.applicant.user.email, 'report-decided')
  const late = callerFor(null, { now: addDays(new Date(), 190) })
  await expect(late.moderation.appeal({ token, text })).rejects.toThrow('Frist')
  await visitor.moderation.appeal({ token, text: 'Sie hat das schon dreimal geschrieben.' })
  await otherAdmin.moderation.decideMessageAppeal({ id: await openAppeal(reportId), isUpheld: 'yes', answer })
  await expect(
    company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Doch.' }),
  ).rejects.toThrow('keine weiteren')
  expect((await mailsTo(application.company.admin.email)).map((mail) => mail.text)).toEqual([
    expect.stringContaining(answer),
  ])
  const authorToken = await linkOf(application.company.admin.email, 'conversation-ended')
  // Behind the link stands what was decided last.
  expect(await visitor.moderation.appealStart({ token: authorToken })).toMatchObject({
    ...{ side: 'author', isInTime: true, decision: 'removed', facts: answer },
  })
})
