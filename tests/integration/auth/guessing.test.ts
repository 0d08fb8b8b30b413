import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountKey, networkKey, WINDOW_SECONDS } from '~/features/accounts/server/limits/limits'
import { rateLimit, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { EVEN_MS } from '~/server/auth/auth-handler'
import { AUTH_LIMITS } from '~/server/auth/limits/table'
import { AUTH_ACTS } from '~/server/auth/step-up/auth-acts'
import { AuthVisitor, linkInMail, PASSWORD } from '../../factories/auth-visitor'
import { exhaust } from '../../factories/used-up'

const { db } = database()

test('every open endpoint has its limit, or a reason why it needs none', () => {
  const open = Object.keys(AUTH_ACTS).filter((path) => AUTH_ACTS[path] !== 'closed')
  expect(Object.keys(AUTH_LIMITS).sort()).toEqual(open.sort())
})

test('nobody is held up longer than a quarter of an hour', () => {
  expect(WINDOW_SECONDS).toBe(15 * 60)
})

const BODIES: Record<string, { body?: object; wrong?: object; query?: string }> = {
  '/sign-in/email': { body: { email: 'x@test.example', password: 'geraten' }, wrong: { email: 'x', password: 'g' } },
  '/sign-up/email': {
    body: { email: 'voll@test.example', password: PASSWORD, name: 'Eva', type: 'APPLICANT' },
    wrong: { email: 'voll@test.example', password: 'kurz', name: 'Eva', type: 'APPLICANT' },
  },
  '/request-password-reset': { body: { email: 'x@test.example' }, wrong: { email: 'x' } },
  '/send-verification-email': { body: { email: 'x@test.example' }, wrong: { email: 'x' } },
  '/reset-password': { body: { token: 'x', newPassword: PASSWORD }, wrong: { token: 'x', newPassword: 'kurz' } },
  '/confirm-registration': { body: { token: 'x', newPassword: PASSWORD }, wrong: { token: 'x', newPassword: 'kurz' } },
  '/change-email': { body: { newEmail: 'neu@test.example' }, wrong: { newEmail: 'x' } },
  '/delete-user': { body: {} },
  '/verify-email': { query: '?token=x' },
  '/passkey/generate-authenticate-options': { query: '' },
  '/passkey/verify-authentication': { body: { response: { id: 'x' } } },
}

const limited = Object.entries(AUTH_LIMITS).flatMap(([path, rule]) =>
  typeof rule === 'object' && 'limit' in rule && !path.startsWith('/two-factor') ? [[path, rule.limit] as const] : [],
)

test.each(limited)('%s is held up by network address, and a wrong form is not', async (path, limit) => {
  const visitor = new AuthVisitor()
  await visitor.arrive({ email: `voll${path.replaceAll('/', '-')}@test.example` })
  const { body, wrong, query } = BODIES[path] ?? {}
  const send = (given: object | undefined) =>
    query === undefined ? visitor.post(path, given) : visitor.get(`${path}${query}`)
  expect((await send(body)).status).not.toBe(429)
  await exhaust(networkKey(limit, visitor.address))
  const refused = await send(body)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(800)
  expect(seconds).toBeLessThanOrEqual(WINDOW_SECONDS)
  expect((await refused.json()).message).toContain('Viertelstunde')
  if (wrong) expect((await send(wrong)).status).toBe(400)
})

test('passwords are limited by the address typed, the same with and without an account', async () => {
  await new AuthVisitor().arrive({ email: 'ziel@test.example' })
  const answersOf = async (email: string) => {
    const answers = []
    // Each from another network, like a botnet.
    for (let guess = 0; guess < 12; guess += 1) {
      const response = await new AuthVisitor().signIn(guess % 2 ? email : email.toUpperCase(), `geraten ${guess}`)
      answers.push([response.status, (await response.json()).code])
    }
    return answers
  }
  const known = await answersOf('ziel@test.example')
  expect(known.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429])
  expect(await answersOf('niemand@test.example')).toEqual(known)
})

test('while others guess, the right password works on a known device, and nowhere else', async () => {
  const email = 'bekannt@test.example'
  const home = new AuthVisitor()
  await home.register({ email })
  await home.post('/sign-out', {})
  await exhaust(accountKey('sign-in', email))
  await exhaust(networkKey('sign-in', home.address))
  await exhaust(networkKey('sign-in-turn', home.address))
  expect((await new AuthVisitor().signIn(email)).status).toBe(429)
  expect((await home.signIn(email)).status).toBe(200)
  // On the known device guesses are counted, too, but not for anybody else.
  await home.post('/sign-out', {})
  const guesses = []
  for (let guess = 0; guess < 12; guess += 1) guesses.push((await home.signIn(email, `geraten ${guess}`)).status)
  expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
})

test('right passwords are not counted as guesses', async () => {
  await new AuthVisitor().arrive({ email: 'fleissig@test.example' })
  const visitor = new AuthVisitor()
  for (let turn = 0; turn < 12; turn += 1) expect((await visitor.signIn('fleissig@test.example')).status).toBe(200)
})

test('a new password by mail ends the wait', async () => {
  const email = 'vergessen@test.example'
  await new AuthVisitor().arrive({ email })
  await exhaust(accountKey('sign-in', email))
  const visitor = new AuthVisitor()
  await visitor.post('/request-password-reset', { email })
  const token = new URL(await linkInMail(email, 'reset-password')).searchParams.get('token')
  await visitor.post('/reset-password', { token, newPassword: 'ein anderer ganzer Satz' })
  expect((await visitor.signIn(email, 'ein anderer ganzer Satz')).status).toBe(200)
})

test('codes are limited by account before anybody is signed in, and the right one takes its turn back', async () => {
  const { visitor, backupCodes } = await new AuthVisitor().arriveWithApp('raten-code@test.example')
  await visitor.post('/sign-out', {})
  await visitor.signIn('raten-code@test.example')
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'raten-code@test.example'))
  const key = accountKey('second-factor', owner?.id ?? '')
  expect((await visitor.post('/two-factor/verify-totp', { code: '000000' })).status).toBe(401)
  expect(await countOf(key)).toBe(1)
  expect((await visitor.post('/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(200)
  expect(await countOf(key)).toBe(1)
  await visitor.post('/sign-out', {})
  await visitor.signIn('raten-code@test.example')
  await exhaust(key)
  for (const path of ['/two-factor/verify-totp', '/two-factor/verify-backup-code']) {
    expect((await visitor.post(path, { code: '000000' })).status).toBe(429)
  }
})

test('an answer that a mail may follow takes as long without one', async () => {
  await new AuthVisitor().arrive({ email: 'gemessen@test.example' })
  for (const email of ['gemessen@test.example', 'ungemessen@test.example']) {
    for (const path of ['/request-password-reset', '/send-verification-email']) {
      const started = performance.now()
      expect((await new AuthVisitor().post(path, { email })).status).toBe(200)
      expect(performance.now() - started, path).toBeGreaterThan(EVEN_MS - 5)
    }
  }
})

test('a mailbox gets few mails however they are caused, spelled or spread, and the answer stays the same', async () => {
  await new AuthVisitor().arrive({ email: 'postfach@test.example' })
  const answers = []
  for (let turn = 0; turn < 6; turn += 1) {
    const response = await new AuthVisitor().post('/request-password-reset', { email: 'postfach@test.example' })
    answers.push([response.status, await response.text()])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await mailsTo('postfach@test.example')).toBe(3)
  // The same mailbox for its host, another address for us.
  for (let turn = 0; turn < 6; turn += 1) await new AuthVisitor().signUp({ email: `neu+${turn}@test.example` })
  let sent = 0
  for (let turn = 0; turn < 6; turn += 1) sent += await mailsTo(`neu+${turn}@test.example`)
  expect(sent).toBe(3)
})

test('what the library counts does not delete what is counted for longer', async () => {
  const visitor = new AuthVisitor()
  await visitor.get('/ok')
  await db.insert(rateLimit).values({ key: 'for a day', count: 7, lastRequest: Date.now() - 60 * 60 * 1000 })
  await db.update(rateLimit).set({ lastRequest: 1 }).where(ne(rateLimit.key, 'for a day'))
  await visitor.get('/ok')
  expect(await db.$count(rateLimit, eq(rateLimit.key, 'for a day'))).toBe(1)
})

async function countOf(key: string): Promise<number> {
  const [counted] = await db.select({ count: rateLimit.count }).from(rateLimit).where(eq(rateLimit.key, key))
  return counted?.count ?? 0
}

function mailsTo(recipient: string): Promise<number> {
  return db.$count(outboxMail, eq(outboxMail.recipient, recipient))
}
