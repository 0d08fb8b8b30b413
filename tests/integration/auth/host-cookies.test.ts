import { beforeAll, expect, test } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { createContext } from '~/server/requests/context'
import { AuthVisitor, PASSWORD } from '../../factories/auth-visitor'

const ORIGIN = 'https://stellwerk.test'

beforeAll(() => {
  // The procedures have read the configuration by now; the sign-in is created on its first use.
  Object.assign(getConfig(), { APP_URL: ORIGIN })
})

test('over https every cookie of the sign-in belongs to this very host', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'sicher@test.example' })
  const answers = [
    await visitor.post('/sign-in/email', { email: 'sicher@test.example', password: PASSWORD }, { origin: ORIGIN }),
    await visitor.get('/passkey/generate-authenticate-options'),
    await visitor.post('/two-factor/enable', { password: PASSWORD }, { origin: ORIGIN }),
  ]
  const cookies = answers.flatMap((answer) => answer.headers.getSetCookie())
  const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  expect(names).toEqual(expect.arrayContaining(['session_token', 'device'].map((name) => `__Host-better-auth.${name}`)))
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-better-auth/)
    expect(cookie).toMatch(/; Secure(?:;|$)/)
    expect(cookie).toMatch(/; Path=\/(?:;|$)/)
    expect(cookie).not.toMatch(/domain=/i)
  }
  const context = createContext(new Headers({ cookie: visitor.cookie }))
  expect((await context.sessionUser())?.email).toBe('sicher@test.example')
})

test('a cookie under a weaker name, which a neighbour could set, is not believed', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'nachbar@test.example' })
  await visitor.post('/sign-in/email', { email: 'nachbar@test.example', password: PASSWORD }, { origin: ORIGIN })
  const weaker = visitor.cookie.replaceAll('__Host-', '__Secure-')
  expect(await createContext(new Headers({ cookie: weaker })).sessionUser()).toBeNull()
})
