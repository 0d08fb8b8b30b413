import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, mailKinds } from '../../factories/auth-visitor'
import { callerFor } from '../../factories/caller'
import { totp } from '../../factories/totp'
import { createPlatformAdmin } from '../../factories/user'

test('with an authenticator app the password alone signs nobody in, the code does', async () => {
  const { totpURI } = await new AuthVisitor().arriveWithApp('app@example.org')
  const phone = new AuthVisitor()
  const first = await phone.signIn('app@example.org')
  expect(await first.json()).toMatchObject({ twoFactorRedirect: true })
  expect(await phone.session()).toBeNull()
  const wrong = await phone.post('/two-factor/verify-totp', { code: '000000' })
  expect(await wrong.json()).toMatchObject({ code: 'INVALID_CODE', message: expect.stringContaining('Code') })
  await phone.post('/two-factor/verify-totp', { code: totp(totpURI) })
  expect((await phone.session()).user.email).toBe('app@example.org')
})

test('a code of the app signs in once, however many send it at the same time', async () => {
  const { totpURI } = await new AuthVisitor().arriveWithApp('zweimal@example.org')
  const code = totp(totpURI)
  const visitors = [new AuthVisitor(), new AuthVisitor(), new AuthVisitor()]
  for (const visitor of visitors) await visitor.signIn('zweimal@example.org')
  const answers = await Promise.all(visitors.map((visitor) => visitor.post('/two-factor/verify-totp', { code })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const late = new AuthVisitor()
  await late.signIn('zweimal@example.org')
  const again = await late.post('/two-factor/verify-totp', { code })
  expect(await again.json()).toMatchObject({ code: 'CODE_USED', message: expect.stringContaining('schon benutzt') })
  expect(await late.session()).toBeNull()
})

test('a recovery code signs in once', async () => {
  const { backupCodes } = await new AuthVisitor().arriveWithApp('codes@example.org')
  const phone = new AuthVisitor()
  await phone.signIn('codes@example.org')
  await phone.post('/two-factor/verify-backup-code', { code: backupCodes[0] })
  expect((await phone.session()).user.email).toBe('codes@example.org')
  const other = new AuthVisitor()
  await other.signIn('codes@example.org')
  const again = await other.post('/two-factor/verify-backup-code', { code: backupCodes[0] })
  expect(await again.json()).toMatchObject({ code: 'INVALID_BACKUP_CODE' })
})

test('a sign-in with a browser that is not known yet sends a mail, one with a known browser none', async () => {
  const home = new AuthVisitor()
  await home.register({ email: 'geraet@example.org' })
  await home.signIn('geraet@example.org')
  expect(await mailKinds('geraet@example.org')).not.toContain('new-device')
  await new AuthVisitor().signIn('geraet@example.org')
  expect((await mailKinds('geraet@example.org')).filter((kind) => kind === 'new-device')).toHaveLength(1)
})

test('a suspended account is signed out and cannot sign in; restored it can', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'gesperrt@example.org' })
  const [row] = await database().db.select({ id: user.id }).from(user).where(eq(user.email, 'gesperrt@example.org'))
  const admin = callerFor(await createPlatformAdmin()).admin
  const measure = { id: row?.id ?? '', reason: 'Mehrere Meldungen wegen falscher Angaben' }
  await admin.suspendAccount(measure)
  expect(await visitor.session()).toBeNull()
  const refused = await new AuthVisitor().signIn('gesperrt@example.org')
  expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  expect(await mailKinds('gesperrt@example.org')).toContain('account-suspended')
  await admin.restoreAccount(measure)
  expect((await new AuthVisitor().signIn('gesperrt@example.org')).status).toBe(200)
})

test('a platform admin without a second factor is kept out, whatever the setting says', async () => {
  const admin = await createPlatformAdmin({ twoFactorEnabled: false })
  const calls = callerFor(admin)
  await expect(calls.admin.companies({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await calls.account.mustSetUp()).toBe(true)
  await database().db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, admin.id))
  expect((await calls.admin.companies({})).total).toBeGreaterThanOrEqual(0)
  expect(await calls.account.mustSetUp()).toBe(false)
})
