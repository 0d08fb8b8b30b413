import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, session, user } from '~/features/accounts/server/table'
import { guestApplication } from '~/features/applications/server/apply-table'
import { license, subscription } from '~/features/billing/server/table'
import { company, companyMember } from '~/features/companies/server/table'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { storeUpload } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { deleteAccount } from '~/server/auth/account-deletion'
import { AuthVisitor, linkInMail, mailKinds } from '../../factories/auth-visitor'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { guestInput } from '../../factories/guest-input'
import { createJobPosting } from '../../factories/job-posting'
import { ownerDatabase } from '../../factories/owner'
import { createSubscription } from '../../factories/subscription'
import { createUser } from '../../factories/user'
import { atTheSameLock } from '../../factories/waiting'

const owner = ownerDatabase()

describe('deleting the account', () => {
  test('needs the link of the mail and takes everything along', async () => {
    const email = 'loeschen@example.org'
    const visitor = new AuthVisitor()
    await visitor.arrive({ email })
    const { user: signedIn } = await visitor.session()
    await visitor.post('/delete-user', {})
    expect((await visitor.session()).user.email).toBe(email)
    const link = new URL(await linkInMail(email, 'delete-account'))
    expect(link.pathname).toBe('/app/account')
    expect((await visitor.post('/delete-user', { token: link.searchParams.get('delete') })).status).toBe(200)
    expect(await visitor.session()).toBeNull()
    const { db } = database()
    expect(await db.select().from(user).where(eq(user.id, signedIn.id))).toEqual([])
    expect(await db.select().from(account).where(eq(account.userId, signedIn.id))).toEqual([])
    expect(await db.select().from(session).where(eq(session.userId, signedIn.id))).toEqual([])
    expect((await new AuthVisitor().signIn(email)).status).toBe(401)
  })

  test('does not work with the link of somebody else', async () => {
    const [owner, stranger] = [new AuthVisitor(), new AuthVisitor()]
    await owner.arrive({ email: 'eigen@example.org' })
    await stranger.arrive({ email: 'daneben@example.org' })
    await owner.post('/delete-user', {})
    const link = new URL(await linkInMail('eigen@example.org', 'delete-account'))
    expect((await stranger.post('/delete-user', { token: link.searchParams.get('delete') })).status).toBe(404)
    expect((await owner.session()).user.email).toBe('eigen@example.org')
    expect((await stranger.session()).user.email).toBe('daneben@example.org')
  })

  test('is refused to the last admin of a company with colleagues', async () => {
    const { chief, colleague } = await companyOfTwo('chefin')
    const refused = await chief.post('/delete-user', {})
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'LAST_COMPANY_ADMIN'])
    expect(await mailKinds('chefin@example.org')).toEqual([])
    expect((await colleague.post('/delete-user', {})).status).toBe(200)
  })

  test('is refused even when the last admin asked while there was another', async () => {
    const { chief, colleagueId } = await companyOfTwo('zweite')
    await setAdmin(colleagueId, true)
    await chief.post('/delete-user', {})
    const link = new URL(await linkInMail('zweite@example.org', 'delete-account'))
    await setAdmin(colleagueId, false)
    expect((await chief.post('/delete-user', { token: link.searchParams.get('delete') })).status).toBe(409)
    expect((await chief.session()).user.email).toBe('zweite@example.org')
  })

  test('leaves one admin when the last two go at the same moment', async () => {
    const { chief, colleagueId, colleague } = await companyOfTwo('gleichzeitig')
    const companyId = await companyOf(colleagueId)
    const { id: userId } = await createUser({ type: 'COMPANY' })
    await database().db.insert(companyMember).values({ companyId, userId, isAdmin: false })
    await setAdmin(colleagueId, true)
    const both = [
      { visitor: chief, email: 'gleichzeitig@example.org' },
      { visitor: colleague, email: 'gleichzeitig-kollege@example.org' },
    ]
    for (const { visitor } of both) await visitor.post('/delete-user', {})
    const answers = await atTheSameLock(
      (tx) => tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update'),
      'select "id" from "company" where',
      both.map(({ visitor, email }) => async () => {
        const token = new URL(await linkInMail(email, 'delete-account')).searchParams.get('delete')
        return (await visitor.post('/delete-user', { token })).status
      }),
    )
    expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value).sort()).toEqual([200, 409])
    const admins = and(eq(companyMember.companyId, companyId), eq(companyMember.isAdmin, true))
    expect(await database().db.$count(companyMember, admins)).toBe(1)
  })

  test('ends the open invitations of a company that nobody is left in', async () => {
    const chief = new AuthVisitor()
    await chief.arrive({ email: 'allein@example.org', type: 'COMPANY' })
    const invited = await createUser({ type: 'COMPANY', email: 'eingeladen@example.org' })
    await createSubscription(await companyOf((await chief.session()).user.id))
    const invitation = { id: uuidv7(), email: invited.email, role: 'recruiter', jobPostingId: null } as const
    await callerFor((await chief.session()).user).member.invite(invitation)
    const token = (await linkInMail(invited.email, 'company-invitation')).split('/').at(-1) ?? ''
    await deleteWithMail(chief, 'allein@example.org')
    await expect(callerFor(invited).member.accept({ token })).rejects.toMatchObject({
      cause: { reason: 'invitationRevoked' },
    })
  })

  test('takes the person off the public page of a company that nobody is left in', async () => {
    const { admin, profileId } = await createCompany()
    await deleteAccount(database().db, admin.id, new Date())
    expect(await callerFor(null).companyProfile.byId({ id: profileId ?? '' })).toMatchObject({
      ...{ contactName: '', contactEmail: '', contactPhone: null },
    })
  })

  test('changes nothing when it fails in the end, and can be asked for again', async () => {
    const email = 'hakt@example.org'
    const { db } = database()
    const chief = new AuthVisitor()
    await chief.arrive({ email, type: 'COMPANY' })
    const { user: me } = await chief.session()
    const companyId = await companyOf(me.id)
    await createSubscription(companyId)
    await chief.post('/delete-user', {})
    const token = new URL(await linkInMail(email, 'delete-account')).searchParams.get('delete')
    await owner.execute(sql`
      create function keep_user() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`)
    await owner.execute(sql`create trigger keep_user before delete on "user" for each row execute function keep_user()`)
    try {
      expect((await chief.post('/delete-user', { token })).status).toBe(500)
    } finally {
      await owner.execute(sql`drop function keep_user cascade`)
    }
    expect((await chief.session()).user.email).toBe(email)
    expect(await companyOf(me.id)).toBe(companyId)
    const bookings = () => db.select().from(subscription).where(eq(subscription.companyId, companyId))
    expect(await bookings()).toMatchObject([{ endedAt: null }])
    // A link works once.
    await deleteWithMail(chief, email)
    expect(await db.$count(user, eq(user.id, me.id))).toBe(0)
    expect(await bookings()).toMatchObject([{ endedAt: expect.any(Date) }])
  })

  test('removes the files of an applicant and leaves an audit event', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'dateien@example.org' })
    const { user: signedIn } = await visitor.session()
    const { db } = database()
    const file = await storeUpload(db, signedIn.id, new File(['%PDF-1.7 Zeugnis %%EOF'], 'zeugnis.pdf'))
    await deleteWithMail(visitor, 'dateien@example.org')
    expect(await db.select().from(uploadedFile).where(eq(uploadedFile.id, file.id))).toEqual([])
    await expect(readStoredFile(file.id)).rejects.toMatchObject({ code: 'ENOENT' })
    // Not only its key: the bytes are gone as well.
    await expect(blobs().read(file.id)).rejects.toMatchObject({ code: 'ENOENT' })
    const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, signedIn.id))
    expect(events.map((event) => event.action)).toEqual(['account.deleted'])
  })

  test('takes along what the person sent as a guest and never confirmed, and nothing of others', async () => {
    const { db } = database()
    const posting = await createJobPosting()
    const [own, other] = ['gast-und-konto@example.org', 'anderer-gast@example.org'] as const
    for (const email of [own, other]) await callerFor(null).application.submitAsGuest(guestInput(posting.id, email))
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: own })
    await deleteWithMail(visitor, own)
    const left = await db.select({ email: guestApplication.email }).from(guestApplication)
    expect(left).toEqual([{ email: other }])
  })

  test('ends what a company without any other member has booked, and nothing of companies that go on', async () => {
    const { chief, colleague } = await companyOfTwo('rest')
    const companyId = await companyOf((await chief.session()).user.id)
    const { db } = database()
    await createSubscription(companyId)
    await db.insert(license).values({ companyId, state: 'active', validUntil: new Date('2099-12-31') })
    await deleteWithMail(colleague, 'rest-kollege@example.org')
    const running = await db.select().from(subscription).where(eq(subscription.companyId, companyId))
    expect(running).toMatchObject([{ endedAt: null }])
    await deleteWithMail(chief, 'rest@example.org')
    const ended = await db.select().from(subscription).where(eq(subscription.companyId, companyId))
    expect(ended).toMatchObject([{ endedAt: expect.any(Date), cancelledAt: expect.any(Date) }])
    expect(await db.select().from(license).where(eq(license.companyId, companyId))).toMatchObject([
      { state: 'expired' },
    ])
  })
})

async function deleteWithMail(visitor: AuthVisitor, email: string) {
  await visitor.post('/delete-user', {})
  const link = new URL(await linkInMail(email, 'delete-account'))
  const response = await visitor.post('/delete-user', { token: link.searchParams.get('delete') })
  expect(response.status).toBe(200)
}

async function companyOf(userId: string): Promise<string> {
  const [row] = await database().db.select().from(companyMember).where(eq(companyMember.userId, userId))
  if (!row) throw new Error('no membership')
  return row.companyId
}

async function companyOfTwo(name: string) {
  const [chief, colleague] = [new AuthVisitor(), new AuthVisitor()]
  await chief.arrive({ email: `${name}@example.org`, type: 'COMPANY' })
  await colleague.arrive({ email: `${name}-kollege@example.org` })
  const [chiefId, colleagueId] = [(await chief.session()).user.id, (await colleague.session()).user.id]
  const { db } = database()
  const [membership] = await db.select().from(companyMember).where(eq(companyMember.userId, chiefId))
  if (!membership) throw new Error('no membership')
  await db
    .insert(companyMember)
    .values({ id: uuidv7(), companyId: membership.companyId, userId: colleagueId, isAdmin: false })
  return { chief, colleague, colleagueId }
}

async function setAdmin(userId: string, isAdmin: boolean) {
  await database().db.update(companyMember).set({ isAdmin }).where(eq(companyMember.userId, userId))
}
