import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, session } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, linkInMail, mailKinds, PASSWORD } from '../../factories/auth-visitor'
import { sessionCookie } from '../../factories/session'
import { createUser } from '../../factories/user'

const { db } = database()
const CHOSEN = 'ein frisch gewählter Satz'

/** Signed in by the link of a mail: an account without a password. */
async function withoutPassword(email: string) {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email })
  const { id } = (await visitor.session()).user
  await db.delete(account).where(eq(account.userId, id))
  return { visitor, id }
}

test('whoever has just come by a link sets the first password in the same session', async () => {
  const email = 'erstes-passwort@test.example'
  const { visitor } = await withoutPassword(email)
  expect((await visitor.post('/first-password', { newPassword: CHOSEN })).status).toBe(200)
  expect(visitor.isSignedIn).toBe(true)
  expect((await new AuthVisitor().signIn(email, CHOSEN)).status).toBe(200)
  expect(await mailKinds(email)).toContain('password-changed')
})

test('it ends every other session, and every other way in', async () => {
  const email = 'erstes-und-allein@test.example'
  const { visitor, id } = await withoutPassword(email)
  const other = new AuthVisitor()
  await other.post('/request-password-reset', { email })
  const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
  await sessionCookie(id)
  const stranger = await createUser()
  await sessionCookie(stranger.id)
  expect(await db.$count(session, eq(session.userId, id))).toBe(2)
  expect((await visitor.post('/first-password', { newPassword: CHOSEN })).status).toBe(200)
  expect(await db.$count(session, eq(session.userId, id))).toBe(1)
  expect((await visitor.session()).user.email).toBe(email)
  expect(await db.$count(session, eq(session.userId, stranger.id))).toBe(1)
  expect((await other.post('/reset-password', { token, newPassword: PASSWORD })).status).toBe(400)
})

test('it is no way around the present password', async () => {
  const email = 'hat-schon-eines@test.example'
  const visitor = new AuthVisitor()
  await visitor.arrive({ email })
  const answer = await visitor.post('/first-password', { newPassword: CHOSEN })
  expect(await answer.json()).toMatchObject({ code: 'HAS_PASSWORD' })
  expect((await new AuthVisitor().signIn(email, PASSWORD)).status).toBe(200)
})

test('an old session sets none, nor does a visitor', async () => {
  const { visitor, id } = await withoutPassword('alte-sitzung@test.example')
  await db.update(session).set({ authenticatedAt: sql`now() - interval '1 day'` }).where(eq(session.userId, id))
  const answer = await visitor.post('/first-password', { newPassword: CHOSEN })
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'SESSION_NOT_FRESH'])
  expect((await new AuthVisitor().post('/first-password', { newPassword: CHOSEN })).status).toBe(401)
  expect(await db.$count(account, eq(account.userId, id))).toBe(0)
})

test.each(['kurz', 'Passwort2026!'])('a weak one is refused: %s', async (newPassword) => {
  const { visitor, id } = await withoutPassword(`schwach-${newPassword.length}@test.example`)
  expect((await visitor.post('/first-password', { newPassword })).status).toBe(400)
  expect(await db.$count(account, eq(account.userId, id))).toBe(0)
})

test('two clicks at once set one password', async () => {
  const { visitor, id } = await withoutPassword('zweimal@test.example')
  const answers = await Promise.all(
    [CHOSEN, PASSWORD].map((newPassword) => visitor.post('/first-password', { newPassword })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await db.$count(account, eq(account.userId, id))).toBe(1)
})
