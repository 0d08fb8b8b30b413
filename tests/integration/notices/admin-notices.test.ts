import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { user } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { recordedRun } from '~/platform/server/jobs/record'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../factories/application'
import { callerFor } from '../../factories/caller'
import { createJobPosting } from '../../factories/job-posting'
import { createPlatformAdmin } from '../../factories/user'

const { db } = database()

async function bell(admin: { id: string }) {
  const { items } = await callerFor(admin).notice.list({ page: 1 })
  return items.map(({ topic, text, href }) => [topic, text, href])
}

async function report() {
  const posting = await createJobPosting({ title: 'Uhrmacher (m/w/d)' })
  const input = {
    ...{ id: uuidv7(), subjectType: 'job-posting' as const, subjectId: posting.id, reason: 'scam' as const },
    ...{ text: 'Verlangt Geld, bevor die Arbeit beginnt.', name: 'Eva Muster', goodFaith: true as const },
    email: `${uuidv7()}@test.example`,
  }
  await callerFor(null).moderation.report(input)
  await callerFor(null).moderation.report(input)
}

test('what waits for the platform is in the bell of every admin, once, by topic, without a name', async () => {
  const [one, two, gone] = [await createPlatformAdmin(), await createPlatformAdmin(), await createPlatformAdmin()]
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, gone.id))
  await report()
  await report()
  await callerFor(null).privacy.request({
    ...{ id: uuidv7(), kind: 'access', name: 'Eva Muster', email: `${uuidv7()}@test.example`, text: 'Was wissen Sie?' },
  })
  const { id, company, applicant } = await createApplication()
  const { id: messageId } = await callerFor(company.admin).conversation.write({
    id: uuidv7(),
    applicationId: id,
    body: 'x',
  })
  const asApplicant = callerFor(applicant.user).conversation
  await asApplicant.report({ id: uuidv7(), messageId, reason: 'spam', details: '' })
  await asApplicant.report({ id: uuidv7(), messageId, reason: 'spam', details: '' })
  const expected = [
    ['reports', 'Jemand hat eine Nachricht gemeldet.', '/super/reports/messages'],
    ['privacy-requests', 'Eine Anfrage zum Datenschutz ist da.', '/super/privacy-requests'],
    ['reports', '2 gemeldete Inhalte warten auf Ihre Prüfung.', '/super/reports'],
  ]
  expect(await bell(one)).toEqual(expected)
  expect(await bell(two)).toEqual(expected)
  const mails = await db.select().from(outboxMail).where(eq(outboxMail.recipient, one.email))
  expect(mails).toHaveLength(4)
  expect(JSON.stringify(mails)).not.toMatch(/Eva Muster|Uhrmacher|Miriam/)
  expect(await db.$count(outboxMail, eq(outboxMail.recipient, gone.email))).toBe(0)
  // Who is no admin any more reads nothing of it.
  await db.update(user).set({ isAdmin: false }).where(eq(user.id, two.id))
  expect(await bell(two)).toEqual([])
})

test('an admin chooses by topic; others do not see these topics', async () => {
  const admin = await createPlatformAdmin()
  const own = callerFor(admin).notice
  await own.saveSetting({ topic: 'reports', inBell: false, mail: 'off' })
  await report()
  expect(await bell(admin)).toEqual([])
  expect(await db.$count(outboxMail, eq(outboxMail.recipient, admin.email))).toBe(0)
  const topics = async (caller: typeof own) => (await caller.settings()).map(({ topic }) => topic)
  expect(await topics(own)).toEqual(expect.arrayContaining(['reports', 'privacy-requests', 'approvals', 'failed-jobs']))
  // An admin without a profile is addressed as such, and offered nothing of applicants or companies.
  const plain = await createPlatformAdmin({ type: 'APPLICANT' })
  expect(await topics(callerFor(plain).notice)).toEqual([
    ...['reports', 'privacy-requests', 'approvals', 'failed-jobs', 'platform', 'security'],
  ])
  const { applicant } = await createApplication()
  expect(await topics(callerFor(applicant.user).notice)).not.toContain('reports')
})

test('a background job that fails after it worked is told once, in the transaction that records it', async () => {
  const admin = await createPlatformAdmin()
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('weg'))
  const run = () =>
    recordedRun(db, 'probe', work, { tellOfFailure: (tx, name) => tellAdmins(tx, 'admin-job-failed', name) })
  await expect(run()).rejects.toThrow('weg')
  await expect(run()).rejects.toThrow('weg')
  expect(await bell(admin)).toEqual([['failed-jobs', 'Ein Hintergrunddienst ist fehlgeschlagen.', '/super/system']])
  const told = and(eq(outboxMail.recipient, admin.email), eq(outboxMail.kind, 'admin-job-failed'))
  expect(await db.$count(outboxMail, told)).toBe(1)
})
