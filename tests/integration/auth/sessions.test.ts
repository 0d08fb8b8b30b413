import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { networkKey } from '~/features/accounts/server/limits/limits'
import { rateLimit, session, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, PASSWORD } from '../../factories/auth-visitor'

describe('get-session', () => {
  test('is null for a visitor', async () => {
    expect(await new AuthVisitor().session()).toBeNull()
  })

  test('has exactly the fields of an applicant', async () => {
    const visitor = new AuthVisitor()
    await visitor.register({ email: 'bewerber@example.org' })
    const answer = await visitor.session()
    expect(Object.keys(answer).sort()).toEqual(['session', 'user'])
    expect(answer.user).toEqual({
      id: expect.any(String),
      name: 'Miriam Yıldız',
      email: 'bewerber@example.org',
      type: 'APPLICANT',
      billingSetup: false,
      hasValidLicense: false,
      isAdmin: false,
      applicantProfile: null,
      companyProfiles: [],
    })
  })

  test('has the same fields for a company without a profile', async () => {
    const visitor = new AuthVisitor()
    await visitor.register({ email: 'firma-sitzung@example.org', type: 'COMPANY' })
    expect((await visitor.session()).user).toEqual({
      id: expect.any(String),
      name: 'Miriam Yıldız',
      email: 'firma-sitzung@example.org',
      type: 'COMPANY',
      billingSetup: false,
      hasValidLicense: false,
      isAdmin: false,
      applicantProfile: null,
      companyProfiles: [],
    })
  })
})

describe('signing in', () => {
  test('answers alike for a wrong password and an unknown address', async () => {
    await new AuthVisitor().arrive({ email: 'gleich@example.org' })
    const answers = await Promise.all(
      [
        new AuthVisitor().signIn('gleich@example.org', 'ganz falsches Passwort'),
        new AuthVisitor().signIn('unbekannt@example.org'),
      ].map(async (pending) => {
        const response = await pending
        return [response.status, await response.json()]
      }),
    )
    expect(answers[0]).toEqual([
      401,
      { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'E-Mail-Adresse oder Passwort stimmt nicht.' },
    ])
    expect(answers[1]).toEqual(answers[0])
  })

  test('is refused from a foreign page', async () => {
    await new AuthVisitor().arrive({ email: 'herkunft@example.org' })
    const body = { email: 'herkunft@example.org', password: PASSWORD }
    const visitor = new AuthVisitor()
    const response = await visitor.post('/sign-in/email', body, { origin: 'https://boese.example' })
    expect(response.status).toBe(403)
    expect((await response.json()).message).toMatch(/fremden Seite/)
    expect(visitor.isSignedIn).toBe(false)
  })

  test('is limited by the address of the client, not by headers it sends', async () => {
    const visitor = new AuthVisitor()
    const attempt = (index: number) =>
      visitor.post(
        '/sign-in/email',
        { email: 'raten@example.org', password: `geraten-${index}` },
        { 'x-forwarded-for': `203.0.113.${index}` },
      )
    expect((await attempt(0)).status).toBe(401)
    // Twenty-eight more, without their individual work.
    await database()
      .db.update(rateLimit)
      .set({ count: 29 })
      .where(eq(rateLimit.key, networkKey('sign-in', visitor.address)))
    expect((await attempt(30)).status).toBe(401)
    const refused = await attempt(31)
    expect(refused.status).toBe(429)
    expect((await refused.json()).message).toMatch(/In einer Viertelstunde/)
    expect((await new AuthVisitor().signIn('raten@example.org')).status).toBe(401)
  })
})

describe('sessions', () => {
  test('end with signing out', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'abmelden@example.org' })
    await visitor.post('/sign-out', {})
    expect(await visitor.session()).toBeNull()
  })

  test('are listed however old the own one is, and the others can be ended', async () => {
    const email = 'geraete@example.org'
    const [here, there] = [new AuthVisitor(), new AuthVisitor()]
    await here.arrive({ email })
    await there.signIn(email)
    const longAgo = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000)
    const { user: signedIn } = await here.session()
    await database().db.update(session).set({ createdAt: longAgo }).where(eq(session.userId, signedIn.id))
    expect(await (await here.get('/list-sessions')).json()).toHaveLength(2)
    await here.post('/revoke-other-sessions', {})
    expect(await there.session()).toBeNull()
    expect((await here.session()).user.email).toBe(email)
  })

  test('end all at once, the own one included, also without a body', async () => {
    const email = 'alle.geraete@example.org'
    const [here, there, stranger] = [new AuthVisitor(), new AuthVisitor(), new AuthVisitor()]
    await here.arrive({ email })
    await there.signIn(email)
    await stranger.arrive({ email: 'unbeteiligt@example.org' })
    const answer = await here.send('/revoke-sessions', { method: 'POST', headers: { origin: 'http://stellwerk.test' } })
    expect(answer.status).toBe(200)
    expect([await here.session(), await there.session()]).toEqual([null, null])
    expect((await stranger.session()).user.email).toBe('unbeteiligt@example.org')
    expect((await here.send('/revoke-sessions', { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
  })

  test('of others cannot be ended', async () => {
    const [stranger, victim] = [new AuthVisitor(), new AuthVisitor()]
    await stranger.arrive({ email: 'fremd@example.org' })
    await victim.arrive({ email: 'opfer@example.org' })
    const { session: foreign } = await victim.session()
    await stranger.post('/revoke-session', { token: foreign.token })
    expect((await victim.session()).user.email).toBe('opfer@example.org')
  })
})

describe('update-user', () => {
  test('changes the name', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'name@example.org' })
    await visitor.post('/update-user', { name: ' Anna Bach ' })
    expect((await visitor.session()).user.name).toBe('Anna Bach')
  })

  test.each([
    { type: 'COMPANY' },
    { isAdmin: true },
    { image: 'https://fremd.example/a.png' },
    { emailVerified: true },
    { name: '' },
  ])('refuses %o', async (change) => {
    const visitor = new AuthVisitor()
    const email = `aendern-${Object.keys(change).join().toLowerCase()}@example.org`
    await visitor.arrive({ email })
    expect((await visitor.post('/update-user', change)).status).toBe(400)
    const [row] = await database().db.select().from(user).where(eq(user.email, email))
    expect(row).toMatchObject({ type: 'APPLICANT', isAdmin: false, image: null, name: 'Miriam Yıldız' })
  })
})
