import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { directDebitRun } from '~/features/billing/server/debit-table'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { jobPosting } from '~/features/job-postings/server/table'
import { contentReport } from '~/features/moderation/server/table'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { recordedRun } from '~/platform/server/jobs/record'
import { mailText } from '~/platform/server/mail/mail'
import { HIDDEN_LINK } from '~/platform/server/mail/masked-links'
import { writeOutbox } from '~/platform/server/mail/outbox'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { noticesDuring } from '../../../../tests/factories/notices'
import { createSubscription } from '../../../../tests/factories/subscription'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'

let admin: { id: string }

beforeAll(async () => {
  await ensureDefaultPlans(database().db)
  admin = await createPlatformAdmin()
})

const plan = {
  id: uuidv7(),
  updatedAt: null,
  name: 'Weiche',
  description: 'Für kleine Teams',
  netPriceCents: 9900,
  interval: 'month',
  maxActiveJobPostings: 3,
  maxMembers: null,
  trialDays: 14,
  isRecommended: false,
  position: 9,
  status: 'active',
} as const

test.each(['companies', 'applicants', 'plans', 'savePlan', 'mails', 'mail', 'retryMail'] as const)(
  'admin.%s is for platform admins only',
  async (procedure) => {
    const company = await createCompany()
    for (const [who, code] of [
      [null, 'UNAUTHORIZED'],
      [(await createApplicant()).user, 'FORBIDDEN'],
      [company.admin, 'FORBIDDEN'],
    ] as const) {
      const { admin: calls } = callerFor(who)
      const inputs = {
        companies: () => calls.companies({}),
        applicants: () => calls.applicants({}),
        plans: () => calls.plans(),
        savePlan: () => calls.savePlan(plan),
        mails: () => calls.mails({ q: '', page: 1 }),
        mail: () => calls.mail({ id: uuidv7() }),
        retryMail: () => calls.retryMail({ id: uuidv7() }),
      }
      await expect(inputs[procedure]()).rejects.toMatchObject({ code })
    }
  },
)

test('the start page counts people as the list does, those without a profile too', async () => {
  const { admin: calls } = callerFor(admin)
  await createUser()
  const { total } = await calls.applicants({})
  expect((await calls.overview()).applicants).toBe(total)
  const pages = Array.from({ length: Math.ceil(total / 25) + 1 }, (_, index) => calls.applicants({ page: index + 1 }))
  const ids = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(ids).toHaveLength(total)
  expect(ids).not.toContain(admin.id)
})

test('the start page names what waits for a decision', async () => {
  const { admin: calls } = callerFor(admin)
  const before = await calls.overview()
  const company = await createCompany()
  await database()
    .db.insert(contentReport)
    .values({
      ...{
        subjectType: 'company',
        subjectId: company.profileId ?? '',
        subjectTitle: company.name,
        companyId: company.id,
      },
      ...{ reason: 'scam', text: 'Vorkasse', reporterName: 'Eva Muster', reporterEmail: 'eva@test.example' },
      dueAt: new Date(),
    })
  await database()
    .db.insert(directDebitRun)
    .values({
      ...{ reference: uuidv7(), status: 'draft', collectionOn: '2026-11-27', debitCount: 1, totalCents: 100 },
      createdByUserId: admin.id,
    })
  await database()
    .db.insert(directDebitRun)
    .values({
      ...{ reference: uuidv7(), status: 'released', collectionOn: '2026-11-27', debitCount: 1, totalCents: 100 },
      createdByUserId: admin.id,
    })
  const now = await calls.overview()
  expect(now.billing.undownloaded).toBe(before.billing.undownloaded + 1)
  expect(now.undecided.reports).toBe(before.undecided.reports + 1)
  expect(now.undecided.nextDueAt).toBeInstanceOf(Date)
  const { count, debits, cents } = before.unreleasedRuns
  expect(now.unreleasedRuns).toEqual({ count: count + 1, debits: debits + 1, cents: cents + 100 })
})

test('postings of a word that many have stand in the same order as any, whether it is in title or company', async () => {
  const { admin: calls } = callerFor(admin)
  const smiths = await createCompany({ name: 'Schmiede am Wehr' })
  const others = await createCompany()
  const pattern = await createJobPosting({ companyId: others.id, title: 'Schmiede 0' })
  const ids = Array.from({ length: 519 }, () => uuidv7())
  await database()
    .db.insert(jobPosting)
    .values(
      ids.map((id, index) => ({
        ...pattern,
        id,
        createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
        ...(index % 2 ? { companyId: smiths.id } : {}),
        // A quarter has the word in both and counts once.
        title: index % 4 === 1 ? 'Härter' : `Schmiede ${index}`,
      })),
    )
  const page = await calls.jobPostings({ q: 'SCHMIEDE', direction: 'ascending' })
  expect(page.total).toBe(520)
  expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(0, 25))
  const late = await calls.jobPostings({ q: 'schmiede', direction: 'ascending', page: 21, zustand: 'published' })
  expect(late.rows.map(({ id }) => id)).toEqual([...ids.slice(500), pattern.id])
  expect((await calls.jobPostings({ q: 'schmiede', zustand: 'draft' })).total).toBe(0)
})

test('what happened is found by reason and by person, page by page, with the whole number on each', async () => {
  const { admin: calls } = callerFor(admin)
  const guard = await createUser({ name: 'Schranke Wärter' })
  await database().db.transaction(async (tx) => {
    for (let turn = 0; turn < 27; turn += 1) {
      const isGuard = turn % 2 === 1
      const reason = isGuard ? null : 'Schranke defekt'
      const subject = { type: 'platform-setting', id: uuidv7() }
      await audit(tx, { userId: isGuard ? guard.id : admin.id }, 'setting.changed', { ...subject, reason })
    }
  })
  const [first, second, beyond] = await Promise.all([1, 2, 3].map((page) => calls.audit({ q: 'schranke', page })))
  expect([first, second, beyond].map((page) => [page?.rows.length, page?.total])).toEqual([
    [25, 27],
    [2, 27],
    [0, 27],
  ])
  const places = [...(first?.rows ?? []), ...(second?.rows ?? [])].map(({ seq }) => seq ?? 0)
  expect(places).toEqual([...new Set(places)].sort((a, b) => b - a))
})

describe('companies', () => {
  test('are found, like what belongs to them, by the id that stands in the audit log', async () => {
    const { admin: calls } = callerFor(admin)
    const company = await createCompany()
    const posting = await createJobPosting({ companyId: company.id })
    const member = company.admin.id
    for (const q of [company.id, member])
      expect((await calls.companies({ q })).rows).toMatchObject([{ id: company.id }])
    for (const q of [company.id, posting.id])
      expect((await calls.jobPostings({ q })).rows).toMatchObject([{ id: posting.id }])
    const applicant = await createApplicant()
    for (const q of [applicant.user.id, applicant.id])
      expect((await calls.applicants({ q })).rows).toMatchObject([{ id: applicant.user.id }])
    expect((await calls.invoices({ q: company.id })).total).toBe(0)
  })

  test('are found by a part of the name, with licence and figures', async () => {
    const company = await createCompany({ name: 'Zahnrad 100 % Quäker GmbH' })
    await createCompany({ name: 'Zahnrad 1000 Quäker GmbH' })
    const { rows, total } = await callerFor(admin).admin.companies({ q: '100 % quä' })
    expect(total).toBe(1)
    expect(rows).toMatchObject([
      { name: company.name, profileId: company.profileId, city: 'Bielefeld', licenseState: 'active', members: 1 },
    ])
  })

  test('without a profile are there, and a licence past its date counts as expired', async () => {
    const { id, admin: first } = await createCompany({
      name: 'Ohne Profil KG',
      hasProfile: false,
      licenseValidUntil: new Date('2020-01-01'),
    })
    const { rows } = await callerFor(admin).admin.companies({ q: 'Ohne Profil' })
    expect(rows).toMatchObject([{ id, profileId: null, licenseState: 'expired', contactEmail: first.email }])
  })

  test('come in pages of 25, each company once, in the wanted order', async () => {
    for (let index = 0; index < 27; index += 1) {
      await createCompany({ name: `Seitenweise ${String(index).padStart(2, '0')}`, licenseState: null })
    }
    const list = { q: 'Seitenweise', sort: 'name', direction: 'ascending' } as const
    const first = await callerFor(admin).admin.companies({ ...list, page: 1 })
    const second = await callerFor(admin).admin.companies({ ...list, page: 2 })
    const names = [...first.rows, ...second.rows].map((row) => row.name)
    expect([first.rows.length, second.rows.length, first.total]).toEqual([25, 2, 27])
    expect(names).toEqual([...names].sort())
    const newest = await callerFor(admin).admin.companies({ q: 'Seitenweise' })
    expect(newest.rows[0]?.name).toBe('Seitenweise 26')
  })
})

describe('applicants', () => {
  test('are found by e-mail and name, with and without profile; companies are not among them', async () => {
    const applicant = await createApplicant({ visibility: 'anonymous' })
    const fresh = await createUser({ name: 'Suchbar Ohne-Profil', emailVerified: false })
    await createUser({ name: 'Suchbar Firma', type: 'COMPANY' })
    await createUser({ name: 'Suchbar Plattform', isAdmin: true })
    const found = await callerFor(admin).admin.applicants({ q: applicant.user.email.toUpperCase() })
    expect(found.rows).toMatchObject([{ profileId: applicant.id, visibility: 'anonymous', applications: 0 }])
    const byName = await callerFor(admin).admin.applicants({ q: 'suchbar' })
    expect(byName.rows).toMatchObject([{ id: fresh.id, profileId: null, emailVerified: false }])
  })
})

describe('plans', () => {
  test('are created once, however often it is sent, with an audit event and fresh pages', async () => {
    const told = await noticesDuring('changed_pages', async () => {
      await callerFor(admin).admin.savePlan(plan)
      await callerFor(admin).admin.savePlan(plan)
    })
    const mine = (await callerFor(admin).admin.plans()).filter((each) => each.id === plan.id)
    expect(mine).toMatchObject([{ name: 'Weiche', netPriceCents: 9900, maxMembers: null, bookings: 0 }])
    expect(await actionsOn(plan.id)).toEqual(['subscription-plan.created'])
    expect(told).toEqual([['plans']])
  })

  test('are changed by whoever saw the last state only', async () => {
    const id = uuidv7()
    await callerFor(admin).admin.savePlan({ ...plan, id })
    const updatedAt = await stateOf(id)
    await callerFor(admin).admin.savePlan({ ...plan, id, updatedAt, status: 'archived' })
    await expect(callerFor(admin).admin.savePlan({ ...plan, id, updatedAt, name: 'Zu spät' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await actionsOn(id)).toEqual(['subscription-plan.created', 'subscription-plan.changed'])
  })

  test('that are booked keep their price', async () => {
    await createSubscription((await createCompany()).id)
    const [booked] = await bookedPlan()
    if (!booked) throw new Error('no plan')
    const { bookings: _bookings, ...values } = booked
    await expect(
      callerFor(admin).admin.savePlan({ ...values, netPriceCents: values.netPriceCents + 1 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    await callerFor(admin).admin.savePlan({ ...values, name: 'Neuer Name' })
    expect((await bookedPlan())[0]).toMatchObject({ name: 'Neuer Name', netPriceCents: values.netPriceCents })
  })

  test('need sensible figures', async () => {
    await expect(callerFor(admin).admin.savePlan({ ...plan, id: uuidv7(), netPriceCents: -1 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('mails', () => {
  test('are listed newest first and found by recipient', async () => {
    const [older] = [await mailTo('eins@postausgang.example'), await mailTo('zwei@postausgang.example')]
    const { rows } = await callerFor(admin).admin.mails({ q: '@POSTAUSGANG', page: 1 })
    expect(rows.map((row) => row.recipient)).toEqual(['zwei@postausgang.example', 'eins@postausgang.example'])
    const mail = await callerFor(admin).admin.mail({ id: older })
    expect(mail).toMatchObject({ subject: 'Betreff', state: 'waiting', can: { retry: false } })
    expect(mail.content?.text).toContain('Inhalt der Mail')
    expect(mail.content?.html).toContain('<!doctype html>')
  })

  test('that failed are sent again once', async () => {
    const id = await mailTo('gescheitert@example.org')
    await database()
      .db.update(outboxMail)
      .set({ failedAt: new Date(), lastError: 'connect ECONNREFUSED', attempts: 8 })
      .where(eq(outboxMail.id, id))
    expect(await callerFor(admin).admin.mail({ id })).toMatchObject({ state: 'failed', can: { retry: true } })
    await callerFor(admin).admin.retryMail({ id })
    expect(await callerFor(admin).admin.mail({ id })).toMatchObject({ state: 'retrying', attempts: 0 })
    await expect(callerFor(admin).admin.retryMail({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await actionsOn(id)).toEqual(['mail.retried'])
  })

  test('that failed so long ago that their links are gone are not sent again without them', async () => {
    const id = await mailTo('lange-her@example.org')
    const failed = { failedAt: new Date(), attempts: 8, text: `Passwort setzen: ${HIDDEN_LINK}` }
    await database().db.update(outboxMail).set(failed).where(eq(outboxMail.id, id))
    const caller = callerFor(admin)
    expect(await caller.admin.mail({ id })).toMatchObject({
      state: 'failed',
      hasLostLinks: true,
      can: { retry: false },
    })
    await expect(caller.admin.retryMail({ id })).rejects.toMatchObject({ cause: { reason: 'mailLostLinks' } })
    expect(await caller.admin.mail({ id })).toMatchObject({ state: 'failed', attempts: 8 })
    expect(await actionsOn(id)).toEqual([])
  })

  test('that do not exist are not found', async () => {
    await expect(callerFor(admin).admin.mail({ id: uuidv7() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a background job that failed says with what, and runs again once for however often somebody presses', async () => {
  const { db } = database()
  const { admin: calls } = callerFor(admin)
  const fault = Object.assign(new TypeError('eva@test.example'), { code: 'ECONNREFUSED' })
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(fault)
  const run = () => recordedRun(db, 'audit', work)
  await expect(run()).rejects.toThrow('eva@test.example')
  const job = async () => (await calls.jobs()).find(({ name }) => name === 'audit')
  const failed = await job()
  expect(failed).toMatchObject({ state: 'failed', failures: 1, can: { run: true } })
  expect(failed?.lastError).toMatch(/^TypeError ECONNREFUSED/)
  expect(failed?.lastError).not.toContain('eva')
  const presses = await Promise.allSettled([calls.runJob({ name: 'audit' }), calls.runJob({ name: 'audit' })])
  expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await job()).toMatchObject({ can: { run: false } })
  const asked = eq(auditEvent.action, 'job.requested')
  expect(await db.select({ details: auditEvent.details }).from(auditEvent).where(asked)).toEqual([
    { details: { job: 'Prüfung des Protokolls' } },
  ])
  await run()
  expect(await job()).toMatchObject({ state: 'ok', failures: 1 })
  await expect(calls.runJob({ name: 'nichts' })).rejects.toMatchObject({ cause: { reason: 'jobNotFound' } })
})

async function mailTo(recipient: string): Promise<string> {
  const { db } = database()
  await writeOutbox(db, [
    {
      kind: 'new-device',
      to: recipient,
      subject: mailText`Betreff`,
      heading: mailText`Hallo`,
      blocks: [mailText`Inhalt der Mail`],
      reason: mailText`Test`,
    },
  ])
  const [row] = await db.select({ id: outboxMail.id }).from(outboxMail).where(eq(outboxMail.recipient, recipient))
  if (!row) throw new Error('no mail')
  return row.id
}

async function actionsOn(subjectId: string): Promise<string[]> {
  const { db } = database()
  const events = await db
    .select({ action: auditEvent.action, actorUserId: auditEvent.actorUserId })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, subjectId))
    .orderBy(auditEvent.createdAt)
  expect(events.every((event) => event.actorUserId === admin.id)).toBe(true)
  return events.map((event) => event.action)
}

async function stateOf(id: string) {
  const plans = await callerFor(admin).admin.plans()
  return plans.find((each) => each.id === id)?.updatedAt ?? null
}

async function bookedPlan() {
  const plans = await callerFor(admin).admin.plans()
  return plans.filter((each) => each.bookings > 0)
}
