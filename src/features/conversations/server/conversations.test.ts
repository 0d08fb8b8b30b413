import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { noticesDuring } from '../../../../tests/factories/notices'

async function scene() {
  const application = await createApplication()
  const company = callerFor(application.company.admin)
  const applicant = callerFor(application.applicant.user)
  const { id: messageId } = await company.conversation.write({
    id: uuidv7(),
    applicationId: application.id,
    body: 'Wann können Sie?',
  })
  return { application, company, applicant, messageId }
}

function mailsTo(recipient: string) {
  return database()
    .db.select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, recipient))
}

test("a company's message reaches the applicant, whose mail leads to the answer box", async () => {
  const { application, applicant, messageId } = await scene()
  const mails = (await mailsTo(application.applicant.user.email)).filter((mail) => mail.kind === 'message')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`http://stellwerk.test/app/applicant/message-reply/${messageId}`)
  const thread = await applicant.conversation.thread({ messageId })
  expect((await applicant.conversation.messages({ messageId })).items.map(({ body }) => body)).toEqual([
    'Wann können Sie?',
  ])
  expect(thread).toMatchObject({ side: 'applicant', status: 'submitted' })
  expect(await applicant.conversation.unread()).toBe(1)
})

test('the answer goes to everybody at the company, in the same thread', async () => {
  const { application, company, applicant, messageId } = await scene()
  const colleague = await createMember(application.company.id)
  const { id } = await applicant.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Am Dienstag.' })
  for (const recipient of [application.company.admin.email, colleague.email]) {
    const [mail] = (await mailsTo(recipient)).filter((each) => each.kind === 'message')
    expect(mail?.text).toContain(`/app/company/message-reply/${id}`)
  }
  const { items } = await company.conversation.messages({ messageId: id })
  expect(items.map(({ senderSide }) => senderSide)).toEqual(['company', 'applicant'])
  expect(items[1]?.answers).toBe('Wann können Sie?')
  expect((await company.conversation.list({})).items).toMatchObject([{ lastBody: 'Am Dienstag.', unread: 1 }])
})

test('sending the same message again stores and mails it once', async () => {
  const { application, company, applicant, messageId } = await scene()
  const answer = { id: uuidv7(), replyToMessageId: messageId, body: 'Am Dienstag.' }
  await Promise.all([applicant.conversation.reply(answer), applicant.conversation.reply(answer)])
  expect((await company.conversation.messages({ messageId })).items).toHaveLength(2)
  expect((await mailsTo(application.company.admin.email)).filter((mail) => mail.kind === 'message')).toHaveLength(1)
})

test('two first messages at once share one conversation', async () => {
  const { id: applicationId, company } = await createApplication()
  const caller = callerFor(company.admin)
  await Promise.all(['Eins', 'Zwei'].map((body) => caller.conversation.write({ id: uuidv7(), applicationId, body })))
  const { items, total } = await caller.conversation.list({})
  expect(total).toBe(1)
  expect((await caller.conversation.messages({ messageId: items[0]?.lastMessageId ?? '' })).items).toHaveLength(2)
})

test('reading takes the mark away for the reading side only', async () => {
  const { company, applicant, messageId } = await scene()
  const { id } = await applicant.conversation.thread({ messageId })
  await company.conversation.markRead({ conversationId: id })
  expect(await applicant.conversation.unread()).toBe(1)
  await applicant.conversation.markRead({ conversationId: id })
  expect(await applicant.conversation.unread()).toBe(0)
})

test("reading a thread reads its notices in the bell of who reads, and in nobody else's", async () => {
  const { application, company, applicant, messageId } = await scene()
  const member = await createMember(application.company.id)
  const colleague = callerFor(member)
  await applicant.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Am Dienstag.' })
  const { id: conversationId } = await company.conversation.thread({ messageId })
  const news = async (caller: typeof company) =>
    (await caller.notice.list({ page: 1 })).items.filter(({ topic, isUnread }) => topic === 'messages' && isUnread)
      .length
  expect([await news(company), await news(colleague), await news(applicant)]).toEqual([1, 1, 1])
  const told = await noticesDuring('notice', () => company.conversation.markRead({ conversationId }))
  expect(told.flat()).toEqual([application.company.admin.id])
  expect([await news(company), await news(colleague), await news(applicant)]).toEqual([0, 1, 1])
  // Nothing is unread in the thread any more, but it is new to the colleague.
  expect(await colleague.conversation.thread({ messageId })).toMatchObject({ unread: 0, hasNotice: true })
  await colleague.conversation.markRead({ conversationId })
  expect(await colleague.conversation.thread({ messageId })).toMatchObject({ hasNotice: false })
  expect(await news(colleague)).toBe(0)
})

test('strangers of either side find nothing and write nothing', async () => {
  const { application, messageId } = await scene()
  const strangers = [callerFor((await createCompany()).admin), callerFor((await createApplicant()).user)]
  for (const stranger of strangers) {
    await expect(stranger.conversation.thread({ messageId })).rejects.toThrow('nicht gefunden')
    await expect(stranger.conversation.messages({ messageId })).rejects.toThrow('nicht gefunden')
    await expect(stranger.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'x' })).rejects.toThrow(
      'nicht gefunden',
    )
    expect((await stranger.conversation.list({})).total).toBe(0)
    expect(await stranger.conversation.ofApplication({ applicationId: application.id })).toBeNull()
  }
  const [foreignCompany] = strangers
  await expect(
    foreignCompany?.conversation.write({ id: uuidv7(), applicationId: application.id, body: 'x' }),
  ).rejects.toThrow('nicht gefunden')
})

test("an id that stands for somebody else's message is refused", async () => {
  const { applicant, messageId } = await scene()
  await expect(applicant.conversation.reply({ id: messageId, replyToMessageId: messageId, body: 'x' })).rejects.toThrow(
    'gibt es schon',
  )
})
