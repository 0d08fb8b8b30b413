import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { rateLimit, session, verification } from '~/features/accounts/server/table'
import { setClock } from '~/lib/current-time'
import { addDays } from '~/lib/dates/dates'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { database } from '~/platform/server/database/db'
import { answerAuth } from '~/server/auth/auth-handler'
import { confirmByForm } from '~/server/auth/links/guest-confirmation'
import { createContext } from '~/server/requests/context'
import { AuthVisitor } from '../../factories/auth-visitor'
import { sessionCookie } from '../../factories/session'
import { createUser } from '../../factories/user'

const { db, pool } = database()
const realNow = Date.now()

afterEach(async () => {
  vi.useRealTimers()
  await readDatabaseClock(pool)
  setClock(null)
})

/** From now on this process is a node with a wrong machine clock. */
async function missetClock(days: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: addDays(new Date(realNow), days) })
  await readDatabaseClock(pool)
}

const ask = (cookie: string) =>
  answerAuth(new Request('http://stellwerk.test/api/auth/get-session', { headers: { cookie } }))

test.each([70, -70])('a node %i days off ends no session and no link, and counts nobody out', async (days) => {
  const user = await createUser()
  const cookie = await sessionCookie(user.id)
  await db
    .insert(verification)
    .values({ identifier: `reset-password:${days}`, value: user.id, expiresAt: sql`now() + interval '1 hour'` })
  const counts = () => Promise.all([db.$count(session), db.$count(verification), db.$count(rateLimit)])
  const before = await counts()
  await missetClock(days)
  const answers = [
    await ask(cookie),
    await new AuthVisitor().signIn(user.email),
    await new AuthVisitor().get(`/reset-password/${days}`),
  ]
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Bitte gleich noch einmal versuchen.'),
    })
  }
  // Signed-in people continue to work, however old the session; also where it would be renewed.
  const context = createContext(new Headers({ cookie }))
  expect(context.now.getTime() - realNow).toBeLessThan(60_000)
  expect((await context.actor())?.userId).toBe(user.id)
  expect(await counts()).toEqual(before)
  vi.useRealTimers()
  await readDatabaseClock(pool)
  expect(await (await ask(cookie)).json()).toMatchObject({ user: { id: user.id } })
})

test('a link that ends with a session is not used up where none can be made', async () => {
  await missetClock(70)
  const body = new URLSearchParams({ token: 'unbekannt' })
  const headers = { origin: 'http://stellwerk.test', 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await confirmByForm(
    new Request('http://stellwerk.test/api/apply/confirm', { method: 'POST', body, headers }),
  )
  expect(answer.headers.get('location')).toContain('problem=fault')
})

test('a clock that is right again is noticed with the next request', async () => {
  const user = await createUser()
  const cookie = await sessionCookie(user.id)
  await missetClock(70)
  expect((await ask(cookie)).status).toBe(503)
  // The machine's clock is corrected; no reading has been made since.
  vi.useRealTimers()
  expect((await ask(cookie)).status).toBe(200)
})
