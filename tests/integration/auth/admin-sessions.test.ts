import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { answerAuth } from '~/server/auth/auth-handler'
import { answerEvents } from '~/server/live-events'
import { createContext } from '~/server/requests/context'
import { sessionCookie } from '../../factories/session'
import { createPlatformAdmin, createUser } from '../../factories/user'

/** A session created and last used this many minutes ago, by the database's clock. */
async function sessionOf({ id }: { id: string }, { made, used }: { made: number; used: number | null }) {
  const cookie = await sessionCookie(id)
  const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`
  await database()
    .db.update(session)
    .set({ createdAt: ago(made), lastUsedAt: used === null ? null : ago(used), expiresAt: addDays(new Date(), 30) })
    .where(eq(session.userId, id))
  return cookie
}

const actorOf = (cookie: string, more: Record<string, string> = {}) =>
  createContext(new Headers({ cookie, ...more })).actor()

async function sessionByAuth(cookie: string) {
  const answer = await answerAuth(new Request('http://stellwerk.test/api/auth/get-session', { headers: { cookie } }))
  return answer.json()
}

test.each([
  ['12 hours old, in use', { made: 12 * 60 + 1, used: 0 }, false],
  ['almost 12 hours old, in use', { made: 12 * 60 - 2, used: 0 }, true],
  ['31 minutes idle', { made: 60, used: 31 }, false],
  ['29 minutes idle', { made: 60, used: 29 }, true],
  ['31 minutes old, never used', { made: 31, used: null }, false],
])('a platform admin’s session that is %s', async (_name, ages, isGood) => {
  const [first, second] = [await createPlatformAdmin(), await createPlatformAdmin()]
  const cookie = await sessionOf(first, ages)
  expect((await actorOf(cookie)) !== null).toBe(isGood)
  expect((await actorOf(cookie)) !== null).toBe(isGood)
  // The library's endpoints enforce it as well, also when called first.
  expect((await sessionByAuth(await sessionOf(second, ages))) !== null).toBe(isGood)
})

test.each([
  ['20 hours old', 20 * 60, true],
  ['almost 90 days old', 90 * 24 * 60 - 2, true],
  ['90 days old', 90 * 24 * 60 + 1, false],
])('anybody else’s session that is %s and in use', async (_name, made, isGood) => {
  const cookie = await sessionOf(await createUser(), { made, used: null })
  expect((await actorOf(cookie)) !== null).toBe(isGood)
  expect((await sessionByAuth(cookie)) !== null).toBe(isGood)
  // The library first, and the event stream.
  const other = await sessionOf(await createUser(), { made, used: null })
  expect((await sessionByAuth(other)) !== null).toBe(isGood)
  const third = await sessionOf(await createUser(), { made, used: null })
  const stream = await answerEvents(new Request('http://stellwerk.test/api/events', { headers: { cookie: third } }))
  expect(stream.status).toBe(isGood ? 200 : 401)
  await stream.body?.cancel()
})

test('work keeps a session, what pages read by themselves does not', async () => {
  const admin = await createPlatformAdmin()
  const cookie = await sessionOf(admin, { made: 60, used: 20 })
  await actorOf(cookie, { 'x-unattended': 'true' })
  expect(await idleMinutes(admin.id)).toBe(20)
  await actorOf(cookie)
  expect(await idleMinutes(admin.id)).toBe(0)
})

async function idleMinutes(userId: string): Promise<number> {
  const idle = sql<number>`round(extract(epoch from now() - ${session.lastUsedAt}) / 60)::int`
  const [row] = await database().db.select({ idle }).from(session).where(eq(session.userId, userId))
  return row?.idle ?? -1
}

test.each([
  ['idle', createPlatformAdmin, { made: 60, used: 31 }],
  ['age', createPlatformAdmin, { made: 12 * 60 + 1, used: 0 }],
  ['age', createPlatformAdmin, { made: 91 * 24 * 60, used: 0 }],
  ['ninety-days', createUser, { made: 90 * 24 * 60 + 1, used: null }],
] as const)('the sign-in page is told that the session ended: %s', async (because, create, ages) => {
  const headersOf = (cookie: string) => new Headers({ cookie })
  const ended = await sessionOf(await create(), ages)
  expect(await createContext(headersOf(ended)).signedOutBecause?.()).toBe(because)
  // When the library deletes the cookie, another one carries the reason for a while.
  const cookie = await sessionOf(await create(), ages)
  const answer = await answerAuth(
    new Request('http://stellwerk.test/api/auth/get-session', { headers: headersOf(cookie) }),
  )
  const [note] = answer.headers.getSetCookie().filter((each) => each.startsWith('signed_out='))
  expect(await createContext(headersOf(note?.split(';')[0] ?? '')).signedOutBecause?.()).toBe(because)
})

test('nobody else is told anything', async () => {
  const good = await sessionOf(await createPlatformAdmin(), { made: 5, used: 0 })
  const other = await createUser()
  const cookie = await sessionOf(other, { made: 5, used: null })
  await database().db.update(session).set({ expiresAt: sql`now()` }).where(eq(session.userId, other.id))
  for (const each of [good, cookie, '']) {
    expect(await createContext(new Headers({ cookie: each })).signedOutBecause?.()).toBeNull()
  }
})
