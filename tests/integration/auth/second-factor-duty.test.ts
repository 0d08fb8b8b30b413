import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { createAdmin } from '~/server/commands/admin-create'
import { AuthVisitor, linkInMail, PASSWORD } from '../../factories/auth-visitor'
import { Authenticator } from '../../factories/authenticator'
import { totp } from '../../factories/totp'

const NEW_PASSWORD = 'ein anderes langes Passwort'

function makeAdmin(email: string) {
  return database().db.update(user).set({ isAdmin: true }).where(eq(user.email, email))
}

test('an admin without a second factor reaches the setting up of one, and nothing else', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'neu-im-amt@example.org' })
  await makeAdmin('neu-im-amt@example.org')
  const refused = await visitor.call('admin.runJob', { name: 'audit' })
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('secondFactorFirst')])
  expect((await visitor.addPasskey(new Authenticator())).status).toBe(200)
  expect(await (await visitor.call('admin.runJob', { name: 'audit' })).text()).not.toContain('secondFactorFirst')
})

test('an admin who has only a passkey does not sign in with the password alone', async () => {
  const [visitor, device] = [new AuthVisitor(), new Authenticator()]
  await visitor.arrive({ email: 'nur-passkey@example.org' })
  await makeAdmin('nur-passkey@example.org')
  await visitor.addPasskey(device)
  const thief = new AuthVisitor()
  const refused = await thief.signIn('nur-passkey@example.org')
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'PASSKEY_FIRST'])
  expect(await thief.session()).toBeNull()
  expect((await new AuthVisitor().signInWithPasskey(device)).status).toBe(200)
})

test('the first passkey of an admin signs out every device that gave the password only', async () => {
  const [here, there] = [new AuthVisitor(), new AuthVisitor()]
  await here.arrive({ email: 'zwei-orte@example.org' })
  await there.signIn('zwei-orte@example.org')
  await makeAdmin('zwei-orte@example.org')
  await here.addPasskey(new Authenticator())
  expect(await there.session()).toBeNull()
  expect(await here.session()).not.toBeNull()
})

test('who has a passkey out of convenience still signs in with the password', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'bequem@example.org' })
  await visitor.addPasskey(new Authenticator())
  expect((await new AuthVisitor().signIn('bequem@example.org')).status).toBe(200)
})

test.each([
  ['an admin', true],
  ['somebody else', false],
])('whether a device is trusted: %s', async (name, isAdmin) => {
  const email = `vertraut-${name.length}@example.org`
  const { totpURI } = await new AuthVisitor().arriveWithApp(email)
  if (isAdmin) await makeAdmin(email)
  const device = await trustedDevice(email, totpURI)
  expect(await asksForCode(device, email, PASSWORD)).toBe(isAdmin)
})

test('whoever must show a second factor shows it on a device that was trusted before', async () => {
  const email = 'vertraut-vor-dem-amt@example.org'
  const { totpURI } = await new AuthVisitor().arriveWithApp(email)
  const device = await trustedDevice(email, totpURI)
  await makeAdmin(email)
  expect(await asksForCode(device, email, PASSWORD)).toBe(true)
})

test('another authenticator app ends the trust in devices', async () => {
  const email = 'vertrauen-neue-app@example.org'
  const { visitor, totpURI } = await new AuthVisitor().arriveWithApp(email)
  const device = await trustedDevice(email, totpURI)
  expect((await visitor.post('/two-factor/disable', { password: PASSWORD })).status).toBe(200)
  await database().db.update(user).set({ twoFactorEnabled: true }).where(eq(user.email, email))
  expect(await asksForCode(device, email, PASSWORD)).toBe(true)
})

test('whoever becomes an admin is trusted on no device from before, even where no code is required', async () => {
  const email = 'wird-chefin@example.org'
  const { totpURI } = await new AuthVisitor().arriveWithApp(email)
  const device = await trustedDevice(email, totpURI)
  await createAdmin({ email })
  await database().db.update(user).set({ isAdmin: false }).where(eq(user.email, email))
  expect(await asksForCode(device, email, PASSWORD)).toBe(true)
})

test('a new password ends the trust in devices', async () => {
  const email = 'vertrauen-endet@example.org'
  const { visitor, totpURI } = await new AuthVisitor().arriveWithApp(email)
  const device = await trustedDevice(email, totpURI)
  await visitor.post('/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  expect(await asksForCode(device, email, NEW_PASSWORD)).toBe(true)
})

test('a password by mail ends the trust in devices', async () => {
  const email = 'vertrauen-per-mail@example.org'
  const { totpURI } = await new AuthVisitor().arriveWithApp(email)
  const device = await trustedDevice(email, totpURI)
  await new AuthVisitor().post('/request-password-reset', { email })
  const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
  await new AuthVisitor().post('/reset-password', { token, newPassword: NEW_PASSWORD })
  expect(await asksForCode(device, email, NEW_PASSWORD)).toBe(true)
})

/** Signed in once with a code, and marked as trusted. */
async function trustedDevice(email: string, totpURI: string) {
  const device = new AuthVisitor()
  await device.signIn(email)
  await device.post('/two-factor/verify-totp', { code: totp(totpURI, 1), trustDevice: true })
  await device.post('/sign-out', {})
  return device
}

async function asksForCode(device: AuthVisitor, email: string, password: string): Promise<boolean> {
  return 'twoFactorRedirect' in (await (await device.signIn(email, password)).json())
}
