import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rateLimit } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { loadUser } from '../../../../../tests/factories/load-actor'
import { createSubscription } from '../../../../../tests/factories/subscription'
import { createUser } from '../../../../../tests/factories/user'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import type { MemberRole } from '../../vocabulary'
import { lockMembers } from '../commands/company-context'
import { company, companyInvitation, companyMember } from '../table'
import { createCompanyFor } from './membership'

async function subscribedCompany(plan: 'Haltepunkt' | 'Strecke' | 'Knoten' = 'Strecke') {
  const created = await createCompany()
  await createSubscription(created.id, plan)
  return created
}

const newAddress = () => `kim-${uuidv7()}@firma.example`

type Invited = { id: string; email: string; role: MemberRole; jobPostingId: string | null }

async function invite(admin: { id: string }, values: Partial<Invited> = {}) {
  const invitation: Invited = { id: uuidv7(), email: newAddress(), role: 'recruiter', jobPostingId: null, ...values }
  await callerFor(admin).member.invite(invitation)
  return { ...invitation, token: await tokenFor(invitation.email) }
}

async function mailsTo(email: string) {
  const own = and(eq(outboxMail.recipient, email.toLowerCase()), eq(outboxMail.kind, 'company-invitation'))
  return database().db.select().from(outboxMail).where(own).orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
}

async function tokenFor(email: string) {
  const [mail] = await mailsTo(email)
  return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Somebody who has just registered, with the company that is still empty. */
async function registered() {
  const person = await createUser({ type: 'COMPANY' })
  return { ...person, companyId: await createCompanyFor(database().db, person.id) }
}

const membersOf = (companyId: string) =>
  database().db.select().from(companyMember).where(eq(companyMember.companyId, companyId))

describe('inviting a reader', () => {
  test('asks for a posting of the own company, and the person reads that one', async () => {
    const { id, admin } = await subscribedCompany()
    const posting = await createJobPosting({ companyId: id })
    const foreign = await createJobPosting()
    for (const jobPostingId of [null, foreign.id]) {
      await expect(invite(admin, { role: 'reader', jobPostingId })).rejects.toThrow('wählen Sie die Stelle')
    }
    const { email, token } = await invite(admin, { role: 'reader', jobPostingId: posting.id })
    expect((await mailsTo(email))[0]?.text).toContain('Bewerbungen zu einer Stelle lesen')
    expect(await callerFor(null).member.invitation({ token })).toMatchObject({ role: 'reader' })
    expect((await callerFor(admin).member.list()).invitations).toMatchObject([
      { role: 'reader', posting: { id: posting.id, title: posting.title } },
    ])
    const kim = await createUser({ type: 'COMPANY', email })
    await callerFor(kim).member.accept({ token })
    const loaded = await loadUser(database().db, kim.id, new Date())
    expect(loaded?.actor).toMatchObject({ company: null, reader: { companyId: id, jobPostingId: posting.id } })
    expect(loaded?.sessionUser.companyProfiles).toMatchObject([{ isAdmin: false }])
    expect(await callerFor(kim).member.mine()).toEqual({
      role: 'reader',
      posting: { id: posting.id, title: posting.title },
    })
  })
})

describe('inviting', () => {
  test('mails a link whose secret is stored as a hash only', async () => {
    const { id, name, admin } = await subscribedCompany()
    const { token } = await invite(admin, { email: 'Kim@Firma.example' })
    expect(token).toHaveLength(43)
    const [row] = await database().db.select().from(companyInvitation).where(eq(companyInvitation.companyId, id))
    expect(row).toMatchObject({ email: 'kim@firma.example', status: 'pending' })
    expect(JSON.stringify(row)).not.toContain(token)
    const seen = await callerFor(null).member.invitation({ token })
    expect(seen).toMatchObject({
      companyName: name,
      state: 'pending',
      maskedEmail: 'k…m@firma.example',
      viewer: 'visitor',
    })
  })

  test('sends no more than a team needs in a day, however often it is asked to', async () => {
    const { id: companyId, admin } = await subscribedCompany()
    const { id } = await invite(admin)
    const { member } = callerFor(admin)
    await database()
      .db.update(rateLimit)
      .set({ count: 59 })
      .where(like(rateLimit.key, `%${companyId}`))
    await member.resend({ id })
    await expect(member.resend({ id })).rejects.toThrow('Bitte morgen noch einmal')
    await database()
      .db.update(rateLimit)
      .set({ lastRequest: sql`${rateLimit.lastRequest} - ${25 * 60 * 60 * 1000}` })
      .where(like(rateLimit.key, `%${companyId}`))
    await member.resend({ id })
  })

  test('twice with the same id is one invitation and one mail; with another id it is refused', async () => {
    const { admin } = await subscribedCompany()
    const first = await invite(admin)
    await callerFor(admin).member.invite({ id: first.id, email: first.email, role: 'recruiter', jobPostingId: null })
    expect(await mailsTo(first.email)).toHaveLength(1)
    await expect(invite(admin, { email: first.email })).rejects.toThrow('bereits eingeladen')
    expect((await callerFor(admin).member.list()).invitations).toHaveLength(1)
  })

  test('not beyond the plan, open invitations included, even at once', async () => {
    const { id, admin } = await subscribedCompany('Haltepunkt')
    const results = await atTheSameLock((tx) => lockMembers(tx, id), 'select "id" from "company"', [
      () => invite(admin),
      () => invite(admin),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(invite(admin)).rejects.toThrow('2 Plätze')
    expect((await callerFor(admin).member.list()).can.invite).toBe(false)
  })

  test('not by members, not somebody who is there, not with a wrong address', async () => {
    const { id, admin } = await subscribedCompany()
    const colleague = await createMember(id)
    await expect(invite(colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(invite(admin, { email: colleague.email })).rejects.toThrow('gehört schon')
    await expect(invite(admin, { email: 'kein@' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('resending replaces the link, revoking ends it; strangers can do neither', async () => {
    const { admin } = await subscribedCompany()
    const { id, email, token } = await invite(admin)
    await callerFor(admin).member.resend({ id })
    await expect(callerFor(null).member.invitation({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const fresh = await tokenFor(email)
    const stranger = await subscribedCompany()
    await expect(callerFor(stranger.admin).member.revoke({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(callerFor(stranger.admin).member.resend({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await callerFor(null).member.invitation({ token: fresh })).toMatchObject({ state: 'pending' })
    await callerFor(admin).member.revoke({ id })
    const invitee = await createUser({ type: 'COMPANY', email })
    await expect(callerFor(invitee).member.accept({ token: fresh })).rejects.toThrow('zurückgezogen')
  })

  test('resending without a mail leaves the link that is there, and says so', async () => {
    const { admin } = await subscribedCompany()
    const { id, email } = await invite(admin)
    await callerFor(admin).member.resend({ id })
    await callerFor(admin).member.resend({ id })
    await expect(callerFor(admin).member.resend({ id })).rejects.toThrow('ging deshalb nicht hinaus')
    expect(await mailsTo(email)).toHaveLength(3)
    const token = await tokenFor(email)
    expect(await callerFor(null).member.invitation({ token })).toMatchObject({ state: 'pending' })
    const other = await subscribedCompany()
    await expect(invite(other.admin, { email })).rejects.toThrow('ging deshalb nicht hinaus')
    expect((await callerFor(other.admin).member.list()).invitations).toEqual([])
  })

  test('an expired invitation can be sent again', async () => {
    const { admin } = await subscribedCompany('Haltepunkt')
    const { id, email } = await invite(admin)
    const later = { now: addDays(new Date(), 8) }
    expect((await callerFor(admin, later).member.list()).invitations).toMatchObject([{ state: 'expired' }])
    await callerFor(admin, later).member.resend({ id })
    const token = await tokenFor(email)
    expect(await callerFor(null, later).member.invitation({ token })).toMatchObject({ state: 'pending' })
  })
})

describe('accepting', () => {
  test('joins with the role; the empty company of the registration is left behind', async () => {
    const { id, admin, profileId } = await subscribedCompany()
    const { email, token } = await invite(admin, { role: 'admin' })
    const invitee = await createUser({ type: 'COMPANY', email })
    const own = await createCompanyFor(database().db, invitee.id)
    expect(await callerFor(invitee).member.accept({ token })).toEqual({ isInUse: true })
    const loaded = await loadUser(database().db, invitee.id, new Date())
    expect(loaded?.actor.company).toMatchObject({ id, isAdmin: true, profileId })
    expect(await database().db.select().from(company).where(eq(company.id, own))).toHaveLength(0)
  })

  test('leaves no company behind that has a name or a colleague, nor anybody else’s', async () => {
    const { db } = database()
    const { admin } = await subscribedCompany()
    const [named, shared, stranger] = [await registered(), await registered(), await registered()]
    await db.update(company).set({ name: 'Benannt GmbH' }).where(eq(company.id, named.companyId))
    await createMember(shared.companyId)
    for (const person of [named, shared]) {
      const { token } = await invite(admin, { email: person.email })
      expect(await callerFor(person).member.accept({ token })).toEqual({ isInUse: false })
    }
    const kept = [named, shared, stranger].map(({ companyId }) => companyId)
    expect(await db.$count(company, inArray(company.id, kept))).toBe(3)
  })

  test('a company that is more than a registration stays the one in use', async () => {
    const { id, admin } = await subscribedCompany()
    const other = await createCompany()
    const drafting = await createUser({ type: 'COMPANY' })
    const drafts = await createCompanyFor(database().db, drafting.id)
    await createJobPosting({ companyId: drafts, status: 'draft' })
    const first = await invite(admin, { email: other.admin.email })
    expect(await callerFor(other.admin).member.accept(first)).toEqual({ isInUse: false })
    const { token } = await invite(admin, { email: drafting.email })
    expect(await callerFor(drafting).member.accept({ token })).toEqual({ isInUse: false })
    expect(await membersOf(id)).toHaveLength(3)
  })

  test('not where all seats are taken, until one is free again', async () => {
    const { id, admin } = await subscribedCompany('Haltepunkt')
    const { email, token } = await invite(admin)
    const guest = await createUser({ type: 'COMPANY', email })
    const colleague = await createMember(id)
    await expect(callerFor(guest).member.accept({ token })).rejects.toThrow('kein Platz mehr frei')
    expect(await membersOf(id)).toHaveLength(2)
    await database().db.delete(companyMember).where(eq(companyMember.userId, colleague.id))
    await callerFor(guest).member.accept({ token })
    expect(await membersOf(id)).toHaveLength(2)
  })

  test('once: pressed twice is one membership, and after removal the link is dead', async () => {
    const { id, admin } = await subscribedCompany()
    const { email, token } = await invite(admin)
    const invitee = await createUser({ type: 'COMPANY', email })
    const calls = [1, 2].map(() => callerFor(invitee).member.accept({ token }))
    expect(await Promise.all(calls)).toEqual([{ isInUse: true }, { isInUse: true }])
    const [, joined] = await membersOf(id)
    await callerFor(admin).member.remove({ memberId: joined?.id ?? '' })
    await expect(callerFor(invitee).member.accept({ token })).rejects.toThrow('schon angenommen')
    expect(await membersOf(id)).toHaveLength(1)
  })

  test('not after seven days', async () => {
    const { admin } = await subscribedCompany()
    const { email, token } = await invite(admin)
    const invitee = await createUser({ type: 'COMPANY', email })
    const later = { now: addDays(new Date(), 7.01) }
    expect(await callerFor(invitee, later).member.invitation({ token })).toMatchObject({ state: 'expired' })
    await expect(callerFor(invitee, later).member.accept({ token })).rejects.toThrow('abgelaufen')
  })

  test('not by another address, an applicant, or a visitor', async () => {
    const { id, admin } = await subscribedCompany()
    const { email, token } = await invite(admin)
    const stranger = await createUser({ type: 'COMPANY' })
    await expect(callerFor(stranger).member.accept({ token })).rejects.toThrow('andere E-Mail-Adresse')
    expect(await callerFor(stranger).member.invitation({ token })).toMatchObject({ viewer: 'other' })
    await expect(callerFor(null).member.accept({ token })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const applicant = await createUser({ email })
    await expect(callerFor(applicant).member.accept({ token })).rejects.toThrow('Bewerbungskonto')
    expect(await membersOf(id)).toHaveLength(1)
  })

  test('an invented link is no invitation', async () => {
    await expect(callerFor(null).member.invitation({ token: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
