import { and, eq, isNull, not } from 'drizzle-orm'
import { refusalOfSecondFactor } from '~/features/accounts/server/answers/session-refusal'
import { isOver } from '~/features/accounts/server/session-ends'
import { session, user } from '~/features/accounts/server/table'
import { anyOf, database } from '~/platform/server/database/db'
import { openStream } from '~/platform/server/live/hub'
import { createContext } from './requests/context'

const NOT_STORED = { 'cache-control': 'no-store' }

/**
 * Server-sent events of `/api/events`: tells a signed-in person's open pages when to read again, while the session is
 * valid.
 */
export async function answerEvents(request: Request): Promise<Response> {
  // A stream reconnects by itself; that does not count as using a session.
  const headers = new Headers(request.headers)
  headers.set('x-unattended', 'true')
  const context = createContext(headers)
  const refusal = await refusalOfSecondFactor(context)
  if (refusal) return refusal
  const [actor, current] = [await context.actor(), await context.session()]
  if (!actor || !current) return new Response(null, { status: 401, headers: NOT_STORED })
  const stream = openStream({ userId: actor.userId, sessionId: current.id }, findLiveSessions)
  if (!stream) return new Response(null, { status: 503, headers: { ...NOT_STORED, 'retry-after': '5' } })
  return new Response(stream, {
    headers: {
      ...NOT_STORED,
      'content-type': 'text/event-stream',
      // Buffering proxies (nginx) must pass this one through.
      'x-accel-buffering': 'no',
    },
  })
}

/** Of these sessions those that are still valid, by the database's clock. */
async function findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database()
    .db.select({ id: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(anyOf(session.id, [...sessionIds]), isNull(user.suspendedAt), not(isOver)))
  return new Set(rows.map(({ id }) => id))
}
