import type { Actor } from '~/features/accounts/actor'
import type { Context } from '~/features/accounts/server/trpc'
import type { SessionUser } from '~/platform/client/session-user'
import { database } from '~/platform/server/database/db'
import { auth } from './auth'
import { loadUser } from './load-actor'
import { sessionFacts } from './session-facts'

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?better-auth\.session_token=/

/** The context of one request. Nothing is asked of the database before somebody needs to know who acts. */
export function createContext(headers: Headers): Context &
  Required<Pick<Context, 'session'>> & {
    sessionUser: () => Promise<SessionUser | null>
  } {
  let loading: ReturnType<typeof loadSession> | undefined
  const load = () => {
    loading ??= loadSession(headers)
    return loading
  }
  return {
    db: database().db,
    now: new Date(),
    requestId: headers.get('x-request-id'),
    clientIp: headers.get('x-client-ip'),
    userAgent: headers.get('user-agent'),
    actor: async (): Promise<Actor> => (await load())?.actor ?? null,
    session: async () => {
      const current = (await load())?.session
      return current ? sessionFacts(database().db, current.id) : null
    },
    sessionUser: async () => (await load())?.sessionUser ?? null,
  }
}

/** Whether the request claims a session; nobody has looked yet whether it is a true one. */
export function hasSessionCookie(headers: Headers): boolean {
  return SESSION_COOKIE.test(headers.get('cookie') ?? '')
}

async function loadSession(headers: Headers) {
  if (!hasSessionCookie(headers)) return null
  const session = await auth().internal.api.getSession({ headers })
  if (!session) return null
  const loaded = await loadUser(database().db, session.user.id, new Date())
  return loaded && { ...loaded, session: { id: session.session.id } }
}
