import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { notice } from '~/features/accounts/server/notices/table'
import { user } from '~/features/accounts/server/table'
import { application } from '~/features/applications/server/table'
import { companyMember } from '~/features/companies/server/table'
import { lastMorning, sendSummaries } from '~/features/notices/server/send-summaries'
import { applyRetention } from '~/features/privacy/server/retention/run'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { mailText } from '~/platform/server/mail/mail'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../factories/application'
import { callerFor } from '../../factories/caller'
import { createMember } from '../../factories/company'
import { noticesDuring } from '../../factories/notices'

const { db } = database()

const mailsTo = (email: string, kind: string) =>
  db
    .select({ subject: outboxMail.subject, text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))

test('a step of a company is in the bell, unread until it is read, and other open pages hear of it', async () => {
  const { id, company, applicant } = await createApplication()
  const own = callerFor(applicant.user)
  const step = { applicationId: id, from: 'submitted' as const, to: 'in_review' as const, message: null }
  const heard = await noticesDuring('notice', () => callerFor(company.admin).application.changeStatus(step))
  expect(heard.flat()).toEqual([applicant.user.id])
  const { items, total } = await own.notice.list({ page: 1 })
  expect([total, await own.notice.unread()]).toEqual([1, 1])
  expect(items[0]).toMatchObject({
    text: expect.stringMatching(/prüft deine Bewerbung/),
    href: `/app/applicant/applications?bewerbung=${id}`,
    isUnread: true,
  })
  await callerFor(company.admin).notice.read({ id: items[0]?.id ?? '' })
  expect(await own.notice.unread()).toBe(1)
  expect((await noticesDuring('notice', () => own.notice.read({ id: items[0]?.id ?? '' }))).flat()).toEqual([
    applicant.user.id,
  ])
  expect(await own.notice.unread()).toBe(0)
})

test('applications to one posting are one notice with their number, messages of a conversation, too', async () => {
  const { id, company, applicant } = await createApplication()
  const asCompany = callerFor(company.admin)
  for (const body of ['Eins', 'Zwei']) await asCompany.conversation.write({ id: uuidv7(), applicationId: id, body })
  const texts = async (user: { id: string }) =>
    (await callerFor(user).notice.list({ page: 1 })).items.map(({ text }) => text)
  expect(await texts(applicant.user)).toEqual([expect.stringMatching(/^2 neue Nachrichten von /)])
  expect(await texts(company.admin)).toEqual([expect.stringMatching(/^Neue Bewerbung auf /)])
  await callerFor(applicant.user).notice.readAll()
  await asCompany.conversation.write({ id: uuidv7(), applicationId: id, body: 'Drei' })
  // What was read before stays together; the new one is apart.
  expect(await texts(applicant.user)).toHaveLength(2)
  expect(await callerFor(applicant.user).notice.unread()).toBe(1)
})

test('the same mail again gives no second notice', async () => {
  const { applicant, id } = await createApplication()
  const mail = {
    kind: 'application-late' as const,
    to: applicant.user.email,
    subject: mailText`Noch keine Antwort`,
    heading: mailText`Noch keine Antwort`,
    blocks: [],
    reason: mailText`Test`,
    dedupeKey: `application-late:${id}`,
    about: { type: 'application' as const, id },
  }
  await enqueueMails(db, [mail])
  await enqueueMails(db, [mail])
  expect(await db.$count(notice, eq(notice.userId, applicant.user.id))).toBe(1)
})

test('everybody chooses the bell and the mails of a topic; what the law asks for is always mailed', async () => {
  const { id, company, applicant } = await createApplication()
  const [own, asCompany] = [callerFor(applicant.user), callerFor(company.admin)]
  await own.notice.saveSetting({ topic: 'messages', mail: 'off' })
  await asCompany.conversation.write({ id: uuidv7(), applicationId: id, body: 'Guten Tag' })
  expect(await mailsTo(applicant.user.email, 'message')).toEqual([])
  expect(await own.notice.unread()).toBe(1)
  await expect(own.notice.saveSetting({ topic: 'own-applications', mail: 'off' })).rejects.toThrow('nicht abstellen')
  await expect(own.notice.saveSetting({ topic: 'billing', inBell: false })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await own.notice.saveSetting({ topic: 'own-applications', inBell: false })
  const step = { applicationId: id, from: 'submitted' as const, to: 'rejected' as const, message: 'Leider nein.' }
  await asCompany.application.changeStatus(step)
  expect(await mailsTo(applicant.user.email, 'application-status')).toHaveLength(1)
  expect(await own.notice.unread()).toBe(1)
})

test('who wants a summary gets one mail in the morning with what came before it, and none without news', async () => {
  const { id, company, applicant } = await createApplication()
  const own = callerFor(applicant.user)
  await own.notice.saveSetting({ topic: 'messages', inBell: false, mail: 'daily' })
  for (const body of ['Eins', 'Zwei'])
    await callerFor(company.admin).conversation.write({ id: uuidv7(), applicationId: id, body })
  expect(await mailsTo(applicant.user.email, 'message')).toEqual([])
  expect(await own.notice.unread()).toBe(0)
  const tomorrow = addDays(lastMorning(new Date()), 1)
  await sendSummaries(db, new Date(tomorrow.getTime() - 60_000))
  expect(await mailsTo(applicant.user.email, 'notice-summary')).toEqual([])
  await Promise.all([sendSummaries(db, tomorrow), sendSummaries(db, tomorrow)])
  await sendSummaries(db, addDays(tomorrow, 1))
  const mails = await mailsTo(applicant.user.email, 'notice-summary')
  expect(mails).toMatchObject([{ subject: 'Eine Benachrichtigung seit der letzten Zusammenfassung' }])
  expect(mails[0]?.text).toContain('2 neue Nachrichten von')
  // The mail was all they wanted.
  expect(await db.$count(notice, eq(notice.userId, applicant.user.id))).toBe(0)
})

test('who is suspended hears nothing more of applicants, not in the summary either, but from the platform', async () => {
  const { id, company, applicant } = await createApplication()
  const colleague = await createMember(company.id)
  await callerFor(colleague).notice.saveSetting({ topic: 'messages', mail: 'daily' })
  const [asApplicant, asCompany] = [callerFor(applicant.user), callerFor(company.admin)]
  await asCompany.conversation.write({ id: uuidv7(), applicationId: id, body: 'Guten Tag' })
  const [message] = (await asApplicant.notice.list({ page: 1 })).items
  const replyToMessageId = message?.href.split('/').at(-1) ?? ''
  await asApplicant.conversation.reply({ id: uuidv7(), replyToMessageId, body: 'Danke.' })
  const before = await db.$count(notice, eq(notice.userId, colleague.id))
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, colleague.id))
  await asApplicant.application.withdraw({ applicationId: id, message: null })
  expect(await mailsTo(company.admin.email, 'application-withdrawn')).toHaveLength(1)
  expect(await mailsTo(colleague.email, 'application-withdrawn')).toEqual([])
  await sendSummaries(db, addDays(lastMorning(new Date()), 1))
  expect(await mailsTo(colleague.email, 'notice-summary')).toEqual([])
  expect(await db.$count(notice, eq(notice.userId, colleague.id))).toBe(before)
  const letter = { subject: mailText`Gesperrt`, heading: mailText`Gesperrt`, blocks: [], reason: mailText`Test` }
  await enqueueMails(db, [{ ...letter, kind: 'company-suspended', to: colleague.email }])
  expect(await mailsTo(colleague.email, 'company-suspended')).toHaveLength(1)
})

test('a suspended applicant still gets the answer to the own application', async () => {
  const { id, company, applicant } = await createApplication()
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, applicant.user.id))
  const step = { applicationId: id, from: 'submitted' as const, to: 'rejected' as const, message: 'Leider nein.' }
  await callerFor(company.admin).application.changeStatus(step)
  expect(await mailsTo(applicant.user.email, 'application-status')).toHaveLength(1)
})

test('no notice names who is hidden, and one that named them does not once they are', async () => {
  const { id, company, applicant } = await createApplication({ isAnonymous: true })
  const { firstName, lastName } = await callerFor(applicant.user)
    .applicantProfile.mine()
    .then((mine) => ({ ...mine }))
  await callerFor(company.admin).conversation.write({ id: uuidv7(), applicationId: id, body: 'Guten Tag' })
  const [message] = (await callerFor(applicant.user).notice.list({ page: 1 })).items
  const replyToMessageId = message?.href.split('/').at(-1) ?? ''
  const reply = { id: uuidv7(), replyToMessageId, body: 'Danke.', attachmentFileIds: [] }
  await callerFor(applicant.user).conversation.reply(reply)
  await callerFor(applicant.user).application.withdraw({ applicationId: id, message: null })
  const texts = (await callerFor(company.admin).notice.list({ page: 1 })).items.map(({ text }) => text).join(' ')
  expect(texts).toMatch(/Bewerbung \d[A-Z] schreibt Ihnen/)
  expect(texts).toMatch(/Bewerbung \d[A-Z] hat die Bewerbung/)
  expect(texts).not.toContain(firstName)
  expect(texts).not.toContain(lastName)
})

test('nothing is stored but what it is about; it goes with that, and with membership', async () => {
  const { id, company, applicant } = await createApplication()
  const colleague = await createMember(company.id)
  await callerFor(applicant.user).application.withdraw({ applicationId: id, message: 'Ich habe etwas gefunden.' })
  const rows = await db.select().from(notice).where(eq(notice.subjectId, id))
  const { firstName, lastName } = (await callerFor(applicant.user).applicantProfile.mine()) ?? {}
  for (const words of [firstName, lastName, applicant.user.email, company.admin.email])
    expect(JSON.stringify(rows)).not.toContain(words)
  expect(await callerFor(company.admin).notice.unread()).toBe(2)
  await db.delete(companyMember).where(eq(companyMember.userId, colleague.id))
  expect((await callerFor(colleague).notice.list({ page: 1 })).items).toEqual([])
  await db.delete(application).where(eq(application.id, id))
  expect((await callerFor(company.admin).notice.list({ page: 1 })).items).toEqual([])
  await applyRetention(db, new Date())
  expect(await db.$count(notice, eq(notice.subjectId, id))).toBe(0)
})

test('notices are erased after ninety days', async () => {
  const { company } = await createApplication()
  const ofCompany = eq(notice.userId, company.admin.id)
  await db
    .update(notice)
    .set({ createdAt: addDays(new Date(), -89) })
    .where(ofCompany)
  await applyRetention(db, new Date())
  expect(await db.$count(notice, ofCompany)).toBe(1)
  await applyRetention(db, addDays(new Date(), 2))
  expect(await db.$count(notice, ofCompany)).toBe(0)
})
