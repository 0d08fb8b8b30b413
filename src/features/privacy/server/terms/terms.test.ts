import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { addDays, formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { AuthVisitor } from '../../../../../tests/factories/auth-visitor'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import { TERMS_TEMPLATE } from '../../terms/terms-template'
import { announceTerms } from './announce'
import { termsConsent, termsVersion } from './table'

const NOW = new Date()
const { db } = database()
const NEXT = `${TERMS_TEMPLATE}\n\n## 12. Neu\n\nDas steht erst in der zweiten Fassung.`
const visitor = (now: Date) => callerFor(null, { now })

beforeEach(async () => {
  await db.delete(termsConsent)
  // A published version stays; only its owner may take one away.
  await ownerDatabase().delete(termsVersion)
  await db.delete(outboxMail)
})

async function publish(given: { validFrom?: string; audience?: 'everyone' | 'companies'; over?: number } = {}) {
  const admin = callerFor(await createPlatformAdmin(), { now: NOW })
  await admin.terms.publish({
    ...{ document: 'terms', text: NEXT, summary: 'Am Ende kommt ein neuer Abschnitt dazu.', audience: 'everyone' },
    ...{ validFrom: toIsoDay(addDays(NOW, 20)), over: 0 },
    ...given,
  })
  return admin
}

const mailsTo = (email: string) =>
  db
    .select({ kind: outboxMail.kind, subject: outboxMail.subject, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))

test('until somebody agrees the product’s text stands; then it is kept as the first version, with who agreed', async () => {
  const own = await visitor(NOW).terms.read({ document: 'terms' })
  expect(own).toMatchObject({ version: 1, text: TERMS_TEMPLATE, validFrom: null, versions: [] })
  await expect(visitor(NOW).terms.read({ document: 'terms', version: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const person = new AuthVisitor()
  await person.register({ email: 'neu.hier@example.org' })
  const consents = await db.select().from(termsConsent)
  expect(consents.map(({ document, version, via }) => [document, version, via]).sort()).toEqual([
    ['privacy', 1, 'registration'],
    ['terms', 1, 'registration'],
  ])
  const kept = await visitor(NOW).terms.read({ document: 'terms' })
  expect(kept).toMatchObject({ version: 1, text: TERMS_TEMPLATE, isCurrent: true })
  expect(kept.validFrom).not.toBeNull()
})

test('a new version is told once to whom it concerns, answered in the app, and applies 15 days after all were told', async () => {
  const [person, firm] = [await createUser(), await createCompany()]
  const admin = await publish({ audience: 'companies' })
  const [soon, late] = [addDays(NOW, 6), addDays(NOW, 20)]
  // The mails wait for six days: the first day moves with them.
  expect(await callerFor(firm.admin, { now: soon }).terms.open()).toEqual([])
  await announceTerms(db, soon)
  await announceTerms(db, soon)
  expect((await mailsTo(firm.admin.email)).map(({ kind }) => kind)).toEqual(['terms-changed'])
  const [mail] = await mailsTo(firm.admin.email)
  expect(mail?.text).toMatch(/Sie .*\/agb\?fassung=2&vergleich=true/s)
  expect(mail?.text).toContain('kann ein Admin Ihres Unternehmens den Tarif kündigen')
  expect(mail?.subject).toContain(formatIsoDay(toIsoDay(addDays(soon, 16))))
  expect(await mailsTo(person.email)).toEqual([])
  expect(await callerFor(person, { now: soon }).terms.open()).toEqual([])
  const own = callerFor(firm.admin, { now: soon })
  expect(await own.terms.open()).toMatchObject([{ document: 'terms', version: 2 }])
  expect(await visitor(late).terms.read({ document: 'terms' })).toMatchObject({ version: 1, next: { version: 2 } })
  const next = await visitor(late).terms.read({ document: 'terms', version: 2 })
  expect(next).toMatchObject({ text: NEXT, before: { version: 1, text: TERMS_TEMPLATE }, isCurrent: false, current: 1 })
  expect(await visitor(addDays(soon, 16)).terms.read({ document: 'terms' })).toMatchObject({ version: 2, text: NEXT })
  const first = await visitor(addDays(soon, 16)).terms.read({ document: 'terms', version: 1 })
  expect(first).toMatchObject({ text: TERMS_TEMPLATE, isCurrent: false })
  await own.terms.accept({ document: 'terms', version: 2 })
  await own.terms.accept({ document: 'terms', version: 2 })
  expect(await own.terms.open()).toEqual([])
  const [listed] = await admin.terms.list()
  expect(listed?.versions[0]).toMatchObject({ version: 2, consents: 1 })
  expect(listed?.versions[0]?.toldCount).toBeGreaterThan(0)
  expect(await db.$count(auditEvent, eq(auditEvent.action, 'terms.published'))).toBeGreaterThan(0)
})

test('none is published too soon, over a colleague’s, or with a gap that nothing fills', async () => {
  await expect(publish({ validFrom: toIsoDay(addDays(NOW, 15)) })).rejects.toMatchObject({
    cause: { reason: 'termsTooSoon' },
  })
  const admin = await publish({ validFrom: toIsoDay(addDays(NOW, 16)) })
  await expect(publish({ over: 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(
    admin.terms.publish({
      ...{ document: 'terms', text: `${NEXT} {betreuer}`, summary: 'Ein Platzhalter, den es nicht gibt.' },
      ...{ audience: 'everyone', validFrom: toIsoDay(addDays(NOW, 30)), over: 2 },
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining('betreuer') })
  // Nobody agrees to what was not announced yet.
  const person = callerFor(await createUser(), { now: NOW })
  await expect(person.terms.accept({ document: 'terms', version: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(visitor(NOW).terms.read({ document: 'terms', version: 7 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('of two admins who publish at once one is told that a colleague was faster', async () => {
  await publish()
  const published = await atTheSameLock(
    (tx) => tx.select().from(termsVersion).for('update'),
    'select "id" from "terms_version"',
    [() => publish({ over: 2 }), () => publish({ over: 2 })],
  )
  const refused = published.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toMatchObject([{ cause: { reason: 'termsChanged' } }])
})

test('a version that all know of long before does not apply before the day published', async () => {
  await publish({ validFrom: toIsoDay(addDays(NOW, 60)) })
  await announceTerms(db, NOW)
  expect(await visitor(addDays(NOW, 59)).terms.read({ document: 'terms' })).toMatchObject({ version: 1 })
  expect(await visitor(addDays(NOW, 60)).terms.read({ document: 'terms' })).toMatchObject({ version: 2 })
})

test('more accounts than one batch are all told before a version counts as announced', async () => {
  const people = Array.from({ length: 501 }, () => uuidv7())
  const values = people.map((id) => ({ id, name: 'Eva', email: `${id}@test.example`, emailVerified: true }))
  await db.insert(user).values(values.map((each) => ({ ...each, type: 'APPLICANT' as const })))
  await publish()
  await announceTerms(db, NOW)
  const emails = values.map(({ email }) => email)
  const told = and(eq(outboxMail.kind, 'terms-changed'), inArray(outboxMail.recipient, emails))
  expect(await db.$count(outboxMail, told)).toBe(501)
})
