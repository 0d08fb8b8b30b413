import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyMember } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { resume } from '~/features/resumes/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { muteMails } from '../../../../tests/factories/mute-mails'
import { createResume } from '../../../../tests/factories/resume'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import { applicationDraft } from './apply-table'
import { application } from './table'

async function scene() {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const applicant = await createApplicant()
  const { id: resumeId } = await createResume(applicant.id)
  const input = {
    id: uuidv7(),
    jobPostingId: posting.id,
    resumeId,
    coverLetter: 'Guten Tag,',
    answers: [],
    attachmentFileIds: [],
  }
  return {
    company,
    posting,
    applicant,
    input,
    asApplicant: callerFor(applicant.user.id),
    asCompany: callerFor(company.admin.id),
  }
}

test('an application reaches the company with a frozen résumé, both sides get a mail', async () => {
  const { company, applicant, input, asApplicant, asCompany } = await scene()
  const colleague = await createMember(company.id)
  await asApplicant.application.submit(input)
  await database().db.update(resume).set({ title: 'Geändert' }).where(eq(resume.id, input.resumeId))

  const seen = await asCompany.application.byId({ id: input.id })
  expect(seen.snapshot.resumeTitle).toBe('Metall und CNC')
  expect(seen.snapshot.email).toBe(applicant.user.email)
  expect(seen.events.map((event) => event.toStatus)).toEqual(['submitted'])
  const { recipient, kind } = outboxMail
  const mails = await database().db.select({ recipient, kind }).from(outboxMail)
  const received = mails.filter((mail) =>
    [applicant.user.email, company.admin.email, colleague.email].includes(mail.recipient),
  )
  expect(received.map((mail) => mail.kind).sort()).toEqual([
    'application-received',
    'new-application',
    'new-application',
  ])
})

test('a posting that nobody could read applications to takes none, and its page offers none', async () => {
  const { company, posting, input, asApplicant } = await scene()
  await asApplicant.application.saveDraft({
    jobPostingId: posting.id,
    content: { resumeId: '', coverLetter: 'Guten Tag', answers: [], attachments: [] },
  })
  await database().db.delete(companyMember).where(eq(companyMember.companyId, company.id))
  const refused = { code: 'CONFLICT', cause: { reason: 'nobodyReads' } }
  await expect(asApplicant.application.submit(input)).rejects.toMatchObject(refused)
  await expect(asApplicant.application.prepare({ jobPostingId: posting.id })).rejects.toMatchObject(refused)
  expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({ can: { apply: false } })
  expect(await asApplicant.application.drafts()).toMatchObject([{ isOpen: false }])
  const elsewhere = { externalUrl: 'https://stellen.example/1' }
  await database().db.update(jobPosting).set(elsewhere).where(eq(jobPosting.id, posting.id))
  expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({ can: { apply: true } })
})

test('a document of a résumé goes along when chosen, and nobody else is offered it', async () => {
  const { input, posting, asApplicant, asCompany } = await scene()
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4\n%%EOF'], 'Zeugnis.pdf'))
  form.set('resumeId', input.resumeId)
  await asApplicant.resume.upload(form)
  const { documents } = await asApplicant.application.prepare({ jobPostingId: posting.id })
  expect(documents).toMatchObject([{ name: 'Zeugnis.pdf' }])
  const stranger = callerFor((await createApplicant()).user.id)
  expect((await stranger.application.prepare({ jobPostingId: posting.id })).documents).toEqual([])
  await asApplicant.application.submit({ ...input, attachmentFileIds: documents.map(({ id }) => id) })
  expect((await asCompany.application.byId({ id: input.id })).attachments).toMatchObject([{ name: 'Zeugnis.pdf' }])
})

test('two clicks send it once, a second application is refused', async () => {
  const { input, asApplicant } = await scene()
  const answers = await Promise.all([asApplicant.application.submit(input), asApplicant.application.submit(input)])
  expect(answers).toEqual([{ id: input.id }, { id: input.id }])
  await expect(asApplicant.application.submit({ ...input, id: uuidv7() })).rejects.toThrow('schon beworben')
  expect((await asApplicant.application.mine({})).total).toBe(1)
})

test('two applications to one posting at the same moment become one', async () => {
  const { input, asApplicant } = await scene()
  const other = { ...input, id: uuidv7() }
  const answers = await Promise.allSettled([
    asApplicant.application.submit(input),
    asApplicant.application.submit(other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('schon beworben') },
  })
  expect((await asApplicant.application.mine({})).total).toBe(1)
})

test('a posting that is closed while somebody sends takes nothing, and no mail says otherwise', async () => {
  const { input, asApplicant, applicant, posting } = await scene()
  const { db } = database()
  const { promise: closing, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>()
  const archived = db.transaction(async (tx) => {
    await tx.update(jobPosting).set({ status: 'archived' }).where(eq(jobPosting.id, posting.id))
    closed()
    await closing
  })
  await isClosed
  const sending = asApplicant.application.submit(input).catch((error: unknown) => error)
  // It has read the posting as open and now waits for the transaction that closes it.
  await whoWaitsForALock('select "job_posting"')
  commit()
  await archived
  expect(await sending).toMatchObject({ message: expect.stringContaining('nicht mehr bewerben') })
  expect((await asApplicant.application.mine({})).total).toBe(0)
  const mails = await db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, applicant.user.email))
  expect(mails).toEqual([])
})

test('sending ends the draft, keeps the order of the attachments and spares a colleague who wants no mail', async () => {
  const { company, applicant, input, asApplicant, asCompany } = await scene()
  const colleague = await createMember(company.id)
  const { db } = database()
  await muteMails('applications', colleague.id)
  const upload = (name: string) => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7\n%%EOF'], name))
    return asApplicant.application.upload(form)
  }
  const [first, second] = [await upload('b.pdf'), await upload('a.pdf')]
  const { resumeId, coverLetter, answers, jobPostingId } = input
  const content = { resumeId, coverLetter, answers, attachments: [] }
  await db.insert(applicationDraft).values({ userId: applicant.user.id, jobPostingId, content })
  await asApplicant.application.submit({ ...input, attachmentFileIds: [second.id, first.id] })
  expect((await asCompany.application.byId({ id: input.id })).attachments.map(({ name }) => name)).toEqual([
    'a.pdf',
    'b.pdf',
  ])
  const isOwn = eq(applicationDraft.userId, applicant.user.id)
  expect(await db.select({ id: applicationDraft.id }).from(applicationDraft).where(isOwn)).toEqual([])
  // The last typed text may arrive after the application.
  await asApplicant.application.saveDraft({ jobPostingId, content })
  expect(await db.select({ id: applicationDraft.id }).from(applicationDraft).where(isOwn)).toEqual([])
  const mails = await db
    .select({ to: outboxMail.recipient })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, colleague.email))
  expect(mails).toEqual([])
})

test('the job page learns of an own application, of nobody else’s and of none that was taken back', async () => {
  const { input, asApplicant, posting } = await scene()
  const sentBy = (caller: typeof asApplicant) => caller.application.sentFor({ jobPostingId: posting.id })
  expect(await sentBy(asApplicant)).toBeNull()
  await asApplicant.application.submit(input)
  expect(await sentBy(asApplicant)).toEqual({ id: input.id, submittedAt: expect.any(Date) })
  expect(await sentBy(callerFor((await createApplicant()).user.id))).toBeNull()
  await asApplicant.application.withdraw({ applicationId: input.id, message: null })
  expect(await sentBy(asApplicant)).toBeNull()
})

test('after withdrawing, a new application is possible', async () => {
  const { input, asApplicant } = await scene()
  await asApplicant.application.submit(input)
  await asApplicant.application.withdraw({ applicationId: input.id, message: null })
  await asApplicant.application.withdraw({ applicationId: input.id, message: null })
  await asApplicant.application.submit({ ...input, id: uuidv7() })
  expect((await asApplicant.application.mine({})).total).toBe(2)
})

test.each([
  ['paused', { status: 'paused' as const }],
  ['past its end', { runsUntil: new Date(Date.now() - 1000) }],
  ['a draft', { status: 'draft' as const }],
])('a posting that is %s takes no application', async (_name, given) => {
  const { company, input, asApplicant } = await scene()
  const closed = await createJobPosting({ companyId: company.id, ...given })
  await expect(asApplicant.application.submit({ ...input, jobPostingId: closed.id })).rejects.toThrow(
    'nicht mehr bewerben',
  )
})

test("somebody else's résumé or file cannot be sent", async () => {
  const { input, asApplicant } = await scene()
  const stranger = await createApplicant()
  await expect(
    asApplicant.application.submit({ ...input, resumeId: (await createResume(stranger.id)).id }),
  ).rejects.toThrow('Lebensläufe')
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf'))
  const file = await callerFor(stranger.user.id).application.upload(form)
  await expect(asApplicant.application.submit({ ...input, attachmentFileIds: [file.id] })).rejects.toThrow('Anhang')
})

test('a PDF that is not one is refused, whatever it calls itself', async () => {
  const { asApplicant } = await scene()
  const form = new FormData()
  form.set('file', new File(['<html>'], 'zeugnis.pdf', { type: 'application/pdf' }))
  await expect(asApplicant.application.upload(form)).rejects.toThrow('kein lesbares PDF')
})

test('the status moves along with event and mail, a stale click is a conflict', async () => {
  const { input, asApplicant, asCompany, applicant } = await scene()
  await asApplicant.application.submit(input)
  const step = {
    applicationId: input.id,
    from: 'submitted' as const,
    to: 'interview' as const,
    message: 'Wir laden Sie ein.',
  }
  await asCompany.application.changeStatus(step)
  await expect(asCompany.application.changeStatus(step)).rejects.toThrow('inzwischen geändert')
  const [mine] = (await asApplicant.application.mine({})).items
  expect(mine?.status).toBe('interview')
  expect(mine?.events.at(-1)).toMatchObject({
    toStatus: 'interview',
    message: 'Wir laden Sie ein.',
    actorSide: 'company',
  })
  const mails = await database()
    .db.select({ kind: outboxMail.kind })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, applicant.user.email))
  expect(mails.filter((mail) => mail.kind === 'application-status')).toHaveLength(1)
})

test('a rejection needs words and is final', async () => {
  const { input, asApplicant, asCompany } = await scene()
  await asApplicant.application.submit(input)
  const reject = { applicationId: input.id, from: 'submitted' as const, to: 'rejected' as const }
  await expect(asCompany.application.changeStatus({ ...reject, message: null })).rejects.toThrow('mit einem Text')
  await asCompany.application.changeStatus({ ...reject, message: 'Leider nicht.' })
  await expect(
    asCompany.application.changeStatus({ applicationId: input.id, from: 'rejected', to: 'interview', message: null }),
  ).rejects.toThrow('nicht möglich')
})

test('another company and another applicant find nothing', async () => {
  const { input, asApplicant } = await scene()
  await asApplicant.application.submit(input)
  const other = callerFor((await createCompany()).admin.id)
  await expect(other.application.byId({ id: input.id })).rejects.toThrow('nicht gefunden')
  await expect(
    other.application.changeStatus({ applicationId: input.id, from: 'submitted', to: 'rejected', message: 'x' }),
  ).rejects.toThrow('nicht gefunden')
  await expect(other.application.addNote({ id: uuidv7(), applicationId: input.id, body: 'x' })).rejects.toThrow(
    'nicht gefunden',
  )
  expect((await other.application.list({})).total).toBe(0)
  const stranger = callerFor((await createApplicant()).user.id)
  await expect(stranger.application.sent({ id: input.id })).rejects.toThrow('nicht gefunden')
  await expect(stranger.application.withdraw({ applicationId: input.id, message: null })).rejects.toThrow(
    'nicht gefunden',
  )
})

test("a colleague's rating is hidden until one's own is given", async () => {
  const { company, input, asApplicant, asCompany } = await scene()
  const colleague = callerFor((await createMember(company.id)).id)
  await asApplicant.application.submit(input)
  await asCompany.application.rate({ applicationId: input.id, stars: 5 })
  expect((await colleague.application.byId({ id: input.id })).ratings).toEqual([])
  await colleague.application.rate({ applicationId: input.id, stars: 2 })
  expect((await colleague.application.byId({ id: input.id })).ratings).toHaveLength(2)
})

test('a person sees running applications before ended ones, and an offer before all', async () => {
  const { company, applicant, input, asApplicant } = await scene()
  const ids: string[] = []
  for (const _ of ['offer', 'withdrawn', 'running']) {
    const posting = await createJobPosting({ companyId: company.id })
    const sent = await asApplicant.application.submit({ ...input, id: uuidv7(), jobPostingId: posting.id })
    ids.push(sent.id)
  }
  const [offer = '', withdrawn = '', running = ''] = ids
  await database().db.update(application).set({ status: 'offer' }).where(eq(application.id, offer))
  const withdrawnRow = eq(application.id, withdrawn)
  await database().db.update(application).set({ status: 'withdrawn' }).where(withdrawnRow)
  const { items } = await callerFor(applicant.user).application.mine({})
  expect(items.map(({ id }) => id)).toEqual([offer, running, withdrawn])
})
