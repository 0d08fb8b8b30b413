import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { remindOfIncidents } from './remind'
import { dataIncident } from './table'

const { db } = database()
const KNOWN = new Date('2026-11-20T10:00:00Z')
/** So many hours after we knew of it. */
const after = (hours: number) => new Date(KNOWN.getTime() + hours * 3_600_000)
const given = {
  ...{ title: 'Laptop gestohlen', facts: '', persons: '', data: '', consequences: '', measures: '', riskReason: '' },
  risk: 'open' as const,
}
let person: Awaited<ReturnType<typeof createPlatformAdmin>>

beforeEach(async () => {
  await db.delete(dataIncident)
  person = await createPlatformAdmin()
})

async function incident(values: Partial<typeof dataIncident.$inferInsert> = {}): Promise<string> {
  const id = uuidv7()
  await db.insert(dataIncident).values({ ...given, id, knownAt: KNOWN, ...values })
  return id
}

async function told() {
  const rows = await db
    .select({ kind: outboxMail.kind })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, person.email), like(outboxMail.kind, 'admin-incident-%')))
    .orderBy(outboxMail.id)
  return rows.map(({ kind }) => kind)
}

/** As an admin at this moment; the form is saved with another moment of knowing. */
async function correct(id: string, knownAt: Date, now: Date) {
  const admin = callerFor(person, { now }).incident
  const { version } = await admin.byId({ id })
  await admin.save({ id, version, values: { ...given, knownAt: toWallClock(knownAt) } })
}

test('the admins are told 24 hours before the 72 hours end, and when they have ended, each once', async () => {
  await incident()
  for (const hours of [0, 47.9]) expect(await remindOfIncidents(db, after(hours))).toBe(0)
  for (const hours of [48, 48.1, 71.9]) await remindOfIncidents(db, after(hours))
  expect(await told()).toEqual(['admin-incident-due'])
  await Promise.all([1, 2, 3].map(() => remindOfIncidents(db, after(72))))
  await remindOfIncidents(db, after(200))
  expect(await told()).toEqual(['admin-incident-due', 'admin-incident-overdue'])
  const { items } = await callerFor(person).notice.list({ page: 1 })
  expect(items.map(({ text, href }) => [text, href])).toEqual([
    ['Eine Datenpanne ist noch nicht gemeldet, die 72\u00a0Stunden sind vorbei.', '/super/incidents'],
    ['Eine Datenpanne ist noch nicht gemeldet, die Frist endet in weniger als 24\u00a0Stunden.', '/super/incidents'],
  ])
})

test('nobody can switch the mail off, and it says so', async () => {
  const off = callerFor(person).notice.saveSetting({ topic: 'platform', inBell: true, mail: 'off' })
  await expect(off).rejects.toMatchObject({ cause: { reason: 'mailNeeded' } })
  await incident()
  await remindOfIncidents(db, after(50))
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, person.email))
  expect(mail?.text).toContain('gesetzliche Frist')
  expect(mail?.text).not.toContain('Abstellen')
  expect(mail?.text).not.toContain(given.title)
})

test('what is reported, closed or without a risk reminds nobody', async () => {
  await incident({ reportedAt: after(10), risk: 'risk' })
  await incident({ closedAt: after(10) })
  await incident({ risk: 'none' })
  await remindOfIncidents(db, after(100))
  expect(await told()).toEqual([])
})

test('the start page counts what the authority may have to know of, and says until when', async () => {
  await incident({ knownAt: after(5) })
  await incident({ knownAt: after(3), risk: 'high' })
  await incident({ reportedAt: after(10), risk: 'risk' })
  await incident({ closedAt: after(10) })
  await incident({ risk: 'none' })
  const { incidents } = await callerFor(person).admin.overview()
  expect(incidents).toMatchObject({ count: 2, dueAt: after(75) })
})

test('one that is written down after its 72 hours gets only what is still true', async () => {
  await incident()
  await remindOfIncidents(db, after(100))
  expect(await told()).toEqual(['admin-incident-overdue'])
})

test('several are told of one by one', async () => {
  for (const _ of [1, 2, 3]) await incident()
  expect(await remindOfIncidents(db, after(60))).toBe(3)
  expect(await told()).toEqual(Array.from({ length: 3 }, () => 'admin-incident-due'))
})

test('who corrects the moment of knowing is reminded of the new end, and of no end twice', async () => {
  const id = await incident()
  await remindOfIncidents(db, after(50))
  await correct(id, after(2), after(51))
  await remindOfIncidents(db, after(52))
  expect(await told()).toEqual(['admin-incident-due'])
  await correct(id, after(30), after(52))
  for (const hours of [53, 79]) await remindOfIncidents(db, after(hours))
  expect(await told()).toEqual(['admin-incident-due', 'admin-incident-due'])
  await correct(id, KNOWN, after(80))
  await remindOfIncidents(db, after(80))
  await correct(id, after(30), after(81))
  await remindOfIncidents(db, after(81))
  await remindOfIncidents(db, after(103))
  expect(await told()).toEqual([
    ...['admin-incident-due', 'admin-incident-due', 'admin-incident-overdue', 'admin-incident-overdue'],
  ])
})
