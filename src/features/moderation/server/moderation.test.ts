import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { session } from '~/features/accounts/server/table'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createResume } from '../../../../tests/factories/resume'
import { sessionCookie } from '../../../../tests/factories/session'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { reportContent } from './commands/report-content'

const { db } = database()
const visitor = callerFor(null)
let admin: ReturnType<typeof callerFor>
let second: ReturnType<typeof callerFor>

beforeAll(async () => {
  admin = callerFor(await createPlatformAdmin())
  second = callerFor(await createPlatformAdmin())
})

async function createReport(changes: object = {}) {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  await db.transaction((tx) => markPostings(tx, [posting.id]))
  const input = {
    id: uuidv7(),
    subjectType: 'job-posting' as const,
    subjectId: posting.id,
    reason: 'scam' as const,
    text: 'Für die Einarbeitung wird Geld verlangt.',
    name: 'Eva Muster',
    email: `${uuidv7()}@test.example`,
    goodFaith: true as const,
    ...changes,
  }
  // Avoids the limit of one address, which has its own test.
  await reportContent({ db, actor: null, now: new Date(), clientIp: uuidv7() }, input)
  return { company, posting, input }
}

/** An applicant there; returns the address of their mails. */
async function applyTo(jobPostingId: string): Promise<string> {
  const applicant = await createApplicant()
  const resume = await createResume(applicant.id)
  await callerFor(applicant.user).application.submit({
    ...{ id: uuidv7(), jobPostingId, resumeId: resume.id },
    ...{ coverLetter: '', answers: [], attachmentFileIds: [] },
  })
  return applicant.user.email
}

const removal = {
  decision: 'removed' as const,
  ground: 'law' as const,
  rule: '§ 263 StGB',
  facts: 'In der Anzeige wird eine Zahlung vor Beginn der Arbeit verlangt.',
}

async function mailsTo(email: string) {
  const mails = await db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.createdAt)
  return mails.filter(({ kind }) => /report|appeal|statement/.test(kind))
}

async function tokenIn(email: string): Promise<string> {
  for (const { text } of await mailsTo(email)) {
    const token = /\/report\/appeal\/([\w-]+)/.exec(text)?.[1]
    if (token) return token
  }
  throw new Error('no link in the mails')
}

it('takes a report once, with a receipt, and shows it to platform admins by urgency', async () => {
  const { input, posting } = await createReport()
  await visitor.moderation.report(input)
  const [receipt, ...more] = await mailsTo(input.email)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ kind: 'report-received' })
  expect(receipt?.text).toContain(input.id)
  const later = await createReport({ reason: 'misleading' })
  const { rows, counts } = await admin.moderation.list({})
  const ids = rows.map(({ id }) => id)
  expect(ids.indexOf(input.id)).toBeLessThan(ids.indexOf(later.input.id))
  expect(counts.offen).toBe(rows.length)
  expect(await admin.moderation.byId({ id: input.id })).toMatchObject({
    subjectTitle: posting.title,
    reporterName: 'Eva Muster',
    state: 'received',
    appeals: [],
  })
})

it('asks for a reason, an explanation, a name, an address and good faith', async () => {
  const { input } = await createReport()
  for (const wrong of [{ reason: 'x' }, { text: 'kurz' }, { name: '' }, { email: 'x' }, { goodFaith: false }]) {
    const broken: unknown = { ...input, id: uuidv7(), ...wrong }
    await expect(Reflect.apply(visitor.moderation.report, null, [broken])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
})

it('reports only what the public can see', async () => {
  const draft = await createJobPosting({ status: 'draft', publishedAt: null, runsUntil: null })
  for (const subjectId of [draft.id, uuidv7()]) {
    await expect(visitor.moderation.subject({ subjectType: 'job-posting', subjectId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

it('refuses the eleventh report of a quarter of an hour from one address, and sends one mailbox few receipts', async () => {
  const { input } = await createReport()
  const now = new Date()
  const report = (clientIp: string, email: string) =>
    reportContent({ db, actor: null, now, clientIp }, { ...input, id: uuidv7(), email })
  for (let sent = 0; sent < 10; sent += 1) await report('192.0.2.33', `${uuidv7()}@test.example`)
  await expect(report('192.0.2.33', 'a@test.example')).rejects.toThrow('viele Meldungen')
  for (let sent = 0; sent < 10; sent += 1) await report(`2001:db8:0:7::${sent}`, `${uuidv7()}@test.example`)
  await expect(report('2001:db8:0:7::a', 'a@test.example')).rejects.toThrow('viele Meldungen')
  for (let sent = 0; sent < 5; sent += 1) await report(uuidv7(), 'viel@test.example')
  expect(await db.$count(outboxMail, eq(outboxMail.recipient, 'viel@test.example'))).toBe(3)
})

it('removes a posting with a statement of reasons for the company, an answer for the reporter, and an audit event', async () => {
  const { input, posting, company } = await createReport()
  await admin.moderation.decide({ id: input.id, ...removal })
  // Nobody reads it any more but those who decide about objections.
  await expect(visitor.jobPosting.byId({ id: posting.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(callerFor(company.admin).jobPosting.byId({ id: posting.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await second.jobPosting.byId({ id: posting.id })).toMatchObject({ gone: true })
  const found = await visitor.jobPosting.search({ was: 'Zerspanungsmechaniker' })
  expect(found.hits.map(({ id }) => id)).not.toContain(posting.id)
  expect((await mailsTo(input.email)).map(({ kind }) => kind)).toEqual(['report-received', 'report-decided'])
  const [statement] = await mailsTo(company.admin.email)
  expect(statement?.kind).toBe('statement-of-reasons')
  for (const part of [removal.facts, removal.rule, 'ohne automatische Mittel', 'sechs Monaten', 'Gerichte']) {
    expect(statement?.text).toContain(part)
  }
  // The reporter is not named.
  expect(statement?.text).not.toContain('Eva Muster')
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, posting.id), like(auditEvent.action, 'report.%')))
  expect(events).toEqual([{ action: 'report.removed' }])
  await expect(admin.moderation.decide({ id: input.id, ...removal })).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('brings a posting back, paused, when the complaint about its removal is right', async () => {
  const { input, posting, company } = await createReport()
  const waiting = await applyTo(posting.id)
  await admin.moderation.decide({ id: input.id, ...removal })
  const token = await tokenIn(company.admin.email)
  expect(await visitor.moderation.appealStart({ token })).toMatchObject({
    side: 'company',
    appealedAt: null,
    isInTime: true,
  })
  const text = 'Das Geld war eine Kaution für Arbeitskleidung.'
  await visitor.moderation.appeal({ token, text })
  await expect(visitor.moderation.appeal({ token, text })).rejects.toMatchObject({ code: 'CONFLICT' })
  const list = await admin.moderation.list({ reiter: 'beschwerden' })
  expect(list.rows.map(({ id }) => id)).toContain(input.id)
  const [made] = (await admin.moderation.byId({ id: input.id })).appeals
  const waits = and(eq(outboxMail.kind, 'admin-appeal'), like(outboxMail.dedupeKey, `%${made?.id}%`))
  expect(await db.$count(outboxMail, waits)).toBeGreaterThan(0)
  const answer = 'Die Kaution ist zulässig; wir haben uns geirrt.'
  await second.moderation.decideAppeal({ id: made?.id ?? '', isUpheld: 'yes', answer })
  expect(await visitor.jobPosting.byId({ id: posting.id })).toMatchObject({ gone: false, paused: true })
  for (const email of [company.admin.email, input.email]) {
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: 'appeal-decided',
      text: expect.stringContaining(answer),
    })
  }
  await expect(second.moderation.decideAppeal({ id: made?.id ?? '', isUpheld: 'no', answer })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  // Those who were told of the removal are told of the restoration.
  const told = await db
    .select({ subject: outboxMail.subject })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, waiting), eq(outboxMail.kind, 'application-measure')))
    .orderBy(outboxMail.id)
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual(['Stelle entfernt', 'Stelle zurückgegeben'])
})

it('ends a posting at once that is given back after its last day', async () => {
  const { input, posting, company } = await createReport()
  await admin.moderation.decide({ id: input.id, ...removal })
  await db.update(jobPosting).set({ runsUntil: new Date() }).where(eq(jobPosting.id, posting.id))
  await visitor.moderation.appeal({ token: await tokenIn(company.admin.email), text: 'Das Geld war eine Kaution.' })
  const [made] = (await admin.moderation.byId({ id: input.id })).appeals
  await second.moderation.decideAppeal({ id: made?.id ?? '', isUpheld: 'yes', answer: 'Die Kaution ist zulässig.' })
  const [row] = await db.select({ status: jobPosting.status }).from(jobPosting).where(eq(jobPosting.id, posting.id))
  expect(row).toEqual({ status: 'expired' })
})

it('keeps what is lawful, lets the reporter complain, and removes it then', async () => {
  const { input, posting, company } = await createReport()
  await admin.moderation.decide({ id: input.id, ...removal, decision: 'kept' })
  expect(await visitor.jobPosting.byId({ id: posting.id })).toMatchObject({ gone: false })
  expect(await mailsTo(company.admin.email)).toEqual([])
  await visitor.moderation.appeal({
    token: await tokenIn(input.email),
    text: 'Es steht doch wörtlich im dritten Absatz.',
  })
  const [made] = (await admin.moderation.byId({ id: input.id })).appeals
  const answer = 'Sie haben recht, wir haben den Absatz übersehen.'
  await second.moderation.decideAppeal({ id: made?.id ?? '', isUpheld: 'yes', answer })
  await expect(visitor.jobPosting.byId({ id: posting.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // Every removal has its statement of reasons, and a link to object.
  const [statement, ...more] = await mailsTo(company.admin.email)
  expect(more).toEqual([])
  expect(statement).toMatchObject({ kind: 'statement-of-reasons', text: expect.stringContaining(answer) })
  // Behind it stands what was decided last, not first.
  expect(await visitor.moderation.appealStart({ token: await tokenIn(company.admin.email) })).toMatchObject({
    ...{ side: 'company', isInTime: true, decision: 'removed', facts: answer, appealedAt: null, answer: null },
  })
  // Who objected reads the answer behind the old link, and when it was first decided stays known.
  expect(await visitor.moderation.appealStart({ token: await tokenIn(input.email) })).toMatchObject({
    ...{ side: 'reporter', decision: 'removed', answer: { isUpheld: true, text: answer } },
  })
  const late = callerFor(null, { now: addDays(new Date(), 190) })
  expect(await late.moderation.appealStart({ token: await tokenIn(company.admin.email) })).toMatchObject({
    isInTime: false,
  })
})

it('suspends a reported company with its postings, and gives all of it back after a complaint', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const { input } = await createReport({ subjectType: 'company', subjectId: company.profileId })
  await sessionCookie(company.admin.id)
  await admin.moderation.decide({ id: input.id, ...removal })
  expect(await db.select().from(session).where(eq(session.userId, company.admin.id))).toEqual([])
  await expect(visitor.jobPosting.byId({ id: posting.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await second.jobPosting.byId({ id: posting.id })).toMatchObject({ can: { apply: false } })
  const named = visitor.moderation.subject({ subjectType: 'job-posting', subjectId: posting.id })
  await expect(named).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // Whoever decides about the complaint sees what it is about; nobody else does.
  const page = { id: company.profileId ?? '' }
  await expect(visitor.companyProfile.byId(page)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(callerFor(company.admin).companyProfile.byId(page)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await second.companyProfile.byId(page)).toMatchObject({ isSuspended: true })
  await visitor.moderation.appeal({
    token: await tokenIn(company.admin.email),
    text: 'Wir sind eine eingetragene GmbH.',
  })
  const [made] = (await admin.moderation.byId({ id: input.id })).appeals
  await second.moderation.decideAppeal({
    id: made?.id ?? '',
    isUpheld: 'yes',
    answer: 'Der Registerauszug liegt jetzt vor.',
  })
  expect(await visitor.jobPosting.byId({ id: posting.id })).toMatchObject({ can: { apply: true } })
})

it('takes complaints for six months', async () => {
  const { input, company } = await createReport()
  await admin.moderation.decide({ id: input.id, ...removal })
  const token = await tokenIn(company.admin.email)
  const late = callerFor(null, { now: addDays(new Date(), 190) })
  await expect(late.moderation.appeal({ token, text: 'Das fällt uns jetzt erst auf.' })).rejects.toThrow('Frist')
  await expect(visitor.moderation.appealStart({ token: 'x'.repeat(32) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('leaves a complaint to another person than the one who decided, however often the decision turns', async () => {
  const { input, company } = await createReport()
  await admin.moderation.decide({ id: input.id, ...removal, decision: 'kept' })
  await visitor.moderation.appeal({ token: await tokenIn(input.email), text: 'Es steht im dritten Absatz.' })
  const own = await admin.moderation.byId({ id: input.id })
  expect(own).toMatchObject({ isOwnDecision: true })
  expect(await second.moderation.byId({ id: input.id })).toMatchObject({ isOwnDecision: false })
  const decision = { id: own.appeals[0]?.id ?? '', isUpheld: 'yes' as const, answer: 'Stimmt, wir entfernen sie.' }
  await expect(admin.moderation.decideAppeal(decision)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await admin.moderation.byId({ id: input.id })).appeals).toMatchObject([{ decidedAt: null }])
  await second.moderation.decideAppeal(decision)
  // The removal is now the second person's decision.
  await visitor.moderation.appeal({ token: await tokenIn(company.admin.email), text: 'Das war eine Kaution.' })
  const [, made] = (await second.moderation.byId({ id: input.id })).appeals
  const answer = { id: made?.id ?? '', isUpheld: 'no' as const, answer: 'Es bleibt bei der Entfernung.' }
  await expect(second.moderation.decideAppeal(answer)).rejects.toMatchObject({ code: 'CONFLICT' })
  await admin.moderation.decideAppeal(answer)
})
