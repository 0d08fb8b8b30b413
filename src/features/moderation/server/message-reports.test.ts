import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../tests/factories/user'

const { db } = database()
let admin: ReturnType<typeof callerFor>

beforeAll(async () => {
  admin = callerFor(await createPlatformAdmin())
})

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
  // Who is reported does not learn of it.
  expect(await reportedOf(company)).toEqual([false, false])
})

test('an ended conversation takes no word from either side, nobody opens it again, and both are told why', async () => {
  const { application, company, applicant, messageId, reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })
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
  // Who reported it stays unsaid.
  expect(toSender?.text).not.toContain('Miriam')
})

test('without a fault the conversation goes on, and only the reporter hears of it', async () => {
  const { application, company, messageId, reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'kept', facts })
  await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Bis Dienstag.' })
  expect(await mailsTo(application.applicant.user.email)).toHaveLength(1)
  expect(await mailsTo(application.company.admin.email)).toEqual([])
})

test('is decided once, with an audit event', async () => {
  const { reportId } = await scene()
  await admin.moderation.decideMessage({ id: reportId, decision: 'kept', facts })
  await expect(admin.moderation.decideMessage({ id: reportId, decision: 'blocked', facts })).rejects.toThrow(
    'schon entschieden',
  )
  const events = await db
    .select({ action: auditEvent.action, reason: auditEvent.reason })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, reportId))
  expect(events).toEqual([{ action: 'message-report.kept', reason: facts }])
})
