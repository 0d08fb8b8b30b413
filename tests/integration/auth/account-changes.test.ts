import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { networkKey } from '~/features/accounts/server/limits/limits'
import { rateLimit, verification } from '~/features/accounts/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { limitKey } from '~/platform/server/limits/count-turn'
import { mailboxOf } from '~/platform/server/limits/mailbox'
import { storedIdentifier } from '~/server/auth/links/stored-identifier'
import { createApplicant } from '../../factories/applicant'
import { AuthVisitor, linkInMail, mailKinds, PASSWORD } from '../../factories/auth-visitor'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { exhaust } from '../../factories/used-up'

const NEW_PASSWORD = 'ein anderes langes Passwort'

describe('a forgotten password', () => {
  test('is replaced once with the link, which ends every session', async () => {
    const email = 'vergessen@example.org'
    const before = new AuthVisitor()
    await before.arrive({ email })
    await new AuthVisitor().post('/request-password-reset', { email })
    const token = await tokenInMail(email, 'reset-password')

    const visitor = new AuthVisitor()
    expect((await visitor.post('/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
    expect(await before.session()).toBeNull()
    expect((await visitor.signIn(email)).status).toBe(401)
    expect((await visitor.signIn(email, NEW_PASSWORD)).status).toBe(200)

    const again = await new AuthVisitor().post('/reset-password', { token, newPassword: PASSWORD })
    expect(again.status).toBe(400)
    expect((await again.json()).message).toMatch(/gilt nicht oder nicht mehr/)
  })

  test('leads to a page of the product', async () => {
    const email = 'adresse@example.org'
    await new AuthVisitor().arrive({ email })
    await new AuthVisitor().post('/request-password-reset', { email })
    expect(await linkInMail(email, 'reset-password')).toMatch(
      /^http:\/\/stellwerk\.test\/auth\/reset-password\?token=\S+$/,
    )
  })

  test('is not replaced with a link that is too old', async () => {
    const email = 'zu-alt@example.org'
    await new AuthVisitor().arrive({ email })
    await new AuthVisitor().post('/request-password-reset', { email })
    const token = await tokenInMail(email, 'reset-password')
    const longAgo = new Date(Date.now() - 1000)
    await database()
      .db.update(verification)
      .set({ expiresAt: longAgo })
      .where(eq(verification.identifier, storedIdentifier(`reset-password:${token}`)))
    const response = await new AuthVisitor().post('/reset-password', { token, newPassword: NEW_PASSWORD })
    expect(response.status).toBe(400)
  })

  test('gets the same answer for every address', async () => {
    await new AuthVisitor().arrive({ email: 'bekannt@example.org' })
    const answers = await Promise.all(
      ['bekannt@example.org', 'nie-gesehen@example.org'].map(async (email) => {
        const response = await new AuthVisitor().post('/request-password-reset', { email })
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await mailKinds('nie-gesehen@example.org')).toEqual([])
  })

  test('leaves known only the browser that replaced it', async () => {
    const email = 'nur-hier-bekannt@example.org'
    const [owner, other] = [new AuthVisitor(), new AuthVisitor()]
    await owner.register({ email })
    await other.signIn(email)
    const token = await askForLink(email)
    expect((await owner.post('/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
    const told = async () => (await mailKinds(email)).filter((kind) => kind === 'new-device').length
    const before = await told()
    await owner.signIn(email, NEW_PASSWORD)
    expect(await told()).toBe(before)
    await other.signIn(email, NEW_PASSWORD)
    expect(await told()).toBe(before + 1)
  })

  test('confirms the address on the way', async () => {
    const email = 'nie-bestaetigt@example.org'
    const visitor = new AuthVisitor()
    await visitor.signUp({ email })
    await visitor.post('/request-password-reset', { email })
    const token = await tokenInMail(email, 'reset-password')
    await visitor.post('/confirm-registration', { token, newPassword: NEW_PASSWORD, name: 'Miriam Yıldız' })
    expect((await visitor.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })
})

test('changing the password needs the old one and ends the other sessions on request', async () => {
  const email = 'wechsel@example.org'
  const [here, there] = [new AuthVisitor(), new AuthVisitor()]
  await here.arrive({ email })
  await there.signIn(email)
  const change = { newPassword: NEW_PASSWORD, revokeOtherSessions: true }
  const refused = await here.post('/change-password', { ...change, currentPassword: 'stimmt gar nicht' })
  expect([refused.status, (await refused.json()).message]).toEqual([400, 'Das Passwort stimmt nicht.'])
  expect((await here.post('/change-password', { ...change, currentPassword: PASSWORD })).status).toBe(200)
  expect(await there.session()).toBeNull()
  expect((await here.session()).user.email).toBe(email)
})

test('a private calendar address, which a thief may have made, ends with the password', async () => {
  const email = 'kalender-adresse@example.org'
  const visitor = new AuthVisitor()
  await visitor.arrive({ email })
  const { renewCalendarAddress, calendarAddress } = callerFor((await visitor.session()).user.id).application
  await renewCalendarAddress()
  await visitor.post('/change-password', { newPassword: NEW_PASSWORD, currentPassword: 'stimmt gar nicht' })
  expect(await calendarAddress()).not.toBeNull()
  await visitor.post('/change-password', { newPassword: NEW_PASSWORD, currentPassword: PASSWORD })
  expect(await calendarAddress()).toBeNull()
  await renewCalendarAddress()
  expect((await setPassword(await askForLink(email), PASSWORD)).status).toBe(200)
  expect(await calendarAddress()).toBeNull()
})

describe('a new e-mail address', () => {
  test('is confirmed by the old address, then by the new one', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'alt@example.org' })
    await visitor.post('/change-email', { newEmail: 'frisch@example.org', callbackURL: '/app/account' })
    const first = await visitor.get(await linkInMail('alt@example.org', 'change-email'))
    expect(first.headers.get('location')).toBe('/app/account?email=half')
    expect((await visitor.session()).user.email).toBe('alt@example.org')
    const second = await visitor.get(await linkInMail('frisch@example.org', 'confirm-new-email'))
    expect(second.headers.get('location')).toBe('/app/account?email=changed')
    expect((await visitor.session()).user.email).toBe('frisch@example.org')
    expect((await new AuthVisitor().signIn('frisch@example.org')).status).toBe(200)
  })

  test('gets its mail later with the same link when it has had too many, and the page says how', async () => {
    const [old, fresh] = ['alt-und-gut@example.org', 'voll@example.org']
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: old })
    await visitor.post('/change-email', { newEmail: fresh, callbackURL: '/app/account' })
    const link = await linkInMail(old, 'change-email')
    const full = limitKey('mail confirm-new-email to', mailboxOf(fresh))
    await exhaust(full)
    expect((await visitor.get(link)).headers.get('location')).toBe('/app/account?email=half')
    expect(await mailKinds(fresh)).toEqual([])
    await database().db.delete(rateLimit).where(eq(rateLimit.key, full))
    expect((await visitor.get(link)).headers.get('location')).toBe('/app/account?email=half')
    expect(await mailKinds(fresh)).toEqual(['confirm-new-email'])
  })

  test('that somebody has is asked for in the same way; only its mailbox learns of the account', async () => {
    const visitor = new AuthVisitor()
    await new AuthVisitor().arrive({ email: 'vergeben@example.org' })
    await visitor.arrive({ email: 'moechte@example.org' })
    const answers = []
    for (const newEmail of ['vergeben@example.org', 'noch-frei@example.org']) {
      const response = await visitor.post('/change-email', { newEmail, callbackURL: '/app/account' })
      const link = await linkInMail('moechte@example.org', 'change-email')
      const clicked = await visitor.get(link)
      const said = { ...Object.fromEntries(new URL(link).searchParams), token: '' }
      answers.push([response.status, await response.json(), said, clicked.headers.get('location')])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.at(-1)).toBe('/app/account?email=half')
    expect(await mailKinds('moechte@example.org')).toEqual(['change-email', 'change-email'])
    expect(await mailKinds('vergeben@example.org')).toEqual(['account-exists'])
    expect(await mailKinds('noch-frei@example.org')).toEqual(['confirm-new-email'])
  })

  test('that a stranger registered and nobody confirmed is taken from them', async () => {
    const visitor = new AuthVisitor()
    await new AuthVisitor().signUp({ email: 'vorweg-neu@example.org', type: 'COMPANY' })
    await visitor.arrive({ email: 'vorweg-alt@example.org' })
    const { changed } = await moved(visitor, 'vorweg-alt@example.org', 'vorweg-neu@example.org')
    expect(changed).toBe('/app/account?email=changed')
    expect((await visitor.session()).user).toMatchObject({ email: 'vorweg-neu@example.org', type: 'APPLICANT' })
  })

  test('that was taken between the two links changes nothing, and is told on the page', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'zu-spaet@example.org' })
    const { link } = await moved(visitor, 'zu-spaet@example.org', 'weg@example.org', async () => {
      await new AuthVisitor().arrive({ email: 'weg@example.org' })
    })
    const page = await opened(visitor, link)
    expect([page.status, page.headers.get('location')]).toEqual([302, '/app/account?error=ADDRESS_TAKEN'])
    expect((await visitor.session()).user.email).toBe('zu-spaet@example.org')
    for (const email of ['zu-spaet@example.org', 'weg@example.org'])
      expect(await mailKinds(email)).not.toContain('email-changed')
  })

  test('is confirmed with one link, which says the same when it is clicked again', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'doppelt-alt@example.org' })
    const { link, changed } = await moved(visitor, 'doppelt-alt@example.org', 'doppelt-neu@example.org')
    expect((await visitor.get(link)).headers.get('location')).toBe(changed)
  })
})

test('a browser that opens the link of a mail is never answered with JSON', async () => {
  const [visitor, email] = [new AuthVisitor(), 'ohne-json@example.org']
  await visitor.signUp({ email })
  const link = await linkInMail(email, 'verify-email')
  await exhaust(networkKey('confirm-address', visitor.address))
  const refused = await opened(visitor, link)
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/auth/login?error=TOO_MANY_ATTEMPTS'])
  // A program is.
  expect((await (await visitor.get(link)).json()).code).toBe('TOO_MANY_ATTEMPTS')
})

/** Changes the address: `between` happens after the first of the two clicks, and then nothing more. */
async function moved(visitor: AuthVisitor, from: string, into: string, between?: () => Promise<void>) {
  await visitor.post('/change-email', { newEmail: into, callbackURL: '/app/account' })
  await visitor.get(await linkInMail(from, 'change-email'))
  const link = await linkInMail(into, 'confirm-new-email')
  await between?.()
  const changed = between ? null : (await visitor.get(link)).headers.get('location')
  return { link, changed }
}

function opened(visitor: AuthVisitor, link: string) {
  return visitor.send(link, { method: 'GET', headers: { accept: 'text/html,application/xhtml+xml' } })
}

describe('a link to set a password ends', () => {
  test('when a newer one was used', async () => {
    const email = 'zwei-links@example.org'
    await new AuthVisitor().arrive({ email })
    const older = await askForLink(email)
    const newer = await askForLink(email)
    expect((await setPassword(newer, NEW_PASSWORD)).status).toBe(200)
    expect((await setPassword(older, 'noch ein ganz anderer Satz')).status).toBe(400)
    expect((await new AuthVisitor().signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  test('when the password was changed with the old one', async () => {
    const email = 'link-und-wechsel@example.org'
    const visitor = new AuthVisitor()
    await visitor.arrive({ email })
    const [mine, others] = [await askForLink(email), await linkOfSomebodyElse()]
    await visitor.post('/change-password', { newPassword: NEW_PASSWORD, currentPassword: 'stimmt gar nicht' })
    await visitor.post('/change-password', { newPassword: NEW_PASSWORD, currentPassword: PASSWORD })
    expect((await setPassword(mine, PASSWORD)).status).toBe(400)
    expect((await setPassword(others, NEW_PASSWORD)).status).toBe(200)
  })

  test('when the account has another address', async () => {
    const visitor = new AuthVisitor()
    await visitor.arrive({ email: 'umzug-alt@example.org' })
    const link = await askForLink('umzug-alt@example.org')
    await visitor.post('/change-email', { newEmail: 'umzug-neu@example.org' })
    await visitor.get(await linkInMail('umzug-alt@example.org', 'change-email'))
    await visitor.get(await linkInMail('umzug-neu@example.org', 'confirm-new-email'))
    expect((await setPassword(link, NEW_PASSWORD)).status).toBe(400)
  })
})

test('a request for contact is not answered from the mailbox that the account has left', async () => {
  const [before, after] = ['kontakt-alt@example.org', 'kontakt-neu@example.org']
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: before })
  const userId: string = (await visitor.session()).user.id
  const { id: applicantProfileId } = await createApplicant({ userId, visibility: 'anonymous' })
  const { admin } = await createCompany()
  const message = 'Wir suchen eine Dreherin für die Frühschicht.'
  await callerFor(admin).contactRequest.send({ id: uuidv7(), applicantProfileId, message })
  const token = (await linkInMail(before, 'contact-request')).split('/').at(-1) ?? ''
  const { byToken, answerByToken } = callerFor(null).contactRequest
  expect(await byToken({ token })).toMatchObject({ state: 'pending' })
  await visitor.post('/change-email', { newEmail: after })
  await visitor.get(await linkInMail(before, 'change-email'))
  await visitor.get(await linkInMail(after, 'confirm-new-email'))
  await expect(answerByToken({ token, accepts: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await callerFor(userId).contactRequest.list()).toMatchObject([{ state: 'pending' }])
})

async function linkOfSomebodyElse() {
  await new AuthVisitor().arrive({ email: 'wer-anders@example.org' })
  return askForLink('wer-anders@example.org')
}

/** @returns the token of the requested mail */
async function askForLink(email: string) {
  await new AuthVisitor().post('/request-password-reset', { email })
  return tokenInMail(email, 'reset-password')
}

function setPassword(token: string, newPassword: string) {
  return new AuthVisitor().post('/reset-password', { token, newPassword })
}

async function tokenInMail(email: string, kind: string): Promise<string> {
  return new URL(await linkInMail(email, kind)).searchParams.get('token') ?? ''
}
