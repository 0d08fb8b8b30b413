import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { license } from '~/features/billing/server/table'
import { addDays, formatDay } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { muteMails } from '../../../../tests/factories/mute-mails'
import { createSubscription } from '../../../../tests/factories/subscription'
import { applyDeadlines } from '../../../../tests/factories/timed-acts'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import { askForConfirmations, pauseUnconfirmed } from './commands/ending/ask-for-confirmations'
import { remindOfEnds } from './commands/ending/remind-of-ends'
import { jobPosting } from './table'

const start = new Date('2026-03-02T09:00:00Z')
const on = (days: number) => addDays(start, days)

async function published(values: Partial<typeof jobPosting.$inferInsert> = {}) {
  const company = await createCompany()
  const posting = await createJobPosting({
    companyId: company.id,
    publishedAt: start,
    confirmedAt: start,
    runsUntil: on(90),
    ...values,
  })
  return { company, id: posting.id }
}

async function stateOf(id: string) {
  const [row] = await database().db.select().from(jobPosting).where(eq(jobPosting.id, id))
  if (!row) throw new Error('no such posting')
  return row
}

async function mailsTo(email: string) {
  return database()
    .db.select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.createdAt)
}

async function tokenOf(email: string): Promise<string> {
  const token = (await mailsTo(email)).at(-1)?.text.match(/still-open\/([\w-]+)/)?.[1]
  if (!token) throw new Error('no link in the last mail')
  return token
}

/** Runs the jobs of each minute, on one day after the other. */
async function pass(from: number, to: number) {
  for (let day = from; day <= to; day += 1) await applyDeadlines(database().db, on(day))
}

describe('"still open?"', () => {
  it('is asked once, and pauses after 21 days without an answer; the answer brings it back', async () => {
    const { company, id } = await published()
    await pass(1, 15)
    expect(await mailsTo(company.admin.email)).toEqual([])
    await pass(16, 20)
    expect((await mailsTo(company.admin.email)).map(({ kind }) => kind)).toEqual(['posting-still-open'])
    expect((await stateOf(id)).status).toBe('published')
    await pass(21, 23)
    expect(await stateOf(id)).toMatchObject({ status: 'paused', pausedUnconfirmed: true })
    expect((await mailsTo(company.admin.email)).map(({ kind }) => kind)).toEqual([
      'posting-still-open',
      'posting-paused-unconfirmed',
    ])
    expect(await callerFor(company.admin, { now: on(23) }).jobPosting.hasActive()).toBe(false)
    const token = await tokenOf(company.admin.email)
    const visitor = callerFor(null, { now: on(24) })
    expect(await visitor.jobPosting.confirmation({ token })).toMatchObject({ state: 'open', pausedUnconfirmed: true })
    expect((await stateOf(id)).status).toBe('paused')
    await visitor.jobPosting.confirmByLink({ token })
    expect(await stateOf(id)).toMatchObject({ status: 'published', confirmedAt: on(24), publishedAt: start })
    expect(await callerFor(company.admin, { now: on(24) }).jobPosting.hasActive()).toBe(true)
  })

  it('takes the answer from the mail, once, and asks again for the next period', async () => {
    const { company, id } = await published()
    const { updatedAt } = await stateOf(id)
    await pass(16, 17)
    const token = await tokenOf(company.admin.email)
    await callerFor(null, { now: on(17) }).jobPosting.confirmByLink({ token })
    const later = callerFor(null, { now: on(20) })
    await later.jobPosting.confirmByLink({ token })
    // The text has not changed: feeds and sitemap do not list the posting as new.
    expect(await stateOf(id)).toMatchObject({ confirmedAt: on(17), updatedAt })
    expect(await later.jobPosting.confirmation({ token })).toMatchObject({ state: 'confirmed' })
    await pass(21, 32)
    expect((await stateOf(id)).status).toBe('published')
    expect(await mailsTo(company.admin.email)).toHaveLength(1)
    await pass(33, 33)
    expect(await mailsTo(company.admin.email)).toHaveLength(2)
    await expect(later.jobPosting.confirmByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('does not apply while an import keeps bringing the posting', async () => {
    const { company, id } = await published({ lastImportedAt: on(20) })
    await pass(21, 35)
    expect(await mailsTo(company.admin.email)).toEqual([])
    await pass(36, 41)
    expect((await stateOf(id)).status).toBe('paused')
  })

  it('pauses nobody who was not asked in time', async () => {
    const { id } = await published()
    const { db } = database()
    await pauseUnconfirmed(db, on(60))
    await askForConfirmations(db, on(60))
    await pauseUnconfirmed(db, on(62))
    expect((await stateOf(id)).status).toBe('published')
    await pauseUnconfirmed(db, on(63))
    expect((await stateOf(id)).status).toBe('paused')
  })

  it('needs a licence to come back, knows only its own link, and goes to the author', async () => {
    const company = await createCompany()
    const author = await createMember(company.id)
    await createJobPosting({
      companyId: company.id,
      createdByUserId: author.id,
      publishedAt: start,
      confirmedAt: start,
      runsUntil: on(90),
    })
    await pass(16, 21)
    expect(await mailsTo(company.admin.email)).toEqual([])
    const token = await tokenOf(author.email)
    await database().db.update(license).set({ state: 'expired' }).where(eq(license.companyId, company.id))
    const visitor = callerFor(null, { now: on(22) })
    await expect(visitor.jobPosting.confirmByLink({ token })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(visitor.jobPosting.confirmation({ token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('names the days that are true for a question sent late', async () => {
    const { company } = await published()
    await pass(40, 42)
    const token = await tokenOf(company.admin.email)
    const [asked] = await mailsTo(company.admin.email)
    expect(asked?.text).toContain('seit 40\u00a0Tagen nichts gehört')
    expect(asked?.text).toContain(`pausiert die Stelle am ${formatDay(on(43))}`)
    expect(await callerFor(null, { now: on(42) }).jobPosting.confirmation({ token })).toMatchObject({
      pausesAt: on(43),
    })
    await pass(43, 43)
    const paused = (await mailsTo(company.admin.email)).at(-1)
    expect(paused?.text).toContain('Seit 43\u00a0Tagen hat niemand bestätigt')
  })

  it('promises the 21st day when it is asked on the 16th', async () => {
    const { company } = await published()
    await pass(16, 16)
    const [asked] = await mailsTo(company.admin.email)
    expect(asked?.text).toContain('seit 16\u00a0Tagen nichts gehört')
    expect(asked?.text).toContain(`pausiert die Stelle am ${formatDay(on(21))}`)
  })

  it('does not thank for a posting that pauses for another reason, and does not bring it back', async () => {
    const { company, id } = await published()
    await pass(16, 16)
    const token = await tokenOf(company.admin.email)
    const visitor = callerFor(null, { now: on(17) })
    const { db } = database()
    const set = (values: Partial<typeof jobPosting.$inferInsert>) =>
      db.update(jobPosting).set(values).where(eq(jobPosting.id, id))
    await set({ status: 'paused' })
    expect(await visitor.jobPosting.confirmation({ token })).toMatchObject({ state: 'paused' })
    await expect(visitor.jobPosting.confirmByLink({ token })).rejects.toMatchObject({ code: 'CONFLICT' })
    await set({ pausedByLicense: true, confirmedAt: on(17) })
    expect(await visitor.jobPosting.confirmation({ token })).toMatchObject({ state: 'paused', pausedByLicense: true })
    expect(await stateOf(id)).toMatchObject({ status: 'paused' })
  })

  it('needs no further place for a posting that is online, also in a plan that has become too small', async () => {
    const { company, id } = await published()
    const full = { companyId: company.id, publishedAt: start, confirmedAt: start, runsUntil: on(90) }
    for (let index = 0; index < 3; index += 1) await createJobPosting(full)
    await createSubscription(company.id, 'Haltepunkt')
    await pass(16, 16)
    await callerFor(company.admin, { now: on(17) }).jobPosting.confirm({ id })
    expect(await stateOf(id)).toMatchObject({ status: 'published', confirmedAt: on(17) })
    await database()
      .db.update(jobPosting)
      .set({ status: 'paused', pausedUnconfirmed: true })
      .where(eq(jobPosting.id, id))
    await expect(callerFor(company.admin, { now: on(18) }).jobPosting.confirm({ id })).rejects.toMatchObject({
      cause: { reason: 'planFull' },
    })
  })

  it('asks for a place also when the posting pauses while the answer comes', async () => {
    const { company, id } = await published()
    await pass(16, 16)
    const token = await tokenOf(company.admin.email)
    const { db } = database()
    await db.update(license).set({ state: 'expired' }).where(eq(license.companyId, company.id))
    const answer = await db.transaction(async (tx) => {
      await tx.update(jobPosting).set({ status: 'paused', pausedUnconfirmed: true }).where(eq(jobPosting.id, id))
      const answered = Promise.allSettled([callerFor(null, { now: on(21) }).jobPosting.confirmByLink({ token })])
      await whoWaitsForALock('select "id", "company_id"')
      return { answered }
    })
    expect(await answer.answered).toMatchObject([{ status: 'rejected', reason: { code: 'FORBIDDEN' } }])
    expect((await stateOf(id)).status).toBe('paused')
  })

  it('is answered by a renewal, too', async () => {
    const { company, id } = await published()
    await pass(16, 21)
    expect((await stateOf(id)).status).toBe('paused')
    await callerFor(company.admin, { now: on(22) }).jobPosting.renew({ id, runDays: 90 })
    const renewed = { status: 'published', pausedUnconfirmed: false, confirmedAt: on(22), runsUntil: on(112) }
    expect(await stateOf(id)).toMatchObject(renewed)
  })

  it('can be answered in "Jobs verwalten", by the company alone', async () => {
    const { company, id } = await published()
    await pass(16, 21)
    const stranger = await createCompany()
    const now = on(22)
    await expect(callerFor(stranger.admin, { now }).jobPosting.confirm({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await callerFor(company.admin, { now }).jobPosting.confirm({ id })
    expect(await stateOf(id)).toMatchObject({ status: 'published', pausedUnconfirmed: false, confirmedAt: now })
  })
})

describe('the end of a run', () => {
  it('is announced seven days and one day before, once each, and again after a renewal', async () => {
    const { company, id } = await published({ runsUntil: on(30), confirmedAt: on(20) })
    const { db } = database()
    const { updatedAt } = await stateOf(id)
    for (const day of [22, 23, 23.5, 24, 29, 29.5]) await remindOfEnds(db, on(day))
    expect((await stateOf(id)).updatedAt).toEqual(updatedAt)
    const subjects = async () => (await mailsTo(company.admin.email)).map(({ kind }) => kind)
    expect(await subjects()).toEqual(['posting-ends-soon', 'posting-ends-soon'])
    expect((await mailsTo(company.admin.email)).map(({ text }) => text.split('\n')[0])).toEqual([
      'Ihre Stelle läuft in 7\u00a0Tagen aus',
      'Ihre Stelle läuft morgen aus',
    ])
    await callerFor(company.admin, { now: on(29.6) }).jobPosting.renew({ id, runDays: 30 })
    await remindOfEnds(db, on(40))
    expect(await subjects()).toHaveLength(2)
    await remindOfEnds(db, on(53))
    expect(await subjects()).toHaveLength(3)
    expect((await stateOf(id)).publishedAt).toEqual(start)
  })
})

describe('who hears of a posting', () => {
  const silent = (userId: string) => muteMails('postings', userId)

  it('is whoever wrote it, unless they switched such mails off: then the admins', async () => {
    const { company, id } = await published({ runsUntil: on(7) })
    const author = await createMember(company.id)
    await database().db.update(jobPosting).set({ createdByUserId: author.id }).where(eq(jobPosting.id, id))
    await remindOfEnds(database().db, on(1))
    expect([await mailsTo(author.email), await mailsTo(company.admin.email)]).toMatchObject([[{}], []])
    await silent(author.id)
    await remindOfEnds(database().db, on(6))
    expect([await mailsTo(author.email), await mailsTo(company.admin.email)]).toMatchObject([[{}], [{}]])
  })

  it('is nobody who wants none, except for what pauses without an answer', async () => {
    const { company } = await published({ runsUntil: on(90) })
    await silent(company.admin.id)
    await pass(84, 84)
    await remindOfEnds(database().db, on(89))
    expect((await mailsTo(company.admin.email)).map(({ kind }) => kind)).toEqual(['posting-still-open'])
  })
})
