import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { session, user } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { sessionCookie } from '../../../../../tests/factories/session'
import { createUser } from '../../../../../tests/factories/user'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import { lockMembers } from '../commands/company-context'
import { companyMember } from '../table'

const ADMIN = { role: 'admin', jobPostingId: null } as const
const RECRUITER = { role: 'recruiter', jobPostingId: null } as const

async function memberId(companyId: string, userId: string) {
  const own = and(eq(companyMember.companyId, companyId), eq(companyMember.userId, userId))
  const [row] = await database().db.select({ id: companyMember.id }).from(companyMember).where(own)
  return row?.id ?? uuidv7()
}

const adminsOf = async (companyId: string) =>
  (await database().db.select().from(companyMember).where(eq(companyMember.companyId, companyId))).filter(
    (member) => member.isAdmin,
  )

describe('who sees the members', () => {
  test('the company’s admins, with their rights', async () => {
    const { id, admin } = await createCompany()
    const colleague = await createMember(id)
    const { members } = await callerFor(admin).member.list()
    expect(members).toMatchObject([
      { email: admin.email, role: 'admin', isMe: true, can: { changeRole: false, remove: false } },
      { email: colleague.email, role: 'recruiter', isMe: false, can: { changeRole: true, remove: true } },
    ])
  })

  test('with the day, not the hour, on which each was last here', async () => {
    const { id, admin } = await createCompany()
    const colleague = await createMember(id)
    const { db } = database()
    const lastActiveAt = new Date('2026-11-02T09:41:00Z')
    await db.update(user).set({ lastActiveAt }).where(eq(user.id, colleague.id))
    const days = async () => (await callerFor(admin).member.list()).members.map((member) => member.lastActiveOn)
    expect(await days()).toEqual([null, '2026-11-02'])
    await sessionCookie(colleague.id)
    // 23:30 in Greenwich is the next day in Germany.
    const updatedAt = new Date('2026-11-19T23:30:00Z')
    await db.update(session).set({ updatedAt }).where(eq(session.userId, colleague.id))
    expect(await days()).toEqual([null, '2026-11-20'])
  })

  test('nobody else', async () => {
    const { id } = await createCompany()
    await expect(callerFor(await createMember(id)).member.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(callerFor(await createUser()).member.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(callerFor(null).member.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const stranger = await createCompany()
    expect((await callerFor(stranger.admin).member.list()).members).toHaveLength(1)
  })
})

describe('roles', () => {
  test('a member becomes admin and may then do what admins do', async () => {
    const { id, admin } = await createCompany()
    const colleague = await createMember(id)
    await callerFor(admin).member.changeRole({ memberId: await memberId(id, colleague.id), ...ADMIN })
    expect((await callerFor(colleague).member.list()).members).toHaveLength(2)
  })

  test('the last admin keeps the role and stays', async () => {
    const { id, admin } = await createCompany()
    await createMember(id)
    const own = await memberId(id, admin.id)
    const attempt = callerFor(admin).member.changeRole({ memberId: own, ...RECRUITER })
    await expect(attempt).rejects.toThrow('mindestens einen Admin')
    await expect(callerFor(admin).member.remove({ memberId: own })).rejects.toThrow('mindestens einen Admin')
    expect(await adminsOf(id)).toHaveLength(1)
  })

  test('two admins who demote each other at once leave one', async () => {
    const { id, admin } = await createCompany()
    const second = await createMember(id, { isAdmin: true })
    const [first, other] = [await memberId(id, admin.id), await memberId(id, second.id)]
    const results = await atTheSameLock((tx) => lockMembers(tx, id), 'select "id" from "company"', [
      () => callerFor(admin).member.changeRole({ memberId: other, ...RECRUITER }),
      () => callerFor(second).member.changeRole({ memberId: first, ...RECRUITER }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await adminsOf(id)).toHaveLength(1)
  })

  test('two admins who leave at once: one stays', async () => {
    const { id, admin } = await createCompany()
    const second = await createMember(id, { isAdmin: true })
    const [first, other] = [await memberId(id, admin.id), await memberId(id, second.id)]
    await atTheSameLock((tx) => lockMembers(tx, id), 'select "id" from "company"', [
      () => callerFor(admin).member.remove({ memberId: first }),
      () => callerFor(second).member.remove({ memberId: other }),
    ])
    expect(await adminsOf(id)).toHaveLength(1)
  })
})

describe('removing', () => {
  test('takes the company away from the person', async () => {
    const { id, admin } = await createCompany()
    const colleague = await createMember(id)
    await callerFor(admin).member.remove({ memberId: await memberId(id, colleague.id) })
    await expect(callerFor(colleague).companyProfile.mine()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('not from another company, and not by a member', async () => {
    const { id, admin } = await createCompany()
    const colleague = await createMember(id)
    const target = await memberId(id, colleague.id)
    const stranger = await createCompany()
    for (const attempt of [
      () => callerFor(stranger.admin).member.remove({ memberId: target }),
      () => callerFor(stranger.admin).member.changeRole({ memberId: target, ...ADMIN }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const own = await memberId(id, admin.id)
    await expect(callerFor(colleague).member.remove({ memberId: own })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await callerFor(admin).member.list()).members).toHaveLength(2)
  })
})
