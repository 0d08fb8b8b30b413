import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { savedJobPosting } from '~/features/applicants/server/table'
import { company } from '~/features/companies/server/table'
import { expireDuePostings } from '~/features/job-postings/server/commands/ending/expire-job-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { unsubscribeToken } from '~/features/job-search/server/alerts/links'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createUser } from '../../../../tests/factories/user'
import { tellOfSavedJobEnds } from './jobs/tell-of-saved-job-ends'

const { db } = database()
const start = new Date()
const on = (days: number) => addDays(start, days)

async function savedBy(person: { user: { id: string } }, endsOn: number, title = 'Uhrmacher (m/w/d)') {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id, title, runsUntil: on(endsOn) })
  await callerFor(person.user).savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
  return { ...posting, company }
}

async function pass(...days: number[]) {
  for (const day of days) {
    await expireDuePostings(db, on(day))
    await tellOfSavedJobEnds(db, on(day))
  }
}

async function mailsTo(email: string) {
  const mails = await db
    .select({
      kind: outboxMail.kind,
      subject: outboxMail.subject,
      text: outboxMail.text,
      unsubscribeUrl: outboxMail.unsubscribeUrl,
    })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.createdAt)
  return mails.filter(({ kind }) => kind === 'saved-jobs-ending')
}

it('says once, three days before, that a saved job ends, and not again when it has', async () => {
  const person = await createApplicant()
  const posting = await savedBy(person, 10)
  await pass(6)
  expect(await mailsTo(person.user.email)).toEqual([])
  await pass(8, 9, 11, 12)
  const mails = await mailsTo(person.user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Endet bald: „Uhrmacher (m/w/d)“'])
  expect(mails[0]?.text).toContain(`/job-posting/${posting.id}`)
  await callerFor(posting.company.admin, { now: on(13) }).jobPosting.archive({ id: posting.id })
  await pass(13)
  expect(await mailsTo(person.user.email)).toHaveLength(1)
})

it('says that a job ended before its time, once, also when its end had been announced', async () => {
  const person = await createApplicant()
  const [early, announced] = [await savedBy(person, 60), await savedBy(person, 10, 'Goldschmied (m/w/d)')]
  await pass(8)
  for (const { id, company } of [early, announced])
    await callerFor(company.admin, { now: on(9) }).jobPosting.archive({ id })
  await pass(9, 10, 11, 12)
  const [first, second, ...more] = await mailsTo(person.user.email)
  expect(first?.subject).toBe('Endet bald: „Goldschmied (m/w/d)“')
  expect(second?.subject).toBe('2 gemerkte Stellen sind nicht mehr online')
  expect(more).toEqual([])
})

it('tells of a new end after a renewal, puts a day into one mail, and keeps the rest for the next', async () => {
  const person = await createApplicant()
  const posting = await savedBy(person, 10)
  await savedBy(person, 10, 'Goldschmied (m/w/d)')
  await pass(8)
  expect((await mailsTo(person.user.email)).map(({ subject }) => subject)).toEqual(['2 gemerkte Stellen enden bald'])
  await db
    .update(jobPosting)
    .set({ runsUntil: on(40) })
    .where(eq(jobPosting.id, posting.id))
  await savedBy(person, 11.5, 'Graveur (m/w/d)')
  await tellOfSavedJobEnds(db, on(8.6))
  expect(await mailsTo(person.user.email)).toHaveLength(1)
  await pass(9, 37.5)
  expect((await mailsTo(person.user.email)).map(({ subject }) => subject).slice(1)).toEqual([
    'Endet bald: „Graveur (m/w/d)“',
    'Endet bald: „Uhrmacher (m/w/d)“',
  ])
})

it('leaves in peace who switched it off, has applied, or saved what was about to end', async () => {
  const [quiet, late] = [await createApplicant(), await createApplicant()]
  await savedBy(quiet, 10)
  await callerFor(quiet.user).notice.saveSetting({ topic: 'saved-jobs', mail: 'off' })
  const applied = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.id, applied.posting.id))
  await callerFor(applied.applicant.user).savedJob.toggle({ jobPostingId: applied.posting.id, isSaved: true })
  const posting = await savedBy(late, 10)
  await db
    .update(savedJobPosting)
    .set({ createdAt: on(7.5) })
    .where(eq(savedJobPosting.jobPostingId, posting.id))
  await pass(8, 9)
  for (const { email } of [quiet.user, applied.applicant.user, late.user]) expect(await mailsTo(email)).toEqual([])
})

it('ends with one click in the mail program, without signing in and for this person alone', async () => {
  const [person, other] = [await createApplicant(), await createApplicant()]
  await savedBy(person, 10)
  await savedBy(other, 10)
  await pass(8)
  const [mail] = await mailsTo(person.user.email)
  expect(mail?.text).toContain('/saved-jobs/unsubscribe/')
  const token = decodeURIComponent(mail?.unsubscribeUrl?.split('/api/saved-jobs/unsubscribe/')[1] ?? '')
  const visitor = callerFor(null)
  expect(await visitor.savedJob.mailsOfLink({ token })).toEqual({ isOn: true })
  await visitor.savedJob.stopMails({ token })
  await visitor.savedJob.stopMails({ token })
  expect(await visitor.savedJob.mailsOfLink({ token })).toEqual({ isOn: false })
  expect(await callerFor(other.user).notice.settings()).toContainEqual({
    topic: 'saved-jobs',
    inBell: true,
    mail: 'now',
  })
  for (const forged of [`${token.slice(0, -3)}xyz`, unsubscribeToken(token.split('.')[0] ?? '')])
    await expect(visitor.savedJob.stopMails({ token: forged })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('an account without a profile hears of it as well, once, and can end it by the link', async () => {
  const account = await createUser()
  const posting = await savedBy({ user: account }, 10)
  await savedBy({ user: account }, 11, 'Goldschmied (m/w/d)')
  await pass(8)
  const [mail, ...more] = await mailsTo(account.email)
  expect([mail?.subject, more]).toEqual(['2 gemerkte Stellen enden bald', []])
  expect(mail?.text).toContain('Hallo, wenn du dich noch bewerben möchtest')
  expect((await callerFor(account).notice.list({ page: 1 })).items[0]?.topic).toBe('saved-jobs')
  // A later profile takes the saved job over, and nothing is told again.
  await db
    .update(jobPosting)
    .set({ runsUntil: on(30) })
    .where(eq(jobPosting.id, posting.id))
  const token = decodeURIComponent(mail?.unsubscribeUrl?.split('/api/saved-jobs/unsubscribe/')[1] ?? '')
  await callerFor(null).savedJob.stopMails({ token })
  await pass(28)
  expect(await mailsTo(account.email)).toHaveLength(1)
})

it('sends nobody to a page that is there no longer: removed, or of a company that is suspended', async () => {
  const person = await createApplicant()
  const [removed, suspended, ended] = [
    await savedBy(person, 60),
    await savedBy(person, 60),
    await savedBy(person, 60, 'Goldschmied (m/w/d)'),
  ]
  for (const { id, company } of [removed, suspended, ended])
    await callerFor(company.admin, { now: on(9) }).jobPosting.archive({ id })
  await db
    .update(jobPosting)
    .set({ removedAt: on(9) })
    .where(eq(jobPosting.id, removed.id))
  await db
    .update(company)
    .set({ suspendedAt: on(9) })
    .where(eq(company.id, suspended.company.id))
  await pass(9, 10)
  expect((await mailsTo(person.user.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Goldschmied'),
  ])
})
