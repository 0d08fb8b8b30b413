import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { SETS_PASSWORD } from '~/server/auth/password-rules'
import { AUTH_ACTS } from '~/server/auth/step-up/auth-acts'
import { readSources } from '../../architecture/sources'
import { AuthVisitor, linkInMail, PASSWORD } from '../../factories/auth-visitor'

test('every endpoint that sets a password is in the table', () => {
  for (const path of Object.keys(SETS_PASSWORD)) expect(AUTH_ACTS[path]).not.toBe('closed')
  const setters = readSources('src').filter(({ text }) => /\bpassword\.hash\(|\bhashPassword\(/.test(text))
  // Besides the library: a confirmed registration, the first admin's unknown one, and the demo's public one.
  expect(
    setters
      .map(({ file }) => file)
      .filter((file) => !/\.test\.ts$/.test(file))
      .sort(),
  ).toEqual(SETTERS)
})

const SETTERS = [
  'src/server/auth/links/confirm-registration.ts',
  'src/server/auth/links/first-password.ts',
  'src/server/commands/admin-create.ts',
  'src/demo/seed.ts',
].sort()

test('the own name and address are no password, also where a link says whose they are', async () => {
  const [email, bad] = ['dietlinde.quastenberg@test.example', 'Dietlinde.Quastenberg']
  const visitor = new AuthVisitor()
  const refused = async (answer: Promise<Response>) =>
    expect((await (await answer).json()).code).toBe('PASSWORD_TOO_COMMON')
  await visitor.signUp({ email, name: 'Dietlinde Quastenberg' })
  const confirm = new URL(await linkInMail(email, 'verify-email')).searchParams.get('token')
  const name = 'Dietlinde Quastenberg'
  await refused(new AuthVisitor().post('/confirm-registration', { token: confirm, newPassword: bad, name }))
  await visitor.get(await linkInMail(email, 'verify-email'))
  await visitor.post('/request-password-reset', { email })
  const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
  await refused(new AuthVisitor().post('/reset-password', { token, newPassword: bad }))
  // Of somebody else they are one.
  const other = new AuthVisitor()
  await other.arrive({ email: 'wer.anders@test.example' })
  expect((await other.post('/change-password', { currentPassword: PASSWORD, newPassword: bad })).status).toBe(200)
})

test('a common password is refused wherever one is set, and nothing changes', async () => {
  const bad = 'Passwort2026!'
  const email = 'haeufig@test.example'
  const visitor = new AuthVisitor()
  const refused = async (answer: Promise<Response>) => {
    const response = await answer
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
      message: expect.stringMatching(/Listen/),
    })
  }
  await refused(visitor.signUp({ email, password: bad }))
  await visitor.signUp({ email })
  const confirm = new URL(await linkInMail(email, 'verify-email')).searchParams.get('token')
  await refused(new AuthVisitor().post('/confirm-registration', { token: confirm, newPassword: bad }))
  await visitor.get(await linkInMail(email, 'verify-email'))
  await refused(visitor.post('/change-password', { currentPassword: PASSWORD, newPassword: bad }))
  await visitor.post('/request-password-reset', { email })
  const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
  await refused(visitor.post('/reset-password', { token, newPassword: bad }))
  // The link is still valid, and so is the old password.
  expect((await visitor.signIn(email)).status).toBe(200)
  expect((await visitor.post('/reset-password', { token, newPassword: 'ein ganz anderer Satz' })).status).toBe(200)
  const { db } = database()
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  expect(await db.$count(account, eq(account.userId, owner?.id ?? ''))).toBe(1)
})
