import { verifyPassword } from 'better-auth/crypto'
import { and, count, eq, gt, isNull, sql, sum } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { demoId } from '~/demo/demo-id'
import { seedDemo } from '~/demo/seed'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import { systemHold } from '~/features/accounts/server/hold-table'
import { notice } from '~/features/accounts/server/notices/table'
import { account, user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { application, applicationAttachment } from '~/features/applications/server/table'
import { directDebitRun } from '~/features/billing/server/debit-table'
import { invoice } from '~/features/billing/server/invoice-table'
import { verifyInvoiceChain } from '~/features/billing/server/invoices/chain'
import { license, sepaMandate } from '~/features/billing/server/table'
import { isLicenseValid } from '~/features/billing/subscription/license'
import { company, companyMember, companyProfile } from '~/features/companies/server/table'
import { conversation, message } from '~/features/conversations/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { jobPostingDay } from '~/features/job-postings/server/views-table'
import { ANYONE, openPostingIndex } from '~/features/job-search/server/documents/posting-index'
import { applyRetention } from '~/features/privacy/server/retention/run'
import { termsConsent } from '~/features/privacy/server/terms/table'
import { contactRequest } from '~/features/resumes/server/contact-table'
import { resume, resumeGrant } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'
import { database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { uploadedFile } from '~/platform/server/files/table'
import { ALL } from '~/platform/server/search/query'
import { callerFor } from '../factories/caller'

const now = new Date('2026-11-20T10:00:00Z')
/** The beginning of every demo id: one moment; the rest is derived from a name or a count. */
const DEMO_TIME = demoId('').slice(0, 13)
/** The plans that every installation begins with. */
const PLAN_IDS = '01936f00-0000-7000-8000-'

beforeAll(async () => {
  await seedDemo(database().db, { now, log: (line) => console.log(line) })
}, 60_000)

async function userOf(email: string) {
  const [row] = await database().db.select().from(user).where(eq(user.email, email))
  if (!row) throw new Error(`No user ${email}`)
  return row
}

/** The data of the company area's guards. */
async function companyOf(email: string) {
  const { db } = database()
  const [row] = await db
    .select({
      id: company.id,
      isAdmin: companyMember.isAdmin,
      profileId: companyProfile.id,
      mandateId: sepaMandate.id,
      license: { state: license.state, validUntil: license.validUntil },
    })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .leftJoin(sepaMandate, and(eq(sepaMandate.companyId, company.id), isNull(sepaMandate.revokedAt)))
    .leftJoin(license, eq(license.companyId, company.id))
    .where(eq(user.email, email))
  if (!row) throw new Error(`No company of ${email}`)
  const active = await db
    .select({ count: count() })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, row.id), eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
  return { ...row, isLicensed: isLicenseValid(row.license, now), activePostings: active[0]?.count ?? 0 }
}

async function applicationsOf(email: string) {
  const { db } = database()
  return db
    .select({ id: application.id, status: application.status })
    .from(application)
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(eq(user.email, email))
}

it('holds as many of everything as a market needs', async () => {
  const { db } = database()
  expect(await db.$count(companyProfile)).toBe(60)
  expect(await db.$count(jobPosting)).toBe(600)
  expect(await db.$count(applicantProfile)).toBe(300)
  expect(await db.$count(application)).toBe(1500)
  expect(await db.$count(conversation)).toBeGreaterThan(300)
})

it('has views by day that add up to the views of each posting', async () => {
  const { db } = database()
  const [days] = await db.select({ views: sum(jobPostingDay.views).mapWith(Number) }).from(jobPostingDay)
  const [postings] = await db.select({ views: sum(jobPosting.views).mapWith(Number) }).from(jobPosting)
  expect(days?.views).toBeGreaterThan(1000)
  expect(days?.views).toBe(postings?.views)
})

it('lets every account of the login page in with the one password', async () => {
  for (const { email } of DEMO_ACCOUNTS) {
    const { id, emailVerified } = await userOf(email)
    const [credential] = await database().db.select().from(account).where(eq(account.userId, id))
    expect(emailVerified, email).toBe(true)
    expect(credential?.providerId, email).toBe('credential')
    expect(await verifyPassword({ hash: credential?.password ?? '', password: DEMO_PASSWORD }), email).toBe(true)
  }
})

it('gives the platform admins the right, and nobody else', async () => {
  const admins = await database().db.select({ email: user.email }).from(user).where(eq(user.isAdmin, true))
  expect(admins.map(({ email }) => email).toSorted()).toEqual([
    'admin@demo.stellwerk.example',
    'revision@demo.stellwerk.example',
  ])
})

it('has a busy company with an admin and a member', async () => {
  const chef = await companyOf('chefin@demo.stellwerk.example')
  const colleague = await companyOf('kollege@demo.stellwerk.example')
  expect(chef).toMatchObject({ isAdmin: true, isLicensed: true })
  expect(chef.activePostings).toBeGreaterThanOrEqual(8)
  expect(colleague).toMatchObject({ id: chef.id, isAdmin: false })
  const received = await database().db.select().from(application).where(eq(application.companyId, chef.id))
  expect(received.length).toBeGreaterThanOrEqual(40)
  expect(new Set(received.map(({ status }) => status)).size).toBe(7)
})

it('has companies without profile, without licence and without posting', async () => {
  const newcomer = await companyOf('neu@demo.stellwerk.example')
  expect(newcomer).toMatchObject({ isAdmin: true, profileId: null, mandateId: null, isLicensed: false })
  const unlicensed = await companyOf('ohne-lizenz@demo.stellwerk.example')
  expect(unlicensed).toMatchObject({
    isAdmin: true,
    isLicensed: false,
    activePostings: 0,
    license: { state: 'expired' },
  })
  expect(unlicensed.mandateId).not.toBeNull()
  const idle = await companyOf('ohne-anzeige@demo.stellwerk.example')
  expect(idle).toMatchObject({ isAdmin: true, isLicensed: true, activePostings: 0 })
})

it('has an applicant with two résumés, six applications and an unread message', async () => {
  const { db } = database()
  const { id } = await userOf('bewerberin@demo.stellwerk.example')
  const [profile] = await db.select().from(applicantProfile).where(eq(applicantProfile.userId, id))
  expect(profile?.visibility).toBe('visible')
  expect(await db.$count(resume, eq(resume.applicantProfileId, profile?.id ?? ''))).toBe(2)
  const sent = await applicationsOf('bewerberin@demo.stellwerk.example')
  expect(sent).toHaveLength(6)
  expect(new Set(sent.map(({ status }) => status)).size).toBe(6)
  const unread = await db
    .select({ body: message.body })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(
      and(
        eq(conversation.applicantProfileId, profile?.id ?? ''),
        eq(message.senderSide, 'company'),
        isNull(message.readAt),
      ),
    )
  expect(unread.length).toBeGreaterThanOrEqual(1)
})

it('has an anonymous applicant and one without a profile', async () => {
  const { db } = database()
  const anonymous = await userOf('anonym@demo.stellwerk.example')
  const fresh = await userOf('frisch@demo.stellwerk.example')
  const [profile] = await db.select().from(applicantProfile).where(eq(applicantProfile.userId, anonymous.id))
  expect(profile?.visibility).toBe('anonymous')
  expect(fresh.type).toBe('APPLICANT')
  expect(await db.$count(applicantProfile, eq(applicantProfile.userId, fresh.id))).toBe(0)
})

it('rings the bells of the accounts, keeps people in mind, and asks for contact', async () => {
  const { db } = database()
  for (const email of ['bewerberin@', 'anonym@', 'chefin@', 'kollege@', 'admin@']) {
    const { id } = await userOf(`${email}demo.stellwerk.example`)
    expect(await db.$count(notice, and(eq(notice.userId, id), isNull(notice.readAt))), email).toBeGreaterThan(0)
  }
  const chef = await companyOf('chefin@demo.stellwerk.example')
  const inPool = and(eq(poolEntry.companyId, chef.id), eq(poolEntry.state, 'agreed'), gt(poolEntry.keepUntil, now))
  const kept = await db.select({ personId: poolEntry.applicantProfileId }).from(poolEntry).where(inPool)
  expect(kept.length).toBeGreaterThanOrEqual(3)
  const grants = await db.select().from(resumeGrant).where(eq(resumeGrant.reason, 'talent-pool'))
  expect(grants.map(({ applicantProfileId }) => applicantProfileId)).toEqual(
    expect.arrayContaining(kept.map(({ personId }) => personId)),
  )
  expect(await db.$count(contactRequest, eq(contactRequest.state, 'pending'))).toBe(2)
})

it('can be searched: every posting online has its row, no other has', async () => {
  const { db } = database()
  const online = await db.$count(jobPosting, eq(jobPosting.status, 'published'))
  expect(online).toBeGreaterThan(400)
  const index = await openPostingIndex()
  const { total } = await index.search({
    ...{ viewer: ANYONE, match: ALL, filters: {}, levels: [], facets: {} },
    sort: { by: 'order' },
    page: { size: 0, offset: 0 },
  })
  expect(total).toBe(online)
})

it('keeps the attached documents in the store', async () => {
  const [file] = await database()
    .db.select({ id: uploadedFile.id, size: uploadedFile.size })
    .from(applicationAttachment)
    .innerJoin(uploadedFile, eq(uploadedFile.id, applicationAttachment.fileId))
    .limit(1)
  const bytes = await readStoredFile(file?.id ?? '')
  expect(bytes.length).toBe(file?.size)
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

it('has a billing history: invoices paid by debit, runs of two people, debits that came back and were reminded of', async () => {
  const { db } = database()
  const runs = await db.select().from(directDebitRun)
  expect(runs).toHaveLength(3)
  for (const run of runs) {
    expect(run).toMatchObject({ status: 'released', xml: expect.stringContaining(run.reference) })
    expect(run.createdByUserId).not.toBe(run.releasedByUserId)
  }
  const count = (status: (typeof invoice.$inferSelect)['status']) => db.$count(invoice, eq(invoice.status, status))
  expect(await count('paid')).toBeGreaterThan(80)
  expect(await count('returned')).toBe(2)
  // The content of the next run.
  expect(await count('issued')).toBeGreaterThan(5)
  expect(await count('in_collection')).toBe(0)
  const [back] = await db.select().from(invoice).where(eq(invoice.status, 'returned'))
  expect(back).toMatchObject({ dunningLevel: 1, graceUntil: expect.any(Date) })
  const [overdue] = await db
    .select()
    .from(license)
    .where(eq(license.companyId, back?.companyId ?? ''))
  expect(overdue).toMatchObject({ state: 'past_due', validUntil: back?.graceUntil })
  expect(await verifyInvoiceChain(db)).toMatchObject({ broken: null })
  const chef = await companyOf('chefin@demo.stellwerk.example')
  expect(await db.$count(invoice, eq(invoice.companyId, chef.id))).toBeGreaterThanOrEqual(5)
})

it('is the same on every machine: no id of any row is left to chance', async () => {
  const { db } = database()
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  )
  const strays: string[] = []
  let seen = 0
  for (const { name } of tables) {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${sql.identifier(name)}`)
    seen += rows.length
    strays.push(
      ...rows
        .filter(({ id }) => !id.startsWith(DEMO_TIME) && !id.startsWith(PLAN_IDS))
        .map(({ id }) => `${name} ${id}`),
    )
  }
  expect(seen).toBeGreaterThan(3000)
  expect(strays).toEqual([])
})

it('leaves no act of time with so much to do at once that a person is asked', async () => {
  const { db } = database()
  await applyRetention(db, now)
  expect(await db.$count(systemHold)).toBe(0)
})

it('has a consent of everybody but the platform’s own admins, and asks nobody again', async () => {
  const { db } = database()
  const silent = await db
    .select({ email: user.email })
    .from(user)
    .leftJoin(termsConsent, and(eq(termsConsent.userId, user.id), eq(termsConsent.document, 'terms')))
    .where(and(isNull(termsConsent.id), eq(user.isAdmin, false)))
  expect(silent).toEqual([])
  expect(await callerFor(await userOf('chefin@demo.stellwerk.example'), { now }).terms.open()).toEqual([])
})
