import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { application } from '~/features/applications/server/table'
import { companyMember } from '~/features/companies/server/table'
import { companyBlock } from '~/features/resumes/server/contact-table'
import { resume, resumeGrant } from '~/features/resumes/server/table'
import { addDays, addMonths } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { createResume } from '../../../../tests/factories/resume'
import { askForRenewal, endPools } from './jobs'
import { poolEntry, poolNote } from './table'

const { db } = database()
const now = new Date()

const mailsTo = (email: string, kind: string) =>
  db
    .select({ text: outboxMail.text, subject: outboxMail.subject })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))
    .orderBy(desc(outboxMail.createdAt))

/** Somebody who was turned down, and the company. */
async function scene(of: Parameters<typeof createApplication>[0] = {}) {
  const sent = await createApplication(of)
  const own = callerFor(sent.company.admin)
  const step = { applicationId: sent.id, from: 'submitted' as const, to: 'rejected' as const, message: 'Leider nein.' }
  await own.application.changeStatus(step)
  const ask = (at = now) =>
    callerFor(sent.company.admin, { now: at }).talentPool.ask({
      ...{ id: uuidv7(), about: { applicationId: sent.id }, months: '12' as const, message: 'Bis bald!' },
    })
  const link = async () => {
    const [mail] = await mailsTo(sent.applicant.user.email, 'pool-request')
    return decodeURIComponent(/talent-pool\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
  }
  const pool = (at = now) => callerFor(sent.company.admin, { now: at }).talentPool.list({})
  return { ...sent, own, asApplicant: callerFor(sent.applicant.user), ask, link, pool }
}

const poolGrant = (companyId: string) =>
  db.$count(resumeGrant, and(eq(resumeGrant.companyId, companyId), eq(resumeGrant.reason, 'talent-pool')))

test('nobody is in a pool without having said yes, by a link in plain words', async () => {
  const { ask, link, pool, company } = await scene()
  await ask()
  expect(await pool()).toMatchObject({ items: [], everybody: 0, asked: 1 })
  await expect(ask()).rejects.toThrow('schon gefragt')
  const visitor = callerFor(null)
  const token = await link()
  expect(await visitor.talentPool.ofLink({ token })).toMatchObject({ state: 'asked', companyName: company.name })
  expect(await poolGrant(company.id)).toBe(0)
  await visitor.talentPool.answerByLink({ token, accepts: true })
  await visitor.talentPool.answerByLink({ token, accepts: true })
  const { items, asked } = await pool()
  expect(asked).toBe(0)
  expect(items).toMatchObject([{ keepUntil: expect.any(Date) }])
  expect(await mailsTo(company.admin.email, 'pool-answer')).toHaveLength(1)
  const rival = await createCompany()
  expect((await callerFor(rival.admin).talentPool.list({})).items).toEqual([])
  await expect(visitor.talentPool.ofLink({ token: `${token}x` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a link that went to a mailbox which the account has left answers nothing', async () => {
  const { ask, link, applicant, asApplicant } = await scene()
  await ask()
  const token = await link()
  const email = `umgezogen-${applicant.user.id}@test.example`
  await db.update(user).set({ email }).where(eq(user.id, applicant.user.id))
  const visitor = callerFor(null)
  await expect(visitor.talentPool.ofLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(visitor.talentPool.answerByLink({ token, accepts: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asApplicant.talentPool.mine()).toMatchObject([{ state: 'asked' }])
})

test('with consent the résumé stays open when the application is deleted, and not a day after its end', async () => {
  const { id, applicant, company, asApplicant, ask, pool, own } = await scene()
  await ask()
  const [entry] = await asApplicant.talentPool.mine()
  await asApplicant.talentPool.answer({ id: entry?.id ?? '', accepts: true })
  await db.delete(application).where(eq(application.id, id))
  await db.delete(resumeGrant).where(and(eq(resumeGrant.companyId, company.id), eq(resumeGrant.reason, 'application')))
  expect((await pool()).items).toHaveLength(1)
  expect(await own.resume.view({ applicantProfileId: applicant.id })).toMatchObject({
    kind: 'sheet',
    isRedacted: false,
  })
  await own.talentPool.addNote({ id: uuidv7(), entryId: entry?.id ?? '', body: 'Im Mai anrufen' })
  const tag = { id: entry?.id ?? '', tag: 'CNC', isSet: true }
  await own.talentPool.tag(tag)
  await own.talentPool.tag(tag)
  expect(await own.talentPool.list({ schlagwort: 'CNC' })).toMatchObject({
    items: [{ notes: [{ body: 'Im Mai anrufen' }] }],
  })
  expect((await own.talentPool.list({ q: 'niemand' })).items).toEqual([])
  const end = addMonths(now, 12)
  await endPools(db, addDays(end, -1))
  expect(await poolGrant(company.id)).toBe(1)
  // Also before the job has run.
  expect((await pool(addDays(end, 1))).items).toEqual([])
  await endPools(db, addDays(end, 1))
  expect(await poolGrant(company.id)).toBe(0)
  expect(await db.$count(poolNote, eq(poolNote.entryId, entry?.id ?? ''))).toBe(0)
  const [row] = await db
    .select()
    .from(poolEntry)
    .where(eq(poolEntry.id, entry?.id ?? ''))
  expect(row).toMatchObject({ state: 'expired', tags: [], message: '' })
})

test('a renewal is asked once, thirty days before, and given for another period', async () => {
  const { asApplicant, applicant, ask } = await scene()
  await ask()
  const [entry] = await asApplicant.talentPool.mine()
  await asApplicant.talentPool.answer({ id: entry?.id ?? '', accepts: true })
  const soon = addDays(addMonths(now, 12), -30)
  await askForRenewal(db, addDays(soon, -1))
  expect(await mailsTo(applicant.user.email, 'pool-renewal')).toEqual([])
  await Promise.all([askForRenewal(db, addDays(soon, 1)), askForRenewal(db, addDays(soon, 1))])
  expect(await mailsTo(applicant.user.email, 'pool-renewal')).toHaveLength(1)
  await callerFor(applicant.user, { now: addDays(soon, 2) }).talentPool.answer({ id: entry?.id ?? '', accepts: true })
  expect((await asApplicant.talentPool.mine())[0]?.keepUntil).toEqual(addMonths(addDays(soon, 2), 12))
})

test('a consent ends whenever the person wants, and the company rests three months', async () => {
  const { asApplicant, ask, pool, link, company } = await scene()
  await ask()
  const token = await link()
  await callerFor(null).talentPool.answerByLink({ token, accepts: true })
  await callerFor(null).talentPool.answerByLink({ token, accepts: false })
  expect(await pool()).toMatchObject({ items: [], everybody: 0 })
  expect(await poolGrant(company.id)).toBe(0)
  expect((await asApplicant.talentPool.mine())[0]?.state).toBe('withdrawn')
  await expect(ask()).rejects.toThrow('drei Monaten')
  await expect(ask(addDays(now, 91))).resolves.toBeUndefined()
})

test('an application without a name does not tell that its sender is in the pool', async () => {
  const { asApplicant, ask, own, company, applicant } = await scene()
  await ask()
  const [entry] = await asApplicant.talentPool.mine()
  await asApplicant.talentPool.answer({ id: entry?.id ?? '', accepts: true })
  const { id } = await createApplication({ company, applicant, isAnonymous: true })
  const step = { applicationId: id, from: 'submitted' as const, to: 'rejected' as const, message: 'Leider nein.' }
  await own.application.changeStatus(step)
  const about = { applicationId: id }
  const question = { id: uuidv7(), about, months: '12' as const, message: '' }
  expect(await own.talentPool.standing({ about })).toBeNull()
  await expect(own.talentPool.ask(question)).rejects.toThrow('sobald Sie den Namen sehen')
  await own.application.showNames({ id })
  expect(await own.talentPool.standing({ about })).toMatchObject({ latest: { id: entry?.id, state: 'agreed' } })
  await expect(own.talentPool.ask(question)).rejects.toThrow('schon in Ihrem Kandidatenpool')
})

test('only who was turned down, or has opened the résumé, can be asked', async () => {
  const { id, company } = await createApplication()
  const ask = { id: uuidv7(), about: { applicationId: id }, months: '6' as const, message: '' }
  await expect(callerFor(company.admin).talentPool.ask(ask)).rejects.toThrow('nach einer Absage')
})

/** Somebody in the pool, with the id of their entry. */
async function agreed(of: Parameters<typeof scene>[0] = {}) {
  const made = await scene(of)
  await made.ask()
  const id = (await made.asApplicant.talentPool.mine())[0]?.id ?? ''
  await made.asApplicant.talentPool.answer({ id, accepts: true })
  return { ...made, entryId: id }
}

test('who blocks the company, or is suspended, is in its pool no more, and who has blocked it is not asked', async () => {
  const one = await agreed()
  const other = await scene()
  expect((await one.pool()).everybody).toBe(1)
  await db.update(user).set({ suspendedAt: now }).where(eq(user.id, one.applicant.user.id))
  expect(await one.pool()).toMatchObject({ items: [], everybody: 0 })
  await db.update(user).set({ suspendedAt: null }).where(eq(user.id, one.applicant.user.id))
  for (const { applicant, company } of [one, other]) {
    await db.insert(companyBlock).values({ applicantProfileId: applicant.id, companyId: company.id })
  }
  expect(await one.pool()).toMatchObject({ items: [], everybody: 0 })
  await expect(other.ask()).rejects.toThrow('nach einer Absage')
})

test('each new period is asked for again, and the end of a consent leaves other ways to the résumé open', async () => {
  const { applicant, company, entryId } = await agreed()
  const soon = addDays(addMonths(now, 12), -10)
  await askForRenewal(db, soon)
  await callerFor(applicant.user, { now: soon }).talentPool.answer({ id: entryId, accepts: true })
  const next = addDays(addMonths(soon, 12), -10)
  await askForRenewal(db, next)
  const [entry] = await db.select().from(poolEntry).where(eq(poolEntry.id, entryId))
  expect(entry?.renewalAskedAt).toEqual(next)
  await endPools(db, addMonths(soon, 12))
  expect(await poolGrant(company.id)).toBe(0)
  expect(await db.$count(resumeGrant, eq(resumeGrant.companyId, company.id))).toBe(1)
})

test('a question that nobody answers ends by itself after thirty days', async () => {
  const { asApplicant, ask } = await scene()
  await ask()
  await endPools(db, addDays(now, 29))
  expect((await asApplicant.talentPool.mine())[0]?.state).toBe('asked')
  await endPools(db, addDays(now, 31))
  expect((await asApplicant.talentPool.mine())[0]?.state).toBe('expired')
})

test('a pool is that of its company, a note that of its author, and an answer that of the person', async () => {
  const { own, entryId, company } = await agreed()
  const rival = await scene()
  await expect(rival.asApplicant.talentPool.answer({ id: entryId, accepts: false })).rejects.toThrow('gibt es nicht')
  await expect(rival.own.talentPool.tag({ id: entryId, tag: 'fremd', isSet: true })).rejects.toThrow('gibt es nicht')
  const note = { id: uuidv7(), entryId, body: 'Im Mai anrufen' }
  await expect(rival.own.talentPool.addNote(note)).rejects.toThrow('gibt es nicht')
  await own.talentPool.addNote(note)
  await rival.own.talentPool.remove({ id: entryId })
  await callerFor(await createMember(company.id)).talentPool.removeNote({ id: note.id })
  expect((await own.talentPool.list({})).items).toMatchObject([{ tags: [], notes: [{ body: note.body }] }])
  await own.talentPool.removeNote({ id: note.id })
  await own.talentPool.remove({ id: entryId })
  expect((await own.talentPool.list({})).items).toEqual([])
})

test('a company asks thirty people a day, and nobody by the id of another question', async () => {
  const { ask, applicant, company } = await scene()
  const earlier = { companyId: company.id, applicantProfileId: applicant.id, months: '12' as const, message: '' }
  const asked = Array.from({ length: 30 }, () => ({ ...earlier, id: uuidv7(), state: 'expired' as const }))
  await db.insert(poolEntry).values(asked.map((entry) => ({ ...entry, createdAt: addDays(now, -0.5) })))
  await expect(ask()).rejects.toThrow('30 Anfragen am Tag')
  await ask(addDays(now, 0.6))
  const rival = await scene()
  const taken = { id: asked[0]?.id ?? '', about: { applicationId: rival.id }, months: '6' as const, message: '' }
  await expect(rival.own.talentPool.ask(taken)).rejects.toThrow('gibt es schon')
  await rival.ask()
})

test('each of a company’s people and each of a person’s companies stands alone', async () => {
  const first = await agreed()
  const colleague = await agreed({ company: first.company })
  const elsewhere = await agreed({ applicant: first.applicant })
  await first.own.talentPool.tag({ id: first.entryId, tag: 'CNC', isSet: true })
  await first.asApplicant.talentPool.answer({ id: elsewhere.entryId, accepts: false })
  const { items } = await first.own.talentPool.list({})
  expect(new Map(items.map(({ id, tags }) => [id, tags]))).toEqual(
    new Map([
      [first.entryId, ['CNC']],
      [colleague.entryId, []],
    ]),
  )
  expect([await poolGrant(first.company.id), await poolGrant(elsewhere.company.id)]).toEqual([2, 0])
})

test('two colleagues tag one person: neither takes away what the other added', async () => {
  const { own, entryId, company } = await agreed()
  const colleague = callerFor(await createMember(company.id))
  await Promise.all([
    own.talentPool.tag({ id: entryId, tag: 'SAP', isSet: true }),
    colleague.talentPool.tag({ id: entryId, tag: 'Bielefeld', isSet: true }),
  ])
  const tags = async () => (await own.talentPool.list({})).items[0]?.tags.toSorted()
  expect(await tags()).toEqual(['Bielefeld', 'SAP'])
  await own.talentPool.tag({ id: entryId, tag: 'SAP', isSet: false })
  expect(await tags()).toEqual(['Bielefeld'])
  for (let each = 2; each <= 10; each++) await own.talentPool.tag({ id: entryId, tag: `Nr. ${each}`, isSet: true })
  await expect(own.talentPool.tag({ id: entryId, tag: 'zu viel', isSet: true })).rejects.toThrow('Mehr als zehn')
})

test('the search in the pool reads the title of the résumé that is shown, and of no other', async () => {
  const { own, applicant } = await agreed()
  await createResume(applicant.id, { title: 'Bewerbung Brückenbau', isDefault: false })
  const found = async (q: string) => (await own.talentPool.list({ q })).total
  const shown = await db.select({ title: resume.title }).from(resume).where(eq(resume.applicantProfileId, applicant.id))
  expect(shown.map(({ title }) => title).toSorted()).toEqual(['Bewerbung Brückenbau', 'Metall und CNC'])
  expect([await found('Metall und CNC'), await found('Brückenbau')]).toEqual([1, 0])
})

test('whoever accepted contact can be asked for the pool after an application, too', async () => {
  const person = await createApplicant({ visibility: 'visible' })
  const { company, applicant, asApplicant, own } = await scene({ applicant: person })
  const requestId = uuidv7()
  await db.delete(resumeGrant).where(eq(resumeGrant.applicantProfileId, applicant.id))
  await own.contactRequest.send({
    id: requestId,
    applicantProfileId: applicant.id,
    message: 'Wir möchten Sie kennenlernen.',
  })
  await asApplicant.contactRequest.answer({ id: requestId, accepts: true })
  await db
    .insert(resumeGrant)
    .values({ applicantProfileId: applicant.id, companyId: company.id, reason: 'application' })
  const about = { applicantProfileId: applicant.id }
  await own.talentPool.ask({ id: uuidv7(), about, months: '6', message: '' })
  const [mail] = await mailsTo(applicant.user.email, 'pool-request')
  expect(mail?.text).toContain('kennt dich aus einer Kontaktanfrage')
  expect(mail?.text).not.toContain('deine Bewerbung')
})

test('before a yes there is nothing to note, and a no is not turned into a removal', async () => {
  const { ask, own, asApplicant } = await scene()
  await ask()
  const id = (await asApplicant.talentPool.mine())[0]?.id ?? ''
  await expect(own.talentPool.addNote({ id: uuidv7(), entryId: id, body: 'Im Mai' })).rejects.toThrow('gibt es nicht')
  await expect(own.talentPool.tag({ id, tag: 'CNC', isSet: true })).rejects.toThrow('gibt es nicht')
  await asApplicant.talentPool.answer({ id, accepts: false })
  await own.talentPool.remove({ id })
  expect((await asApplicant.talentPool.mine())[0]?.state).toBe('declined')
  await expect(ask()).rejects.toThrow('drei Monaten')
})

test('the same question twice is one, and nobody asks about an application to somebody else', async () => {
  const { id, own, applicant } = await scene()
  const question = { id: uuidv7(), about: { applicationId: id }, months: '12' as const, message: '' }
  await own.talentPool.ask(question)
  await own.talentPool.ask(question)
  expect(await mailsTo(applicant.user.email, 'pool-request')).toHaveLength(1)
  const rival = callerFor((await createCompany()).admin)
  await expect(rival.talentPool.ask({ ...question, id: uuidv7() })).rejects.toThrow('nach einer Absage')
  expect(await rival.talentPool.standing({ about: question.about })).toBeNull()
})

test('a question that was taken back is not asked again on the same day', async () => {
  const { own, asApplicant, ask, applicant, company, id } = await scene()
  await ask()
  await own.talentPool.remove({ id: (await asApplicant.talentPool.mine())[0]?.id ?? '' })
  // So its page does not offer it.
  const about = { applicationId: id }
  expect(await own.talentPool.standing({ about })).toMatchObject({ refusal: 'askedToday' })
  const nextDay = callerFor(company.admin, { now: addDays(now, 1.1) })
  expect(await nextDay.talentPool.standing({ about })).toMatchObject({ refusal: null })
  await expect(ask(addDays(now, 0.9))).rejects.toThrow('schon gefragt')
  await ask(addDays(now, 1.1))
  expect(await mailsTo(applicant.user.email, 'pool-request')).toHaveLength(2)
})

test('only the person’s own block of this very company keeps it from asking', async () => {
  const { applicant, company, ask } = await scene()
  const other = await scene()
  await db.insert(companyBlock).values([
    { applicantProfileId: applicant.id, companyId: other.company.id },
    { applicantProfileId: other.applicant.id, companyId: company.id },
  ])
  await ask()
  expect(await mailsTo(applicant.user.email, 'pool-request')).toHaveLength(1)
})

test('a note is written once, and goes alone', async () => {
  const { own, entryId, company } = await agreed()
  const [first, second] = [uuidv7(), uuidv7()]
  for (const id of [first, first, second]) await own.talentPool.addNote({ id, entryId, body: 'Im Mai anrufen' })
  await own.talentPool.removeNote({ id: first })
  // Whoever has moved to another company leaves the notes of the first alone.
  const elsewhere = await createCompany()
  await db.update(companyMember).set({ companyId: elsewhere.id }).where(eq(companyMember.userId, company.admin.id))
  await callerFor(company.admin).talentPool.removeNote({ id: second })
  await db.update(companyMember).set({ companyId: company.id }).where(eq(companyMember.userId, company.admin.id))
  expect((await own.talentPool.list({})).items).toMatchObject([{ notes: [{ id: second }] }])
})
