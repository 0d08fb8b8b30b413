import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { session, user } from '~/features/accounts/server/table'
import { answerExport } from '~/features/administration/server/export-response'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { limitKey } from '~/platform/server/limits/count-turn'
import { networkOf } from '~/platform/server/rate-limit'
import { auth } from '~/server/auth/auth'
import { AUTH_ACTS } from '~/server/auth/step-up/auth-acts'
import { createContext } from '~/server/requests/context'
import { AuthVisitor, linkInMail, PASSWORD } from '../../factories/auth-visitor'
import { Authenticator } from '../../factories/authenticator'
import { totp } from '../../factories/totp'
import { exhaust } from '../../factories/used-up'

const NEW_PASSWORD = 'ein anderes langes Passwort'
const KINDS = ['plain', 'app', 'admin'] as const
type Kind = (typeof KINDS)[number]
type Person = {
  email: string
  visitor: AuthVisitor
  totpURI: string
  backupCodes: string[]
  /** A passkey set up while the session was fresh; one more that nobody has registered yet. */
  passkey: Authenticator
  stranger: Authenticator
}

/** Each action that needs a fresh session: called so that, when allowed, it still changes nothing. */
const ACTS: Record<string, (visitor: AuthVisitor) => Promise<Response>> = {
  '/change-email': (visitor) => visitor.post('/change-email', { newEmail: 'vergeben@example.org' }),
  '/first-password': (visitor) => visitor.post('/first-password', { newPassword: NEW_PASSWORD }),
  '/delete-user': (visitor) => visitor.post('/delete-user', { token: 'made-up' }),
  '/passkey/generate-register-options': (visitor) => visitor.get('/passkey/generate-register-options'),
  '/passkey/verify-registration': (visitor) => visitor.post('/passkey/verify-registration', { response: {} }),
  '/passkey/delete-passkey': (visitor) => visitor.post('/passkey/delete-passkey', { id: uuidv7() }),
  '/change-password': (visitor) =>
    visitor.post('/change-password', { currentPassword: 'x', newPassword: NEW_PASSWORD }),
  '/two-factor/enable': (visitor) => visitor.post('/two-factor/enable', { password: 'x' }),
  '/two-factor/disable': (visitor) => visitor.post('/two-factor/disable', { password: 'x' }),
  '/two-factor/generate-backup-codes': (visitor) =>
    visitor.post('/two-factor/generate-backup-codes', { password: 'x' }),
}

/** Only platform admins reach the check. */
const ADMIN_ACTS: typeof ACTS = {
  'admin.runJob': (visitor) => visitor.call('admin.runJob', { name: 'there is none' }),
  'a list as CSV': async (visitor) => {
    const request = new Request('http://stellwerk.test/', { headers: { cookie: visitor.cookie } })
    const answer = await answerExport(createContext(request.headers), request, 'companies')
    // For visitors it does not exist.
    return answer.status === 404 ? new Response(null, { status: 401 }) : answer
  },
}

/** Every possible way to make an old session fresh. */
const WAYS: Record<string, (person: Person) => Promise<unknown>> = {
  nothing: async () => {},
  'the password': ({ visitor }) => provePassword(visitor),
  'a code of the app': async ({ visitor, totpURI }) =>
    visitor.post('/two-factor/verify-totp', { code: codeOf(totpURI) }),
  'password and code': async ({ visitor, totpURI }) => {
    await provePassword(visitor)
    await visitor.post('/two-factor/verify-totp', { code: codeOf(totpURI) })
  },
  'password and recovery code': async ({ visitor, backupCodes }) => {
    await provePassword(visitor)
    await visitor.post('/two-factor/verify-backup-code', { code: backupCodes[0] ?? '' })
  },
  'a passkey that was there before': ({ visitor, passkey }) => visitor.signInWithPasskey(passkey),
  'a passkey that the old session registers': async ({ visitor, stranger }) => {
    await visitor.addPasskey(stranger)
    await visitor.signInWithPasskey(stranger)
  },
  'a password by mail, then signing in with it': async ({ visitor, email }) => {
    await visitor.post('/request-password-reset', { email })
    const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
    await visitor.post('/reset-password', { token, newPassword: NEW_PASSWORD })
    await visitor.signIn(email, NEW_PASSWORD)
  },
  'a new address': async (person) => {
    const { visitor, email } = person
    await makeOld(email, null)
    await visitor.post('/change-email', { newEmail: `neu-${email}` })
    await makeOld(email)
    await visitor.get(await linkInMail(email, 'change-email'))
    await visitor.get(await linkInMail(`neu-${email}`, 'confirm-new-email'))
    expect((await visitor.session()).user.email).toBe(`neu-${email}`)
  },
  'signing in with the password on a trusted device': async ({ visitor, email, totpURI }) => {
    await visitor.post('/sign-out', {})
    await visitor.signIn(email)
    await visitor.post('/two-factor/verify-totp', { code: codeOf(totpURI), trustDevice: true })
    await visitor.post('/sign-out', {})
    await visitor.signIn(email)
  },
}

/** Who is fresh afterwards. With an app, or when one is required, only two factors count. */
const FRESH: Record<string, readonly Kind[]> = {
  'the password': ['plain'],
  'password and code': ['plain', 'app', 'admin'],
  'password and recovery code': ['plain', 'app', 'admin'],
  'a passkey that was there before': ['plain', 'app', 'admin'],
  'a password by mail, then signing in with it': ['plain'],
  'signing in with the password on a trusted device': ['plain'],
}

beforeAll(() => new AuthVisitor().arrive({ email: 'vergeben@example.org' }))

let count = 0
async function personOf(kind: Kind): Promise<Person> {
  const email = `${kind}-${++count}@example.org`
  const visitor = new AuthVisitor()
  let set = { totpURI: '', backupCodes: ['', ''] }
  if (kind === 'plain') await visitor.arrive({ email })
  else set = await visitor.arriveWithApp(email)
  if (kind === 'admin') await database().db.update(user).set({ isAdmin: true }).where(eq(user.email, email))
  const passkey = new Authenticator()
  expect((await visitor.addPasskey(passkey)).status).toBe(200)
  await makeOld(email)
  return { email, visitor, passkey, stranger: new Authenticator(), totpURI: set.totpURI, backupCodes: set.backupCodes }
}

describe.each(Object.keys(WAYS))('%s', (way) => {
  test.each(KINDS)('opens the sensitive acts of %s accounts exactly where it should', async (kind) => {
    const person = await personOf(kind)
    await WAYS[way]?.(person)
    const isFresh = FRESH[way]?.includes(kind) ?? false
    const acts = kind === 'admin' ? { ...ACTS, ...ADMIN_ACTS } : ACTS
    const answers: Record<string, boolean> = {}
    for (const [name, act] of Object.entries(acts)) answers[name] = await isLetThrough(await act(person.visitor))
    const bringsPassword = (name: string) => kind === 'plain' && AUTH_ACTS[name] === 'password'
    const knowsCode = way === 'a code of the app'
    expect(answers).toEqual(
      Object.fromEntries(
        Object.keys(acts).map((name) => [
          name,
          isFresh || bringsPassword(name) || (knowsCode && AUTH_ACTS[name] === 'password'),
        ]),
      ),
    )
  })
})

test('every endpoint below /api/auth is held to the table', () => {
  const paths = Object.values(auth().http.api).flatMap((endpoint) => endpoint.path ?? [])
  expect(paths.length).toBeGreaterThan(40)
  expect([...new Set(paths)].sort()).toEqual(Object.keys(AUTH_ACTS).sort())
  const sensitive = Object.keys(AUTH_ACTS).filter((path) => ['fresh', 'password'].includes(AUTH_ACTS[path] ?? ''))
  expect(Object.keys(ACTS).sort()).toEqual(sensitive.sort())
})

test('a closed endpoint is not there, with whatever session', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'zu@example.org' })
  const closed = Object.keys(AUTH_ACTS).filter((path) => AUTH_ACTS[path] === 'closed' && !path.includes(':'))
  for (const path of closed) {
    const answers = [await visitor.post(path, { password: PASSWORD }), await visitor.get(path)]
    expect([path, answers.map(({ status }) => status)]).toEqual([path, [404, 404]])
  }
})

test('nobody guesses a password or a code inside a session', async () => {
  const visitor = new AuthVisitor()
  const { totpURI } = await visitor.arriveWithApp('raten@example.org')
  const guesses = [
    () => visitor.call('account.reauthenticate', { password: 'geraten' }),
    () => visitor.post('/change-password', { currentPassword: 'geraten', newPassword: NEW_PASSWORD }),
    () => visitor.post('/two-factor/disable', { password: 'geraten' }),
  ]
  const statuses: number[] = []
  // Setting the app up was the first of ten.
  for (let index = 0; index < 14; index++) statuses.push((await guesses[index % 3]?.())?.status ?? 0)
  expect(statuses.slice(0, 9)).not.toContain(429)
  expect(statuses.slice(9)).toEqual([429, 429, 429, 429, 429])
  expect((await visitor.call('account.reauthenticate', { password: PASSWORD })).status).toBe(429)
  // Counting codes is separate, and applies as well.
  for (let index = 0; index < 9; index++) await visitor.post('/two-factor/verify-totp', { code: '000000' })
  const late = await visitor.post('/two-factor/verify-totp', { code: codeOf(totpURI) })
  expect([late.status, (await late.json()).message]).toEqual([429, expect.stringContaining('zehn Minuten')])
})

test('one network checks thirty passwords for all accounts together, inside a session as well', async () => {
  const [visitor, other] = [new AuthVisitor(), new AuthVisitor()]
  await visitor.arrive({ email: 'ein-netz@example.org' })
  await other.arrive({ email: 'ein-anderes-netz@example.org' })
  await exhaust(limitKey('proof password from', networkOf(visitor.address)))
  expect((await provePassword(visitor)).status).toBe(429)
  expect((await provePassword(other)).status).toBe(200)
})

test('a code proves once, also inside a session', async () => {
  const visitor = new AuthVisitor()
  const { totpURI } = await visitor.arriveWithApp('einmal-code@example.org')
  const code = codeOf(totpURI)
  expect((await visitor.post('/two-factor/verify-totp', { code })).status).toBe(200)
  const again = await visitor.post('/two-factor/verify-totp', { code })
  expect(await again.json()).toMatchObject({ code: 'CODE_USED' })
})

function provePassword(visitor: AuthVisitor) {
  return visitor.call('account.reauthenticate', { password: PASSWORD })
}

/** The code after the one that set the app up. */
function codeOf(totpURI: string): string {
  return totpURI === '' ? '000000' : totp(totpURI, 1)
}

/** Makes the person's last proof an hour old; null for none. */
async function makeOld(email: string, hours: number | null = 1) {
  const moment = new Date(Date.now() - (hours ?? 0) * 3_600_000)
  const { db } = database()
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  await db
    .update(session)
    .set({ authenticatedAt: moment, secondFactorAt: moment })
    .where(eq(session.userId, owner?.id ?? ''))
}

async function isLetThrough(answer: Response): Promise<boolean> {
  const body = await answer.text()
  // A sign-in that lacks its second factor leaves no session at all.
  return answer.status !== 401 && !/SESSION_NOT_FRESH|sessionNotFresh|noch einmal aus/.test(body)
}
