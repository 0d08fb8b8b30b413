import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application, applicationEvent } from '~/features/applications/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { message } from '../table'
import { renewMasks } from './renew-masks'

const { db } = database()
const OLD = new Date('2026-01-05')

/** An anonymous application with a message of each side and a withdrawal, all masked as laxer rules would have. */
async function maskedLong() {
  const sent = await createApplication({ isAnonymous: true })
  const own = callerFor(sent.company.admin)
  const person = callerFor(sent.applicant.user)
  const question = { id: uuidv7(), applicationId: sent.id, body: 'Guten Tag {name}, wo wohnen Sie?' }
  const { id: messageId } = await own.conversation.write(question)
  const { id: answerId } = await person.conversation.reply({
    ...{ id: uuidv7(), replyToMessageId: messageId, attachmentFileIds: [] },
    body: 'In 33602 Bielefeld, Ihre Miriam Yıldız.',
  })
  await db.update(message).set({ maskedBody: sql`body`, updatedAt: OLD }).where(eq(message.id, answerId))
  await person.application.withdraw({ applicationId: sent.id, message: 'Ich bleibe in 33602 Bielefeld. Miriam Yıldız' })
  await db
    .update(applicationEvent)
    .set({ maskedMessage: sql`case when message is null then masked_message else message end`, updatedAt: OLD })
    .where(eq(applicationEvent.applicationId, sent.id))
  await db
    .update(application)
    .set({ masked: sql`jsonb_set(masked, '{coverLetter}', '"33602 [Ort entfernt]"')`, updatedAt: OLD })
    .where(eq(application.id, sent.id))
  return { ...sent, own, messageId, answerId }
}

test('what is stored masked is masked again by rules that became stricter, once for each version; its dates stay', async () => {
  const { id, own, answerId } = await maskedLong()
  const seen = async () =>
    JSON.stringify([
      await own.application.byId({ id }),
      await own.conversation.messages({ messageId: answerId }),
      await own.conversation.list({ suche: 'Bielefeld' }),
    ])
  expect(await seen()).toMatch(/Miriam/)
  const version = uuidv7()
  expect(await renewMasks(db, { version, signal: AbortSignal.abort() })).toBe(0)
  expect(await seen()).toMatch(/Miriam/)
  expect(await renewMasks(db, { version })).toBeGreaterThan(0)
  const after = await seen()
  expect(after).not.toMatch(/33602|Miriam|Yıldız/)
  expect(after).toContain('Guten Tag, Ihre Stelle passt zu mir.')
  expect(await renewMasks(db, { version })).toBe(0)
  const [row] = await db.select().from(application).where(eq(application.id, id))
  expect(row?.updatedAt).toEqual(OLD)
  const [answer] = await db.select().from(message).where(eq(message.id, answerId))
  expect(answer).toMatchObject({ updatedAt: OLD, body: 'In 33602 Bielefeld, Ihre Miriam Yıldız.' })
})

test('a message that is found by a hidden word is not found by it afterwards', async () => {
  const { own, answerId } = await maskedLong()
  const found = async () => (await own.conversation.list({ suche: 'Bielefeld' })).total
  const before = await found()
  await db
    .update(message)
    .set({ terms: sql`terms || array_to_tsvector(array['bielefeld'])` })
    .where(eq(message.id, answerId))
  expect(await found()).toBe(before + 1)
  await renewMasks(db)
  expect(await found()).toBe(before)
})
