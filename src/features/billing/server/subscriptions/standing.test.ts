import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany, orderInput, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { grantInternalLicense } from '../commands/grant-internal-license'
import { directDebit } from '../debit-table'
import { invoice } from '../invoice-table'
import { dun } from '../invoices/dunning'
import { license, sepaMandate, subscription } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

const standingAt = async (user: { id: string }, now: Date) =>
  (await callerFor(user, { now }).billing.standing()).standing

async function mailsTo(to: string, kind: string) {
  return db
    .select({ subject: outboxMail.subject, text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, to), eq(outboxMail.kind, kind)))
    .orderBy(asc(outboxMail.id))
}

async function debitedCents(runId: string) {
  const [debit] = await db.select().from(directDebit).where(eq(directDebit.runId, runId))
  return debit?.amountCents ?? 0
}

/** Lets the first debit of a company be returned. */
async function letDebitReturn(first: { number: string; grossCents: number }) {
  const { id } = await callerFor(maker, { now: NOW }).directDebit.create()
  await callerFor(checker, { now: NOW }).directDebit.release({ id })
  const debit = { endToEndId: `${first.number}-1`, amountCents: first.grossCents, on: '2026-11-19', reason: 'AM04' }
  await callerFor(maker, { now: NOW }).directDebit.importFile(upload(returnFile([debit])))
}

test('a debit that comes back: grace, then unpaid with everybody told, and by a payment running with everybody told', async () => {
  const { id, admin, invoice: first } = await createPayingCompany(NOW)
  const colleague = await createMember(id)
  expect(await standingAt(admin, NOW)).toBe('running')
  await letDebitReturn(first)
  const grace = await callerFor(admin, { now: NOW }).billing.standing()
  expect(grace).toMatchObject({ standing: 'grace', isRunning: true })
  expect(grace.openCents).toBeGreaterThanOrEqual(first.grossCents)
  expect((await callerFor(colleague, { now: NOW }).billing.standing()).openCents).toBeNull()

  const change = callerFor(admin, { now: NOW }).billing.changePlan
  const planId = await planIdOf('Knoten')
  await expect(change({ planId, actsAsEntrepreneur: true })).rejects.toThrow('Rechnung')

  const later = addDays(NOW, 20)
  await advanceLicenses(db, later)
  for (let round = 0; round < 2; round += 1) await dun(db, later, id)
  expect(await standingAt(admin, later)).toBe('unpaid')
  expect(await standingAt(colleague, later)).toBe('unpaid')
  const overview = await callerFor(admin, { now: later }).billing.overview()
  expect(overview).toMatchObject({ standing: 'unpaid', can: { bookAgain: false, cancel: true, changeAccount: true } })
  expect(await mailsTo(colleague.email, 'license-paused')).toHaveLength(1)
  // The admin receives the invoices and has the reminder.
  expect(await mailsTo(admin.email, 'license-paused')).toHaveLength(0)
  expect(await mailsTo(admin.email, 'dunning-3')).toMatchObject([{ subject: expect.stringContaining('ruht') }])

  const paid = transferFile(first.number, grace.openCents ?? 0, '2026-12-09', uuidv7())
  await callerFor(maker, { now: later }).directDebit.importFile(upload(paid))
  expect(await standingAt(admin, later)).toBe('running')
  expect(await mailsTo(colleague.email, 'license-back')).toHaveLength(1)
  expect(await mailsTo(admin.email, 'license-back')).toHaveLength(1)
})

test('what cannot be debited any more is asked for like a transfer, and debited from a new account', async () => {
  const { id, admin, invoice: first } = await createPayingCompany(NOW)
  const graceUntil = async () => (await db.select().from(invoice).where(eq(invoice.id, first.id)))[0]?.graceUntil
  const dayAfterDue = addDays(new Date(`${first.dueOn}T10:00:00Z`), 1)
  await advanceLicenses(db, dayAfterDue)
  expect(await graceUntil()).toBeNull()
  await db.update(sepaMandate).set({ revokedAt: NOW, revokedReason: 'returned' }).where(eq(sepaMandate.companyId, id))
  await advanceLicenses(db, addDays(dayAfterDue, -1))
  expect(await graceUntil()).toBeNull()
  await advanceLicenses(db, dayAfterDue)
  expect(await graceUntil()).toEqual(addDays(dayAfterDue, 14))
  // Whoever is admin now is asked, and not who it was when the invoice was written.
  const email = `neu-${uuidv7()}@test.example`
  await db.update(user).set({ email }).where(eq(user.id, admin.id))
  await dun(db, dayAfterDue, id)
  expect(await mailsTo(email, 'dunning-1')).toHaveLength(1)
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
  await callerFor(admin, { now: dayAfterDue }).billing.changeAccount(account)
  expect((await db.select().from(invoice).where(eq(invoice.id, first.id)))[0]).toMatchObject({ retryDebit: 1 })
  const receipt = { invoiceId: first.id, amountCents: first.grossCents, bookedOn: first.dueOn }
  await callerFor(maker, { now: dayAfterDue }).invoice.recordPayment({ id: uuidv7(), ...receipt })
  expect(await standingAt(admin, dayAfterDue)).toBe('running')
})

test('while a new debit is on its way, mail and page name its day and ask for no transfer', async () => {
  const { id, admin, invoice: first } = await createPayingCompany(NOW)
  await letDebitReturn(first)
  const open = async () => (await callerFor(admin, { now: NOW }).billing.overview())?.debts
  expect(await open()).toMatchObject([{ number: first.number, collectionOn: null }])
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
  await callerFor(admin, { now: NOW }).billing.changeAccount(account)
  await callerFor(maker, { now: NOW }).directDebit.create()
  expect(await open()).toMatchObject([{ number: first.number, collectionOn: '2026-11-25' }])
  await dun(db, NOW, id)
  const [reminder] = await mailsTo(admin.email, 'dunning-1')
  expect(reminder?.text).toContain('Am 25.11.2026 buchen wir den Betrag vom Konto')
  expect(reminder?.text).not.toContain('Bitte überweisen')
})

/** A company whose first debit came back, with a second one of another account in a run; and the run, by its id. */
async function debitedAgain() {
  const company = await createPayingCompany(NOW)
  const colleague = await createMember(company.id)
  await letDebitReturn(company.invoice)
  await dun(db, NOW, company.id)
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
  await callerFor(company.admin, { now: NOW }).billing.changeAccount(account)
  const run = await callerFor(maker, { now: NOW }).directDebit.create()
  return { ...company, colleague, run }
}

test('a debit that was never released and whose day is past silences nobody: a transfer is asked for', async () => {
  const { id, admin, colleague } = await debitedAgain()
  const [afterItsDay, afterGrace] = [addDays(NOW, 8), addDays(NOW, 20)]
  await dun(db, afterItsDay, id)
  expect(await mailsTo(admin.email, 'dunning-2')).toMatchObject([{ text: expect.stringContaining('Bitte überweisen') }])
  const overview = await callerFor(admin, { now: afterItsDay }).billing.overview()
  expect(overview?.debts).toMatchObject([{ collectionOn: null }])
  await advanceLicenses(db, afterGrace)
  await dun(db, afterGrace, id)
  expect(await mailsTo(admin.email, 'dunning-3')).toMatchObject([{ text: expect.stringContaining('Bitte überweisen') }])
  const [paused] = await mailsTo(colleague.email, 'license-paused')
  expect(paused?.text).toContain('Bezahlen kann ein Admin')
})

test('a grace that ends while the bank owes its answer ends with everybody told, and what the answer was', async () => {
  const { id, admin, colleague, invoice: first, run } = await debitedAgain()
  await callerFor(checker, { now: NOW }).directDebit.release({ id: run.id })
  await dun(db, addDays(NOW, 8), id)
  expect(await mailsTo(admin.email, 'dunning-2')).toEqual([])
  const afterGrace = addDays(NOW, 20)
  await advanceLicenses(db, afterGrace)
  for (let round = 0; round < 2; round += 1) await dun(db, afterGrace, id)
  expect(await standingAt(colleague, afterGrace)).toBe('unpaid')
  const [last, ...more] = await mailsTo(admin.email, 'dunning-3')
  expect(more).toEqual([])
  expect(last?.subject).toContain('ruht')
  expect(last?.text).toContain('Zum 25.11.2026 haben wir den Betrag vom Konto')
  expect(last?.text).not.toContain('Bitte überweisen')
  const [paused] = await mailsTo(colleague.email, 'license-paused')
  expect(paused?.text).toContain('Lastschrift läuft schon')

  const later = addDays(NOW, 21)
  const debit = { endToEndId: `${first.number}-2`, amountCents: await debitedCents(run.id), on: '2026-12-11' }
  await callerFor(maker, { now: later }).directDebit.importFile(upload(returnFile([{ ...debit, reason: 'AM04' }])))
  for (let round = 0; round < 2; round += 1) await dun(db, later, id)
  expect(await mailsTo(admin.email, 'dunning-3')).toHaveLength(2)
  expect((await mailsTo(admin.email, 'dunning-3')).at(-1)?.text).toContain('Bitte überweisen')
  expect(await mailsTo(colleague.email, 'license-paused')).toHaveLength(1)
})

test('a second debit that comes back within the grace is told at once, and not after a week', async () => {
  const { id, admin, invoice: first, run } = await debitedAgain()
  await callerFor(checker, { now: NOW }).directDebit.release({ id: run.id })
  const soon = addDays(NOW, 5)
  const debit = { endToEndId: `${first.number}-2`, amountCents: await debitedCents(run.id), on: '2026-11-25' }
  await callerFor(maker, { now: soon }).directDebit.importFile(upload(returnFile([{ ...debit, reason: 'AM04' }])))
  for (let round = 0; round < 2; round += 1) await dun(db, soon, id)
  const reminders = await mailsTo(admin.email, 'dunning-1')
  expect(reminders).toHaveLength(2)
  expect(reminders.at(-1)?.text).toContain('Bitte überweisen')
})

test('who pays within the grace hears nothing of an end or a return', async () => {
  const { id, admin, invoice: first } = await createPayingCompany(NOW)
  const colleague = await createMember(id)
  await letDebitReturn(first)
  await dun(db, NOW, id)
  const { openCents } = await callerFor(admin, { now: NOW }).billing.standing()
  const paid = transferFile(first.number, openCents ?? 0, '2026-11-20', uuidv7())
  await callerFor(maker, { now: NOW }).directDebit.importFile(upload(paid))
  expect(await standingAt(admin, NOW)).toBe('running')
  expect(await mailsTo(colleague.email, 'license-paused')).toEqual([])
  expect(await mailsTo(colleague.email, 'license-back')).toEqual([])
})

test('who is suspended by the platform is reminded, and told of no licence that a payment would bring back', async () => {
  const { id, admin, invoice: first } = await createPayingCompany(NOW)
  await letDebitReturn(first)
  await callerFor(maker, { now: NOW }).admin.suspendCompany({ id, reason: 'Anzeigen ohne echte Stelle' })
  for (const days of [0, 8, 20]) await dun(db, addDays(NOW, days), id)
  for (const level of [1, 2, 3]) {
    const [reminder] = await mailsTo(admin.email, `dunning-${level}`)
    expect(reminder?.text).toContain('Bitte überweisen')
    expect(`${reminder?.subject} ${reminder?.text}`).not.toMatch(/Stellen|Lizenz/)
  }
})

test('what was paid for stays valid when an upgrade is not: the last reminder says so, and nobody is told of an end', async () => {
  const { id, admin, invoice: first } = await createPayingCompany(NOW)
  const colleague = await createMember(id)
  const paid = transferFile(first.number, first.grossCents, '2026-11-20', uuidv7())
  await callerFor(maker, { now: NOW }).directDebit.importFile(upload(paid))
  const planId = await planIdOf('Knoten')
  await callerFor(admin, { now: NOW }).billing.changePlan({ planId, actsAsEntrepreneur: true })
  const own = await db.select().from(invoice).where(eq(invoice.companyId, id))
  const upgrade = own.find(({ number }) => number !== first.number)
  if (!upgrade) throw new Error('no invoice of the upgrade')
  await letDebitReturn(upgrade)
  await dun(db, NOW, id)
  const later = addDays(NOW, 20)
  await advanceLicenses(db, later)
  await dun(db, later, id)
  expect(await standingAt(admin, later)).toBe('grace')
  const [reminder] = await mailsTo(admin.email, 'dunning-3')
  expect(reminder?.subject).toMatch(/^Letzte Mahnung/)
  expect(reminder?.text).toContain('bleibt bis zum 20.12.2026 gültig')
  expect(await mailsTo(colleague.email, 'license-paused')).toEqual([])
})

describe('without a debt', () => {
  async function trialCompany() {
    const company = await createCompany({ licenseState: null, hasProfile: false })
    await callerFor(company.admin, { now: NOW }).billing.setup(await orderInput())
    return company
  }

  test('a trial that is cancelled ends as a trial', async () => {
    const { admin } = await trialCompany()
    expect(await standingAt(admin, NOW)).toBe('trial')
    await callerFor(admin, { now: NOW }).billing.cancel()
    expect(await standingAt(admin, NOW)).toBe('ending')
    const later = addDays(NOW, 15)
    // Before and after the job has run.
    expect(await standingAt(admin, later)).toBe('trial-ended')
    expect((await callerFor(admin, { now: later }).billing.overview())?.can).toMatchObject({ reactivate: false })
    await advanceLicenses(db, later)
    expect(await standingAt(admin, later)).toBe('trial-ended')
  })

  test('a paid plan that is cancelled ends as a plan, with the way to a new booking', async () => {
    const { admin, invoice: first } = await createPayingCompany(NOW)
    await callerFor(maker, { now: NOW }).directDebit.importFile(
      upload(transferFile(first.number, first.grossCents, '2026-11-20', uuidv7())),
    )
    await callerFor(admin, { now: NOW }).billing.cancel()
    expect(await standingAt(admin, NOW)).toBe('ending')
    const later = addDays(NOW, 40)
    await advanceLicenses(db, later)
    expect(await standingAt(admin, later)).toBe('ended')
    expect((await callerFor(admin, { now: later }).billing.overview())?.can).toMatchObject({
      ...{ bookAgain: true, cancel: false, reactivate: false },
    })
  })

  test('who cancels in the hour before the next period, which is opened already, cancels for the end of this one', async () => {
    const trial = await trialCompany()
    const paid = await createPayingCompany(NOW)
    const end = { [trial.id]: '2026-12-04T10:00:00Z', [paid.id]: '2026-12-20T10:00:00Z' }
    for (const { id, admin } of [trial, paid]) {
      const [periodEnd, before] = [new Date(end[id] ?? ''), new Date(Date.parse(end[id] ?? '') - 30 * 60_000)]
      await advanceLicenses(db, before)
      const asAdmin = callerFor(admin, { now: before })
      expect(await asAdmin.billing.cancel()).toMatchObject({ license: { validUntil: periodEnd } })
      const bills = await db.select().from(invoice).where(eq(invoice.companyId, id)).orderBy(asc(invoice.sequence))
      expect(bills.slice(-2)).toMatchObject([{ status: 'cancelled', coversFrom: periodEnd }, { kind: 'storno' }])
      expect(await asAdmin.billing.overview()).toMatchObject({
        subscription: { periodEnd },
        can: { reactivate: false },
      })
      await expect(asAdmin.billing.reactivate()).rejects.toThrow('weniger als einer Stunde')
      await advanceLicenses(db, periodEnd)
      expect(await standingAt(admin, periodEnd)).toBe(id === trial.id ? 'trial-ended' : 'ended')
      expect(await db.$count(invoice, eq(invoice.companyId, id))).toBe(bills.length)
    }
  })

  test('what is paid by then is no longer taken back', async () => {
    const { id, admin } = await trialCompany()
    const before = new Date('2026-12-04T09:30:00Z')
    await advanceLicenses(db, before)
    const [bill] = await db.select().from(invoice).where(eq(invoice.companyId, id))
    const receipt = { invoiceId: bill?.id ?? '', amountCents: 1, bookedOn: '2026-12-04' }
    await callerFor(maker, { now: before }).invoice.recordPayment({ id: uuidv7(), ...receipt })
    await callerFor(admin, { now: before }).billing.cancel()
    const [row] = await db.select().from(subscription).where(eq(subscription.companyId, id))
    expect(row).toMatchObject({ cancelledAt: before, currentPeriodEnd: bill?.coversUntil })
    expect(await db.$count(invoice, eq(invoice.companyId, id))).toBe(1)
  })

  test('the plan of an import is neither renewed nor kept when another is booked', async () => {
    const { id, admin } = await createCompany({ licenseState: null })
    await db.transaction((tx) => grantInternalLicense(tx, [id], NOW))
    expect(await standingAt(admin, NOW)).toBe('internal')
    const asAdmin = callerFor(admin, { now: NOW })
    expect((await asAdmin.billing.overview())?.can).toMatchObject({ reactivate: false, change: false, cancel: false })
    await expect(asAdmin.billing.reactivate()).rejects.toThrow('hat Stellwerk eingerichtet')
    expect(await asAdmin.billing.start()).toMatchObject({ mode: 'first', hasTrial: false })
    const order = await orderInput()
    await asAdmin.billing.setup(order)
    const rows = await db.select().from(subscription).where(eq(subscription.companyId, id))
    expect(rows.find(({ endedAt }) => endedAt === null)?.planId).toBe(order.planId)
    expect(await standingAt(admin, NOW)).toBe('running')
    expect(await db.select().from(sepaMandate).where(eq(sepaMandate.companyId, id))).toHaveLength(1)
    // What is left of the licence is used up first, and stays so with a higher plan.
    const upgrade = { planId: await planIdOf('Knoten'), actsAsEntrepreneur: true as const }
    expect(await asAdmin.billing.changePlan(upgrade)).toMatchObject({
      ...{ what: 'now', license: { state: 'active', validUntil: addDays(NOW, 365) } },
    })
  })

  test('a company that the platform closed is told why, by whomever it is asked', async () => {
    const { id, admin } = await trialCompany()
    const colleague = await createMember(id)
    const reason = 'Anzeigen ohne echte Stelle'
    await callerFor(maker, { now: NOW }).admin.suspendCompany({ id, reason })
    for (const user of [admin, colleague]) {
      expect(await callerFor(user, { now: NOW }).billing.standing()).toMatchObject({
        standing: 'closed',
        closedReason: reason,
      })
    }
    await callerFor(maker, { now: NOW }).admin.restoreCompany({ id, reason: 'War ein Irrtum' })
    expect(await standingAt(admin, NOW)).toBe('trial')
    expect(await db.select().from(license).where(eq(license.companyId, id))).toHaveLength(1)
  })
})
