import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { session, user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { database } from '~/platform/server/database/db'
import { createAdmin } from '~/server/commands/admin-create'
import { readSources } from '../../architecture/sources'
import { AuthVisitor, linkInMail, mailKinds, PASSWORD } from '../../factories/auth-visitor'

const OWNERS = 'das Passwort der Besitzerin'

/** A stranger registers with somebody else's address; the owner opens the mail's link in her own browser. */
async function hijacked(email: string) {
  const [stranger, owner] = [new AuthVisitor(), new AuthVisitor()]
  await stranger.signUp({ email })
  const answer = await owner.get(await linkInMail(email, 'verify-email'))
  const page = new URL(answer.headers.get('location') ?? '', 'http://stellwerk.test')
  return { stranger, owner, page, token: page.searchParams.get('token') ?? '' }
}

describe.each([
  ['APPLICANT', 'COMPANY', 1],
  ['COMPANY', 'APPLICANT', 0],
] as const)('an address that a stranger registered first as %s', (strangers, owners, companies) => {
  const email = `vorgemerkt-${owners.toLowerCase()}@example.org`

  test(`becomes ${owners} for whoever registers it so and reads the mail`, async () => {
    const [stranger, owner] = [new AuthVisitor(), new AuthVisitor()]
    const first = await stranger.signUp({ email, type: strangers })
    const second = await owner.signUp({ email, type: owners })
    expect([second.status, Object.keys(await second.json())]).toEqual([first.status, Object.keys(await first.json())])
    expect(await mailKinds(email)).toEqual(['verify-email', 'verify-email'])
    const answer = await owner.get(await linkInMail(email, 'verify-email'))
    const page = new URL(answer.headers.get('location') ?? '', 'http://stellwerk.test')
    expect([page.pathname, page.searchParams.get('type')]).toEqual(['/auth/confirm', owners])
    const token = page.searchParams.get('token')
    await owner.post('/confirm-registration', { token, newPassword: OWNERS, type: owners })
    const { user: me } = await owner.session()
    expect(me).toMatchObject({ email, type: owners })
    const { db } = database()
    expect(await db.$count(companyMember, eq(companyMember.userId, me.id))).toBe(companies)
    expect((await stranger.signIn(email)).status).toBe(401)
  })
})

test.each(['COMPANY', 'APPLICANT'] as const)(
  'who registers once more as %s, from the same browser, confirms what is given then',
  async (type) => {
    const email = `verwaehlt-${type.toLowerCase()}@example.org`
    const visitor = new AuthVisitor()
    await visitor.signUp({ email, type: 'APPLICANT' })
    await visitor.signUp({ email, type, password: OWNERS })
    expect(await mailKinds(email)).toEqual(['verify-email', 'verify-email'])
    const answer = await visitor.get(await linkInMail(email, 'verify-email'))
    const page = new URL(answer.headers.get('location') ?? '', 'http://stellwerk.test')
    expect([page.pathname, page.searchParams.get('type')]).toEqual(['/auth/confirm', type])
    const token = page.searchParams.get('token')
    await visitor.post('/confirm-registration', { token, newPassword: OWNERS, type })
    expect((await visitor.session()).user).toMatchObject({ email, type })
    expect((await new AuthVisitor().signIn(email, OWNERS)).status).toBe(200)
  },
)

test('the kind of a confirmed account is permanent', async () => {
  const { owner, token } = await hijacked('bleibt-bewerbung@example.org')
  await owner.post('/confirm-registration', { token, newPassword: OWNERS })
  await owner.post('/confirm-registration', { token, newPassword: OWNERS, type: 'COMPANY' })
  expect((await owner.session()).user.type).toBe('APPLICANT')
  await new AuthVisitor().signUp({ email: 'bleibt-bewerbung@example.org', type: 'COMPANY' })
  expect(await mailKinds('bleibt-bewerbung@example.org')).toContain('account-exists')
})

describe('a confirmation link opened with another browser than the one that registered', () => {
  test('asks for the password, signs nobody in and confirms nothing yet', async () => {
    const { owner, stranger, page } = await hijacked('fremd-registriert@example.org')
    expect([page.pathname, page.searchParams.get('redirect')]).toEqual(['/auth/confirm', '/app'])
    expect(owner.isSignedIn).toBe(false)
    expect((await stranger.signIn('fremd-registriert@example.org')).status).toBe(403)
  })

  test('voids what was set before: only the password chosen now opens the account', async () => {
    const email = 'uebernommen@example.org'
    const { owner, stranger, token } = await hijacked(email)
    expect((await owner.post('/confirm-registration', { token, newPassword: OWNERS })).status).toBe(200)
    expect((await owner.session()).user.email).toBe(email)
    expect((await stranger.signIn(email, PASSWORD)).status).toBe(401)
    expect((await new AuthVisitor().signIn(email, OWNERS)).status).toBe(200)
    expect((await mailKinds(email)).filter((kind) => kind === 'new-device')).toHaveLength(1)
    // Nor is the stranger's browser known any more.
    await stranger.signIn(email, OWNERS)
    expect((await mailKinds(email)).filter((kind) => kind === 'new-device')).toHaveLength(2)
    await owner.signIn(email, OWNERS)
    expect((await mailKinds(email)).filter((kind) => kind === 'new-device')).toHaveLength(2)
  })

  test('keeps no name of the stranger', async () => {
    const nameOf = async (email: string) =>
      (await database().db.select({ name: user.name }).from(user).where(eq(user.email, email)))[0]?.name
    const named = await hijacked('benannt@example.org')
    const bad = { token: named.token, newPassword: OWNERS, name: 'siehe https://fremd.example' }
    expect(await (await named.owner.post('/confirm-registration', bad)).json()).toMatchObject({ code: 'INVALID_NAME' })
    const weak = { token: named.token, newPassword: 'Rosa Winter', name: 'Rosa Winter' }
    expect((await (await named.owner.post('/confirm-registration', weak)).json()).code).toBe('PASSWORD_TOO_COMMON')
    await named.owner.post('/confirm-registration', { token: named.token, newPassword: OWNERS, name: 'Rosa Winter' })
    expect(await nameOf('benannt@example.org')).toBe('Rosa Winter')
    expect((await named.owner.session()).user.name).toBe('Rosa Winter')
    // The page of an older program, which asks for none.
    const { owner, token } = await hijacked('unbenannt@example.org')
    await owner.post('/confirm-registration', { token, newPassword: OWNERS })
    expect(await nameOf('unbenannt@example.org')).toBe('unbenannt')
  })

  test('is also what a forgotten password of it comes to', async () => {
    const email = 'vergessen-unbestaetigt@example.org'
    const [stranger, owner] = [new AuthVisitor(), new AuthVisitor()]
    await stranger.signUp({ email, type: 'COMPANY' })
    expect((await owner.post('/request-password-reset', { email })).status).toBe(200)
    expect(await mailKinds(email)).toEqual(['reset-password', 'verify-email'])
    const page = new URL(await linkInMail(email, 'reset-password'))
    expect([page.pathname, page.searchParams.get('type')]).toEqual(['/auth/confirm', 'COMPANY'])
    const token = page.searchParams.get('token')
    const body = { token, newPassword: OWNERS, type: 'APPLICANT', name: 'Rosa Winter' }
    expect((await owner.post('/confirm-registration', body)).status).toBe(200)
    expect((await owner.session()).user).toMatchObject({ email, type: 'APPLICANT', name: 'Rosa Winter' })
    expect((await stranger.signIn(email)).status).toBe(401)
    // From now on the link is for the password alone.
    await owner.post('/request-password-reset', { email })
    expect(await linkInMail(email, 'reset-password')).toMatch(/\/auth\/reset-password\?token=/)
  })

  test('neither goes to a suspended account nor changes one', async () => {
    const email = 'gesperrt-unbestaetigt@example.org'
    const { owner, token } = await hijacked(email)
    const { db } = database()
    await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.email, email))
    expect((await owner.post('/request-password-reset', { email })).status).toBe(200)
    expect(await mailKinds(email)).toEqual(['verify-email'])
    const body = { token, newPassword: OWNERS, type: 'COMPANY', name: 'Rosa Winter' }
    const answer = await owner.post('/confirm-registration', body)
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    const [kept] = await db.select().from(user).where(eq(user.email, email))
    expect(kept).toMatchObject({ emailVerified: false, type: 'APPLICANT' })
    expect(kept?.name).not.toBe('Rosa Winter')
  })

  test('works once, with a password that is long enough', async () => {
    const { owner, token } = await hijacked('zweimal-bestaetigt@example.org')
    const short = await owner.post('/confirm-registration', { token, newPassword: 'kurz' })
    expect(await short.json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
    expect((await owner.post('/confirm-registration', { token, newPassword: OWNERS })).status).toBe(200)
    const again = await new AuthVisitor().post('/confirm-registration', { token, newPassword: PASSWORD })
    expect(await again.json()).toMatchObject({ code: 'LINK_USED', message: expect.stringMatching(/schon benutzt/) })
  })

  test('does not take a link that was changed or is for another address', async () => {
    const { token } = await hijacked('link-geaendert@example.org')
    const person = new AuthVisitor()
    await person.arrive({ email: 'zieht-um@example.org' })
    await person.post('/change-email', { newEmail: 'umgezogen@example.org' })
    const other = new URL(await linkInMail('zieht-um@example.org', 'change-email')).searchParams.get('token')
    for (const wrong of [`${token}x`, 'made.up.token', other]) {
      const answer = await new AuthVisitor().post('/confirm-registration', { token: wrong, newPassword: OWNERS })
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'INVALID_TOKEN'])
    }
  })

  test('is not fooled by registering the address again from there', async () => {
    const email = 'noch-einmal-registriert@example.org'
    const [owner, stranger] = [new AuthVisitor(), new AuthVisitor()]
    await owner.signUp({ email, password: OWNERS })
    const first = await linkInMail(email, 'verify-email')
    await stranger.signUp({ email })
    for (const link of [first, await linkInMail(email, 'verify-email')]) {
      expect((await stranger.get(link)).headers.get('location')).toMatch(/^\/auth\/confirm\?/)
    }
    expect((await owner.get(first)).headers.get('location')).toBe('/app')
    expect((await new AuthVisitor().signIn(email, OWNERS)).status).toBe(200)
  })
})

test('a new address is taken only by a browser that is in the account', async () => {
  const [attacker, victim] = [new AuthVisitor(), new AuthVisitor()]
  await attacker.arrive({ email: 'lockt@example.org' })
  await attacker.post('/change-email', { newEmail: 'opfer@example.org' })
  await attacker.get(await linkInMail('lockt@example.org', 'change-email'))
  const link = await linkInMail('opfer@example.org', 'confirm-new-email')
  const answer = await victim.get(link)
  expect(answer.headers.get('location')).toMatch(/^\/auth\/login\?error=SIGN_IN_FIRST&/)
  expect(victim.isSignedIn).toBe(false)
  const { db } = database()
  expect(await db.$count(user, eq(user.email, 'opfer@example.org'))).toBe(0)
})

test('a link with a made-up token leads to no other host, whatever it wants to lead to', async () => {
  const claims = { email: 'lockt@example.org', updateTo: 'b@example.org', requestType: 'change-email-confirmation' }
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
  for (const path of ['//fremd.example', '///fremd.example/a', '/\\fremd.example', '/%2F/fremd.example']) {
    const query = new URLSearchParams({ token, callbackURL: `http://stellwerk.test${path}` })
    const answer = await new AuthVisitor().get(`/verify-email?${query}`)
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  }
})

test('an admin is not made of an account whose password a stranger has chosen', async () => {
  const email = 'chefin-der-plattform@example.org'
  const stranger = new AuthVisitor()
  await stranger.signUp({ email })
  const { passwordLink } = await createAdmin({ email })
  expect((await stranger.signIn(email)).status).toBe(401)
  const token = new URL(passwordLink).searchParams.get('token')
  await new AuthVisitor().post('/reset-password', { token, newPassword: OWNERS })
  expect((await new AuthVisitor().signIn(email, OWNERS)).status).toBe(200)
})

test('whoever becomes an admin signs in anew', async () => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: 'wird-admin@example.org' })
  await createAdmin({ email: 'wird-admin@example.org' })
  expect(await visitor.session()).toBeNull()
  expect(await database().db.$count(session)).toBeGreaterThan(0)
})

/** Each place that treats an address as confirmed, and who then decides what opens the account. */
const CONFIRMS: Record<string, string> = {
  'src/server/auth/auth.ts': 'a password set with the link of a mail',
  'src/server/auth/links/confirm-registration.ts':
    'the password chosen with the link of a mail; everything before is void',
  'src/server/commands/admin-create.ts':
    'a link that the operator sees; an unconfirmed account loses what was set before',
  'src/features/applicants/server/commands/account-by-mail.ts':
    'no password at all; an unconfirmed account from before is deleted',
}

test('no other place counts an address as confirmed', () => {
  const places = readSources('src')
    .filter(
      ({ file, text }) => !file.startsWith('src/demo/') && !/\.test\./.test(file) && /emailVerified: true\b/.test(text),
    )
    .map(({ file }) => file)
  expect(places.sort()).toEqual(Object.keys(CONFIRMS).sort())
})
