import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { database } from '~/platform/server/database/db'
import { AuthVisitor, linkInMail, mailKinds, PASSWORD } from '../../factories/auth-visitor'

describe('registration', () => {
  test('writes a mail, signs nobody in, and needs the link', async () => {
    const visitor = new AuthVisitor()
    const response = await visitor.signUp({ email: 'Neu@Example.org' })
    expect(response.status).toBe(200)
    expect(visitor.isSignedIn).toBe(false)
    expect(await mailKinds('neu@example.org')).toEqual(['verify-email'])

    const refused = await visitor.signIn('neu@example.org')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', message: expect.stringMatching(/Link/) })
    expect(await mailKinds('neu@example.org')).toEqual(['verify-email', 'verify-email'])
  })

  test('of a company makes the company with the user as its admin, once', async () => {
    const visitor = new AuthVisitor()
    await visitor.register({ email: 'firma@example.org', type: 'COMPANY' })
    const { user: signedIn } = await visitor.session()
    const memberships = await database().db.select().from(companyMember).where(eq(companyMember.userId, signedIn.id))
    expect(memberships).toMatchObject([{ isAdmin: true }])
  })

  test('of an applicant makes no company', async () => {
    const visitor = new AuthVisitor()
    await visitor.register({ email: 'ohne-firma@example.org' })
    const { user: signedIn } = await visitor.session()
    expect(await database().db.select().from(companyMember).where(eq(companyMember.userId, signedIn.id))).toEqual([])
  })

  test('answers the same when the address has an account, and tells its owner', async () => {
    const first = await new AuthVisitor().signUp({ email: 'noch-neu@example.org' })
    await new AuthVisitor().arrive({ email: 'doppelt@example.org' })
    const second = await new AuthVisitor().signUp({ email: 'doppelt@example.org', name: 'Wer anders' })
    expect(second.status).toBe(first.status)
    const cookies = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''))
    expect(cookies(second)).toEqual(cookies(first))
    expect(cookies(first)).toHaveLength(1)
    const [known, unknown] = [await second.json(), await first.json()]
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(Object.keys(known.user).sort()).toEqual(Object.keys(unknown.user).sort())
    expect(known.user).toMatchObject({
      name: 'Wer anders',
      email: 'doppelt@example.org',
      emailVerified: false,
      isAdmin: false,
    })
    expect(await mailKinds('doppelt@example.org')).toEqual(['account-exists'])
  })

  test('refuses a name that is none for every address, so that nobody learns which has an account', async () => {
    await new AuthVisitor().arrive({ email: 'hat-ein-konto@example.org' })
    const answers = ['hat-ein-konto@example.org', 'hat-keines@example.org'].map(async (email) => {
      const answer = await new AuthVisitor().signUp({ email, name: 'https://boese.example' })
      return [answer.status, (await answer.json()).code]
    })
    expect(await Promise.all(answers)).toEqual([
      [400, 'INVALID_NAME'],
      [400, 'INVALID_NAME'],
    ])
  })

  test.each([
    ['no type', { type: undefined }],
    ['an unknown type', { type: 'ADMIN' }],
    ['a short password', { password: 'kurz' }],
    ['an empty name', { name: '  ' }],
    ['an address in the name', { name: 'Gewinn! https://boese.example' }],
    ['no address', { email: 'keine-adresse' }],
  ])('refuses %s', async (_what, wrong) => {
    const email = 'abgelehnt@example.org'
    const response = await new AuthVisitor().signUp({ email, ...wrong })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/[.]$/)
    expect(await mailKinds(email)).toEqual([])
    expect(await database().db.select().from(user).where(eq(user.email, email))).toEqual([])
  })

  test('cannot make an admin, nor take a picture from elsewhere', async () => {
    const body = { name: 'Schlau', email: 'schlau@example.org', password: PASSWORD, type: 'APPLICANT' }
    await new AuthVisitor().post('/sign-up/email', {
      ...body,
      isAdmin: true,
      image: 'https://fremd.example/zaehlt.gif',
      emailVerified: true,
    })
    const [row] = await database().db.select().from(user).where(eq(user.email, body.email))
    expect(row ?? { isAdmin: false, image: null, emailVerified: false }).toMatchObject({
      isAdmin: false,
      image: null,
      emailVerified: false,
    })
  })

  test('keeps up when many register at the same moment', async () => {
    const emails = Array.from({ length: 14 }, (_, index) => `andrang-${index}@example.org`)
    const answers = await Promise.all(emails.map((email) => new AuthVisitor().signUp({ email, type: 'COMPANY' })))
    expect(answers.map((answer) => answer.status)).toEqual(emails.map(() => 200))
    expect(await Promise.all(emails.map(mailKinds))).toEqual(emails.map(() => ['verify-email']))
  })
})

describe('the confirmation link', () => {
  test('signs in and leads into the application', async () => {
    const visitor = new AuthVisitor()
    await visitor.signUp({ email: 'link@example.org' })
    const response = await visitor.get(await linkInMail('link@example.org', 'verify-email'))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/app')
    expect((await visitor.session()).user.email).toBe('link@example.org')
  })

  test('signs in only once', async () => {
    await new AuthVisitor().register({ email: 'einmal@example.org' })
    const finder = new AuthVisitor()
    const response = await finder.get(await linkInMail('einmal@example.org', 'verify-email'))
    expect(response.headers.get('location')).toBe('/auth/login?error=LINK_USED&redirect=%2Fapp')
    expect(await finder.session()).toBeNull()
  })

  test('that was changed leads to the login page', async () => {
    const visitor = new AuthVisitor()
    await visitor.signUp({ email: 'gefaelscht@example.org' })
    const link = await linkInMail('gefaelscht@example.org', 'verify-email')
    const response = await visitor.get(link.replace('token=ey', 'token=xx'))
    expect(response.headers.get('location')).toBe('/auth/login?error=INVALID_TOKEN')
    expect(visitor.isSignedIn).toBe(false)
  })

  test('leads nowhere else', async () => {
    const visitor = new AuthVisitor()
    const body = {
      name: 'A',
      email: 'weg@example.org',
      password: PASSWORD,
      type: 'APPLICANT',
      callbackURL: 'https://boese.example/',
    }
    expect((await visitor.post('/sign-up/email', body)).status).toBe(403)
  })

  test('comes again on request, with the same answer for every address', async () => {
    const email = 'nochmal@example.org'
    await new AuthVisitor().signUp({ email })
    const answers = await Promise.all(
      [email, 'niemand@example.org'].map(async (address) => {
        const response = await new AuthVisitor().post('/send-verification-email', { email: address })
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await mailKinds(email)).toEqual(['verify-email', 'verify-email'])
    expect(await mailKinds('niemand@example.org')).toEqual([])
  })
})
