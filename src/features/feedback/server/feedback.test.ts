import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../tests/factories/caller'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'
import { sendBarrier } from './feedback'
import { countOpenFeedback } from './feedback-list'
import { feedback } from './table'

const idea = { kind: 'idea', message: 'Mehr Gleise', email: '', page: '/search/jobs' } as const

let admin: Awaited<ReturnType<typeof createPlatformAdmin>>
beforeAll(async () => {
  admin = await createPlatformAdmin()
})

function offer(value: boolean, updatedAt: Date | null) {
  return callerFor(admin).admin.saveSetting({ key: 'feedbackWidget', value, updatedAt })
}

test('a barrier is taken even while other messages are not', async () => {
  expect(await callerFor(null).feedback.isOffered()).toBe(false)
  const barrier = {
    id: uuidv7(),
    message: 'Der Filter lässt sich mit der Tastatur nicht öffnen.',
    where: 'Jobs finden',
    email: '',
  }
  // Sent again after a lost reply, it is the same one.
  for (let turn = 0; turn < 2; turn += 1) await callerFor(null).feedback.sendBarrier(barrier)
  const { rows } = await callerFor(admin).feedback.list({ art: 'barrier' })
  expect(rows).toMatchObject([{ kind: 'barrier', message: expect.stringContaining('Jobs finden: Der Filter') }])
  await database().db.delete(feedback)
})

test('messages are taken only while the setting says so', async () => {
  expect(await callerFor(null).feedback.isOffered()).toBe(false)
  await expect(callerFor(null).feedback.send(idea)).rejects.toMatchObject({ cause: { reason: 'notOffered' } })
  await offer(true, null)
  expect(await callerFor(null).feedback.isOffered()).toBe(true)
})

test('a message is listed as open with its author until it is done, and survives the account', async () => {
  const author = await createUser({ name: 'Rita Rückmeldung' })
  await callerFor(author).feedback.send({ ...idea, email: 'rita@test.example' })
  const list = () => callerFor(admin).feedback.list({})
  const [row] = (await list()).rows
  expect(row).toMatchObject({ ...idea, email: 'rita@test.example', author: 'Rita Rückmeldung' })
  const id = row?.id ?? ''
  await callerFor(admin).feedback.mark({ id, isDone: true })
  await callerFor(admin).feedback.mark({ id, isDone: true })
  const marked = and(eq(auditEvent.action, 'feedback.done'), eq(auditEvent.subjectId, id))
  expect(await database().db.$count(auditEvent, marked)).toBe(1)
  expect(await list()).toEqual({ rows: [], total: 0, isTotalAtLeast: false })
  await database().db.delete(user).where(eq(user.id, author.id))
  expect((await callerFor(admin).feedback.list({ state: 'done' })).rows).toMatchObject([{ id, author: null }])
  await callerFor(admin).feedback.mark({ id, isDone: false })
  expect((await list()).total).toBe(1)
})

test('only messages to this project are listed and counted', async () => {
  const { db } = database()
  await db.delete(feedback)
  await db.insert(feedback).values([
    { ...idea, message: 'an uns', project: getConfig().FEEDBACK_PROJECT },
    { ...idea, message: 'an andere', project: 'ein-anderes' },
  ])
  const { rows, total } = await callerFor(admin).feedback.list({})
  expect([rows.map(({ message }) => message), total]).toEqual([['an uns'], 1])
  expect(await countOpenFeedback(db)).toBe(1)
})

test('one address does not send many', async () => {
  const outcomes: string[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    outcomes.push(
      await callerFor(null)
        .feedback.send(idea)
        .then(
          () => 'sent',
          (error: Error) => error.message,
        ),
    )
  }
  expect(outcomes.at(-1)).toMatch(/^Das waren viele Rückmeldungen/)
  expect(outcomes).toContain('sent')
})

test('a message is answered once by mail, which makes it done; without an address nobody is', async () => {
  const { db } = database()
  await db.delete(feedback)
  const [asked, silent] = [uuidv7(), uuidv7()]
  const message = 'Der Filter lässt sich mit der Tastatur nicht öffnen.'
  const email = `barriere.${asked}@test.example`
  await sendBarrier(db, null, { id: asked, message, where: '', email })
  await sendBarrier(db, null, { id: silent, message, where: '', email: '' })
  const caller = callerFor(admin)
  const answer = 'Danke! Seit heute öffnet ihn die Eingabetaste.'
  await caller.feedback.answer({ id: asked, answer })
  await caller.feedback.answer({ id: asked, answer })
  await expect(caller.feedback.answer({ id: asked, answer: 'Das ist eine andere Antwort.' })).rejects.toMatchObject({
    cause: { reason: 'answeredAlready' },
  })
  await expect(caller.feedback.answer({ id: silent, answer })).rejects.toMatchObject({ cause: { reason: 'noAddress' } })
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, email))
  expect(mails.map(({ kind }) => kind)).toEqual(['feedback-answered'])
  expect(mails[0]?.text).toMatch(/Eingabetaste.*Du hattest geschrieben:.*Tastatur nicht öffnen/s)
  expect((await caller.feedback.list({ state: 'done' })).rows).toMatchObject([{ id: asked, answer }])
  expect(await db.$count(auditEvent, eq(auditEvent.action, 'feedback.answered'))).toBe(1)
})
