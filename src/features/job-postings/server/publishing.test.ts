import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { license, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { company as companyTable } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { writeSetting } from '~/platform/server/settings/settings'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { jobPostingInput } from '../../../../tests/factories/job-posting-input'
import { noticesDuring } from '../../../../tests/factories/notices'
import { applyDeadlines } from '../../../../tests/factories/timed-acts'
import { atTheSameLock } from '../../../../tests/factories/waiting'
import { jobPosting } from './table'

async function companyWithDraft({
  maxActive,
  ...options
}: Parameters<typeof createCompany>[0] & { maxActive?: number } = {}) {
  const company = await createCompany(options)
  if (maxActive !== undefined) await book(company.id, maxActive)
  const caller = callerFor(company.admin)
  const { id } = await caller.jobPosting.create(jobPostingInput())
  return { company, caller, id }
}

async function book(companyId: string, maxActiveJobPostings: number) {
  const { db } = database()
  const planId = uuidv7()
  await db.insert(subscriptionPlan).values({
    id: planId,
    name: 'Strecke',
    description: '',
    netPriceCents: 9900,
    interval: 'month',
    maxActiveJobPostings,
    trialDays: 14,
    position: 1,
  })
  const now = new Date()
  await db.insert(subscription).values({ companyId, planId, startedAt: now, currentPeriodEnd: addDays(now, 30) })
}

async function stateOf(id: string) {
  const [row] = await database().db.select().from(jobPosting).where(eq(jobPosting.id, id))
  if (!row) throw new Error('no such posting')
  return row
}

describe('publish', () => {
  it('starts the run once, and says so to the pages that show it', async () => {
    const { company, caller, id } = await companyWithDraft()
    const told = (await noticesDuring('changed_pages', () => caller.jobPosting.publish({ id }))).flat()
    const first = await stateOf(id)
    await caller.jobPosting.publish({ id })
    const second = await stateOf(id)
    expect(told).toEqual(expect.arrayContaining(['postings', `job-posting:${id}`, `company:${company.profileId}`]))
    expect(first.status).toBe('published')
    expect(Number(first.runsUntil) - Number(first.publishedAt)).toBe(60 * 24 * 60 * 60 * 1000)
    expect([second.publishedAt, second.runsUntil]).toEqual([first.publishedAt, first.runsUntil])
  })

  it('names what is missing', async () => {
    const { caller } = await companyWithDraft()
    const { id } = await caller.jobPosting.create(jobPostingInput({ occupationField: null, employmentTypes: [] }))
    await expect(caller.jobPosting.publish({ id })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'Zum Veröffentlichen fehlt noch: Berufsfeld, Arbeitszeit.',
    })
  })

  it('asks for pay where the platform requires it, and only there', async () => {
    const { db } = database()
    const { caller } = await companyWithDraft()
    const unpaid = await caller.jobPosting.create(jobPostingInput({ salaryMinCents: null, salaryMaxCents: null }))
    try {
      await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'require', new Date()))
      await expect(caller.jobPosting.publish({ id: unpaid.id })).rejects.toMatchObject({
        message: 'Zum Veröffentlichen fehlt noch: Gehaltsspanne.',
      })
    } finally {
      await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'warn', new Date()))
    }
    await caller.jobPosting.publish({ id: unpaid.id })
    expect((await stateOf(unpaid.id)).status).toBe('published')
  })

  it.each([
    ['without a profile', { hasProfile: false }, 'Unternehmensprofil'],
    ['without a licence', { licenseState: null }, 'gültige Lizenz'],
    ['with an expired licence', { licenseState: 'expired' as const }, 'gültige Lizenz'],
    ['with a licence past its date', { licenseValidUntil: new Date('2026-01-01') }, 'gültige Lizenz'],
    ['with a full plan', { maxActive: 0 }, 'Ihr Tarif erlaubt'],
  ])('is refused %s', async (_, options, sentence) => {
    const { caller, id } = await companyWithDraft(options)
    await expect(caller.jobPosting.publish({ id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining(sentence),
    })
    expect((await stateOf(id)).status).toBe('draft')
  })

  it('does not let two clicks at the same moment exceed the plan', async () => {
    const { caller, id, company } = await companyWithDraft({ maxActive: 1 })
    const other = await caller.jobPosting.create(jobPostingInput())
    const results = await atTheSameLock(
      (tx) => tx.select().from(companyTable).where(eq(companyTable.id, company.id)).for('update'),
      'select "id" from "company"',
      [() => caller.jobPosting.publish({ id }), () => caller.jobPosting.publish({ id: other.id })],
    )
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('renew', () => {
  it('moves the end but never the first publication, and brings expired postings back', async () => {
    const { company, caller, id } = await companyWithDraft()
    await caller.jobPosting.publish({ id })
    const before = await stateOf(id)
    const later = addDays(new Date(), 61)
    await applyDeadlines(database().db, later)
    expect((await stateOf(id)).status).toBe('expired')
    expect(await caller.jobPosting.search({})).toMatchObject({
      hits: expect.not.arrayContaining([expect.objectContaining({ id })]),
    })
    await callerFor(company.admin, { now: later }).jobPosting.renew({ id, runDays: 30 })
    const after = await stateOf(id)
    expect(after).toMatchObject({ status: 'published', publishedAt: before.publishedAt, runsUntil: addDays(later, 30) })
  })

  it('never shortens the run', async () => {
    const { caller, id } = await companyWithDraft()
    await caller.jobPosting.publish({ id })
    const before = await stateOf(id)
    await caller.jobPosting.renew({ id, runDays: 30 })
    expect((await stateOf(id)).runsUntil).toEqual(before.runsUntil)
  })

  it('needs a free slot for what has expired', async () => {
    const { company, caller, id } = await companyWithDraft({ maxActive: 1 })
    await caller.jobPosting.publish({ id })
    const later = addDays(new Date(), 61)
    await applyDeadlines(database().db, later)
    const inTwoMonths = callerFor(company.admin, { now: later })
    const other = await caller.jobPosting.create(jobPostingInput())
    await inTwoMonths.jobPosting.publish({ id: other.id })
    await expect(inTwoMonths.jobPosting.renew({ id, runDays: 30 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('archive', () => {
  it('is final', async () => {
    const { caller, id } = await companyWithDraft()
    await caller.jobPosting.publish({ id })
    await caller.jobPosting.archive({ id })
    await caller.jobPosting.archive({ id })
    expect((await stateOf(id)).status).toBe('archived')
    expect(await callerFor(null).jobPosting.byId({ id })).toMatchObject({ gone: true })
    for (const action of ['publish', 'pause', 'resume'] as const) {
      await expect(caller.jobPosting[action]({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    await expect(caller.jobPosting.renew({ id, runDays: 30 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(caller.jobPosting.update({ ...jobPostingInput({ id }), version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})

describe('the end of a licence', () => {
  it('pauses what is online and brings it back, but not what was paused by hand', async () => {
    const { company, caller, id } = await companyWithDraft()
    const byHand = await caller.jobPosting.create(jobPostingInput())
    await caller.jobPosting.publish({ id })
    await caller.jobPosting.publish({ id: byHand.id })
    await caller.jobPosting.pause({ id: byHand.id })
    const { db } = database()
    await db.update(license).set({ state: 'expired' }).where(eq(license.companyId, company.id))
    await applyDeadlines(db, new Date())
    await applyDeadlines(db, new Date())
    expect(await stateOf(id)).toMatchObject({ status: 'paused', pausedByLicense: true })
    await expect(caller.jobPosting.resume({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await db.update(license).set({ state: 'active' }).where(eq(license.companyId, company.id))
    await applyDeadlines(db, new Date())
    expect(await stateOf(id)).toMatchObject({ status: 'published', pausedByLicense: false })
    expect(await stateOf(byHand.id)).toMatchObject({ status: 'paused', pausedByLicense: false })
  })

  it('brings back no more than the plan allows', async () => {
    const { company, caller, id } = await companyWithDraft({ maxActive: 2 })
    const other = await caller.jobPosting.create(jobPostingInput())
    for (const posting of [id, other.id]) await caller.jobPosting.publish({ id: posting })
    const { db } = database()
    await db.update(license).set({ state: 'suspended' }).where(eq(license.companyId, company.id))
    await applyDeadlines(db, new Date())
    await db.update(license).set({ state: 'active' }).where(eq(license.companyId, company.id))
    await db.update(subscriptionPlan).set({ maxActiveJobPostings: 1 })
    await applyDeadlines(db, new Date())
    const states = [await stateOf(id), await stateOf(other.id)].map((posting) => posting.status)
    expect(states).toEqual(['paused', 'published'])
  })
})
