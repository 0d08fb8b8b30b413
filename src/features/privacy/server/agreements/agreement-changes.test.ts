import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notice } from '~/features/accounts/server/notices/table'
import { addDays, formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import {
  FIRST_DAY,
  mailsTo,
  NEW,
  NOW,
  namedCompany,
  OLD,
  object,
  offered,
  publish,
  REASON,
  sign,
  startAnew,
  summary,
} from '../../../../../tests/factories/agreements'
import { callerFor } from '../../../../../tests/factories/caller'
import { createMember } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import { announceAgreements } from './announce'
import { agreementNotice, agreementVersion } from './table'

const { db } = database()
startAnew()

test('another subprocessor changes no agreement before each company was told 30 days earlier, with what is different', async () => {
  const [firm, stranger] = [await namedCompany(), await namedCompany()]
  const member = await createMember(firm.id)
  await sign(firm)
  await createOperator({ processors: NEW })
  // Whatever the operator enters: no other text is offered to anybody.
  for (const each of [firm, stranger]) expect(await offered(each, NOW)).toContain(OLD)
  await publish()
  const late = addDays(NOW, 3)
  await announceAgreements(db, late)
  await announceAgreements(db, late)
  const day = toIsoDay(addDays(late, 31))
  const [mail, ...more] = await mailsTo(firm.admin.email)
  expect(more).toEqual([])
  expect(mail?.kind).toBe('agreement-changes')
  for (const part of [summary, OLD, NEW, formatIsoDay(day), '/app/company/agreement', 'widersprechen']) {
    expect(mail?.text).toContain(part)
  }
  const notices = await db.select().from(notice).where(eq(notice.kind, 'agreement-changes'))
  expect(notices.map(({ userId }) => userId)).toEqual([firm.admin.id])
  // Nobody else may sign, and nobody else was promised anything.
  for (const { email } of [member, stranger.admin]) expect(await mailsTo(email)).toEqual([])
  expect(await firm.at(late).agreement.current()).toMatchObject({ isSigned: true, coming: { from: day, summary } })
  expect(await offered(firm, addDays(late, 30))).toContain(OLD)
  expect(await offered(firm, addDays(late, 31))).toContain(NEW)
  expect(await firm.at(addDays(late, 31)).agreement.current()).toMatchObject({ isSigned: false, coming: null })
  expect(await offered(stranger, addDays(NOW, 31))).toContain(NEW)
})

test('who signs the old text meanwhile gets 30 days of its own, who signs the new one is told nothing', async () => {
  const [first, second, third] = [await namedCompany(), await namedCompany(), await namedCompany()]
  await sign(first)
  await publish()
  await announceAgreements(db, NOW)
  const later = addDays(NOW, 20)
  await sign(second, later)
  await announceAgreements(db, later)
  expect((await mailsTo(second.admin.email)).map(({ kind }) => kind)).toEqual(['agreement-changes'])
  expect(await offered(second, addDays(later, 30))).toContain(OLD)
  expect(await offered(second, addDays(later, 31))).toContain(NEW)
  await sign(third, addDays(NOW, 40))
  await announceAgreements(db, addDays(NOW, 40))
  expect(await third.at(addDays(NOW, 40)).agreement.current()).toMatchObject({ isSigned: true })
  expect(await mailsTo(third.admin.email)).toEqual([])
})

test('a company objects before the first day; the operator hears of it, can take the text back, and all told hear that', async () => {
  const firm = await namedCompany()
  await sign(firm)
  const admin = await publish()
  const objection = { version: 2, reason: 'Der neue Dienstleister sitzt im Ausland.' }
  await expect(firm.at(NOW).agreement.object(objection)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await announceAgreements(db, NOW)
  await firm.at(NOW).agreement.object(objection)
  await firm.at(NOW).agreement.object({ ...objection, reason: 'Noch einmal geklickt.' })
  expect(await firm.at(NOW).agreement.current()).toMatchObject({
    coming: { isAnswered: false },
    objections: [{ objection: objection.reason }],
  })
  const listed = await admin.agreement.versions()
  expect(listed.objections).toMatchObject([{ companyId: firm.id, version: 2, objection: objection.reason }])
  expect(listed.versions[0]).toMatchObject({ version: 2, toldCount: 1, objectionCount: 1, canBeWithdrawn: true })
  expect(await admin.admin.overview()).toMatchObject({ agreementObjections: { count: 1, dueDay: FIRST_DAY } })
  expect(await db.$count(outboxMail, eq(outboxMail.kind, 'admin-agreement-objection'))).toBeGreaterThan(0)
  const withdrawal = { version: 2, reason: 'Wir bleiben beim alten Rechenzentrum.' }
  await admin.agreement.withdraw(withdrawal)
  await admin.agreement.withdraw({ ...withdrawal, reason: 'Noch einmal geklickt.' })
  await announceAgreements(db, NOW)
  await announceAgreements(db, NOW)
  // It waits for nobody any more.
  expect(await admin.admin.overview()).toMatchObject({ agreementObjections: { count: 0, dueDay: null } })
  const after = await admin.agreement.versions()
  expect(after.objections).toEqual([])
  expect(after.versions[0]).toMatchObject({
    ...{ isComing: false, canBeWithdrawn: false, withdrawalReason: withdrawal.reason },
  })
  const kinds = (await mailsTo(firm.admin.email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['agreement-changes', 'agreement-stays'])
  expect(await firm.at(NOW).agreement.current()).toMatchObject({ isSigned: true, coming: null })
  expect(await offered(firm, addDays(NOW, 60))).toContain(OLD)
  const actions = ['agreement-version.published', 'agreement-version.objected', 'agreement-version.withdrawn']
  expect(await db.$count(auditEvent, inArray(auditEvent.action, actions))).toBeGreaterThanOrEqual(3)
})

test('after its first day nobody objects and nothing is taken back; none is published too soon or over a colleague’s', async () => {
  const firm = await namedCompany()
  await sign(firm)
  await expect(publish({ validFrom: toIsoDay(addDays(NOW, 30)) })).rejects.toMatchObject({
    cause: { reason: 'agreementTooSoon' },
  })
  await publish()
  await expect(publish()).rejects.toMatchObject({ cause: { reason: 'agreementTextChanged' } })
  await announceAgreements(db, NOW)
  const after = addDays(NOW, 31)
  await expect(
    firm.at(after).agreement.object({ version: 2, reason: 'Das kommt zu spät, leider.' }),
  ).rejects.toMatchObject({ cause: { reason: 'agreementStarted' } })
  const admin = callerFor(await createPlatformAdmin(), { now: after })
  expect((await admin.agreement.versions()).versions[0]).toMatchObject({ isComing: false, canBeWithdrawn: false })
  await expect(admin.agreement.withdraw({ version: 2, reason: 'Zu spät bemerkt.' })).rejects.toMatchObject({
    cause: { reason: 'termsInForce' },
  })
  await expect(
    admin.agreement.publish({ text: 'Ohne Lücke. '.repeat(40), summary, validFrom: '2099-01-01', over: 2 }),
  ).rejects.toMatchObject({ message: expect.stringContaining('verantwortlicher') })
})

test('an objection is answered once, by mail and notice, for the company to read; it waits until then', async () => {
  const [firm, stranger] = [await namedCompany(), await namedCompany()]
  for (const each of [firm, stranger]) await sign(each)
  const admin = await publish()
  await announceAgreements(db, NOW)
  const id = await object(firm)
  const answer = 'Lyon liegt in der EU; einen Vertrag mit dem Dienstleister zeigen wir Ihnen gern.'
  await admin.agreement.answerObjection({ id, answer })
  const mails = await mailsTo(firm.admin.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['agreement-changes', 'agreement-objection-answered'])
  for (const part of [REASON, answer, formatIsoDay(FIRST_DAY)]) expect(mails[1]?.text).toContain(part)
  const notices = await db.select().from(notice).where(eq(notice.kind, 'agreement-objection-answered'))
  expect(notices.map(({ userId }) => userId)).toEqual([firm.admin.id])
  expect(await firm.at(NOW).agreement.current()).toMatchObject({
    coming: { isAnswered: true },
    objections: [{ objection: REASON, answer, from: FIRST_DAY }],
  })
  // Also when the text applies.
  expect((await firm.at(addDays(NOW, 40)).agreement.current()).objections).toMatchObject([{ answer }])
  expect((await stranger.at(NOW).agreement.current()).objections).toEqual([])
  expect((await admin.agreement.versions()).objections).toMatchObject([{ id, answer, from: FIRST_DAY }])
  expect(await admin.admin.overview()).toMatchObject({ agreementObjections: { count: 0, dueDay: null } })
  expect(await db.$count(auditEvent, eq(auditEvent.action, 'agreement-version.objection-answered'))).toBe(1)
  await expect(admin.agreement.answerObjection({ id, answer })).rejects.toMatchObject({
    cause: { reason: 'objectionAnswered' },
  })
  expect(await mailsTo(firm.admin.email)).toHaveLength(2)
})

test('two admins at once answer once; nobody answers where nobody objected or the text is taken back', async () => {
  const [firm, silent] = [await namedCompany(), await namedCompany()]
  for (const each of [firm, silent]) await sign(each)
  const admin = await publish()
  await announceAgreements(db, NOW)
  const id = await object(firm)
  const answers = ['Wir prüfen das und rufen Sie an.', 'Der Dienstleister bleibt in der EU.']
  const both = await Promise.allSettled(answers.map((answer) => admin.agreement.answerObjection({ id, answer })))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await mailsTo(firm.admin.email)).toHaveLength(2)
  const [told] = await db.select().from(agreementNotice).where(eq(agreementNotice.companyId, silent.id))
  const answer = 'Hier hat niemand widersprochen.'
  const refused = { cause: { reason: 'objectionGone' } }
  await expect(admin.agreement.answerObjection({ id: told?.id ?? '', answer })).rejects.toMatchObject(refused)
  const other = await object(silent)
  await admin.agreement.withdraw({ version: 2, reason: 'Wir bleiben beim alten Rechenzentrum.' })
  await expect(admin.agreement.answerObjection({ id: other, answer })).rejects.toMatchObject(refused)
})

test('objections wait with the day of the company’s own announcement, whatever the general first day, until it signs', async () => {
  const [early, late] = [await namedCompany(), await namedCompany()]
  await sign(early)
  const admin = await publish()
  await announceAgreements(db, NOW)
  const told = addDays(NOW, 20)
  await sign(late, told)
  await announceAgreements(db, told)
  await object(late, told)
  const waiting = async (now: Date) =>
    (await callerFor(await createPlatformAdmin(), { now }).admin.overview()).agreementObjections
  const day = toIsoDay(addDays(told, 31))
  for (const now of [told, addDays(NOW, 35), addDays(NOW, 60)]) {
    expect(await waiting(now)).toEqual({ count: 1, dueDay: day })
  }
  expect((await admin.agreement.versions()).objections).toMatchObject([{ from: day }])
  await sign(late, addDays(NOW, 60))
  expect(await waiting(addDays(NOW, 60))).toEqual({ count: 0, dueDay: null })
})

test('two processes tell each company once', async () => {
  const firms = [await namedCompany(), await namedCompany(), await namedCompany()]
  for (const firm of firms) await sign(firm)
  await publish()
  await Promise.all([announceAgreements(db, NOW), announceAgreements(db, NOW), announceAgreements(db, NOW)])
  for (const firm of firms) expect(await mailsTo(firm.admin.email)).toHaveLength(1)
})

test('of two admins who publish at once one is told that a colleague was faster', async () => {
  await publish()
  const published = await atTheSameLock(
    (tx) => tx.select().from(agreementVersion).for('update'),
    'select "id" from "agreement_version"',
    [() => publish({ over: 2 }), () => publish({ over: 2 })],
  )
  const refused = published.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toMatchObject([{ cause: { reason: 'agreementTextChanged' } }])
})

test('of two texts on their way only the one taken back is recalled, and the other one when it is', async () => {
  const firm = await namedCompany()
  await sign(firm)
  const admin = await publish()
  await publish({ over: 2 })
  await announceAgreements(db, NOW)
  for (const version of [3, 2]) {
    await admin.agreement.withdraw({ version, reason: 'Wir bleiben beim alten Rechenzentrum.' })
    await announceAgreements(db, NOW)
    const recalled = (await mailsTo(firm.admin.email)).filter(({ kind }) => kind === 'agreement-stays')
    expect(recalled).toHaveLength(4 - version)
  }
})
