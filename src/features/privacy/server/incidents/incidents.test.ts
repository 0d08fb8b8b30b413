import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { clockText } from '../../incident'
import { sendIncidentLetters } from './send-letters'
import { incidentLetter } from './table'

const { db } = database()
const EMPTY = { facts: '', persons: '', data: '', consequences: '', measures: '', riskReason: '' }
const TEXT = 'Am Montag waren Adressen für andere zu sehen.\n\nBitte ändern Sie Ihr Passwort.'
let admin: ReturnType<typeof callerFor>

beforeAll(async () => {
  admin = callerFor(await createPlatformAdmin())
})

async function open(values: object = {}) {
  const id = uuidv7()
  const given = { ...EMPTY, title: 'Laptop gestohlen', knownAt: '2026-11-20T10:00', risk: 'open' as const, ...values }
  await admin.incident.save({ id, version: null, values: given })
  return { id, values: given }
}

function letter(id: string, values: object = {}) {
  return {
    id,
    letterId: uuidv7(),
    audience: 'everyone' as const,
    addresses: '',
    subject: 'Ihre Daten',
    text: TEXT,
    ...values,
  }
}

test('the clock counts 72 hours from knowing, and says when they are over', async () => {
  const { id } = await open()
  const { knownAt, dueAt } = await admin.incident.byId({ id })
  expect(dueAt.toISOString()).toBe('2026-11-23T09:00:00.000Z')
  expect(clockText(knownAt, new Date('2026-11-20T19:30:00Z'))).toBe('Noch 61\u00a0Stunden')
  expect(clockText(knownAt, new Date('2026-11-23T14:10:00Z'))).toBe('Die Frist ist seit 5\u00a0Stunden vorbei')
})

test('of two admins who change the same one, the second is told', async () => {
  const { id, values } = await open()
  await admin.incident.save({ id, version: 1, values: { ...values, facts: 'Im Zug.' } })
  await expect(admin.incident.save({ id, version: 1, values })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await admin.incident.byId({ id })).toMatchObject({ facts: 'Im Zug.', version: 2 })
  // A new one that was sent twice is told of as well, and is one.
  await expect(admin.incident.save({ id, version: null, values })).rejects.toMatchObject({ code: 'CONFLICT' })
  const opened = and(eq(auditEvent.subjectId, id), eq(auditEvent.action, 'data-incident.opened'))
  expect(await db.$count(auditEvent, opened)).toBe(1)
})

test('is closed only when the risk is judged and what follows from it is done', async () => {
  const { id, values } = await open()
  const close = () => admin.incident.close({ id, isClosed: true })
  await expect(close()).rejects.toThrow('Beurteilung')
  for (const half of [{ riskReason: 'Noch offen, wir prüfen.' }, { risk: 'none' as const }]) {
    const other = await open(half)
    await expect(admin.incident.close({ id: other.id, isClosed: true })).rejects.toThrow('Beurteilung')
    // What people were told of another incident does not count for this one.
    await admin.incident.sendLetter(letter(other.id, { audience: 'addresses', addresses: `${uuidv7()}@test.example` }))
  }
  await admin.incident.save({
    id,
    version: 1,
    values: { ...values, risk: 'high', riskReason: 'Passwörter im Klartext' },
  })
  await expect(close()).rejects.toThrow('noch nicht gemeldet')
  expect((await admin.admin.overview()).incidents.count).toBeGreaterThan(0)
  await admin.incident.report({ id, reportedAt: '2026-11-21T09:00', delayReason: '' })
  await expect(admin.incident.report({ id, reportedAt: '2026-11-21T09:00', delayReason: '' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await expect(close()).rejects.toThrow('Brief')
  await admin.incident.sendLetter(letter(id, { audience: 'addresses', addresses: `${uuidv7()}@test.example` }))
  await close()
  expect((await admin.incident.byId({ id })).closedAt).not.toBeNull()
})

test('a moment that cannot be is refused at its field, and so is a late report without a reason', async () => {
  const { id } = await open()
  const ahead = toWallClock(new Date(Date.now() + 3_600_000))
  await expect(open({ knownAt: ahead })).rejects.toThrow('in der Zukunft')
  const report = (reportedAt: string, delayReason = '') => admin.incident.report({ id, reportedAt, delayReason })
  await expect(report(ahead, 'Krank')).rejects.toThrow('in der Zukunft')
  await expect(report('2026-11-20T09:00')).rejects.toThrow('noch nichts')
  await expect(report('2026-11-23T10:01')).rejects.toThrow('waren vorbei')
  await report('2026-11-23T10:01', 'Der Umfang war unklar.')
  expect(await admin.incident.byId({ id })).toMatchObject({ delayReason: 'Der Umfang war unklar.', version: 1 })
})

test('what was noted about the report stays true when the moment of knowing is corrected', async () => {
  const { id, values } = await open({ risk: 'risk', riskReason: 'Adressen lagen offen.' })
  await admin.incident.report({ id, reportedAt: '2026-11-21T09:00', delayReason: '' })
  const knownAt = (moment: string) => admin.incident.save({ id, version: 1, values: { ...values, knownAt: moment } })
  await expect(knownAt('2026-11-21T10:00')).rejects.toThrow('schon verschickt')
  await expect(knownAt('2026-11-18T08:00')).rejects.toThrow('ein Grund dafür ist nicht vermerkt')
  await knownAt('2026-11-19T08:00')
})

test('with a reason for the delay the moment of knowing may be corrected to an earlier one', async () => {
  const { id, values } = await open()
  const late = { id, reportedAt: '2026-11-23T10:01', delayReason: 'Der Umfang war unklar.' }
  await admin.incident.report(late)
  await admin.incident.save({ id, version: 1, values: { ...values, knownAt: '2026-11-18T08:00' } })
  expect(await admin.incident.byId({ id })).toMatchObject({ version: 2, delayReason: late.delayReason })
})

test('of two admins who close it or open it again, the second changes nothing', async () => {
  const { id } = await open({ risk: 'none', riskReason: 'Die Platte war verschlüsselt.' })
  const later = callerFor(await createPlatformAdmin(), { now: new Date(Date.now() + 60_000) })
  await admin.incident.close({ id, isClosed: true })
  const { closedAt } = await admin.incident.byId({ id })
  await later.incident.close({ id, isClosed: true })
  expect(await admin.incident.byId({ id })).toMatchObject({ closedAt })
  const closed = and(eq(auditEvent.subjectId, id), eq(auditEvent.action, 'data-incident.closed'))
  expect(await db.$count(auditEvent, closed)).toBe(1)
})

test('what is closed is opened again before it changes', async () => {
  const { id, values } = await open({ risk: 'none', riskReason: 'Die Platte war verschlüsselt.' })
  const worse = { id, version: 1, values: { ...values, risk: 'high' as const } }
  await admin.incident.close({ id, isClosed: true })
  await expect(admin.incident.save(worse)).rejects.toThrow('abgeschlossen')
  await admin.incident.close({ id, isClosed: false })
  await admin.incident.save(worse)
  expect(await admin.incident.byId({ id })).toMatchObject({ risk: 'high', closedAt: null })
})

test('a letter goes to everyone with a confirmed address once, however often it is sent or the job runs', async () => {
  const people = await Promise.all([1, 2, 3].map(() => createUser()))
  const unconfirmed = await createUser({ emailVerified: false })
  const { id } = await open()
  const input = letter(id)
  await admin.incident.sendLetter(input)
  await admin.incident.sendLetter(input)
  await Promise.all([sendIncidentLetters(db, new Date()), sendIncidentLetters(db, new Date())])
  await sendIncidentLetters(db, new Date())
  const mails = await db
    .select({ recipient: outboxMail.recipient, text: outboxMail.text })
    .from(outboxMail)
    .where(
      inArray(
        outboxMail.recipient,
        [...people, unconfirmed].map(({ email }) => email),
      ),
    )
  const letters = mails.filter(({ text }) => text.includes('Adressen für andere'))
  expect(letters.map(({ recipient }) => recipient).sort()).toEqual(people.map(({ email }) => email).sort())
  const [stored] = await db.select().from(incidentLetter).where(eq(incidentLetter.id, input.letterId))
  expect(stored?.doneAt).not.toBeNull()
})

test('single addresses are read line by line, and forgotten when the letter is sent', async () => {
  await createOperator({ dataProtectionContact: 'Nora Wieland, datenschutz@test.example' })
  const { id } = await open()
  const [one, two] = [uuidv7(), uuidv7()].map((name) => `${name}@test.example`)
  const wrong = letter(id, { audience: 'addresses', addresses: 'keine adresse' })
  await expect(admin.incident.sendLetter(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const unfilled = letter(id, { text: `${TEXT}\n\nUm welche Daten es geht: …` })
  await expect(admin.incident.sendLetter(unfilled)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await admin.incident.sendLetter(letter(id, { audience: 'addresses', addresses: `${one}\n${two}, ${one}` }))
  await sendIncidentLetters(db, new Date())
  // Whoever gets it can ask back (Art. 34 (2)).
  const [mail] = await db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, `${one}`))
  expect(mail?.text).toContain('Fragen dazu beantwortet: Nora Wieland, datenschutz@test.example')
  const [found] = (await admin.incident.byId({ id })).letters
  expect(found).toMatchObject({ sentCount: 2 })
  const [stored] = await db
    .select()
    .from(incidentLetter)
    .where(eq(incidentLetter.id, found?.id ?? ''))
  expect(stored?.addresses).toEqual([])
})
