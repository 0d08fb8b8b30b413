import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { session, twoFactor } from '~/features/accounts/server/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { idOfSignedLink, signedId } from '~/platform/server/signed-link'
import { AuthVisitor, linkInMail } from '../../../tests/factories/auth-visitor'
import { totp } from '../../../tests/factories/totp'
import { createContext } from '../requests/context'
import { answerAuth } from './auth-handler'
import { withCurrentSignatures } from './current-signatures'
import { encryptAnew } from './encrypt-anew'

const { db } = database()
const config = getConfig()
const NEXT = 'das naechste Geheimnis dieser Installation'

/** A browser's cookie signed with an earlier secret. */
function signedBefore(cookie: string, secret: string) {
  return cookie.replace(/session_token=([^;]+)/, (_whole, value) => {
    const [token = ''] = decodeURIComponent(value).split('.')
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `session_token=${encodeURIComponent(`${token}.${signature}`)}`
  })
}

async function signedIn(email: string) {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email })
  return visitor
}

function ask(cookie: string) {
  return answerAuth(new Request('http://stellwerk.test/api/auth/get-session', { headers: { cookie } }))
}

test('a session of before holds as long as its secret is believed', async () => {
  const visitor = await signedIn('bestand@example.org')
  const cookie = signedBefore(visitor.cookie, NEXT)
  expect(await (await ask(cookie)).json()).toBeNull()
  expect(await createContext(new Headers({ cookie })).actor()).toBeNull()
  Object.assign(config, { AUTH_SECRET_OLD: [NEXT] })
  expect(await (await ask(cookie)).json()).toMatchObject({ user: { email: 'bestand@example.org' } })
  expect(await createContext(new Headers({ cookie })).actor()).toMatchObject({ type: 'APPLICANT' })
  const strange = signedBefore(visitor.cookie, 'ein Geheimnis, das niemand kennt und glaubt')
  expect(await (await ask(strange)).json()).toBeNull()
})

test('links of before open, and only for what they were made', async () => {
  Object.assign(config, { AUTH_SECRET_OLD: [NEXT] })
  const id = '0190a3f0-7c5e-7a86-b54c-3f8f9f1f2a11'
  const before = `${id}.${createHmac('sha256', NEXT).update(`digest ${id}`).digest('base64url')}`
  expect(before).not.toBe(signedId('digest', id))
  expect(idOfSignedLink('digest', before)).toBe(id)
  expect(idOfSignedLink('alert', before)).toBeNull()
  Object.assign(config, { AUTH_SECRET_OLD: [] })
  expect(idOfSignedLink('digest', before)).toBeNull()
})

test('the link of a registration of before confirms the address', async () => {
  const visitor = new AuthVisitor()
  await visitor.signUp({ email: 'neu@example.org' })
  const link = await linkInMail('neu@example.org', 'verify-email')
  // Opened on a process for which the current secret is the previous one.
  const now = { AUTH_SECRET: NEXT, AUTH_SECRET_OLD: [config.AUTH_SECRET] }
  const token = new URL(withCurrentSignatures(new Request(link), now).url).searchParams.get('token') ?? ''
  const [head, claims, signature] = token.split('.')
  expect(signature).toBe(createHmac('sha256', NEXT).update(`${head}.${claims}`).digest('base64url'))
  expect(withCurrentSignatures(new Request(link), { ...now, AUTH_SECRET_OLD: [NEXT] }).url).toBe(link)
})

test('authenticator apps are encrypted anew, once, and go on working', async () => {
  const { totpURI } = await new AuthVisitor().arriveWithApp('app@example.org')
  const stored = () => db.select({ secret: twoFactor.secret, codes: twoFactor.backupCodes }).from(twoFactor)
  const [before] = await stored()
  const there = { AUTH_SECRET: NEXT, AUTH_SECRET_OLD: [config.AUTH_SECRET] }
  expect(await encryptAnew(db, there)).toBe(1)
  expect(await encryptAnew(db, there)).toBe(0)
  expect(await stored()).not.toContainEqual(before)
  // And back, as the older version would read it.
  const back = { AUTH_SECRET: config.AUTH_SECRET, AUTH_SECRET_OLD: [NEXT] }
  expect(await encryptAnew(db, back)).toBe(1)
  await db.delete(session)
  const visitor = new AuthVisitor()
  await visitor.signIn('app@example.org')
  expect((await visitor.post('/two-factor/verify-totp', { code: totp(totpURI, 1) })).status).toBe(200)
})
