import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { account, session, user } from '~/features/accounts/server/table'
import { createCompanyFor } from '~/features/companies/server/members/membership'
import { company as companyTable } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'
import { confirmByForm } from '~/server/auth/links/guest-confirmation'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { guestInput } from '../../../../../tests/factories/guest-input'
import { docx } from '../../../../../tests/factories/import-documents'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createResume } from '../../../../../tests/factories/resume'
import { createUser } from '../../../../../tests/factories/user'
import { GUEST_ACTS } from '../jobs/forget-guests'

const { db } = database()
const visitor = callerFor(null)

async function scene() {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  return { company, posting, email: `gast-${uuidv7()}@test.example` }
}

async function tokenFor(email: string): Promise<string> {
  const [mail] = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(desc(outboxMail.createdAt))
  const token = /\/apply\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('no link in the mail')
  return token
}

function click(token: string, origin = 'http://stellwerk.test') {
  return confirmByForm(
    new Request('http://stellwerk.test/api/apply', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', 'x-client-ip': '192.0.2.7' },
      body: new URLSearchParams({ token }),
    }),
  )
}

test('nothing reaches the company before the click; with it account, application and session exist', async () => {
  const { company, posting, email } = await scene()
  const form = new FormData()
  const input = guestInput(posting.id, email)
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'lebenslauf.pdf'))
  form.set('guestId', input.id)
  const file = await visitor.application.uploadAsGuest(form)
  await visitor.application.submitAsGuest({ ...input, attachmentFileIds: [file.id] })
  const asCompany = callerFor(company.admin)
  expect((await asCompany.application.list({})).total).toBe(0)
  expect(await db.select({ id: user.id }).from(user).where(eq(user.email, email))).toEqual([])

  const token = await tokenFor(email)
  // Opening the page, as programs that check mails do, sends nothing.
  expect(await visitor.application.guest({ token })).toMatchObject({
    ...{ name: 'Gesine Vogt', isSent: false, account: 'none' },
  })
  expect((await asCompany.application.list({})).total).toBe(0)

  const answer = await click(token)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/app\/applicant\/applications\?/)
  expect(answer.headers.get('set-cookie')).toMatch(/^better-auth\.session_token=.+HttpOnly/)
  const [item] = (await asCompany.application.list({})).items
  const seen = await asCompany.application.byId({ id: item?.id ?? '' })
  expect(seen.snapshot).toMatchObject({ firstName: 'Gesine', email })
  // Nobody was asked for the level.
  expect(seen.snapshot.content.skills).toMatchObject([
    { name: 'Drehen', level: null },
    { name: 'Fräsen', level: null },
  ])
  expect(seen.attachments).toMatchObject([{ name: 'lebenslauf.pdf' }])
  const [owner] = await db.select().from(user).where(eq(user.email, email))
  expect(owner).toMatchObject({ emailVerified: true, type: 'APPLICANT' })
  expect(
    await db
      .select()
      .from(account)
      .where(eq(account.userId, owner?.id ?? '')),
  ).toEqual([])
  const [stored] = await db.select().from(uploadedFile).where(eq(uploadedFile.id, file.id))
  expect(stored?.ownerUserId).toBe(owner?.id)

  // Found again in the account, in the résumé it made.
  const own = callerFor({ id: owner?.id ?? '' })
  // The terms apply to the account as to any other: which version stands in the person's data.
  const { consents } = await own.privacy.overview()
  expect(consents.map(({ kind, what }) => [kind, what])).toEqual(
    expect.arrayContaining([
      ['terms', '1'],
      ['privacy', '1'],
    ]),
  )
  const sent = await own.application.sent({ id: item?.id ?? '' })
  const kept = await own.resume.byId({ id: sent.keptInResumeId ?? '' })
  expect(kept.attachments).toMatchObject([{ name: 'lebenslauf.pdf' }])
})

test('a file of a guest is not added to a résumé that others may read already', async () => {
  const { posting } = await scene()
  const known = await createApplicant()
  const { id: resumeId } = await createResume(known.id)
  const input = guestInput(posting.id, known.user.email)
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'nur-hierfür.pdf'))
  form.set('guestId', input.id)
  const file = await visitor.application.uploadAsGuest(form)
  await visitor.application.submitAsGuest({ ...input, attachmentFileIds: [file.id] })
  await click(await tokenFor(known.user.email))
  const own = callerFor(known.user)
  const sent = await own.application.sent({ id: input.id })
  expect(sent).toMatchObject({ attachments: [{ name: 'nur-hierfür.pdf' }], keptInResumeId: null })
  expect((await own.resume.byId({ id: resumeId })).attachments).toEqual([])
})

test('the link works once: the second click shows the receipt and signs nobody in', async () => {
  const { posting, email } = await scene()
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  const token = await tokenFor(email)
  await click(token)
  const again = await click(token)
  expect(again.headers.get('set-cookie')).toBeNull()
  expect(again.headers.get('location')).toBe(`/apply/confirm/${token}`)
  expect(await visitor.application.guest({ token })).toMatchObject({ isSent: true })
})

test('the answer is the same whether the address has an account; an account is not entered by the link', async () => {
  const { company, posting } = await scene()
  const known = await createApplicant()
  const input = guestInput(posting.id, known.user.email.toUpperCase())
  expect(await visitor.application.submitAsGuest(input)).toEqual({ id: input.id })
  const answer = await click(await tokenFor(known.user.email))
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await db.select().from(session).where(eq(session.userId, known.user.id))).toEqual([])
  expect((await callerFor(known.user).application.mine({})).total).toBe(1)
  expect((await callerFor(company.admin).application.list({})).total).toBe(1)
})

test('files count by what was uploaded for the application, also when its id is the id of somebody else', async () => {
  const { posting, email } = await scene()
  const victim = await createApplicant()
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf'))
  const file = await callerFor(victim.user).application.upload(form)
  const input = { ...guestInput(posting.id, email), id: victim.user.id }
  await expect(visitor.application.submitAsGuest({ ...input, attachmentFileIds: [file.id] })).rejects.toThrow('Anhang')
  await visitor.application.submitAsGuest(input)
  await click(await tokenFor(email))
  const [stored] = await db.select().from(uploadedFile).where(eq(uploadedFile.id, file.id))
  expect(stored?.ownerUserId).toBe(victim.user.id)

  form.set('guestId', victim.user.id)
  await expect(visitor.application.uploadAsGuest(form)).rejects.toThrow('Anhang')
})

test('a suspended account sends nothing this way either', async () => {
  const { company, posting } = await scene()
  const { user: suspended } = await createApplicant()
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, suspended.id))
  await visitor.application.submitAsGuest(guestInput(posting.id, suspended.email))
  const token = await tokenFor(suspended.email)
  expect(await visitor.application.guest({ token })).toMatchObject({ account: 'suspended' })
  expect((await click(token)).headers.get('location')).toBe(`/apply/confirm/${token}`)
  expect((await callerFor(company.admin).application.list({})).total).toBe(0)
})

test('a second application of the same person is not made, and is sent once the first is withdrawn', async () => {
  const { company, posting, email } = await scene()
  const sent = async () => (await callerFor(company.admin).application.list({})).items
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  await click(await tokenFor(email))
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  const token = await tokenFor(email)
  expect((await click(token)).headers.get('location')).toBe(`/apply/confirm/${token}`)
  const [first] = await sent()
  const earlier = { id: first?.id, mayWithdraw: true }
  expect(await visitor.application.guest({ token })).toMatchObject({ isSent: false, earlier })
  const [person] = await db.select().from(user).where(eq(user.email, email))
  await callerFor(person ?? null).application.withdraw({ applicationId: first?.id ?? '', message: null })
  await click(token)
  expect(await sent()).toHaveLength(2)
})

test('an account somebody else began with this address loses the password they chose', async () => {
  const { posting, email } = await scene()
  const squatter = await createUser({ email, emailVerified: false })
  await db.insert(account).values({
    accountId: squatter.id,
    providerId: 'credential',
    userId: squatter.id,
    password: 'hash of somebody else',
  })
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  expect((await click(await tokenFor(email))).headers.get('set-cookie')).not.toBeNull()
  expect(await db.select().from(account).where(eq(account.userId, squatter.id))).toEqual([])
})

test('a company account that a stranger began with this address and nobody confirmed is no hindrance', async () => {
  const { company, posting, email } = await scene()
  const squatter = await createUser({ email, emailVerified: false, type: 'COMPANY', name: 'Fremder Name' })
  const squattersCompany = await createCompanyFor(db, squatter.id)
  const input = guestInput(posting.id, email)
  await visitor.application.submitAsGuest(input)
  const first = await tokenFor(email)
  await visitor.application.resendAsGuest({ id: input.id })
  const token = await tokenFor(email)
  expect(token).not.toBe(first)
  expect(await visitor.application.guest({ token })).toMatchObject({ account: 'none' })
  expect((await click(token)).headers.get('set-cookie')).not.toBeNull()
  expect((await callerFor(company.admin).application.list({})).total).toBe(1)
  const owners = await db.select().from(user).where(eq(user.email, email))
  expect(owners).toMatchObject([{ type: 'APPLICANT', name: 'Gesine Vogt', emailVerified: true }])
  expect(await db.$count(companyTable, eq(companyTable.id, squattersCompany))).toBe(0)
})

test('an account that was suspended before it was confirmed stays, and its owner is told', async () => {
  const { posting, email } = await scene()
  await createUser({ email, emailVerified: false, type: 'COMPANY', suspendedAt: new Date() })
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  const token = await tokenFor(email)
  expect(await visitor.application.guest({ token })).toMatchObject({ account: 'suspended' })
  expect((await click(token)).headers.get('set-cookie')).toBeNull()
  expect(await db.$count(user, eq(user.email, email))).toBe(1)
})

test('the address of a company account gets another mail and no link', async () => {
  const { company, posting } = await scene()
  const input = guestInput(posting.id, company.admin.email)
  expect(await visitor.application.submitAsGuest(input)).toEqual({ id: input.id })
  await expect(tokenFor(company.admin.email)).rejects.toThrow('no link')
})

test('a posting that closed meanwhile takes nothing and makes no account', async () => {
  const { posting, email } = await scene()
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  await db.update(jobPosting).set({ status: 'paused' }).where(eq(jobPosting.id, posting.id))
  const token = await tokenFor(email)
  const answer = await click(token)
  // The page of the link says so, and what happens to the application.
  expect(answer.headers.get('location')).toBe(`/apply/confirm/${token}`)
  expect(await visitor.application.guest({ token })).toMatchObject({ isOpen: false, isSent: false })
  expect(await db.select().from(user).where(eq(user.email, email))).toEqual([])
})

test('a click from another site, an invented token and an old link do nothing', async () => {
  const { posting, email } = await scene()
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  const token = await tokenFor(email)
  const fromElsewhere = await click(token, 'https://evil.example')
  expect(fromElsewhere.headers.get('location')).toBe(`/apply/confirm/${token}?problem=elsewhere`)
  expect(fromElsewhere.headers.get('set-cookie')).toBeNull()
  expect(await visitor.application.guest({ token })).toMatchObject({ isSent: false })
  expect((await click('x'.repeat(43))).headers.get('location')).toBe(`/apply/confirm/${'x'.repeat(43)}`)
  await expect(callerFor(null, { now: addDays(new Date(), 8) }).application.guest({ token })).rejects.toThrow(
    'nicht mehr',
  )
})

test('whoever opens the address of the form, or leaves out the token, comes to a page', async () => {
  const at = async (query: string, init: RequestInit = {}) => {
    const origin = { origin: 'http://stellwerk.test' }
    const answer = await confirmByForm(
      new Request(`http://stellwerk.test/api/apply${query}`, { headers: origin, ...init }),
    )
    return [answer.status, answer.headers.get('location')]
  }
  expect(await at('?token=bad')).toEqual([303, '/apply/confirm/bad'])
  expect(await at('?token=a%2Fb%3F%0D%0Ac')).toEqual([303, '/apply/confirm/a%2Fb%3F%0D%0Ac'])
  expect(await at('')).toEqual([303, '/apply/confirm/unvollstaendig'])
  expect(await at('', { method: 'POST', body: new URLSearchParams() })).toEqual([303, '/apply/confirm/unvollstaendig'])
  expect(await at(`?token=${'x'.repeat(5000)}`)).toEqual([303, `/apply/confirm/${'x'.repeat(100)}`])
})

test('a question the company added meanwhile is said, and nothing is sent without its answer', async () => {
  const { company, posting, email } = await scene()
  await visitor.application.submitAsGuest(guestInput(posting.id, email))
  const question = {
    id: uuidv7(),
    text: 'Führerschein?',
    kind: 'text' as const,
    choices: [],
    isRequired: true,
    knockOutAnswers: [],
  }
  await db
    .update(jobPosting)
    .set({ questions: [question] })
    .where(eq(jobPosting.id, posting.id))
  const token = await tokenFor(email)
  expect((await click(token)).headers.get('location')).toBe(`/apply/confirm/${token}?problem=questions`)
  expect((await callerFor(company.admin).application.list({})).total).toBe(0)
})

test('what nobody confirms is deleted after seven days, with its files', async () => {
  const { posting, email } = await scene()
  const form = new FormData()
  const input = guestInput(posting.id, email)
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'lebenslauf.pdf'))
  form.set('guestId', input.id)
  const file = await visitor.application.uploadAsGuest(form)
  await visitor.application.submitAsGuest({ ...input, attachmentFileIds: [file.id] })
  const stored = () => db.select().from(uploadedFile).where(eq(uploadedFile.id, file.id))
  await runActs(db, addDays(new Date(), 6), 'deadlines', GUEST_ACTS)
  expect(await stored()).toHaveLength(1)
  await runActs(db, addDays(new Date(), 7.1), 'deadlines', GUEST_ACTS)
  expect(await stored()).toEqual([])
})

test('a place that is not in the list is refused, at its field', async () => {
  const { posting, email } = await scene()
  const input = guestInput(posting.id, email)
  const refused = visitor.application.submitAsGuest({ ...input, place: { ...input.place, name: 'Nirgendwo' } })
  await expect(refused).rejects.toMatchObject({ cause: { fieldErrors: { place: [expect.any(String)] } } })
})

test('a Word file comes into the form, stores nothing, and says what had no room', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(docx())], 'lebenslauf.docx'))
  const before = await db.$count(uploadedFile)
  expect(await visitor.application.readAsGuest(form)).toMatchObject({
    experience: [{ position: 'Pflegefachfrau', employer: 'Klinikum Lippe', from: '2020-01', to: null }],
    education: [{ institution: 'Pflegeschule Lemgo', from: '2016-10', to: '2019-09' }],
    skills: 'Türkisch (Erstsprache), Deutsch (C1)',
    leftOut: 0,
  })
  expect(await db.$count(uploadedFile)).toBe(before)
})

test('without a résumé or a document, and from a machine, nothing is sent', async () => {
  const { posting, email } = await scene()
  const input = guestInput(posting.id, email)
  await expect(visitor.application.submitAsGuest({ ...input, experience: [] })).rejects.toThrow('Lebenslauf hoch')
  await visitor.application.submitAsGuest({ ...input, website: 'https://spam.example' })
  await expect(tokenFor(email)).rejects.toThrow('no link')
})

test('says which résumés tell of no station, before somebody sends one', async () => {
  const { posting } = await scene()
  const applicant = await createApplicant()
  await createResume(applicant.id, { title: 'Leer' })
  const education = [
    {
      id: uuidv7(),
      degree: 'Abitur',
      institution: 'Gymnasium',
      place: null,
      from: '2020-08',
      to: null,
      description: '',
    },
  ]
  await createResume(applicant.id, { title: 'Schule', isDefault: false, content: { education } })
  const { resumes } = await callerFor(applicant.user).application.prepare({ jobPostingId: posting.id })
  expect(resumes).toEqual([
    { id: expect.any(String), title: 'Leer', isDefault: true, hasNoStations: true },
    { id: expect.any(String), title: 'Schule', isDefault: false, hasNoStations: false },
  ])
})

test('an account without a profile applies at once: profile, résumé and application are made', async () => {
  const { company, posting } = await scene()
  const { id: userId, email } = await createUser({ type: 'APPLICANT' })
  const { email: _, website: __, ...input } = guestInput(posting.id, email)
  const me = callerFor(userId)
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf'))
  form.set('guestId', input.id)
  const file = await me.application.uploadAsGuest(form)
  expect(await me.application.submitFirst({ ...input, attachmentFileIds: [file.id] })).toEqual({ id: input.id })
  expect((await me.application.mine({})).items).toMatchObject([{ id: input.id, status: 'submitted' }])
  expect(await me.applicantProfile.mine()).toMatchObject({ firstName: 'Gesine', visibility: null })
  expect(await me.resume.list()).toMatchObject([{ title: 'Lebenslauf', isDefault: true }])
  expect((await callerFor(company.admin).application.list({})).total).toBe(1)
  // Again, as after a lost answer: still one.
  expect(await me.application.submitFirst({ ...input, attachmentFileIds: [] })).toEqual({ id: input.id })
  expect((await me.application.mine({})).total).toBe(1)
})

test('without résumé, or with somebody else’s file, nothing is sent or made', async () => {
  const { posting } = await scene()
  const { id: userId, email } = await createUser({ type: 'APPLICANT' })
  const { email: _, website: __, ...input } = guestInput(posting.id, email)
  const me = callerFor(userId)
  await expect(me.application.submitFirst({ ...input, experience: [] })).rejects.toThrow('Lebenslauf hoch')
  await expect(me.application.submitFirst({ ...input, attachmentFileIds: [uuidv7()] })).rejects.toThrow('Anhang')
  expect(await me.applicantProfile.mine()).toBeNull()
})
