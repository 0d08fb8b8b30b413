import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { knownDevice, rateLimit, session, user } from '~/features/accounts/server/table'
import { application } from '~/features/applications/server/table'
import { company, companyMember } from '~/features/companies/server/table'
import { resumeGrant, resumeView } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'
import { addDays, addMonths } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { readSettings } from '~/platform/server/settings/settings'
import { platformSetting } from '~/platform/server/settings/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createUser } from '../../../../../tests/factories/user'
import { eraseAccount } from '../commands/erase-account'
import { deleteApplications } from './applications'
import { applyRetention } from './run'

const NOW = new Date()
const { db } = database()

describe('applications that ended', () => {
  it('are announced to both sides fourteen days before, and gone six months after the end', async () => {
    const { id, company: firm, applicant } = await ended(NOW)
    await applyRetention(db, addDays(addMonths(NOW, 6), -15))
    expect(await mailsTo(applicant.user.email, 'application-deletion')).toEqual([])
    await applyRetention(db, addDays(addMonths(NOW, 6), -13))
    expect(await mailsTo(applicant.user.email, 'application-deletion')).toHaveLength(1)
    expect(await mailsTo(firm.admin.email, 'application-deletion-company')).toHaveLength(1)
    // Announced a day late, so it stays a day longer.
    await applyRetention(db, addMonths(NOW, 6))
    expect(await exists(id)).toBe(true)
    await applyRetention(db, addDays(addMonths(NOW, 6), 2))
    expect(await exists(id)).toBe(false)
    expect(await mailsTo(applicant.user.email, 'application-deletion')).toHaveLength(1)
    expect(await db.select().from(resumeGrant).where(eq(resumeGrant.applicantProfileId, applicant.id))).toEqual([])
  })

  it('are never deleted before they were announced, also while announcing waits for a person', async () => {
    const { id } = await ended(NOW)
    const late = addMonths(NOW, 12)
    expect(await deleteApplications.run(db, late, await readSettings(db))).toBe(0)
    expect(await exists(id)).toBe(true)
  })

  it('with a job are over as well: the same time, announced the same way', async () => {
    const { id, company: firm, applicant } = await createApplication()
    const move = { applicationId: id, from: 'submitted', to: 'hired', message: 'Willkommen!' } as const
    await callerFor(firm.admin, { now: NOW }).application.changeStatus(move)
    await applyRetention(db, addDays(addMonths(NOW, 6), -13))
    expect(await mailsTo(applicant.user.email, 'application-deletion')).toHaveLength(1)
    await applyRetention(db, addDays(addMonths(NOW, 6), 2))
    expect(await exists(id)).toBe(false)
  })

  it('stay while they run, however old', async () => {
    const { id } = await createApplication()
    await applyRetention(db, addMonths(NOW, 13))
    expect(await exists(id)).toBe(true)
  })

  it('leave the right to the résumé to a company that still holds another', async () => {
    const first = await ended(NOW)
    const second = await createApplication({ company: first.company, applicant: first.applicant })
    await applyRetention(db, addMonths(NOW, 6))
    await applyRetention(db, addMonths(NOW, 7))
    expect([await exists(first.id), await exists(second.id)]).toEqual([false, true])
    expect(
      await db.select().from(resumeGrant).where(eq(resumeGrant.applicantProfileId, first.applicant.id)),
    ).toHaveLength(1)
  })

  it('leave no right to a company that only holds a withdrawn one', async () => {
    const first = await createApplication()
    const second = await createApplication({ company: first.company, applicant: first.applicant })
    const move = { applicationId: first.id, from: 'submitted', to: 'hired', message: 'Willkommen!' } as const
    await callerFor(first.company.admin, { now: NOW }).application.changeStatus(move)
    await callerFor(first.applicant.user).application.withdraw({ applicationId: second.id, message: null })
    const own = eq(resumeGrant.applicantProfileId, first.applicant.id)
    expect(await db.$count(resumeGrant, own)).toBe(1)
    await db
      .update(application)
      .set({ deleteAfter: addMonths(NOW, 9) })
      .where(eq(application.id, second.id))
    await applyRetention(db, addMonths(NOW, 6))
    await applyRetention(db, addMonths(NOW, 7))
    expect([await exists(first.id), await exists(second.id)]).toEqual([false, true])
    expect(await db.$count(resumeGrant, own)).toBe(0)
  })

  it('leave the right of every other company', async () => {
    const first = await ended(NOW)
    const { company: other } = await createApplication({ applicant: first.applicant })
    await applyRetention(db, addMonths(NOW, 6))
    await applyRetention(db, addMonths(NOW, 7))
    expect(await exists(first.id)).toBe(false)
    expect(
      await db.select().from(resumeGrant).where(eq(resumeGrant.applicantProfileId, first.applicant.id)),
    ).toMatchObject([{ companyId: other.id }])
  })

  it('leave what opened the résumé in another way', async () => {
    const { id, applicant, company: firm } = await ended(NOW)
    await db.insert(resumeGrant).values({ applicantProfileId: applicant.id, companyId: firm.id, reason: 'talent-pool' })
    await applyRetention(db, addMonths(NOW, 6))
    await applyRetention(db, addMonths(NOW, 7))
    expect(await exists(id)).toBe(false)
    expect(await db.select().from(resumeGrant).where(eq(resumeGrant.applicantProfileId, applicant.id))).toMatchObject([
      { reason: 'talent-pool' },
    ])
  })

  it('end by the setting of the platform', async () => {
    await db.insert(platformSetting).values({ key: 'applicationRetentionMonths', value: 3 })
    const { id } = await ended(NOW)
    await db.delete(platformSetting)
    const [row] = await db.select().from(application).where(eq(application.id, id))
    expect(row?.deleteAfter).toEqual(addMonths(NOW, 3))
  })
})

describe('accounts', () => {
  it('nobody confirmed go after thirty days, with the company that came with them', async () => {
    const late = addDays(NOW, 31)
    const [old, young, confirmed] = [
      await createUser({ emailVerified: false, type: 'COMPANY', createdAt: addDays(late, -31) }),
      await createUser({ emailVerified: false, createdAt: addDays(late, -29) }),
      await createUser({ createdAt: addDays(late, -31) }),
    ]
    const companyId = uuidv7()
    await db.insert(company).values({ id: companyId })
    await db.insert(companyMember).values({ companyId, userId: old.id, isAdmin: true })
    await applyRetention(db, late)
    expect(await usersOf([old.id, young.id, confirmed.id])).toEqual([young.id, confirmed.id].sort())
    expect(await db.select().from(company).where(eq(company.id, companyId))).toEqual([])
    expect(await mailsTo(old.email, 'account-deleted')).toHaveLength(1)
  })

  it('unused for two years get two reminders and go fourteen days after the second', async () => {
    const { applicant } = await createApplication()
    const { id, email } = applicant.user
    const seenAt = NOW
    await db.insert(knownDevice).values({ userId: id, tokenHash: uuidv7(), lastSeenAt: seenAt })
    const end = addMonths(seenAt, 24)
    await applyRetention(db, addDays(end, -61))
    expect(await mailsTo(email, 'account-inactive')).toHaveLength(0)
    await applyRetention(db, addDays(end, -59))
    await applyRetention(db, addDays(end, -58))
    expect(await mailsTo(email, 'account-inactive')).toHaveLength(1)
    await applyRetention(db, addDays(end, -13))
    await applyRetention(db, end)
    expect(await mailsTo(email, 'account-inactive')).toHaveLength(2)
    expect(await usersOf([id])).toEqual([id])
    await applyRetention(db, addDays(end, 2))
    expect(await usersOf([id])).toEqual([])
    expect(await mailsTo(email)).toEqual(['account-deleted'])
  })

  it('stay when their owner comes back after a reminder', async () => {
    const owner = await createUser({ createdAt: NOW })
    const end = addMonths(NOW, 24)
    await applyRetention(db, addDays(end, -50))
    await applyRetention(db, addDays(end, -10))
    expect(await mailsTo(owner.email, 'account-inactive')).toHaveLength(2)
    await signIn(owner.id, addDays(end, -5))
    await applyRetention(db, addDays(end, 20))
    expect(await usersOf([owner.id])).toEqual([owner.id])
    const [row] = await db.select().from(user).where(eq(user.id, owner.id))
    expect(row).toMatchObject({ lastActiveAt: addDays(end, -5), inactivityReminders: 0 })
  })

  it('of companies and of the platform are not asked', async () => {
    const firm = await createCompany()
    await applyRetention(db, addMonths(NOW, 40))
    await applyRetention(db, addMonths(NOW, 60))
    expect(await usersOf([firm.admin.id])).toEqual([firm.admin.id])
  })

  it('tell the companies with open applications, without a name', async () => {
    const { id, company: firm, applicant } = await createApplication()
    const closed = await ended(NOW, firm, applicant)
    const seen = addMonths(NOW, -30)
    await db
      .update(user)
      .set({ createdAt: seen, inactivityReminders: 2, inactivityRemindedAt: addDays(NOW, -20) })
      .where(eq(user.id, applicant.user.id))
    await applyRetention(db, NOW)
    expect([await exists(id), await exists(closed.id)]).toEqual([false, false])
    const told = await db.select().from(outboxMail).where(eq(outboxMail.kind, 'application-gone'))
    const mine = told.filter(({ recipient }) => recipient === firm.admin.email)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.text).not.toMatch(/Miriam|Yıldız/)
  })
})

it('an account that goes takes agreed interviews out of the calendars of both sides, and names nobody to the company', async () => {
  const { id, company: firm, applicant } = await createApplication()
  const startsAt = addDays(new Date(), 3)
  const interviewId = uuidv7()
  await callerFor(firm.admin).application.invite({
    id: interviewId,
    applicationId: id,
    mode: 'onsite',
    location: 'Werkstor 2',
    durationMinutes: 60,
    times: [startsAt],
    message: 'Wir freuen uns auf das Gespräch.',
    payText: null,
  })
  await callerFor(applicant.user).application.pickTime({ interviewId, startsAt })
  await eraseAccount(db, { userId: applicant.user.id, by: 'person', now: new Date() })
  const cancelled = await db.select().from(outboxMail).where(eq(outboxMail.kind, 'interview-cancelled'))
  const [mine, theirs] = [applicant.user.email, firm.admin.email].map((email) =>
    cancelled.filter(({ recipient }) => recipient === email),
  )
  for (const told of [mine, theirs]) {
    expect(told).toHaveLength(1)
    expect(told?.[0]?.calendar).toContain(`METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${interviewId}@stellwerk`)
  }
  expect(JSON.stringify(theirs)).not.toMatch(/Miriam|Yıldız/)
})

describe('traces', () => {
  it('attempts go after a day, for they are counted by address', async () => {
    const lastRequest = NOW.getTime()
    await db.insert(rateLimit).values({ key: 'report 192.0.2.77', count: 1, lastRequest })
    const kept = () => db.select().from(rateLimit).where(eq(rateLimit.key, 'report 192.0.2.77'))
    await applyRetention(db, new Date(lastRequest + 23 * 60 * 60_000))
    expect(await kept()).toHaveLength(1)
    await applyRetention(db, addDays(NOW, 1))
    expect(await kept()).toEqual([])
  })

  it('of a pool go ninety days after its end, and none that runs', async () => {
    const { applicant, company: firm } = await createApplication()
    const entry = { applicantProfileId: applicant.id, companyId: firm.id, months: '6' as const, message: '' }
    await db.insert(poolEntry).values([
      { ...entry, state: 'withdrawn', decidedAt: NOW },
      { ...entry, state: 'agreed', decidedAt: NOW, keepUntil: addMonths(NOW, 6) },
    ])
    const states = async () => (await db.select().from(poolEntry).orderBy(poolEntry.state)).map(({ state }) => state)
    await applyRetention(db, addDays(NOW, 89))
    expect(await states()).toEqual(['agreed', 'withdrawn'])
    await applyRetention(db, addDays(NOW, 91))
    expect(await states()).toEqual(['agreed'])
  })

  it('links in mails go once they have run out', async () => {
    const mail = { recipient: 'x@test.example', subject: '', kind: 'test', deliveredAt: NOW, createdAt: NOW }
    const text = 'Hier: http://stellwerk.test/auth/reset-password?token=geheim'
    const id = uuidv7()
    await db.insert(outboxMail).values({ ...mail, id, text, html: '<a href="http://stellwerk.test/geheim">Hier</a>' })
    const kept = async () => (await db.select().from(outboxMail).where(eq(outboxMail.id, id)))[0]
    await applyRetention(db, addDays(NOW, 13))
    expect(await kept()).toMatchObject({ text })
    await applyRetention(db, addDays(NOW, 15))
    expect(await kept()).toMatchObject({ text: 'Hier: [Link ausgeblendet]', html: '<a>Hier</a>' })
  })

  it('mails of the billing stay as long as invoices, also when the account is deleted', async () => {
    const { id: userId, email } = await createUser({ type: 'COMPANY' })
    const mail = { recipient: email, subject: '', html: '', text: '', deliveredAt: NOW, createdAt: NOW }
    const kinds = ['credit-paid-out', 'dunning-2', 'order-confirmation']
    await db.insert(outboxMail).values([...kinds, 'test'].map((kind) => ({ ...mail, kind })))
    await applyRetention(db, addDays(NOW, 181))
    expect((await mailsTo(email)).filter((kind) => kind !== 'account-inactive').sort()).toEqual(kinds)
    await eraseAccount(db, { userId, by: 'person', now: NOW })
    expect((await mailsTo(email)).sort()).toEqual(['account-deleted', ...kinds])
    await applyRetention(db, addMonths(NOW, 12 * 8))
    expect((await mailsTo(email)).sort()).toEqual(expect.arrayContaining(kinds))
    await applyRetention(db, addMonths(NOW, 12 * 9))
    expect((await mailsTo(email)).filter((kind) => kinds.includes(kind))).toEqual([])
  })

  it('sent mails, the log of openings and ended sessions go when their time is over', async () => {
    const { applicant, company: firm } = await createApplication()
    const later = addMonths(NOW, 25)
    const waiting = uuidv7()
    await db
      .insert(outboxMail)
      .values({ id: waiting, recipient: 'x@test.example', subject: '', html: '', text: '', kind: 'wartet' })
    await db.update(outboxMail).set({ deliveredAt: NOW }).where(eq(outboxMail.recipient, applicant.user.email))
    await db.insert(resumeView).values([
      { applicantProfileId: applicant.id, viewerUserId: firm.admin.id, shown: 'all', createdAt: NOW },
      { applicantProfileId: applicant.id, viewerUserId: firm.admin.id, shown: 'all', createdAt: addMonths(NOW, 2) },
    ])
    await signIn(applicant.user.id, addMonths(NOW, 20))
    for (const [tokenHash, months] of Object.entries({ old: 12, used: 14 }))
      await db.insert(knownDevice).values({ userId: firm.admin.id, tokenHash, lastSeenAt: addMonths(NOW, months) })
    await applyRetention(db, later)
    const devices = await db.select().from(knownDevice).where(eq(knownDevice.userId, firm.admin.id))
    expect(devices.map(({ tokenHash }) => tokenHash)).toEqual(['used'])
    expect(await mailsTo(applicant.user.email)).toEqual([])
    expect(await mailsTo('x@test.example')).toEqual(['wartet'])
    expect(await db.select().from(resumeView).where(eq(resumeView.applicantProfileId, applicant.id))).toHaveLength(1)
    expect(await db.select().from(session).where(eq(session.userId, applicant.user.id))).toEqual([])
  })
})

it('counts what it did in the audit log and does nothing the second time', async () => {
  await ended(NOW)
  const at = addMonths(NOW, 6)
  const first = await applyRetention(db, at)
  expect(first['applications announced']).toBeGreaterThan(0)
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, 'retention.applied'))
  expect(events.map(({ details }) => details.rule)).toContain('applications announced')
  const second = await applyRetention(db, at)
  expect(second).toEqual({})
})

// Each test's clock runs years ahead; data of the previous one must not be due there.
beforeEach(async () => {
  await db.delete(application)
  await db.delete(session)
  await db.delete(user)
})

async function ended(
  at: Date,
  firm?: Awaited<ReturnType<typeof createCompany>>,
  applicant?: Awaited<ReturnType<typeof createApplication>>['applicant'],
) {
  const made = await createApplication({ ...(firm ? { company: firm } : {}), ...(applicant ? { applicant } : {}) })
  await callerFor(made.applicant.user, { now: at }).application.withdraw({ applicationId: made.id, message: null })
  return made
}

async function exists(id: string): Promise<boolean> {
  return (await db.select({ id: application.id }).from(application).where(eq(application.id, id))).length === 1
}

async function mailsTo(email: string, kind?: string): Promise<string[]> {
  const rows = await db.select({ kind: outboxMail.kind }).from(outboxMail).where(eq(outboxMail.recipient, email))
  return rows.map((row) => row.kind).filter((found) => kind === undefined || found === kind)
}

async function usersOf(ids: string[]): Promise<string[]> {
  return (await db.select({ id: user.id }).from(user).where(inArray(user.id, ids))).map(({ id }) => id).sort()
}

async function signIn(userId: string, at: Date) {
  await db.insert(session).values({ userId, token: uuidv7(), createdAt: at, updatedAt: at, expiresAt: addDays(at, 30) })
}
