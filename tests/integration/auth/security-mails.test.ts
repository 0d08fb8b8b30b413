import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passkey, session, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { AuthVisitor, linkInMail, mailKinds, PASSWORD } from '../../factories/auth-visitor'
import { Authenticator } from '../../factories/authenticator'
import { totp } from '../../factories/totp'

const NEW_PASSWORD = 'ein anderes langes Passwort'

type Act = { tells: string; of: (visitor: AuthVisitor, email: string) => Promise<unknown> }

/** Every change to an account's sign-in, and the one mail about it. */
const ACTS: Record<string, Act> = {
  'changing the password': {
    tells: 'password-changed',
    of: (visitor) => visitor.post('/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  },
  'setting a new password by mail': {
    tells: 'password-changed',
    of: async (visitor, email) => {
      await visitor.post('/request-password-reset', { email })
      const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
      await visitor.post('/reset-password', { token, newPassword: NEW_PASSWORD })
    },
  },
  'taking another address': {
    tells: 'email-changed',
    of: async (visitor, email) => {
      await visitor.post('/change-email', { newEmail: `neu-${email}` })
      await visitor.get(await linkInMail(email, 'change-email'))
      await visitor.get(await linkInMail(`neu-${email}`, 'confirm-new-email'))
    },
  },
  'setting up a passkey': { tells: 'passkey-added', of: (visitor) => visitor.addPasskey(new Authenticator()) },
  'removing a passkey': {
    tells: 'passkey-removed',
    of: async (visitor) => {
      await visitor.addPasskey(new Authenticator())
      const [mine] = await (await visitor.get('/passkey/list-user-passkeys')).json()
      await visitor.post('/passkey/delete-passkey', { id: mine.id })
    },
  },
  'setting up an authenticator app': { tells: 'second-factor-on', of: setUpApp },
  'removing the authenticator app': {
    tells: 'second-factor-off',
    of: async (visitor) => {
      await setUpApp(visitor)
      await visitor.post('/two-factor/disable', { password: PASSWORD })
    },
  },
  'new recovery codes': {
    tells: 'recovery-codes-new',
    of: async (visitor) => {
      await setUpApp(visitor)
      await visitor.post('/two-factor/generate-backup-codes', { password: PASSWORD })
    },
  },
  'signing in with a new device': { tells: 'new-device', of: (_visitor, email) => new AuthVisitor().signIn(email) },
}

test.each(Object.entries(ACTS))('%s is told in one mail, in German, with what to do', async (name, { tells, of }) => {
  const email = `${tells}-${Object.keys(ACTS).indexOf(name)}@example.org`
  const visitor = new AuthVisitor()
  await visitor.arrive({ email })
  await of(visitor, email)
  const told = (await mailKinds(email)).filter((kind) => kind === tells)
  expect(told).toEqual([tells])
  const { db } = database()
  const mails = await db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
  const text = mails.find(({ kind }) => kind === tells)?.text ?? ''
  expect(text).toMatch(/Wenn nicht: |War das jemand anders\? Dann bitte /)
  expect(text).toMatch(/http:\/\/stellwerk\.test\/(?:app\/account|auth\/forgot-password|imprint)/)
})

test('another address is told at both', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'beide@example.org' })
  await ACTS['taking another address']?.of(visitor, 'beide@example.org')
  for (const email of ['beide@example.org', 'neu-beide@example.org']) {
    expect((await mailKinds(email)).filter((kind) => kind === 'email-changed')).toHaveLength(1)
  }
})

test('what is refused changes nothing and is told to nobody', async () => {
  const email = 'abgewiesen@example.org'
  const visitor = new AuthVisitor()
  await visitor.arrive({ email })
  await visitor.post('/change-password', { currentPassword: 'falsch geraten', newPassword: NEW_PASSWORD })
  await visitor.post('/two-factor/enable', { password: 'falsch geraten' })
  await visitor.addPasskey(new Authenticator(), { isVerified: false })
  await visitor.post('/two-factor/enable', { password: PASSWORD })
  await visitor.post('/two-factor/verify-totp', { code: '000000' })
  expect(await mailKinds(email)).toEqual([])
})

test('a passkey of somebody else is not removed, and nobody is told', async () => {
  const [owner, stranger] = [new AuthVisitor(), new AuthVisitor()]
  await owner.arrive({ email: 'schluessel@example.org' })
  await stranger.arrive({ email: 'fremder-schluessel@example.org' })
  await owner.addPasskey(new Authenticator())
  const [mine] = await (await owner.get('/passkey/list-user-passkeys')).json()
  await stranger.post('/passkey/delete-passkey', { id: mine.id })
  expect(await mailKinds('schluessel@example.org')).toEqual(['passkey-added'])
  expect(await mailKinds('fremder-schluessel@example.org')).toEqual([])
  expect(await database().db.$count(passkey, eq(passkey.id, mine.id))).toBe(1)
})

test.each([
  ['changing the password', (visitor: AuthVisitor) => ACTS['changing the password']?.of(visitor, '')],
  ['setting up an authenticator app', setUpApp],
])('%s signs out every other device', async (name, act) => {
  const email = `abgemeldet-${name.length}@example.org`
  const [here, there] = [new AuthVisitor(), new AuthVisitor()]
  await here.arrive({ email })
  await there.signIn(email)
  await act(here)
  expect(await there.session()).toBeNull()
  expect((await here.session()).user.email).toBe(email)
  const { db } = database()
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  expect(await db.$count(session, eq(session.userId, owner?.id ?? ''))).toBe(1)
})

async function setUpApp(visitor: AuthVisitor) {
  const { totpURI } = await (await visitor.post('/two-factor/enable', { password: PASSWORD })).json()
  await visitor.post('/two-factor/verify-totp', { code: totp(totpURI) })
}
