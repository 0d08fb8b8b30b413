import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays, addMonths } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { REQUEST_KINDS, type RequestKind } from '../../request'
import { applyRetention } from '../retention/run'
import { sendRequest } from './requests'
import { privacyRequest } from './table'

const { db } = database()
let person: Awaited<ReturnType<typeof createPlatformAdmin>>

beforeAll(async () => {
  person = await createPlatformAdmin()
})

async function ask(kind: RequestKind = 'access', now = new Date()) {
  const email = `${uuidv7()}@test.example`
  const input = { id: uuidv7(), kind, name: 'Eva Muster', email, text: 'Was ist über mich gespeichert?' }
  // Each from an address of its own, which has a limit.
  const visitor = { db, now, clientIp: uuidv7() }
  await sendRequest(visitor, input)
  await sendRequest(visitor, input)
  return input
}

async function mailsTo(email: string) {
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.id)
  return mails.map(({ kind }) => kind)
}

test('a request is due in a month, once, with a receipt', async () => {
  const { id, email } = await ask('access', new Date('2031-01-31T10:00:00Z'))
  const [stored] = await db.select().from(privacyRequest).where(eq(privacyRequest.id, id))
  expect(stored?.dueAt.toISOString()).toBe('2031-02-28T10:00:00.000Z')
  expect(await mailsTo(email)).toEqual(['privacy-request-received'])
})

test('an answer that would give data away waits until somebody knows who asked', async () => {
  const admin = callerFor(person)
  const { id, email } = await ask()
  const answer = 'Gespeichert sind Name und Adresse.'
  await expect(admin.privacy.answerRequest({ id, answer, isIdentityChecked: false })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await admin.privacy.answerRequest({ id, answer, isIdentityChecked: true })
  await expect(admin.privacy.answerRequest({ id, answer, isIdentityChecked: true })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await mailsTo(email)).toEqual(['privacy-request-received', 'privacy-request-answered'])
  const logged = and(eq(auditEvent.subjectId, id), eq(auditEvent.action, 'privacy-request.answered'))
  const [event] = await db.select({ details: auditEvent.details }).from(auditEvent).where(logged)
  expect(event?.details).toEqual({ isIdentityChecked: true })
  const objection = await ask('objection')
  await admin.privacy.answerRequest({ id: objection.id, answer, isIdentityChecked: false })
  const { rows } = await admin.privacy.requests({ erledigt: true })
  expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([id, objection.id]))
})

test('whoever would learn, change or erase something of a person is known before', async () => {
  const admin = callerFor(person)
  const answer = 'Das haben wir für Sie erledigt.'
  const refused: string[] = []
  for (const kind of REQUEST_KINDS) {
    const { id } = await ask(kind)
    const answered = admin.privacy.answerRequest({ id, answer, isIdentityChecked: false })
    if (await answered.catch(({ cause }) => cause.reason === 'identityUnknown')) refused.push(kind)
  }
  expect(refused).toEqual(['access', 'rectification', 'erasure', 'portability'])
})

test('what is due first stands first', async () => {
  const [later, sooner] = [
    await ask('access', new Date('2030-02-01T10:00:00Z')),
    await ask('access', new Date('2030-01-01T10:00:00Z')),
  ]
  const { rows } = await callerFor(person).privacy.requests({})
  const ids = rows.map(({ id }) => id)
  expect(ids.indexOf(sooner.id)).toBeLessThan(ids.indexOf(later.id))
})

test('the deadline is extended once, by two months, in the first month', async () => {
  const now = new Date()
  const { id, email } = await ask('access', now)
  const reason = 'Wir müssen in alten Sicherungen nachsehen.'
  const late = callerFor(person, { now: addDays(addMonths(now, 1), 1) })
  await expect(late.privacy.extendRequest({ id, reason })).rejects.toMatchObject({ code: 'CONFLICT' })
  await callerFor(person).privacy.extendRequest({ id, reason })
  const [stored] = await db.select().from(privacyRequest).where(eq(privacyRequest.id, id))
  expect(stored?.dueAt).toEqual(addMonths(now, 3))
  await expect(callerFor(person).privacy.extendRequest({ id, reason })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await mailsTo(email)).toContain('privacy-request-extended')
})

test('answered requests are deleted after three years, open ones never', async () => {
  const open = await ask()
  const { id } = await ask()
  await callerFor(person).privacy.answerRequest({
    id,
    answer: 'Wir haben nichts gespeichert.',
    isIdentityChecked: true,
  })
  await applyRetention(db, addMonths(new Date(), 35))
  expect(await db.$count(privacyRequest, eq(privacyRequest.id, id))).toBe(1)
  await applyRetention(db, addMonths(new Date(), 37))
  expect(await db.$count(privacyRequest, eq(privacyRequest.id, id))).toBe(0)
  expect(await db.$count(privacyRequest, eq(privacyRequest.id, open.id))).toBe(1)
})
