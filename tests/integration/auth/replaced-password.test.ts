import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, session, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, linkInMail, PASSWORD } from '../../factories/auth-visitor'
import { ownerDatabase } from '../../factories/owner'
import { whoWaitsForALock } from '../../factories/waiting'

const NEW_PASSWORD = 'ein anderes langes Passwort'
const { db } = database()
const owner = ownerDatabase()

const REPLACED: [string, (owner: AuthVisitor, email: string) => Promise<Response>][] = [
  ['by mail', (_owner, email) => resetByMail(email)],
  [
    'with the old one',
    (owner) => owner.post('/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  ],
]

test.each(REPLACED)('a password replaced %s ends the sign-ins that still lack the code', async (how, replace) => {
  const email = `halb-${how.length}@example.org`
  const { visitor, backupCodes } = await new AuthVisitor().arriveWithApp(email)
  const [thief, other] = [new AuthVisitor(), await halfSignedIn(`anders-${how.length}@example.org`)]
  await thief.signIn(email)
  expect((await replace(visitor, email)).status).toBe(200)
  const late = await thief.post('/two-factor/verify-backup-code', { code: backupCodes[0] })
  expect([late.status, (await late.json()).code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE'])
  expect(await thief.session()).toBeNull()
  // Somebody else's sign-in goes on.
  expect((await other.visitor.post('/two-factor/verify-backup-code', { code: other.code })).status).toBe(200)
})

test('a password that is replaced while it is being checked opens nothing', async () => {
  const email = 'wettlauf@example.org'
  const thief = new AuthVisitor()
  await new AuthVisitor().arrive({ email })
  const answer = await whileReplaced(email, () => thief.signIn(email))
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
  expect(await sessionsOf(email)).toBe(0)
})

test('nor does it lead as far as the code', async () => {
  const email = 'wettlauf-app@example.org'
  const { backupCodes } = await new AuthVisitor().arriveWithApp(email)
  const thief = new AuthVisitor()
  expect((await whileReplaced(email, () => thief.signIn(email))).status).toBe(401)
  expect((await thief.post('/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(401)
  expect(await sessionsOf(email)).toBe(0)
})

test('nor does a code that was entered at that moment', async () => {
  const { visitor: thief, email, code } = await halfSignedIn('wettlauf-code@example.org')
  const answer = await whileReplaced(email, () => thief.post('/two-factor/verify-backup-code', { code }))
  expect(answer.status).toBe(401)
  expect(await sessionsOf(email)).toBe(0)
})

test('everybody is signed out, even where the mail about it cannot be written', async () => {
  const email = 'ohne-brief@example.org'
  const thief = new AuthVisitor()
  await thief.arrive({ email })
  await new AuthVisitor().post('/request-password-reset', { email })
  await owner.execute(sql`alter table outbox_mail add constraint none check (kind <> 'password-changed') not valid`)
  expect((await setByMail(email)).status).toBe(500)
  await owner.execute(sql`alter table outbox_mail drop constraint none`)
  expect(await thief.session()).toBeNull()
})

/** A new password, and the end of all sessions, between the check of the old one and its session. */
async function whileReplaced(email: string, act: () => Promise<Response>): Promise<Response> {
  const password = await hashPassword(NEW_PASSWORD)
  const answer = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${session} in exclusive mode`)
    const begun = act()
    await whoWaitsForALock('insert into "session"')
    const userId = await idOf(email)
    await tx.update(account).set({ password }).where(eq(account.userId, userId))
    await tx.delete(session).where(eq(session.userId, userId))
    // Not awaited here, or it would wait for this transaction forever.
    return { begun }
  })
  return answer.begun
}

async function halfSignedIn(email: string) {
  const { backupCodes } = await new AuthVisitor().arriveWithApp(email)
  const visitor = new AuthVisitor()
  await visitor.signIn(email)
  return { visitor, email, code: backupCodes[0] }
}

async function resetByMail(email: string) {
  await new AuthVisitor().post('/request-password-reset', { email })
  return setByMail(email)
}

async function setByMail(email: string) {
  const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
  return new AuthVisitor().post('/reset-password', { token, newPassword: NEW_PASSWORD })
}

async function sessionsOf(email: string): Promise<number> {
  return db.$count(session, eq(session.userId, await idOf(email)))
}

async function idOf(email: string): Promise<string> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  return row?.id ?? ''
}
