import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createResume } from '../../../../../tests/factories/resume'
import { contactRequest } from '../contact-table'
import { resumeGrant } from '../table'

const MESSAGE = 'Wir suchen eine Dreherin für die Frühschicht.'
const WITH_ADDRESS = `${MESSAGE} chefin@test.example`

it('opens an anonymous résumé by a yes in the product, and only for who asked', async () => {
  const { person, company, ask, page } = await scene()
  expect(await page()).toMatchObject({ isRedacted: true, contact: { mayAsk: true, latest: null } })
  await ask()
  expect(await page()).toMatchObject({ isRedacted: true, contact: { mayAsk: false, latest: { state: 'pending' } } })
  await expect(ask()).rejects.toMatchObject({ code: 'CONFLICT' })
  const applicant = callerFor(person.user)
  const [request] = await applicant.contactRequest.list()
  expect(request).toMatchObject({ state: 'pending', message: MESSAGE, companyName: company.name })
  await applicant.contactRequest.answer({ id: request?.id ?? '', accepts: true })
  expect(await page()).toMatchObject({ isRedacted: false, sheet: { firstName: 'Miriam' }, contact: { mayAsk: false } })
  const rival = await createCompany()
  const other = await callerFor(rival.admin).resume.view({ applicantProfileId: person.id })
  expect(other).toMatchObject({ isRedacted: true })
  expect(await lastMail(company.admin.email)).toMatchObject({ kind: 'contact-answer' })
  expect((await applicant.resume.views())[0]).toMatchObject({ basis: 'anonymous' })
})

it('is answered from the mail by whoever holds its secret; a no tells nothing and rests three months', async () => {
  const { person, company, ask, page } = await scene()
  await ask()
  const mail = await lastMail(person.user.email)
  const token = /contact-request\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.text).toContain(MESSAGE)
  const visitor = callerFor(null)
  expect(JSON.stringify(await visitor.contactRequest.byToken({ token }))).not.toContain('Miriam')
  await visitor.contactRequest.answerByToken({ token, accepts: false })
  await visitor.contactRequest.answerByToken({ token, accepts: false })
  await expect(visitor.contactRequest.answerByToken({ token, accepts: true })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await expect(visitor.contactRequest.byToken({ token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await page()).toMatchObject({ isRedacted: true })
  expect((await lastMail(company.admin.email))?.text).not.toContain('Miriam')
  await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('drei Monaten') })
  expect(await page()).toMatchObject({ contact: { mayAsk: false, restsUntil: expect.any(Date) } })
  const later = new Date(Date.now() + 91 * 24 * 60 * 60 * 1000)
  const then = await callerFor(company.admin, { now: later }).resume.view({ applicantProfileId: person.id })
  expect(then).toMatchObject({ contact: { mayAsk: true, restsUntil: null } })
  await expect(ask(later)).resolves.toBeUndefined()
})

it('ends when the person takes the yes back, which counts as a no', async () => {
  const { person, ask, page } = await scene()
  await ask()
  const applicant = callerFor(person.user)
  const [request] = await applicant.contactRequest.list()
  const id = request?.id ?? ''
  await applicant.contactRequest.answer({ id, accepts: true })
  expect(await page()).toMatchObject({ isRedacted: false })
  expect(await applicant.contactRequest.list()).toMatchObject([{ state: 'accepted', isOpened: true }])
  const stranger = await createApplicant({ visibility: 'anonymous' })
  await expect(callerFor(stranger.user).contactRequest.withdraw({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await applicant.contactRequest.withdraw({ id })
  await applicant.contactRequest.withdraw({ id })
  expect(await page()).toMatchObject({ isRedacted: true, contact: { mayAsk: false, mayWrite: false } })
  expect(await applicant.contactRequest.list()).toMatchObject([{ state: 'declined', isOpened: false }])
  await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('drei Monaten') })
})

it.each([
  ['works there no more', (id: string) => database().db.delete(companyMember).where(eq(companyMember.userId, id))],
  ['is suspended', (id: string) => database().db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, id))],
])('is told to the admins when whoever asked %s', async (_why, happens) => {
  const { person, company, ask } = await scene()
  await ask()
  const second = await createMember(company.id, { isAdmin: true })
  await happens(company.admin.id)
  const applicant = callerFor(person.user)
  const [request] = await applicant.contactRequest.list()
  await applicant.contactRequest.answer({ id: request?.id ?? '', accepts: true })
  expect(await lastMail(company.admin.email)).toBeUndefined()
  expect(await lastMail(second.email)).toMatchObject({
    kind: 'contact-answer',
    text: expect.stringContaining('Miriam'),
  })
})

it('brings no address of the company; those show in the conversation, once both agree', async () => {
  const { person, company } = await scene()
  await callerFor(company.admin).contactRequest.send({
    id: uuidv7(),
    applicantProfileId: person.id,
    message: WITH_ADDRESS,
  })
  const mail = await lastMail(person.user.email)
  const token = /contact-request\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const shown = [
    mail?.text,
    (await callerFor(person.user).contactRequest.list())[0]?.message,
    (await callerFor(null).contactRequest.byToken({ token })).message,
  ]
  for (const text of shown) {
    expect(text).toContain(MESSAGE)
    expect(text).not.toContain('chefin@test.example')
  }
})

it('names one of the own open postings: with pay and distance, and who applies has said yes', async () => {
  const { person, company } = await scene()
  const posting = await createJobPosting({ companyId: company.id })
  const rival = await createCompany()
  const foreign = await createJobPosting({ companyId: rival.id })
  const { send, openPostings } = callerFor(company.admin).contactRequest
  expect((await openPostings()).map(({ id }) => id)).toContain(posting.id)
  expect((await openPostings()).map(({ id }) => id)).not.toContain(foreign.id)
  const input = { id: uuidv7(), applicantProfileId: person.id, message: MESSAGE }
  await expect(send({ ...input, jobPostingId: foreign.id })).rejects.toThrow('nicht mehr online')
  await send({ ...input, jobPostingId: posting.id })
  const mail = await lastMail(person.user.email)
  expect(mail?.text).toContain(`/job-posting/${posting.id}`)
  const applicant = callerFor(person.user)
  const [request] = await applicant.contactRequest.list()
  expect(request?.posting).toMatchObject({ id: posting.id, isOpen: true, distanceKm: expect.any(Number) })
  const token = /contact-request\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  // Where the person lives is not for everybody who has the link.
  expect((await callerFor(null).contactRequest.byToken({ token })).posting).toMatchObject({ distanceKm: null })
  const own = await applicant.resume.list()
  await applicant.application.submit({
    ...{ id: uuidv7(), jobPostingId: posting.id, resumeId: own[0]?.id ?? '', coverLetter: 'Guten Tag, gern.' },
    ...{ answers: [], attachmentFileIds: [] },
  })
  expect((await applicant.contactRequest.list())[0]?.state).toBe('accepted')
  // Twice would be one too many: the application is the answer.
  expect((await lastMail(company.admin.email))?.kind).toBe('new-application')
})

it('goes out thirty times a day, also when many are asked at the same moment', async () => {
  const { person, company, ask } = await scene()
  const earlier = { applicantProfileId: person.id, companyId: company.id, requestedByUserId: company.admin.id }
  await database()
    .db.insert(contactRequest)
    .values(
      Array.from({ length: 29 }, () => ({
        ...earlier,
        message: MESSAGE,
        state: 'accepted' as const,
        tokenHash: uuidv7(),
      })),
    )
  const others = await Promise.all([1, 2, 3].map(() => createApplicant({ visibility: 'anonymous' })))
  const { send } = callerFor(company.admin).contactRequest
  const asked = await Promise.allSettled(
    others.map(({ id }) => send({ id: uuidv7(), applicantProfileId: id, message: MESSAGE })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('cannot be sent to somebody hidden, by a stranger to the gate, or twice to an open door', async () => {
  const { ask } = await scene('hidden')
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { person } = await scene('visible')
  const unlicensed = await createCompany({ licenseState: 'expired' })
  const send = callerFor(unlicensed.admin).contactRequest.send
  await expect(send({ id: uuidv7(), applicantProfileId: person.id, message: MESSAGE })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

it('keeps a blocked company out, takes back what was accepted, and lets it in again', async () => {
  const { person, company, ask, page } = await scene('visible')
  await createJobPosting({ companyId: company.id })
  const applicant = callerFor(person.user)
  await ask()
  const [request] = await applicant.contactRequest.list()
  await applicant.contactRequest.answer({ id: request?.id ?? '', accepts: true })
  const choice = { companyProfileId: company.profileId ?? '', isBlocked: true }
  await applicant.companyBlock.set(choice)
  await applicant.companyBlock.set(choice)
  expect(await applicant.companyBlock.list()).toMatchObject([{ name: company.name }])
  expect(await page()).toEqual({ kind: 'not-released' })
  const search = async () => {
    const found = await callerFor(company.admin).resume.search({ was: 'Sperrholzprüfung' })
    return found.items.map((hit) => hit.applicantProfileId)
  }
  expect(await search()).not.toContain(person.id)
  await applicant.companyBlock.set({ ...choice, isBlocked: false })
  expect(await page()).toMatchObject({ kind: 'sheet' })
  expect(await search()).toContain(person.id)
})

it('keeps a blocked company from reading on, also where it was applied to', async () => {
  const { person, company, page } = await scene('visible')
  const grant = { applicantProfileId: person.id, companyId: company.id, reason: 'application' } as const
  await database().db.insert(resumeGrant).values(grant)
  expect(await page()).toMatchObject({ kind: 'sheet', isRedacted: false })
  const applicant = callerFor(person.user)
  await applicant.companyBlock.set({ companyProfileId: company.profileId ?? '', isBlocked: true })
  expect(await page()).toEqual({ kind: 'not-released' })
  await applicant.companyBlock.set({ companyProfileId: company.profileId ?? '', isBlocked: false })
  expect(await page()).toMatchObject({ kind: 'sheet', isRedacted: false })
})

it('tells the person why a résumé was shown and with which words it was found', async () => {
  const { person, company } = await scene('visible')
  await callerFor(company.admin).resume.view({ applicantProfileId: person.id, searchedFor: 'CNC Dreher' })
  expect(await callerFor(person.user).resume.views()).toMatchObject([{ basis: 'visible', searchedFor: 'CNC Dreher' }])
})

async function scene(visibility: 'anonymous' | 'visible' | 'hidden' = 'anonymous') {
  const person = await createApplicant({ visibility })
  await createResume(person.id, { content: { summary: 'Miriam kann Sperrholzprüfung.' } })
  const company = await createCompany({ name: `Hartmann ${uuidv7().slice(-6)}` })
  const applicantProfileId = person.id
  return {
    person,
    company,
    ask: (now?: Date) =>
      callerFor(company.admin, now ? { now } : {}).contactRequest.send({
        id: uuidv7(),
        applicantProfileId,
        message: MESSAGE,
      }),
    page: () => callerFor(company.admin).resume.view({ applicantProfileId }),
  }
}

async function lastMail(recipient: string) {
  const [mail] = await database()
    .db.select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, recipient))
    .orderBy(desc(outboxMail.createdAt))
    .limit(1)
  return mail
}
