import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { company, companyMember } from '~/features/companies/server/table'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { loadUser } from '../../../../tests/factories/load-actor'
import { createOperator } from '../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../tests/factories/timed-acts'
import { createUser } from '../../../../tests/factories/user'
import { mandateText } from '../debit/mandate'
import { grantInternalLicense } from './commands/grant-internal-license'
import { ensureDefaultPlans } from './subscriptions/default-plans'
import { license, sepaMandate, subscription, subscriptionPlan } from './table'

const NOW = new Date('2026-11-20T10:00:00Z')
const IBAN = 'DE75512108001245126199'

beforeAll(async () => {
  await createOperator()
})

async function planId(name = 'Strecke') {
  const { db } = database()
  await ensureDefaultPlans(db)
  const [plan] = await db.select().from(subscriptionPlan).where(eq(subscriptionPlan.name, name))
  return plan?.id ?? ''
}

async function order(values: Record<string, unknown> = {}) {
  return {
    planId: await planId(),
    companyName: 'Hartmann Präzisionsteile GmbH',
    street: 'Heeper Straße',
    houseNumber: '88',
    postalCode: '33607',
    city: 'Bielefeld',
    vatId: 'de 811 907 980',
    accountHolder: 'Hartmann Präzisionsteile GmbH',
    iban: 'DE75 5121 0800 1245 1261 99',
    actsAsEntrepreneur: true as const,
    acceptsMandate: true as const,
    ...values,
  }
}

async function newCompany() {
  return createCompany({ licenseState: null, hasProfile: false })
}

const mandatesOf = (companyId: string) =>
  database().db.select().from(sepaMandate).where(eq(sepaMandate.companyId, companyId))
const licenseOf = async (companyId: string) =>
  (await database().db.select().from(license).where(eq(license.companyId, companyId)))[0]
const subscriptionsOf = (companyId: string) =>
  database().db.select().from(subscription).where(eq(subscription.companyId, companyId))

describe('plans', () => {
  test('three by default, however often, and public', async () => {
    const { db } = database()
    // The plan of imports is none that can be booked.
    const imported = await createCompany()
    await db.transaction((tx) => grantInternalLicense(tx, [imported.id], NOW))
    await Promise.all([ensureDefaultPlans(db), ensureDefaultPlans(db)])
    await ensureDefaultPlans(db)
    const plans = await callerFor(null).plan.list()
    expect(plans.map((plan) => [plan.name, plan.netPriceCents, plan.maxActiveJobPostings, plan.maxMembers])).toEqual([
      ['Haltepunkt', 4900, 1, 2],
      ['Strecke', 14900, 20, 10],
      ['Knoten', 34900, null, null],
    ])
  })
})

test('prices say whether tax is added, by what the operator is now', async () => {
  const visitor = callerFor(null)
  expect(await visitor.plan.tax()).toEqual({ category: 'S' })
  await createOperator({ isSmallBusiness: true })
  expect(await visitor.plan.tax()).toEqual({ category: 'E' })
  await createOperator()
})

describe('setting up billing', () => {
  test('stores company, mandate as read, and starts the trial; the signer gets the confirmation', async () => {
    const { id, admin } = await newCompany()
    const result = await callerFor(admin, { now: NOW }).billing.setup(await order())
    expect(result.license).toEqual({ state: 'trial', validUntil: new Date('2026-12-04T10:00:00Z') })
    const [mandate, ...others] = await mandatesOf(id)
    expect(others).toEqual([])
    expect(mandate).toMatchObject({ iban: IBAN, signedByUserId: admin.id, signedFromIp: '127.0.0.1', signedAt: NOW })
    expect(mandate?.mandateText).toBe(mandateText(DEMO_OPERATOR, mandate?.reference ?? ''))
    for (const part of ['name', 'street', 'houseNumber', 'postalCode', 'city', 'creditorId'] as const)
      expect(mandate?.mandateText).toContain(DEMO_OPERATOR[part])
    expect(mandate?.mandateText).toContain(mandate?.reference)
    expect(mandate?.reference).toMatch(/^SW-[2-9A-Z]{8}$/)
    const [row] = await database().db.select().from(company).where(eq(company.id, id))
    expect(row).toMatchObject({ street: 'Heeper Straße', vatId: 'DE811907980' })
    const session = await loadUser(database().db, admin.id, NOW)
    expect(session?.sessionUser).toMatchObject({ billingSetup: true, hasValidLicense: true })
  })

  test('twice: the second is refused and changes nothing', async () => {
    const { id, admin } = await newCompany()
    await callerFor(admin).billing.setup(await order())
    await expect(callerFor(admin).billing.setup(await order({ city: 'Köln' }))).rejects.toThrow('bereits eingerichtet')
    const [row] = await database().db.select().from(company).where(eq(company.id, id))
    expect(row?.city).toBe('Bielefeld')
  })

  test('at the same time: one mandate, one subscription', async () => {
    const { id, admin } = await newCompany()
    const input = await order()
    const results = await Promise.allSettled([1, 2, 3].map(() => callerFor(admin).billing.setup(input)))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await mandatesOf(id)).toHaveLength(1)
    expect(await subscriptionsOf(id)).toHaveLength(1)
  })

  test('without a company one is made, even for two calls at once', async () => {
    const lonely = await createUser({ type: 'COMPANY' })
    const input = await order()
    await Promise.allSettled([callerFor(lonely).billing.setup(input), callerFor(lonely).billing.setup(input)])
    const memberships = await database().db.select().from(companyMember).where(eq(companyMember.userId, lonely.id))
    expect(memberships).toHaveLength(1)
    expect(await mandatesOf(memberships[0]?.companyId ?? '')).toHaveLength(1)
  })

  test.each([
    ['iban', { iban: 'DE75512108001245126198' }],
    ['iban', { iban: 'US64SVBKUS6S3300958879' }],
    ['postalCode', { postalCode: '3360' }],
    ['acceptsMandate', { acceptsMandate: false }],
    ['actsAsEntrepreneur', { actsAsEntrepreneur: false }],
    ['vatId', { vatId: '123' }],
  ])('wrong %s is named and nothing is written', async (field, values) => {
    const { id, admin } = await newCompany()
    const attempt = callerFor(admin).billing.setup(await order(values))
    await expect(attempt).rejects.toMatchObject({ cause: { issues: [{ path: [field] }] } })
    expect(await mandatesOf(id)).toHaveLength(0)
  })

  test('an archived plan cannot be booked and leaves no mandate, nor a company without one', async () => {
    const { id, admin } = await newCompany()
    const { db } = database()
    const archived = { name: 'Alt', description: '', netPriceCents: 1, interval: 'month', trialDays: 0 } as const
    const [plan] = await db
      .insert(subscriptionPlan)
      .values({ ...archived, status: 'archived', position: 9 })
      .returning()
    const lonely = await createUser({ type: 'COMPANY' })
    for (const person of [admin, lonely])
      await expect(callerFor(person).billing.setup(await order({ planId: plan?.id }))).rejects.toThrow('nicht mehr')
    expect(await mandatesOf(id)).toHaveLength(0)
    expect(await db.$count(companyMember, eq(companyMember.userId, lonely.id))).toBe(0)
  })

  test('not for members, applicants and visitors', async () => {
    const { id } = await newCompany()
    const input = await order()
    await expect(callerFor(await createMember(id)).billing.setup(input)).rejects.toThrow('Admins')
    await expect(callerFor(await createUser()).billing.setup(input)).rejects.toThrow('Unternehmen')
    await expect(callerFor(null).billing.setup(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await mandatesOf(id)).toHaveLength(0)
  })

  test('who had a trial before starts with a paid period', async () => {
    const { id, admin } = await createCompany({ licenseState: 'expired', licenseValidUntil: new Date('2026-01-31') })
    await callerFor(admin, { now: NOW }).billing.setup(await order())
    expect(await licenseOf(id)).toMatchObject({ state: 'active', validUntil: new Date('2026-12-20T10:00:00Z') })
  })
})

describe('booking again', () => {
  async function expiredCompany() {
    const created = await newCompany()
    await callerFor(created.admin, { now: new Date('2026-06-01T10:00:00Z') }).billing.setup(await order())
    const { db } = database()
    const past = new Date('2026-06-15T10:00:00Z')
    await db.update(license).set({ state: 'expired', validUntil: past }).where(eq(license.companyId, created.id))
    return created
  }
  const again = async (newAccount: { accountHolder: string; iban: string; acceptsMandate: true } | null = null) => ({
    planId: await planId('Knoten'),
    actsAsEntrepreneur: true as const,
    newAccount,
  })

  test('makes the licence active with a new subscription and keeps the mandate', async () => {
    const { id, admin } = await expiredCompany()
    const [before] = await mandatesOf(id)
    expect(await callerFor(admin, { now: NOW }).billing.overview()).toMatchObject({ can: { bookAgain: true } })
    await callerFor(admin, { now: NOW }).billing.bookAgain(await again())
    expect(await licenseOf(id)).toMatchObject({ state: 'active', validUntil: new Date('2026-12-20T10:00:00Z') })
    expect(await mandatesOf(id)).toEqual([before])
    const running = (await subscriptionsOf(id)).filter((each) => each.endedAt === null)
    expect(running.map((each) => each.planId)).toEqual([await planId('Knoten')])
  })

  test('with another account signs a new mandate and revokes the old one', async () => {
    const { id, admin } = await expiredCompany()
    const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
    await callerFor(admin, { now: NOW }).billing.bookAgain(await again(account))
    const valid = (await mandatesOf(id)).filter((each) => each.revokedAt === null)
    expect(valid.map((each) => each.iban)).toEqual([account.iban])
    expect(await mandatesOf(id)).toHaveLength(2)
  })

  test('once only, even at the same time', async () => {
    const { id, admin } = await expiredCompany()
    const input = await again()
    const calls = [1, 2].map(() => callerFor(admin, { now: NOW }).billing.bookAgain(input))
    const results = await Promise.allSettled(calls)
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await subscriptionsOf(id)).toHaveLength(2)
  })

  test('not while the licence is valid, suspended, or billing was never set up', async () => {
    const { id, admin } = await expiredCompany()
    const input = await again()
    await database().db.update(license).set({ state: 'suspended' }).where(eq(license.companyId, id))
    await expect(callerFor(admin, { now: NOW }).billing.bookAgain(input)).rejects.toThrow('gesperrt')
    const valid = await createCompany()
    await expect(callerFor(valid.admin).billing.bookAgain(input)).rejects.toThrow('zuerst die Bezahlung')
    await callerFor(valid.admin).billing.setup(await order())
    await expect(callerFor(valid.admin).billing.bookAgain(input)).rejects.toThrow('gültig')
    await expect(callerFor(await createMember(id)).billing.bookAgain(input)).rejects.toThrow('Admins')
  })
})

describe('the overview', () => {
  test('is for admins of that company and shows the account masked only', async () => {
    const { id, admin } = await newCompany()
    await callerFor(admin, { now: NOW }).billing.setup(await order())
    const overview = await callerFor(admin, { now: NOW }).billing.overview()
    expect(overview).toMatchObject({
      plan: { name: 'Strecke' },
      license: { state: 'trial', isValid: true },
      mandate: { maskedIban: 'DE75 •••• 6199' },
    })
    expect(JSON.stringify(overview)).not.toContain(IBAN)
    await expect(callerFor(await createMember(id)).billing.overview()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const stranger = await newCompany()
    expect(await callerFor(stranger.admin).billing.overview()).toMatchObject({ mandate: null, plan: null })
  })
})

describe('time', () => {
  const LATER = new Date('2026-12-05T10:00:00Z')

  test('a trial with a booked plan goes on into the first paid period', async () => {
    const { id, admin } = await newCompany()
    await callerFor(admin, { now: NOW }).billing.setup(await order())
    await advanceLicenses(database().db, LATER)
    await advanceLicenses(database().db, LATER)
    expect(await licenseOf(id)).toMatchObject({ state: 'active', validUntil: new Date('2027-01-04T10:00:00Z') })
  })

  test('a cancelled one ends with its period, a suspended one stays suspended', async () => {
    const cancelled = await newCompany()
    const suspended = await newCompany()
    for (const each of [cancelled, suspended]) {
      await callerFor(each.admin, { now: NOW }).billing.setup(await order())
    }
    const { db } = database()
    await db.update(subscription).set({ cancelledAt: NOW }).where(eq(subscription.companyId, cancelled.id))
    await db.update(license).set({ state: 'suspended' }).where(eq(license.companyId, suspended.id))
    await advanceLicenses(db, LATER)
    expect(await licenseOf(cancelled.id)).toMatchObject({ state: 'expired' })
    expect(await licenseOf(suspended.id)).toMatchObject({ state: 'suspended' })
  })

  test('a trial nobody booked expires', async () => {
    const { id } = await createCompany({ licenseState: 'trial', licenseValidUntil: new Date('2026-11-30') })
    await advanceLicenses(database().db, LATER)
    expect(await licenseOf(id)).toMatchObject({ state: 'expired' })
  })
})

describe('what the order page starts with', () => {
  test('depends on mandate, licence and role', async () => {
    const { id, admin } = await newCompany()
    const start = (userOrId: { id: string } | null, now = NOW) => callerFor(userOrId, { now }).billing.start()
    expect(await start(admin)).toMatchObject({ mode: 'first', hasTrial: true })
    expect(await start(await createUser({ type: 'COMPANY' }))).toMatchObject({ mode: 'first', company: null })
    expect(await start(await createMember(id))).toEqual({ mode: 'not-admin', held: null })
    await callerFor(admin, { now: NOW }).billing.setup(await order())
    expect(await start(admin)).toEqual({ mode: 'done', held: null })
    const later = new Date('2027-06-01')
    expect(await start(admin, later)).toMatchObject({ mode: 'again', mandate: { maskedIban: 'DE75 •••• 6199' } })
    await database().db.update(license).set({ state: 'suspended' }).where(eq(license.companyId, id))
    expect(await start(admin, later)).toEqual({ mode: 'closed', held: null })
    await expect(start(await createUser())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(start(null)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
