import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createResume } from '../../../../tests/factories/resume'

const { db } = database()

async function scene() {
  const company = await createCompany()
  await createJobPosting({ companyId: company.id })
  const applicant = await createApplicant({ visibility: 'anonymous' })
  await createResume(applicant.id)
  const asCompany = callerFor(company.admin)
  const asApplicant = callerFor(applicant.user)
  const requestId = uuidv7()
  const asked = { id: requestId, applicantProfileId: applicant.id, message: 'Wir möchten Sie kennenlernen.' }
  await asCompany.contactRequest.send(asked)
  const first = { id: uuidv7(), applicantProfileId: applicant.id, body: 'Danke! Ruf an unter 0521 55 04 91.' }
  return { company, applicant, asCompany, asApplicant, requestId, first }
}

test('a company writes once the person has agreed, not before, and nobody else ever', async () => {
  const { asCompany, asApplicant, requestId, first, applicant } = await scene()
  await expect(asCompany.conversation.writeToApplicant(first)).rejects.toThrow('Kontaktanfrage angenommen')
  await asApplicant.contactRequest.answer({ id: requestId, accepts: true })
  const rival = callerFor((await createCompany()).admin)
  await expect(rival.conversation.writeToApplicant(first)).rejects.toThrow('Kontaktanfrage angenommen')
  await asCompany.conversation.writeToApplicant(first)
  await asCompany.conversation.writeToApplicant(first)
  const { items, total } = await asApplicant.conversation.list({})
  expect(total).toBe(1)
  expect(items).toMatchObject([{ subject: null, unread: 1 }])
  expect(await asCompany.conversation.ofApplicant({ applicantProfileId: applicant.id })).toEqual({ id: first.id })
  expect(await rival.conversation.ofApplicant({ applicantProfileId: applicant.id })).toBeNull()
})

test('neither thread nor mail tells an address before both agree', async () => {
  const { asCompany, asApplicant, requestId, first, applicant } = await scene()
  await asApplicant.contactRequest.answer({ id: requestId, accepts: true })
  await asCompany.conversation.writeToApplicant(first)
  expect((await asApplicant.conversation.messages({ messageId: first.id })).items[0]?.body).toContain('verborgen')
  const [mail] = await db
    .select({ text: outboxMail.text, html: outboxMail.html })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, applicant.user.email), eq(outboxMail.kind, 'message')))
  expect(mail?.text).toContain('Telefonnummer verborgen')
  expect(`${mail?.text}${mail?.html}`).not.toContain('55 04 91')
  expect(mail?.text).toContain('Es geht um deinen Lebenslauf.')
})

test('an address at the end of what the list and a quotation show is hidden as well', async () => {
  const { asCompany, asApplicant, requestId, first } = await scene()
  await asApplicant.contactRequest.answer({ id: requestId, accepts: true })
  const endingAt = (length: number) => `${'Gruß. '.repeat(100).slice(0, length - 8)} ute@firma.test.example`
  await asCompany.conversation.writeToApplicant({ ...first, body: endingAt(200) })
  const [shown] = (await asApplicant.conversation.list({})).items
  expect(shown?.lastBody).toContain('Gruß')
  expect(shown?.lastBody).not.toContain('ute@')
  const question = { id: uuidv7(), replyToMessageId: first.id, body: endingAt(300) }
  await asCompany.conversation.reply(question)
  const answer = { id: uuidv7(), replyToMessageId: question.id, body: 'Gern.' }
  await asApplicant.conversation.reply(answer)
  const { items } = await asApplicant.conversation.messages({ messageId: answer.id })
  expect(items.at(-1)?.answers).toContain('Gruß')
  expect(items.at(-1)?.answers).not.toContain('ute@')
})

test('who is on the block list writes no more, nor answers, and reads no address any more', async () => {
  const { company, applicant, asCompany, asApplicant, requestId, first } = await scene()
  await asApplicant.contactRequest.answer({ id: requestId, accepts: true })
  await asCompany.conversation.writeToApplicant(first)
  const thread = () => asCompany.conversation.thread({ messageId: first.id })
  const { id: conversationId } = await thread()
  for (const caller of [asCompany, asApplicant])
    await caller.conversation.shareContact({ conversationId, isShared: true })
  expect(await thread()).toMatchObject({ hindrance: null, contact: { email: applicant.user.email } })
  await asApplicant.companyBlock.set({ companyProfileId: company.profileId ?? '', isBlocked: true })
  await expect(asCompany.conversation.writeToApplicant({ ...first, id: uuidv7() })).rejects.toThrow(
    'Kontaktanfrage angenommen',
  )
  const answer = { id: uuidv7(), replyToMessageId: first.id, body: 'Noch einmal.' }
  await expect(asCompany.conversation.reply(answer)).rejects.toThrow('nicht mehr zu erreichen')
  expect(await thread()).toMatchObject({ hindrance: 'closed', contact: null })
  expect(await asCompany.conversation.hindrance({ applicantProfileId: applicant.id })).toBe('closed')
  await asApplicant.conversation.reply({ ...answer, id: uuidv7() })
})

test('an application alone opens no conversation about the résumé', async () => {
  const { company, applicant } = await createApplication()
  const own = callerFor(company.admin)
  const about = { id: uuidv7(), applicantProfileId: applicant.id, body: 'Guten Tag' }
  await expect(own.conversation.writeToApplicant(about)).rejects.toThrow('Kontaktanfrage angenommen')
  expect(await own.resume.view({ applicantProfileId: applicant.id })).toMatchObject({ contact: { mayWrite: false } })
})

test('who has ended a conversation is not written to about the résumé instead', async () => {
  const { company, applicant, asCompany, asApplicant, requestId, first } = await scene()
  await asApplicant.contactRequest.answer({ id: requestId, accepts: true })
  const { id: applicationId } = await createApplication({ company, applicant })
  const messageId = uuidv7()
  await asCompany.conversation.write({ id: messageId, applicationId, body: 'Guten Tag' })
  const { id: conversationId } = await asApplicant.conversation.thread({ messageId })
  await asApplicant.conversation.block({ conversationId, isBlocked: true })
  await expect(asCompany.conversation.writeToApplicant(first)).rejects.toThrow('keine weiteren Nachrichten')
  expect(await asCompany.conversation.hindrance({ applicantProfileId: applicant.id })).toBe('applicant')
  await asApplicant.conversation.block({ conversationId, isBlocked: false })
  await asCompany.conversation.writeToApplicant(first)
  // Later as well: no box for an answer that would be refused.
  await asApplicant.conversation.block({ conversationId, isBlocked: true })
  expect(await asCompany.conversation.thread({ messageId: first.id })).toMatchObject({ hindrance: 'applicant' })
  expect(await asApplicant.conversation.thread({ messageId: first.id })).toMatchObject({ hindrance: null })
})

test('an address no longer shared is not shown in a conversation about an application either', async () => {
  const { id: applicationId, company, applicant } = await createApplication()
  const [asCompany, asApplicant] = [callerFor(company.admin), callerFor(applicant.user)]
  const messageId = uuidv7()
  await asCompany.conversation.write({ id: messageId, applicationId, body: 'Guten Tag' })
  const { id: conversationId } = await asCompany.conversation.thread({ messageId })
  await asCompany.conversation.shareContact({ conversationId, isShared: true })
  expect((await asCompany.conversation.thread({ messageId })).contact).not.toBeNull()
  await asApplicant.conversation.shareContact({ conversationId, isShared: false })
  expect((await asCompany.conversation.thread({ messageId })).contact).toBeNull()
})
