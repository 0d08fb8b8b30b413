import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { isCompanyActor } from '~/features/accounts/actor'
import { loadUser } from '~/features/applicants/server/load-actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { applicationFolder } from '~/features/applications/server/exports/application-folder'
import { sentFile } from '~/features/applications/server/exports/sent-file'
import { interviewCalendar } from '~/features/applications/server/queries/interview-calendar'
import { applicationAttachment } from '~/features/applications/server/table'
import { interview } from '~/features/applications/server/workflow-table'
import { companyMember } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../factories/applicant'
import { createApplication } from '../../factories/application'
import { callerFor } from '../../factories/caller'
import { createCompany, createMember } from '../../factories/company'
import { noticesDuring } from '../../factories/notices'
import { procedures } from '../../factories/procedures'
import { undone } from '../../factories/undone'
import { callWith } from './call'
import { RULES } from './rules'
import { createWorld, type World } from './world'

const { db } = database()
const now = new Date()

/** One posting that somebody reads along, and beside it another with an application they must never hear of. */
async function twoPostings() {
  const company = await createCompany()
  const read = await createApplication({ company })
  const other = await createApplication({ company, applicant: await createApplicant() })
  const person = and(eq(applicantProfile.id, other.applicant.id))
  await db.update(applicantProfile).set({ firstName: 'Zaphira', lastName: 'Quint' }).where(person)
  const reader = await createMember(company.id, { readsJobPostingId: read.posting.id })
  const otherReader = await createMember(company.id, { readsJobPostingId: other.posting.id })
  return { company, read, other, reader, otherReader }
}

async function actorOf({ id }: { id: string }) {
  const loaded = await loadUser(db, id, now)
  if (!loaded) throw new Error('nobody')
  return loaded.actor
}

let world: World
beforeAll(async () => {
  world = await createWorld()
})

/** What is a reader's as it is every signed-in person's. */
const OF_EVERYBODY = (path: string) => RULES[path]?.allow.includes('applicant') ?? false

test('what a reader may do is known by name', () => {
  const may = Object.keys(RULES).filter((path) => RULES[path]?.allow.includes('reader') && !OF_EVERYBODY(path))
  expect(may.sort()).toEqual([
    'application.addNote',
    'application.board',
    'application.byId',
    'application.choices',
    'application.colleagues',
    'application.list',
    'application.rate',
    'billing.start',
  ])
})

test('no answer to a reader tells of applications to other postings', async () => {
  const asked = Object.keys(RULES).filter((path) => RULES[path]?.allow.includes('otherReader'))
  for (const path of asked.filter((each) => procedures.get(each) === 'query')) {
    const answer = await undone((tx) => callWith(path, 'otherReader', world, tx, RULES[path]?.input?.(world)))
    expect(JSON.stringify(answer) ?? '', path).not.toContain(world.applicationId)
  }
})

test('lists, board, filters and colleagues hold the one posting, whatever is asked for', async () => {
  const { read, other, reader, otherReader } = await twoPostings()
  const own = callerFor(reader).application
  for (const filters of [{}, { stelle: other.posting.id }, { suche: 'a' }]) {
    const seen = JSON.stringify([await own.list(filters), await own.board(filters)])
    expect(seen).not.toContain(other.id)
  }
  expect((await own.list({})).items.map(({ id }) => id)).toEqual([read.id])
  expect((await own.list({})).can).toEqual({ decide: false })
  expect((await own.choices()).postings.map(({ id }) => id)).toEqual([read.posting.id])
  expect((await own.colleagues()).map(({ userId }) => userId)).not.toContain(otherReader.id)
  const opened = await own.byId({ id: read.id })
  expect(opened.can).toEqual({ decide: false, moveTo: [] })
  await expect(own.byId({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(own.rate({ applicationId: other.id, stars: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the same person’s application to another posting is not named', async () => {
  const company = await createCompany()
  const read = await createApplication({ company })
  const other = await createApplication({ company, applicant: read.applicant })
  const reader = await createMember(company.id, { readsJobPostingId: read.posting.id })
  expect((await callerFor(company.admin).application.byId({ id: read.id })).duplicates).toHaveLength(1)
  expect((await callerFor(reader).application.byId({ id: read.id })).duplicates).toEqual([])
  expect(other.id).not.toBe(read.id)
})

test('files: those of the one posting, and no lists', async () => {
  const { read, other, reader } = await twoPostings()
  const actor = await actorOf(reader)
  expect(isCompanyActor(actor)).toBe(false)
  const pdf = new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf')
  for (const { id, applicant, isSeen } of [
    { ...read, isSeen: true },
    { ...other, isSeen: false },
  ]) {
    const file = await storeUpload(db, applicant.user.id, pdf)
    const attached = { applicationId: id, fileId: file.id, position: 0 }
    const [attachment] = await db.insert(applicationAttachment).values(attached).returning()
    const agreed = { applicationId: id, mode: 'phone', location: '0521 1', durationMinutes: 30 } as const
    const times = { startsAt: addDays(now, 3), proposedTimes: [] }
    const [talk] = await db
      .insert(interview)
      .values({ ...agreed, ...times, status: 'agreed' })
      .returning()
    const found = [
      await sentFile({ db, actor, now }, attachment?.id ?? ''),
      await applicationFolder({ db, actor, now }, id),
      await interviewCalendar(db, actor, talk?.id ?? '', now),
    ]
    expect(found.map((each) => each !== null)).toEqual([isSeen, isSeen, isSeen])
  }
})

test('mails and live notices: of the one posting, and only when a colleague names them', async () => {
  const { company, read, other, reader, otherReader } = await twoPostings()
  const admin = callerFor(company.admin).application
  const mailsTo = ({ email }: { email: string }) => db.$count(outboxMail, eq(outboxMail.recipient, email))
  expect([await mailsTo(reader), await mailsTo(otherReader)]).toEqual([0, 0])
  const heard = await noticesDuring('application', async () => {
    const mentionedUserIds = [reader.id, otherReader.id]
    await admin.addNote({ id: uuidv7(), applicationId: read.id, body: 'Was meinst du?', mentionedUserIds })
    await admin.changeStatus({ applicationId: other.id, from: 'submitted', to: 'in_review', message: null })
  })
  const teams = heard.filter((users) => users.includes(company.admin.id))
  expect(teams.map((users) => [users.includes(reader.id), users.includes(otherReader.id)])).toEqual([
    [true, false],
    [false, true],
  ])
  expect([await mailsTo(reader), await mailsTo(otherReader)]).toEqual([1, 0])
  await callerFor(read.applicant.user).application.withdraw({ applicationId: read.id, message: null })
  expect(await mailsTo(reader)).toBe(1)
})

test('a role counts from the next call on', async () => {
  const { company, read, other } = await twoPostings()
  const colleague = await createMember(company.id)
  const own = callerFor(colleague)
  expect((await own.application.list({})).total).toBe(2)
  const members = (await callerFor(company.admin).member.list()).members
  const memberId = members.find(({ email }) => email === colleague.email)?.id ?? ''
  const role = { role: 'reader', jobPostingId: read.posting.id } as const
  await callerFor(company.admin).member.changeRole({ memberId, ...role })
  expect((await own.application.list({})).total).toBe(1)
  await expect(own.application.byId({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(own.jobPosting.manageList({})).rejects.toThrow('lesen die Bewerbungen zu einer Stelle mit')
  const back = { role: 'recruiter', jobPostingId: null } as const
  await callerFor(company.admin).member.changeRole({ memberId, ...back })
  expect((await own.application.list({})).total).toBe(2)
  const foreign = await createApplication()
  const wrong = { role: 'reader', jobPostingId: foreign.posting.id } as const
  await expect(callerFor(company.admin).member.changeRole({ memberId, ...wrong })).rejects.toThrow('wählen Sie')
})

test('the page of a résumé opens as the specification says, and shows a reader nothing', async () => {
  const { reader } = await twoPostings()
  const visible = await createApplicant({ visibility: 'visible' })
  const own = callerFor(reader)
  expect(await own.resume.view({ applicantProfileId: visible.id })).toEqual({ kind: 'not-released' })
  await expect(own.resume.search({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a reader stays a member: the account of the company cannot be set up or made anew by them', async () => {
  const { company, reader } = await twoPostings()
  expect(await callerFor(reader).billing.start()).toMatchObject({ mode: 'not-admin' })
  expect(await db.$count(companyMember, eq(companyMember.companyId, company.id))).toBe(3)
})
