import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { THREAD_PAGE_SIZE } from './queries/thread'
import { conversation, message } from './table'

const { db } = database()

async function scene() {
  const application = await createApplication()
  const company = callerFor(application.company.admin)
  const applicant = callerFor(application.applicant.user)
  const written = { id: uuidv7(), applicationId: application.id, body: 'Nummer 0' }
  const { id: messageId } = await company.conversation.write(written)
  const [{ conversationId } = { conversationId: '' }] = await db
    .select({ conversationId: message.conversationId })
    .from(message)
    .where(eq(message.id, messageId))
  return { company, applicant, messageId, conversationId }
}

test('a long thread is read page by page, every message once and in order, also those of one moment', async () => {
  const { company, messageId, conversationId } = await scene()
  const count = THREAD_PAGE_SIZE * 2 + 7
  const later = addDays(new Date(), 1)
  await db.insert(message).values(
    Array.from({ length: count }, (_, index) => ({
      id: uuidv7(later.getTime() + index),
      conversationId,
      senderSide: 'applicant' as const,
      body: `Nummer ${index + 1}`,
      // Three of them have the same time, so that the order needs the id.
      createdAt: new Date(later.getTime() + Math.floor(index / 3) * 1000),
    })),
  )
  const seen: string[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const page = await company.conversation.messages({ messageId, cursor })
    seen.unshift(...page.items.map(({ body }) => body))
    cursor = page.older
    pages += 1
  } while (cursor)
  expect(pages).toBe(3)
  expect(seen).toEqual(Array.from({ length: count + 1 }, (_, index) => `Nummer ${index}`))
})

test("a cursor out of somebody else's thread shows nothing of either", async () => {
  const { company, messageId } = await scene()
  const foreign = await scene()
  expect(await company.conversation.messages({ messageId, cursor: foreign.messageId })).toEqual({
    items: [],
    older: null,
  })
})

test('an old message that is answered stands above the box, wherever it is in the thread', async () => {
  const { company, applicant, messageId } = await scene()
  expect((await applicant.conversation.thread({ messageId })).quoted).toBeNull()
  await company.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: 'Und noch etwas.' })
  expect((await applicant.conversation.thread({ messageId })).quoted).toEqual({ id: messageId, body: 'Nummer 0' })
  expect((await company.conversation.thread({ messageId })).quoted).toBeNull()
})

test('the inbox finds its page and its last words by index, without sorting all threads', async () => {
  const { company, conversationId, messageId } = await scene()
  const id = uuidv7()
  await company.conversation.reply({ id, replyToMessageId: messageId, body: 'Das Letzte.' })
  expect((await company.conversation.list({})).items).toMatchObject([{ lastMessageId: id, lastBody: 'Das Letzte.' }])
  const [row] = await db
    .select({ companyId: conversation.companyId, lastMessageId: conversation.lastMessageId })
    .from(conversation)
    .where(eq(conversation.id, conversationId))
  expect(row?.lastMessageId).toBe(id)
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`)
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(
      sql`explain select id from ${conversation} where company_id = ${row?.companyId} order by last_message_at desc, id desc limit 25`,
    )
  })
  expect(JSON.stringify(plan.rows)).toContain('conversation_company_idx')
  expect(JSON.stringify(plan.rows)).not.toContain('Sort')
})
