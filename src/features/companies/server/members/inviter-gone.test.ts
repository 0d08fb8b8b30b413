import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { outboxMail } from '~/platform/server/mail/table'
import { deleteAccount } from '~/server/auth/account-deletion'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createSubscription } from '../../../../../tests/factories/subscription'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { companyMember, companyVerification } from '../table'

const { db } = database()

/** A company whose second admin has invited somebody and asked to prove a domain. */
async function scene() {
  const company = await createCompany()
  await createSubscription(company.id, 'Strecke')
  const leaving = await createMember(company.id, { isAdmin: true })
  const [member] = await db.select().from(companyMember).where(eq(companyMember.userId, leaving.id))
  const proof = uuidv7()
  await db.insert(companyVerification).values({
    ...{ companyId: company.id, email: 'post@firma.example', domain: 'firma.example' },
    ...{ tokenHash: hashLinkToken(proof), requestedByUserId: leaving.id, expiresAt: addDays(new Date(), 1) },
  })
  return {
    ...{ company, leaving, proof, memberId: member?.id ?? '' },
    own: await inviteBy(leaving),
    other: await inviteBy(company.admin),
  }
}

async function inviteBy(admin: { id: string }) {
  const id = uuidv7()
  const email = `kim-${id}@firma.example`
  await callerFor(admin).member.invite({ id, email, role: 'admin', jobPostingId: null })
  const invitee = await createUser({ type: 'COMPANY', email })
  const accept = async () => {
    const mails = await db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, email))
      .orderBy(outboxMail.createdAt)
    const token = /\/invitation\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    return callerFor(invitee).member.accept({ token })
  }
  return { id, accept }
}

type Scene = Awaited<ReturnType<typeof scene>>
const MOVES = { role: 'recruiter', jobPostingId: null } as const

test.each<[string, (of: Scene) => Promise<unknown>]>([
  ['removed', ({ company, memberId }) => callerFor(company.admin).member.remove({ memberId })],
  ['no admin any more', ({ company, memberId }) => callerFor(company.admin).member.changeRole({ memberId, ...MOVES })],
  ['gone with the account', ({ leaving }) => deleteAccount(db, leaving.id, new Date())],
  [
    'suspended',
    async ({ leaving }) => {
      const admin = await createPlatformAdmin()
      const reason = 'Betrug mit Einladungen'
      await callerFor(admin).admin.measureAccounts({ ids: [leaving.id], action: 'suspend', reason })
    },
  ],
])('whoever is %s has invited nobody and proves nothing; others have', async (_how, happens) => {
  const made = await scene()
  await happens(made)
  await expect(made.own.accept()).rejects.toThrow('zurückgezogen')
  await expect(callerFor(null).companyProfile.confirmVerification({ token: made.proof })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await made.other.accept()
})

test('an invitation that a colleague sent again is theirs', async () => {
  const { company, memberId, own } = await scene()
  await callerFor(company.admin).member.resend({ id: own.id })
  await callerFor(company.admin).member.remove({ memberId })
  await expect(own.accept()).resolves.toBeDefined()
})
