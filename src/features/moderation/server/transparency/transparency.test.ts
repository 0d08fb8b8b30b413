import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { contentAppeal, contentReport } from '../table'
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
  const removed = await report(first, decided(first, 2, 'removed'))
  const kept = '2030-05-01T10:00:00Z'
  await report(kept, decided(kept, 10, 'kept'))
  const second = '2030-06-01T10:00:00Z'
  await report(second, { ...decided(second, 30, 'removed', 'terms'), reason: 'fake' })
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
})

test('counts measures that nobody reported', async () => {
  const admin = callerFor(await createPlatformAdmin())
  const company = await createCompany()
  const now = new Date()
  const year = now.getUTCFullYear()
  const before = await transparencyReport(db, year, now)
  await admin.admin.suspendCompany({ id: company.id, reason: 'Wirbt für ein Schneeballsystem.' })
  const after = await transparencyReport(db, year, now)
  expect(after.withoutNotice.companies).toBe(before.withoutNotice.companies + 1)
})

test('machines get the same figures, and names nobody', async () => {
  const { body } = await transparencyAnswer(new URL(`https://test.example/transparency.json?jahr=${YEAR}`), NOW)
  expect(JSON.parse(String(body))).toMatchObject({ year: YEAR, medianHours: 10, complaints: { received: 1 } })
  expect(String(body)).not.toMatch(/Eva|test\.example|Lagerhilfe/)
})
