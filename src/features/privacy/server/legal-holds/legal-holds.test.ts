import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { legalHold } from '~/features/applications/server/legal-holds/table'
import { application } from '~/features/applications/server/table'
import { addDays, addMonths } from '~/lib/dates/dates'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { deleteAccount } from '~/server/auth/account-deletion'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { eraseAccount } from '../commands/erase-account'
import { applyRetention } from '../retention/run'

const NOW = new Date()
const { db } = database()
const REASON = 'Klage vor dem Arbeitsgericht, Az. 3 Ca 112/26'

async function rejected() {
  const sent = await createApplication()
  const admin = callerFor(sent.company.admin, { now: NOW })
  const step = { applicationId: sent.id, from: 'submitted', to: 'rejected', message: 'Leider nein.' } as const
  await admin.application.changeStatus(step)
  return { ...sent, admin }
}

const exists = async (id: string) => (await db.$count(application, eq(application.id, id))) === 1
const mailsTo = (email: string, kind: string) =>
  db.$count(outboxMail, and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))
const hold = async ({ admin, posting }: Awaited<ReturnType<typeof rejected>>) => {
  await admin.legalHold.place({ jobPostingId: posting.id, reason: REASON })
  const { rows } = await admin.legalHold.own({})
  return rows.find(({ jobPostingId }) => jobPostingId === posting.id)?.holdId ?? ''
}

test('a hold keeps what was announced, tells the applicant so, and after it everything is announced again', async () => {
  const made = await rejected()
  const other = await rejected()
  const end = addMonths(NOW, 6)
  await applyRetention(db, addDays(end, -13))
  const id = await hold(made)
  expect(await mailsTo(made.applicant.user.email, 'application-held')).toBe(1)
  await applyRetention(db, addMonths(NOW, 12))
  expect([await exists(made.id), await exists(other.id)]).toEqual([true, false])
  const page = await callerFor(made.applicant.user).privacy.overview()
  expect(page.deletions).toMatchObject([{ id: made.id, isHeld: true }])
  await made.admin.legalHold.lift({ id, reason: 'Das Verfahren ist beendet.' })
  expect(await mailsTo(made.company.admin.email, 'legal-hold-lifted')).toBe(1)
  const later = addMonths(NOW, 13)
  await applyRetention(db, later)
  expect(await exists(made.id)).toBe(true)
  await applyRetention(db, addDays(later, 13))
  expect(await exists(made.id)).toBe(true)
  await applyRetention(db, addDays(later, 15))
  expect(await exists(made.id)).toBe(false)
  expect(await mailsTo(made.applicant.user.email, 'application-deletion')).toBe(2)
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, made.posting.id))
  expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['legal-hold.placed', 'legal-hold.lifted']))
})

test('no program deletes what is held: not retention, not the account of the person, not a statement', async () => {
  const made = await rejected()
  await hold(made)
  const userId = made.applicant.user.id
  await expect(deleteAccount(db, userId, NOW)).rejects.toMatchObject({ body: { code: 'APPLICATION_HELD' } })
  expect(await eraseAccount(db, { userId, by: 'retention', now: NOW })).toBe(false)
  await applyRetention(db, addMonths(NOW, 30))
  await applyRetention(db, addMonths(NOW, 31))
  await applyRetention(db, addMonths(NOW, 32))
  await expect(db.delete(user).where(eq(user.id, userId))).rejects.toMatchObject({ cause: { code: '23000' } })
  expect(await exists(made.id)).toBe(true)
})

test('a company holds its own postings, once, and lifts its own holds; platform admins lift all', async () => {
  const made = await rejected()
  const { posting, company } = made
  const rival = callerFor((await createCompany()).admin)
  const member = callerFor(await createMember(company.id))
  const input = { jobPostingId: posting.id, reason: REASON }
  await expect(rival.legalHold.place(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(member.legalHold.place(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  // Nobody has applied to a draft.
  const { id: draftId } = await createJobPosting({ companyId: company.id, status: 'draft' })
  await expect(made.admin.legalHold.place({ ...input, jobPostingId: draftId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const id = await hold(made)
  await expect(made.admin.legalHold.place(input)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(rival.legalHold.lift({ id, reason: REASON })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const platform = callerFor(await createPlatformAdmin())
  expect((await platform.legalHold.list({})).rows.find((row) => row.id === id)).toMatchObject({
    ...{ reason: REASON, title: posting.title, applications: 1 },
  })
  await platform.legalHold.end({ id, reason: 'Das Unternehmen antwortet nicht mehr.' })
  const { rows } = await made.admin.legalHold.own({})
  expect(rows).toMatchObject([{ holdId: null, ended: 1, applications: 1 }])
})

test('both sides read how long before a deletion they are told as it is set, not as it usually is', async () => {
  const platform = callerFor(await createPlatformAdmin())
  await platform.admin.saveSetting({ key: 'retentionNoticeDays', value: 9, updatedAt: null })
  const made = await rejected()
  await applyRetention(db, addDays(addMonths(NOW, 6), -8))
  const id = await hold(made)
  expect((await made.admin.legalHold.own({})).noticeDays).toBe(9)
  expect((await platform.legalHold.list({})).noticeDays).toBe(9)
  await made.admin.legalHold.lift({ id, reason: 'Das Verfahren ist beendet.' })
  const mails = await db.select().from(outboxMail)
  const to = (email: string, kind: string) => mails.find((mail) => mail.recipient === email && mail.kind === kind)
  const held = to(made.applicant.user.email, 'application-held')
  const lifted = to(made.company.admin.email, 'legal-hold-lifted')
  expect(held?.text).toContain('wieder 9\u00a0Tage vorher')
  expect(lifted?.text).toContain('9\u00a0Tage im Voraus')
})

test('what was lifted is not lifted again: one mail, and the first reason stays', async () => {
  const made = await rejected()
  const id = await hold(made)
  const reason = 'Das Verfahren ist beendet.'
  await made.admin.legalHold.lift({ id, reason })
  await callerFor(await createPlatformAdmin()).legalHold.end({ id, reason: 'Das Unternehmen antwortet nicht mehr.' })
  const [stored] = await db.select().from(legalHold).where(eq(legalHold.id, id))
  expect(stored).toMatchObject({ liftReason: reason, liftedByUserId: made.company.admin.id })
  const lifted = and(eq(auditEvent.subjectId, made.posting.id), eq(auditEvent.action, 'legal-hold.lifted'))
  expect(await db.$count(auditEvent, lifted)).toBe(1)
})

test('a deletion that has begun is waited for, so that nothing seems held that goes', async () => {
  const made = await rejected()
  const { placing } = await db.transaction(async (tx) => {
    await tx.delete(application).where(eq(application.id, made.id))
    const begun = made.admin.legalHold.place({ jobPostingId: made.posting.id, reason: REASON })
    await whoWaitsForALock('select "id" from "application"')
    return { placing: { begun } }
  })
  await placing.begun
  expect((await made.admin.legalHold.own({})).rows).toEqual([])
})

test('a company that leaves lets its holds go, and no other company’s, nor one of its own twice', async () => {
  const [made, other] = [await rejected(), await rejected()]
  const [earlier, kept] = [await hold(made), await hold(other)]
  await made.admin.legalHold.lift({ id: earlier, reason: 'Das Verfahren ist beendet.' })
  const id = await hold(made)
  const later = addDays(NOW, 3)
  await deleteAccount(db, made.company.admin.id, later)
  const { rows } = await callerFor(await createPlatformAdmin()).legalHold.list({})
  const listed = rows.map((row) => row.id)
  expect([listed.includes(id), listed.includes(kept)]).toEqual([false, true])
  const [lifted] = await db.select().from(legalHold).where(eq(legalHold.id, earlier))
  expect(lifted?.liftedAt).toEqual(NOW)
})

test('only who was told a date of this posting hears that it no longer holds', async () => {
  const [made, other] = [await rejected(), await rejected()]
  await applyRetention(db, addDays(addMonths(NOW, 6), -8))
  const late = await createApplication({ company: made.company })
  await db.update(application).set({ jobPostingId: made.posting.id }).where(eq(application.id, late.id))
  await hold(made)
  const people = [made, other, late].map(({ applicant }) => applicant.user.email)
  expect(await Promise.all(people.map((email) => mailsTo(email, 'application-held')))).toEqual([1, 0, 0])
})
