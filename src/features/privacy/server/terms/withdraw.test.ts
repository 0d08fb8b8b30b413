import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { TERMS_TEMPLATE } from '../../terms/terms-template'
import { announceTerms } from './announce'
import { termsConsent, termsVersion } from './table'
import { lockVersions } from './versions'
import { recallTerms } from './withdraw'

const NOW = new Date()
const { db } = database()
const NEXT = `${TERMS_TEMPLATE}\n\n## 12. Neu\n\nDas steht erst in der zweiten Fassung.`
const second = { document: 'terms', version: 2 } as const
const reason = 'In Abschnitt 12 fehlt ein Satz.'

beforeEach(async () => {
  await db.delete(termsConsent)
  await ownerDatabase().delete(termsVersion)
  await db.delete(outboxMail)
})

async function publish(over = 0, text = NEXT) {
  const admin = callerFor(await createPlatformAdmin(), { now: NOW })
  await admin.terms.publish({
    ...{ document: 'terms', text, summary: 'Am Ende kommt ein neuer Abschnitt dazu.', audience: 'everyone', over },
    validFrom: toIsoDay(addDays(NOW, 20)),
  })
  return admin
}

const mailsTo = (email: string) =>
  db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.id)

test('a version withdrawn before its day never applies, and each who knew of it is told once that all stays as it is', async () => {
  const [person, firm] = [await createUser(), await createCompany()]
  const admin = await publish()
  await announceTerms(db, NOW)
  const late = await createUser()
  const own = callerFor(person, { now: NOW })
  await own.terms.accept(second)
  // Registered after the mails, and answered the notice in the app.
  await callerFor(late, { now: NOW }).terms.accept(second)
  const stranger = await createUser()
  await admin.terms.withdraw({ ...second, reason })
  await admin.terms.withdraw({ ...second, reason: 'Noch einmal geklickt.' })
  await recallTerms(db, NOW)
  await recallTerms(db, NOW)
  for (const { email } of [person, firm.admin]) {
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['terms-changed', 'terms-withdrawn'])
  }
  expect((await mailsTo(late.email)).map(({ kind }) => kind)).toEqual(['terms-withdrawn'])
  expect(await mailsTo(stranger.email)).toEqual([])
  expect((await mailsTo(person.email))[1]?.text).toMatch(/Du musst nichts tun.*Abschnitt 12 fehlt/s)
  expect((await mailsTo(firm.admin.email))[1]?.text).toMatch(/Sie müssen nichts tun/)
  const audited = and(eq(auditEvent.action, 'terms.withdrawn'), eq(auditEvent.reason, reason))
  expect(await db.$count(auditEvent, audited)).toBe(1)

  const after = callerFor(null, { now: addDays(NOW, 40) })
  expect(await after.terms.read({ document: 'terms' })).toMatchObject({ version: 1, next: null })
  expect(await after.terms.read(second)).toMatchObject({ text: NEXT, isCurrent: false, withdrawn: { reason } })
  const [listed] = await admin.terms.list()
  expect(listed?.versions[0]).toMatchObject({ state: 'withdrawn', withdrawalReason: reason, consents: 2 })
  expect(listed?.versions[0]?.recalledCount).toBe((listed?.versions[0]?.toldCount ?? 0) + 1)
  const { consents } = await own.privacy.overview()
  expect(consents.find(({ kind }) => kind === 'terms')?.what).toMatch(/zurückgezogen/)
})

test('nobody agrees to it any more, who agreed is asked about the next, and that is compared with what applies', async () => {
  const person = callerFor(await createUser(), { now: NOW })
  const admin = await publish()
  await announceTerms(db, NOW)
  await person.terms.accept(second)
  await admin.terms.withdraw({ ...second, reason })
  expect(await person.terms.open()).toEqual([])
  const other = callerFor(await createUser(), { now: NOW })
  expect(await other.terms.open()).toEqual([])
  await expect(other.terms.accept(second)).rejects.toMatchObject({ cause: { reason: 'termsWithdrawn' } })
  expect((await admin.terms.list())[0]).toMatchObject({ text: TERMS_TEMPLATE, draft: NEXT, over: 2, standing: 1 })
  await publish(2, `${NEXT} Mit dem Satz.`)
  await announceTerms(db, NOW)
  expect(await person.terms.open()).toMatchObject([{ version: 3, isInForce: false }])
  const third = await person.terms.read({ document: 'terms', version: 3 })
  expect(third).toMatchObject({ before: { version: 1, text: TERMS_TEMPLATE } })
  expect(third.versions[0]).toMatchObject({ version: 3, before: 1, isWithdrawn: false })
})

test('an agreement to a later version that was withdrawn answers no earlier one', async () => {
  const person = callerFor(await createUser(), { now: NOW })
  const admin = await publish()
  await publish(2, `${NEXT} Mehr.`)
  await announceTerms(db, NOW)
  await person.terms.accept({ document: 'terms', version: 3 })
  expect(await person.terms.open()).toEqual([])
  await expect(admin.terms.withdraw({ ...second, reason })).rejects.toMatchObject({
    cause: { reason: 'termsBuiltUpon' },
  })
  await admin.terms.withdraw({ document: 'terms', version: 3, reason })
  expect(await person.terms.open()).toMatchObject([{ version: 2 }])
  // Nothing is built upon it any more.
  await admin.terms.withdraw({ ...second, reason })
  expect(await person.terms.open()).toEqual([])
})

test('who has agreed only to another text or version is not told that this one is withdrawn', async () => {
  const admin = await publish()
  await announceTerms(db, NOW)
  const late = await createUser()
  const consent = { userId: late.id, via: 'registration', consentedAt: NOW } as const
  await db.insert(termsConsent).values([
    { ...consent, document: 'terms', version: 1 },
    { ...consent, document: 'privacy', version: 2 },
  ])
  await admin.terms.withdraw({ ...second, reason })
  await recallTerms(db, NOW)
  expect(await mailsTo(late.email)).toEqual([])
})

test('a version that somebody builds upon in that moment is not withdrawn', async () => {
  const admin = await publish()
  const { withdrawing } = await db.transaction(async (tx) => {
    await lockVersions(tx, 'terms')
    const begun = admin.terms.withdraw({ ...second, reason })
    await whoWaitsForALock('select "id" from "terms_version"')
    const [before] = await tx.select().from(termsVersion).where(eq(termsVersion.version, 2))
    if (before) await tx.insert(termsVersion).values({ ...before, id: uuidv7(), version: 3 })
    return { withdrawing: { begun } }
  })
  await expect(withdrawing.begun).rejects.toMatchObject({ cause: { reason: 'termsBuiltUpon' } })
})

test('what nobody knew of yet is told to nobody, and is not told any more', async () => {
  const person = await createUser()
  const admin = await publish()
  await admin.terms.withdraw({ ...second, reason })
  await announceTerms(db, NOW)
  await recallTerms(db, NOW)
  expect(await mailsTo(person.email)).toEqual([])
})

test('what applies stays: the first version, and one whose day has come', async () => {
  await publish()
  await announceTerms(db, NOW)
  const later = callerFor(await createPlatformAdmin(), { now: addDays(NOW, 21) })
  for (const version of [1, 2]) {
    await expect(later.terms.withdraw({ document: 'terms', version, reason })).rejects.toMatchObject({
      cause: { reason: 'termsInForce' },
    })
  }
  await expect(later.terms.withdraw({ document: 'terms', version: 3, reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const person = callerFor(await createUser(), { now: addDays(NOW, 21) })
  expect(await person.terms.open()).toMatchObject([{ version: 2, isInForce: true }])
})

test('for a program that does not know withdrawals a withdrawn version was never announced', async () => {
  const person = await createUser()
  const admin = await publish()
  await announceTerms(db, NOW)
  await admin.terms.withdraw({ ...second, reason })
  await admin.terms.publish({
    ...{ document: 'terms', text: `${NEXT} Und noch ein Satz.`, summary: 'Am Ende kommt noch ein Satz dazu.' },
    ...{ audience: 'everyone', validFrom: toIsoDay(addDays(NOW, 20)), over: 2 },
  })
  await admin.terms.withdraw({ document: 'terms', version: 3, reason })
  // What such a program asks for: versions in force, to agree to, and the next one to tell people of.
  const late = addDays(NOW, 60)
  const inForce = await db
    .select({ version: termsVersion.version })
    .from(termsVersion)
    .where(
      or(
        eq(termsVersion.version, 1),
        and(lt(termsVersion.announcedAt, late), lt(termsVersion.validFrom, toIsoDay(late))),
      ),
    )
  expect(new Set(inForce.map(({ version }) => version))).toEqual(new Set([1]))
  const [next] = await db.select().from(termsVersion).where(isNull(termsVersion.announcedAt)).limit(1)
  const { id = '', toldCount = 0 } = next ?? {}
  for (const step of [{ toldCount: toldCount + 1 }, { announcedAt: NOW }, { withdrawnAt: null }]) {
    await expect(db.update(termsVersion).set(step).where(eq(termsVersion.id, id))).rejects.toThrow()
  }
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['terms-changed'])
})
