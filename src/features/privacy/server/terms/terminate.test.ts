import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { grantInternalLicense } from '~/features/billing/server/commands/grant-internal-license'
import { invoice } from '~/features/billing/server/invoice-table'
import { bookPayment } from '~/features/billing/server/invoices/ledger'
import { advanceCompany } from '~/features/billing/server/subscriptions/advance-licenses'
import { subscription } from '~/features/billing/server/table'
import { unusedNetCents } from '~/features/billing/subscription/period'
import { addDays, formatDay, toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createPayingCompany, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { TERMS_TEMPLATE } from '../../terms/terms-template'
import { announceTerms } from './announce'
import { termsConsent, termsVersion } from './table'
import { recallTerms } from './withdraw'

const { db } = database()
const NOW = new Date()
const later = (days: number) => addDays(NOW, days)
const day = (days: number) => dayAfter(toIsoDay(NOW), days)

beforeEach(async () => {
  await db.delete(termsConsent)
  // A published version stays; only its owner may take one away.
  await ownerDatabase().delete(termsVersion)
})

/** A company whose first month is charged, and terms that all were told of. */
async function scene(validFrom = day(20)) {
  const company = await createPayingCompany(NOW)
  const operator = callerFor(await createPlatformAdmin(), { now: NOW }).terms
  await operator.publish({
    ...{ document: 'terms', text: `${TERMS_TEMPLATE}\n\nNeu.`, summary: 'Ein Satz kommt dazu.', audience: 'everyone' },
    ...{ validFrom, over: 0 },
  })
  await announceTerms(db, NOW)
  const admin = (now = NOW) => callerFor(company.admin, { now })
  const offered = async (now = NOW) => (await admin(now).terms.open())[0]?.termination
  return { company, operator, admin, offered, terminate: (now = NOW) => admin(now).terms.terminate({ version: 2 }) }
}

const creditsOf = (companyId: string) =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.companyId, companyId), eq(invoice.kind, 'storno')))

test('who does not agree ends the plan with fifteen days’ notice, and is charged for no day after that', async () => {
  const { company, admin, offered, terminate } = await scene()
  expect(await offered()).toEqual({ endsOn: day(16) })
  await expect(terminate()).resolves.toEqual({ endsOn: day(16) })
  const unusedFrom = startOfDay(day(16))
  const end = new Date(unusedFrom.getTime() - 1)
  const overview = await admin().billing.overview()
  expect(overview).toMatchObject({
    subscription: { periodEnd: end, cancelledAt: NOW },
    license: { isValid: true, validUntil: end },
    can: { reactivate: false, cancel: false },
  })
  const { coversFrom: from, coversUntil: until, netCents, grossCents, number } = company.invoice
  const [credit, ...others] = await creditsOf(company.id)
  const unused = unusedNetCents({ from, until, netCents }, unusedFrom)
  expect(unused).toBeGreaterThan(0)
  expect(others).toEqual([])
  expect(credit).toMatchObject({
    ...{ netCents: -unused, cancelsInvoiceId: company.invoice.id, coversFrom: unusedFrom, coversUntil: until },
    document: { cancels: { number, isPart: true }, serviceFrom: day(16) },
  })
  // What is still to be paid is that much less.
  const { rows } = await admin().billing.invoices({ page: 1 })
  expect(rows.find((row) => row.number === number)).toMatchObject({
    openCents: grossCents + (credit?.grossCents ?? 0),
    status: 'issued',
  })
  await expect(terminate()).rejects.toThrow('endet vorzeitig')
  await expect(admin().billing.reactivate()).rejects.toThrow('endet vorzeitig')
  expect(await offered()).toBeNull()
  expect(await creditsOf(company.id)).toHaveLength(1)
  await advanceCompany(db, company.id, new Date(end.getTime() + 1), { mayInvoice: true })
  expect(await admin(later(17)).billing.overview()).toMatchObject({ license: { isValid: false }, subscription: null })
})

test('what was paid for the time after is a credit of the company', async () => {
  const { company, admin, terminate } = await scene()
  const { id, grossCents } = company.invoice
  const receipt = {
    amountCents: grossCents,
    bookedOn: toIsoDay(NOW),
    reference: 'Überweisung',
    dedupeKey: `paid:${id}`,
  }
  await db.transaction((tx) => bookPayment(tx, id, receipt, NOW))
  await terminate()
  const [credit] = await creditsOf(company.id)
  expect(await admin().billing.overview()).toMatchObject({
    credits: [{ id, creditCents: -(credit?.grossCents ?? 0) }],
    debts: [],
  })
})

test('near its first day the plan ends before the new terms begin', async () => {
  const near = await scene(day(16))
  const tenth = later(10)
  await advanceCompany(db, near.company.id, tenth, { mayInvoice: true })
  expect(await near.terminate(tenth)).toEqual({ endsOn: day(16) })
})

test('where the period ends before the notice does, that is the day it is offered for', async () => {
  const { company, admin, offered, terminate } = await scene()
  const trialEnd = later(14)
  await db
    .update(subscription)
    .set({ currentPeriodEnd: trialEnd, trialEndsAt: trialEnd })
    .where(eq(subscription.companyId, company.id))
  expect(await offered()).toEqual({ endsOn: dayAfter(toIsoDay(trialEnd), 1) })
  await expect(terminate()).resolves.toEqual({ endsOn: dayAfter(toIsoDay(trialEnd), 1) })
  expect(await admin().billing.overview()).toMatchObject({ subscription: { periodEnd: trialEnd, cancelledAt: NOW } })
})

test('a plan that ends before the notice does, or that Stellwerk has set up, is not ended early', async () => {
  const { admin, offered, terminate } = await scene(day(60))
  await admin().billing.cancel()
  expect(await offered(later(20))).toBeNull()
  await expect(terminate(later(20))).rejects.toThrow('endet schon vorher')
  const imported = await createCompany({ licenseState: null })
  await db.transaction((tx) => grantInternalLicense(tx, [imported.id], NOW))
  const { terms } = callerFor(imported.admin, { now: NOW })
  expect((await terms.open())[0]).toMatchObject({ termination: null })
  await expect(terms.terminate({ version: 2 })).rejects.toThrow('hat Stellwerk eingerichtet')
})

test('nobody ends it who has agreed, by whichever admin, nor once it is in force or withdrawn', async () => {
  const { company, admin, operator, offered, terminate } = await scene()
  const member = callerFor(await createMember(company.id), { now: NOW })
  expect((await member.terms.open())[0]).toMatchObject({ termination: null })
  await expect(member.terms.terminate({ version: 2 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  // A member agrees for themselves, an admin for the company.
  await member.terms.accept({ document: 'terms', version: 2 })
  expect(await offered()).not.toBeNull()
  const second = callerFor(await createMember(company.id, { isAdmin: true }), { now: NOW })
  await second.terms.accept({ document: 'terms', version: 2 })
  expect(await offered()).toBeNull()
  await expect(terminate()).rejects.toThrow('schon zugestimmt')
  await db.delete(termsConsent)
  expect(await offered(later(20))).toBeNull()
  await expect(terminate(later(20))).rejects.toThrow('gilt schon')
  await expect(admin().terms.terminate({ version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await operator.withdraw({ document: 'terms', version: 2, reason: 'Ein Absatz war missverständlich.' })
  await expect(terminate()).rejects.toThrow('zurückgezogen')
  expect(await admin().billing.overview()).toMatchObject({ can: { cancel: true } })
})

test('who has agreed only to a later version that was withdrawn may still end it', async () => {
  const { admin, operator, offered, terminate } = await scene()
  await operator.publish({
    ...{ document: 'terms', text: `${TERMS_TEMPLATE}\n\nNoch neuer.`, summary: 'Noch ein Satz kommt dazu.' },
    ...{ audience: 'everyone', validFrom: day(30), over: 2 },
  })
  await announceTerms(db, NOW)
  await admin().terms.accept({ document: 'terms', version: 3 })
  await operator.withdraw({ document: 'terms', version: 3, reason: 'Ein Absatz war missverständlich.' })
  expect(await offered()).toEqual({ endsOn: day(16) })
  await expect(terminate()).resolves.toEqual({ endsOn: day(16) })
})

test('whoever has cancelled already may still end it earlier', async () => {
  const { admin, offered, terminate } = await scene()
  await admin().billing.cancel()
  expect(await offered()).toEqual({ endsOn: day(16) })
  await terminate()
  expect(await admin().billing.overview()).toMatchObject({
    subscription: { periodEnd: new Date(startOfDay(day(16)).getTime() - 1) },
  })
})

/** Takes the new terms back, and what its admin is told of that. */
async function recalled(
  { company, operator }: Pick<Awaited<ReturnType<typeof scene>>, 'company' | 'operator'>,
  now = NOW,
) {
  await operator.withdraw({ document: 'terms', version: 2, reason: 'Ein Absatz war missverständlich.' })
  await recallTerms(db, now)
  const ofAdmin = and(eq(outboxMail.recipient, company.admin.email), eq(outboxMail.kind, 'terms-withdrawn'))
  return (await db.select({ text: outboxMail.text }).from(outboxMail).where(ofAdmin)).map(({ text }) => text)
}

test('terms taken back leave a plan ended that was ended because of them, and its company reads how to come back', async () => {
  const { company, operator, admin, terminate } = await scene()
  await terminate()
  const lastDay = formatDay(new Date(startOfDay(day(16)).getTime() - 1))
  const mails = await recalled({ company, operator })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(new RegExp(`zum ${lastDay} gekündigt.*Die Kündigung gilt.*neu buchen`, 's'))
  expect(mails[0]).not.toContain('Sie müssen nichts tun')
  expect(await admin().billing.overview()).toMatchObject({ can: { reactivate: false, bookAgain: false } })
  const after = later(17)
  await advanceCompany(db, company.id, after, { mayInvoice: true })
  expect(await admin(after).billing.overview()).toMatchObject({ can: { bookAgain: true } })
})

test('of a plan that runs on, ends with its period, or was booked anew, terms taken back say nothing', async () => {
  const running = await scene()
  expect((await recalled(running))[0]).toContain('Sie müssen nichts tun')

  await ownerDatabase().delete(termsVersion)
  const cancelled = await scene()
  await cancelled.admin().billing.cancel()
  expect((await recalled(cancelled))[0]).toContain('Sie müssen nichts tun')

  await ownerDatabase().delete(termsVersion)
  const back = await scene()
  await back.terminate()
  const after = later(17)
  await advanceCompany(db, back.company.id, after, { mayInvoice: true })
  await back.admin(after).billing.bookAgain({
    ...{ planId: await planIdOf('Strecke'), actsAsEntrepreneur: true, newAccount: null },
  })
  expect((await recalled(back, after))[0]).toContain('Sie müssen nichts tun')
})
