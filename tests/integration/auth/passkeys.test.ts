import { expect, test } from 'vitest'
import { AuthVisitor, PASSWORD } from '../../factories/auth-visitor'
import { Authenticator } from '../../factories/authenticator'

async function withPasskey(email: string) {
  const [visitor, device] = [new AuthVisitor(), new Authenticator()]
  await visitor.arrive({ email })
  expect((await visitor.addPasskey(device)).status).toBe(200)
  return { visitor, device }
}

test('a passkey signs in where the device has asked for finger, face or PIN', async () => {
  const { device } = await withPasskey('passkey@example.org')
  const other = new AuthVisitor()
  expect((await other.signInWithPasskey(device)).status).toBe(200)
  expect((await other.session()).user.email).toBe('passkey@example.org')
})

test('an assertion without user verification is refused: it would be one factor, not two', async () => {
  const { device } = await withPasskey('ohne-pin@example.org')
  const thief = new AuthVisitor()
  const refused = await thief.signInWithPasskey(device, { isVerified: false })
  expect([refused.status, (await refused.json()).code]).toEqual([400, 'USER_NOT_VERIFIED'])
  expect(await thief.session()).toBeNull()
})

test('setting one up makes no session, whatever the call asks for', async () => {
  const [visitor, device] = [new AuthVisitor(), new Authenticator()]
  await visitor.arrive({ email: 'nur-eingerichtet@example.org' })
  const before = (await visitor.session()).session.id
  const asked = await (await visitor.get('/passkey/generate-register-options')).json()
  const body = { response: device.register(asked), createSession: true }
  expect((await visitor.post('/passkey/verify-registration', body)).status).toBe(200)
  expect((await visitor.session()).session.id).toBe(before)
  expect(await (await visitor.get('/list-sessions')).json()).toHaveLength(1)
})

test('a passkey without user verification is not registered', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'ohne-finger@example.org' })
  const device = new Authenticator()
  expect((await visitor.addPasskey(device, { isVerified: false })).status).toBe(400)
  expect((await new AuthVisitor().signInWithPasskey(device)).status).toBe(401)
})

test('both ceremonies ask the device to verify', async () => {
  const { visitor } = await withPasskey('zeremonie@example.org')
  const register = await (await visitor.get('/passkey/generate-register-options')).json()
  expect(register.authenticatorSelection.userVerification).toBe('required')
  for (const each of [visitor, new AuthVisitor()]) {
    const asked = await (await each.get('/passkey/generate-authenticate-options')).json()
    expect(asked).toMatchObject({ userVerification: 'required', challenge: expect.any(String) })
  }
})

test('proving again with a passkey takes the place of the old session', async () => {
  const { visitor, device } = await withPasskey('noch-einmal@example.org')
  const before = (await visitor.session()).session.id
  await visitor.signInWithPasskey(device)
  expect((await visitor.session()).session.id).not.toBe(before)
  expect(await (await visitor.get('/list-sessions')).json()).toHaveLength(1)
  expect((await new AuthVisitor().signIn('noch-einmal@example.org', PASSWORD)).status).toBe(200)
})
