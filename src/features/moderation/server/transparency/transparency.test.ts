import { inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { messageReport } from '~/features/conversations/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { authorityOrder } from '../orders/table'
import { contentAppeal, contentReport, messageAppeal } from '../table'
import { transparencyAnswer } from './answer'
import { transparencyReport } from './report'

const { db } = database()
const NOW = new Date('2031-03-01T12:00:00Z')
/** A year of its own, which no other test of this database touches. */
const YEAR = 2030

type Report = typeof contentReport.$inferInsert

/** A report received at this moment. */
async function report(at: string, values: Partial<Report> = {}): Promise<string> {
  const createdAt = new Date(at)
  const id = uuidv7()
  await db.insert(contentReport).values({
    ...{ id, subjectType: 'job-posting', subjectId: uuidv7(), subjectTitle: 'Lagerhilfe', companyId: uuidv7() },
    ...{ reason: 'scam', text: 'Vorkasse', reporterName: 'Eva Muster', reporterEmail: 'eva@test.example' },
    ...{ dueAt: createdAt, createdAt, ...values },
  })
  return id
}

/** A decision so many hours after the report. */
function decided(at: string, hours: number, decision: 'kept' | 'removed', ground: 'law' | 'terms' = 'law') {
  const decidedAt = new Date(new Date(at).getTime() + hours * 3_600_000)
  return { state: 'decided' as const, decision, ground, decidedAt }
}

beforeAll(async () => {
  // 23:30 of 31 December in Greenwich is the new year in Germany.
  const first = '2029-12-31T23:30:00Z'
  const removed = await report(first, { ...decided(first, 2, 'removed'), reversedAt: new Date('2030-07-03T10:00:00Z') })
  const kept = '2030-05-01T10:00:00Z'
  await report(kept, decided(kept, 10, 'kept'))
  const second = '2030-06-01T10:00:00Z'
  const lifted = { liftedAt: new Date('2030-06-05T10:00:00Z') }
  await report(second, { ...decided(second, 30, 'removed', 'terms'), ...lifted, reason: 'fake' })
  await report('2030-12-31T22:30:00Z')
  await report('2030-12-31T23:30:00Z')
  const at = new Date('2030-07-01T10:00:00Z')
  await db.insert(contentAppeal).values({
    ...{ reportId: removed, side: 'company', text: 'Das war eine Kaution.', createdAt: at, isUpheld: 'yes' },
    ...{ answer: 'Stimmt.', decidedAt: new Date('2030-07-03T10:00:00Z') },
  })
})

test('counts the notices of a year in Germany by reason and ground, and how long they took', async () => {
  const { notices, medianHours, complaints, years } = await transparencyReport(db, YEAR, NOW)
  expect([...notices].sort((a, b) => b.received - a.received)).toEqual([
    { reason: 'scam', received: 3, removedByLaw: 1, removedByTerms: 0, kept: 1, open: 1 },
    { reason: 'fake', received: 1, removedByLaw: 0, removedByTerms: 1, kept: 0, open: 0 },
  ])
  expect(medianHours).toBe(10)
  expect(complaints).toEqual({ received: 1, upheld: 1, rejected: 0, medianHours: 48 })
  expect(years[0]).toBe(2031)
  // A year to come would end before it begins.
  expect((await transparencyReport(db, 2099, NOW)).year).toBe(2031)
})

/** Reported and not decided when an admin suspends. */
async function reportedCompany(subjectType: 'company' | 'job-posting') {
  const { id } = await createCompany()
  await report(new Date().toISOString(), { subjectType, companyId: id })
  return id
}

async function reportedBefore() {
  const { id } = await createCompany()
  const before = new Date(Date.now() - 86_400_000).toISOString()
  await report(before, { subjectType: 'company', companyId: id, ...decided(before, 1, 'kept') })
  return id
}

test('counts who was suspended without a notice: each once, nobody whose report was open, nobody suspended by a report', async () => {
  const admin = callerFor(await createPlatformAdmin())
  const reason = 'Wirbt für ein Schneeballsystem.'
  const now = new Date()
  const year = Number(toIsoDay(now).slice(0, 4))
  const before = await transparencyReport(db, year, now)
  const [own, kept] = [(await createCompany()).id, await reportedBefore()]
  const reported = [await reportedCompany('company'), await reportedCompany('job-posting')]
  const written = await createApplication()
  const { id: messageId } = await callerFor(written.company.admin).conversation.write({
    ...{ id: uuidv7(), applicationId: written.id, body: 'Kommen Sie abends allein ins Lager.' },
  })
  const about = { id: uuidv7(), messageId, reason: 'harassment', details: 'Das macht mir Angst.' } as const
  await callerFor(written.applicant.user).conversation.report(about)
  for (const id of [own, kept, ...reported, written.company.id]) await admin.admin.suspendCompany({ id, reason })
  // Twice is still one company.
  await admin.admin.restoreCompany({ id: own, reason })
  await admin.admin.suspendCompany({ id: own, reason })
  const decidedUpon = await createCompany()
  const reportId = await report(now.toISOString(), {
    ...{ subjectType: 'company', subjectId: decidedUpon.profileId ?? uuidv7(), companyId: decidedUpon.id },
  })
  await admin.moderation.decide({
    ...{ id: reportId, decision: 'removed', ground: 'terms', rule: 'Ziffer 4 der AGB' },
    facts: 'Das Unternehmen gibt es nicht; die Anschrift ist erfunden.',
  })
  const [person, resume] = [await createApplicant(), await createApplicant()]
  await report(now.toISOString(), { subjectType: 'resume', subjectId: resume.id, companyId: null })
  for (const { user } of [person, resume]) await admin.admin.suspendAccount({ id: user.id, reason })

  const after = await transparencyReport(db, year, now)
  expect(after.withoutNotice).toEqual({
    companies: before.withoutNotice.companies + 2,
    accounts: before.withoutNotice.accounts + 1,
  })
  const rows = await db
    .select({ id: auditEvent.subjectId, isReported: sql`(${auditEvent.details} ->> 'reported')::bool` })
    .from(auditEvent)
    .where(inArray(auditEvent.action, ['company.suspended', 'account.suspended']))
  const without = new Set(rows.filter(({ isReported }) => !isReported).map(({ id }) => id))
  expect([...without].sort()).toEqual([own, kept, person.user.id].sort())
})

test('a suspension belongs to the German year', async () => {
  const subject = { action: 'account.suspended', subjectType: 'user', previousHash: '', hash: '', keyId: '', mac: '' }
  for (const [seq, at] of ['2029-12-31T22:59:00Z', '2029-12-31T23:30:00Z', '2030-12-31T23:30:00Z'].entries()) {
    await db.insert(auditEvent).values({ ...subject, seq: 900_000 + seq, subjectId: uuidv7(), createdAt: new Date(at) })
  }
  expect((await transparencyReport(db, YEAR, NOW)).withoutNotice).toEqual({ accounts: 1, companies: 0 })
})

test('decisions on messages and complaints belong to the German year as well', async () => {
  const subject = { subjectType: 'messageReport', previousHash: '', hash: '', keyId: '', mac: '' }
  const events = [
    ['message-report.blocked', '2029-12-31T22:59:00Z'],
    ['message-report.blocked', '2029-12-31T23:30:00Z'],
    ['message-report.kept', '2030-06-01T10:00:00Z'],
    ['message-report.kept', '2030-12-31T23:30:00Z'],
  ] as const
  for (const [seq, [action, at]] of events.entries()) {
    const row = { ...subject, action, subjectId: uuidv7(), createdAt: new Date(at) }
    await db.insert(auditEvent).values({ ...row, seq: 910_000 + seq })
  }
  const later = { text: 'Das war eine Kaution.', side: 'company', createdAt: new Date('2030-12-31T23:30:00Z') } as const
  await db.insert(contentAppeal).values({ ...later, reportId: await report('2031-01-02T10:00:00Z') })
  const [reportId = ''] = (await db.select({ id: messageReport.id }).from(messageReport)).map(({ id }) => id)
  await db.insert(messageAppeal).values([
    { reportId, side: 'author', text: 'Das war ein Scherz.', createdAt: new Date('2030-12-31T22:30:00Z') },
    { reportId, side: 'reporter', text: 'Das macht mir Angst.', createdAt: new Date('2030-12-31T23:30:00Z') },
  ])
  const { messages, complaints, messageComplaints } = await transparencyReport(db, YEAR, NOW)
  expect(messages).toEqual({ blocked: 1, kept: 1 })
  expect(complaints.received).toBe(1)
  expect(messageComplaints.received).toBe(1)
})

test('machines get the same figures, and names nobody', async () => {
  const { body } = await transparencyAnswer(new URL(`https://test.example/transparency.json?jahr=${YEAR}`), NOW)
  expect(JSON.parse(String(body))).toMatchObject({ year: YEAR, medianHours: 10, complaints: { received: 1 } })
  expect(String(body)).not.toMatch(/Eva|test\.example|Lagerhilfe/)
})

test('counts orders of authorities by what they ask, what they are about and whose they are, and how long they took', async () => {
  const given = { authority: 'Amtsgericht Minden', reference: '3 Gs 7/26', content: 'Die Stelle.' } as const
  const about = { kind: 'remove', country: 'DE', reason: 'scam', writtenByUserId: uuidv7() } as const
  const receivedAt = new Date('2030-08-01T10:00:00Z')
  const after = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000)
  await db.insert(authorityOrder).values([
    { ...given, ...about, receivedAt, confirmedAt: after(2), actedAt: after(4), outcome: 'followed', note: 'Weg.' },
    { ...given, ...about, receivedAt, confirmedAt: after(6), actedAt: after(10), outcome: 'refused', note: 'Nein.' },
    { ...given, ...about, receivedAt },
    { ...given, ...about, receivedAt, kind: 'inform', country: 'AT' },
    // The new year in Germany.
    { ...given, ...about, receivedAt: new Date('2030-12-31T23:30:00Z') },
  ])
  const { orders } = await transparencyReport(db, YEAR, NOW)
  const none = { followed: 0, partly: 0, refused: 0, hoursToConfirm: null, hoursToAct: null }
  expect(orders).toEqual([
    { kind: 'inform', reason: 'scam', country: 'AT', received: 1, open: 1, ...none },
    {
      ...{ kind: 'remove', reason: 'scam', country: 'DE', received: 3, open: 1 },
      ...{ ...none, followed: 1, refused: 1, hoursToConfirm: 4, hoursToAct: 7 },
    },
  ])
  const { body } = await transparencyAnswer(new URL(`https://test.example/transparency.json?jahr=${YEAR}`), NOW)
  expect(String(body)).not.toMatch(/Minden|3 Gs|Die Stelle|Weg\./)
})

test('offers every year since the first notice or order', async () => {
  await db.insert(authorityOrder).values({
    ...{ authority: 'Amtsgericht Minden', reference: '', content: 'Die Stelle.', kind: 'remove', country: 'DE' },
    ...{ reason: 'scam', writtenByUserId: uuidv7(), receivedAt: new Date('2021-05-01T10:00:00Z') },
  })
  expect((await transparencyReport(db, YEAR, NOW)).years.at(-1)).toBe(2021)
})
