import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { session, user } from '~/features/accounts/server/table'
import { database } from '~/platform/server/database/db'
import { closeStreams } from '~/platform/server/live/hub'
import { answerEvents } from '~/server/live-events'
import { AuthVisitor, PASSWORD } from '../../factories/auth-visitor'

afterEach(closeStreams)

/** Two browsers of one person; the stream is open in the second. */
async function scene(name: string) {
  const email = `${name}@example.org`
  const [here, there] = [new AuthVisitor(), new AuthVisitor()]
  await here.arrive({ email })
  await there.signIn(email)
  const { user: person, session: own } = await there.session()
  return { here, there, userId: person.id, sessionId: own.id, token: own.token, stream: await open(there) }
}

async function open(visitor: AuthVisitor) {
  const answer = await answerEvents(
    new Request('http://stellwerk.test/api/events', { headers: { cookie: visitor.cookie } }),
  )
  const reader = answer.body?.getReader()
  if (answer.status !== 200 || !reader) throw new Error(`no stream: ${answer.status}`)
  return reader
}

/** Until the stream ends by itself. */
async function endOf(reader: Awaited<ReturnType<typeof open>>) {
  while (!(await reader.read()).done);
}

type Scene = Awaited<ReturnType<typeof scene>>
const { db } = database()

const WAYS: [string, (at: Scene) => Promise<unknown>][] = [
  ['signing out', ({ there }) => there.post('/sign-out', {})],
  ['revoking it from elsewhere', ({ here, token }) => here.post('/revoke-session', { token })],
  ['revoking all', ({ here }) => here.post('/revoke-sessions', {})],
  ['revoking all others', ({ here }) => here.post('/revoke-other-sessions', {})],
  [
    'a new password',
    ({ here }) =>
      here.post('/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'ein anderer Satz als Passwort',
        revokeOtherSessions: true,
      }),
  ],
  // Like commands of another node: this process gets no notice.
  ['deleting it in the database', ({ sessionId }) => db.delete(session).where(eq(session.id, sessionId))],
  [
    'suspending the account',
    ({ userId }) => db.update(user).set({ suspendedAt: sql`now()` }).where(eq(user.id, userId)),
  ],
  ['deleting the account', ({ userId }) => db.delete(user).where(eq(user.id, userId))],
  [
    'half an hour in which a platform admin does nothing',
    async ({ userId, sessionId }) => {
      await db.update(user).set({ isAdmin: true, twoFactorEnabled: true }).where(eq(user.id, userId))
      const lastUsedAt = sql`now() - interval '31 minutes'`
      await db.update(session).set({ lastUsedAt }).where(eq(session.id, sessionId))
    },
  ],
  [
    'its running out',
    ({ sessionId }) => db.update(session).set({ expiresAt: sql`now()` }).where(eq(session.id, sessionId)),
  ],
]

test.each(WAYS)('a stream ends with its session: %s', async (name, end) => {
  const at = await scene(name.replaceAll(' ', '-'))
  await end(at)
  // A session is valid for days, and nobody else ends the stream.
  await endOf(at.stream)
})

test('the stream of a session that goes on stays open when another ends', async () => {
  const { here, there, stream } = await scene('bleibt')
  const own = await open(here)
  await there.post('/sign-out', {})
  await endOf(stream)
  const ending = endOf(own).then(() => 'ended')
  // After another check it is still open.
  const { stream: other, there: third } = await scene('dritte')
  await third.post('/sign-out', {})
  expect(await Promise.race([ending, endOf(other).then(() => 'other ended')])).toBe('other ended')
})

test('nobody without a session gets one', async () => {
  const answer = await answerEvents(new Request('http://stellwerk.test/api/events'))
  expect(answer.status).toBe(401)
})
