import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { license } from '~/features/billing/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { feedIndex, requestAll } from '~/platform/server/search/feed'
import { searchDocument } from '~/platform/server/search/table'
import { changeApplicant, createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createResume } from '../../../../../tests/factories/resume'
import { sendResumeDigests } from '../jobs/send-digests'
import { savedResumeSearch } from '../saved-search-table'
import { peopleIndex } from '../search/people-index'
import { resume } from '../table'

const { db } = database()

/** Other tests' searches must not be due when the clock runs ahead. */
beforeEach(() => db.delete(savedResumeSearch))

function send(now: Date, options?: { most: number }) {
  return sendResumeDigests(db, now, options)
}

/** As if the résumé had been changed this many days from now. */
async function changeAfter(resumeId: string, days: number) {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(resume)
      .set({ updatedAt: addDays(new Date(), days) })
      .where(eq(resume.id, resumeId))
      .returning({ id: resume.applicantProfileId })
    await markApplicants(
      tx,
      changed.map(({ id }) => id),
    )
  })
}

async function searcher(mailFrequency: 'daily' | 'weekly' | null = 'daily') {
  const company = await createCompany()
  await createJobPosting({ companyId: company.id })
  const id = uuidv7()
  const caller = callerFor(company.admin)
  const word = `Handwerk${id.slice(-6).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  await caller.resume.saveSearch({ id, name: 'Sattler', search: { was: word }, mailFrequency })
  const person = async (visibility: 'visible' | 'anonymous' | 'hidden', days = 0) => {
    const applicant = await createApplicant({ visibility })
    const made = await createResume(applicant.id, { content: { summary: word } })
    await changeAfter(made.id, days)
    return { ...applicant, resumeId: made.id }
  }
  const mails = () => db.select().from(outboxMail).where(eq(outboxMail.recipient, company.admin.email))
  return { company, id, caller, person, mails }
}

it('tells of new hits once, names nobody, and never writes without one', async () => {
  const { person, mails } = await searcher()
  expect(await send(addDays(new Date(), 2))).toBe(0)
  const found = [await person('visible', 3), await person('anonymous', 3)]
  await person('hidden', 3)
  expect(await send(addDays(new Date(), 4))).toBe(1)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'resume-search', subject: '2 neue Lebensläufe: „Sattler“' })
  for (const { id } of found) expect(mail?.text).toContain(`/resume/${id}`)
  expect(mail?.html).not.toMatch(/Miriam|Yıldız|Möller/)
  // A changed résumé is no new person.
  await changeAfter(found[0]?.resumeId ?? '', 5)
  await person('visible', 5)
  expect(await send(addDays(new Date(), 6))).toBe(1)
  expect((await mails()).map(({ subject }) => subject)).toContain('Ein neuer Lebenslauf: „Sattler“')
  expect(await send(addDays(new Date(), 8))).toBe(0)
})

it('tells of nobody because a restored database makes all documents again', async () => {
  const { person, mails } = await searcher()
  await person('visible', -3)
  await feedIndex(db, peopleIndex)
  await db.delete(searchDocument)
  await requestAll(db, peopleIndex)
  expect(await send(addDays(new Date(), 2))).toBe(0)
  expect(await mails()).toEqual([])
})

it('counts those it does not read, and tells of them once', async () => {
  const { person, mails } = await searcher()
  for (let made = 0; made < 3; made++) await person('visible', 3)
  expect(await send(addDays(new Date(), 4), { most: 2 })).toBe(1)
  expect((await mails())[0]?.subject).toBe('3 neue Lebensläufe: „Sattler“')
  expect(await send(addDays(new Date(), 6))).toBe(0)
})

it('writes weekly where that was chosen, and not at all without a choice', async () => {
  const [weekly, silent] = [await searcher('weekly'), await searcher(null)]
  for (const { person } of [weekly, silent]) await person('visible')
  expect(await send(addDays(new Date(), 2))).toBe(0)
  expect(await send(addDays(new Date(), 8))).toBe(1)
  expect(await silent.mails()).toEqual([])
  await silent.caller.resume.setSearchMails({ id: silent.id, mailFrequency: 'daily' })
  // Applicants from before the choice are not new.
  expect(await send(addDays(new Date(), 10))).toBe(0)
})

it('keeps to block lists and to what people chose meanwhile, at the moment of sending', async () => {
  const { person, company } = await searcher()
  const [blocking, leaving] = [await person('visible'), await person('visible')]
  await callerFor(blocking.user).companyBlock.set({ companyProfileId: company.profileId ?? '', isBlocked: true })
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, leaving.user.id))
  expect(await send(addDays(new Date(), 2))).toBe(0)
})

it('says nothing while the company may not search, and catches up once it may again', async () => {
  const { person, company } = await searcher()
  await person('visible')
  await db.update(license).set({ state: 'expired' }).where(eq(license.companyId, company.id))
  expect(await send(addDays(new Date(), 2))).toBe(0)
  await db.update(license).set({ state: 'active' }).where(eq(license.companyId, company.id))
  expect(await send(addDays(new Date(), 4))).toBe(1)
})

it('tells of people who let themselves be found, or offer what is looked for, without a change to the résumé', async () => {
  const { caller, company, person, mails } = await searcher(null)
  const [hidden, later] = [await person('hidden', -9), await person('visible', -9)]
  const was = (await db.select().from(resume).where(eq(resume.id, hidden.resumeId)))[0]?.content.summary ?? ''
  const search = { was, arbeitszeit: 'Teilzeit' as const }
  const id = uuidv7()
  await caller.resume.saveSearch({ id, name: 'Halbtags', search, mailFrequency: 'daily' })
  const offer = changeApplicant
  await offer(hidden.id, { desiredEmploymentTypes: ['Teilzeit'] })
  const tomorrow = callerFor(company.admin, { now: addDays(new Date(), 1.5) }).resume
  expect(await tomorrow.savedSearches()).toMatchObject([{ newCount: 0 }, {}])
  await offer(hidden.id, { visibility: 'anonymous' })
  await offer(later.id, { desiredEmploymentTypes: ['Vollzeit', 'Teilzeit'] })
  expect(await tomorrow.savedSearches()).toMatchObject([{ newCount: 2 }, {}])
  expect(await send(addDays(new Date(), 2))).toBe(1)
  const [mail] = await mails()
  for (const each of [hidden, later]) expect(mail?.text).toContain(`/resume/${each.id}`)
  // Suspended and restored, listed already: not new.
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, later.user.id))
  await db.update(user).set({ suspendedAt: null }).where(eq(user.id, later.user.id))
  expect(await send(addDays(new Date(), 4))).toBe(0)
})

it('looks again at what was being written while the last mail was made, and tells nobody twice', async () => {
  const { person, mails } = await searcher()
  const morning = addDays(new Date(), 2)
  await person('visible', 2)
  expect(await send(morning)).toBe(1)
  // Dated a moment before the mail, visible only after it.
  const late = await person('visible')
  await db
    .update(resume)
    .set({ updatedAt: new Date(morning.getTime() - 1_000) })
    .where(eq(resume.id, late.resumeId))
  expect(await send(addDays(new Date(), 4))).toBe(1)
  expect((await mails()).map(({ subject }) => subject)).toEqual(Array(2).fill('Ein neuer Lebenslauf: „Sattler“'))
})

it('ends with one click from the mail, by whoever holds the link, and the search stays', async () => {
  const { person, mails, caller, id } = await searcher()
  await person('visible')
  await send(addDays(new Date(), 2))
  const [mail] = await mails()
  const token = /resume-searches\/unsubscribe\/([\w.-]+)/.exec(mail?.unsubscribeUrl ?? '')?.[1] ?? ''
  const visitor = callerFor(null)
  expect(await visitor.resume.searchOfLink({ token })).toEqual({ name: 'Sattler' })
  await visitor.resume.stopSearchMails({ token })
  await visitor.resume.stopSearchMails({ token })
  expect(await visitor.resume.searchOfLink({ token })).toEqual({ name: null })
  await person('visible')
  expect(await send(addDays(new Date(), 4))).toBe(0)
  expect(await caller.resume.savedSearches()).toMatchObject([{ id, mailFrequency: null }])
  await expect(visitor.resume.stopSearchMails({ token: `${token.slice(0, -3)}xyz` })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const stranger = (await searcher()).caller
  await expect(stranger.resume.setSearchMails({ id, mailFrequency: 'daily' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
