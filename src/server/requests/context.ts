import type { Actor } from '~/features/accounts/actor'
import { sessionFacts } from '~/features/accounts/server/fresh-session'
import { endedBecause, endIfOver, noteUse } from '~/features/accounts/server/session-ends'
import type { Context } from '~/features/accounts/server/trpc'
import { loadUser, loadUserOfSession } from '~/features/applicants/server/load-actor'
import { currentTime } from '~/lib/current-time'
import type { SessionUser } from '~/platform/client/session-user'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { readsFor } from '~/platform/server/database/servers/reads'
import { hasRightClock } from '~/platform/server/own-clock'
import { auth } from '../auth/auth'
import { withCurrentCookies } from '../auth/current-signatures'
import { endedNote } from '../auth/ended-note'
import { dropTokenIn } from '../auth/links/drop-cookie'
import { isDueForRenewal, signedSessionToken } from '../auth/session-cookie'
import { writtenMark } from './written-mark'

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?better-auth\.session_token=/

/** The context of one request. The database is not asked before somebody needs to know who acts. */
export function createContext(given: Headers): Context &
  Required<Pick<Context, 'session'>> & {
    sessionUser: () => Promise<SessionUser | null>
  } {
  const headers = withCurrentCookies(given, getConfig())
  let loading: ReturnType<typeof loadSession> | undefined
  const load = () => {
    loading ??= loadSession(headers)
    return loading
  }
  return {
    db: database().db,
    reads: readsFor(writtenMark(headers)),
    now: currentTime(),
    requestId: headers.get('x-request-id'),
    clientIp: headers.get('x-client-ip'),
    userAgent: headers.get('user-agent'),
    dropToken: dropTokenIn(headers),
    actor: async (): Promise<Actor> => (await load())?.actor ?? null,
    session: async () => {
      const current = (await load())?.session
      return current ? sessionFacts(database().db, current.id) : null
    },
    sessionUser: async () => (await load())?.sessionUser ?? null,
    signedOutBecause: async () => {
      // Reading the session is what ends it.
      if (await load()) return null
      const token = signedSessionToken(headers, getConfig())
      return token === null ? endedNote(headers) : endedBecause(database().db, token)
    },
  }
}

/** Whether the request brings a session cookie, not yet verified. */
export function hasSessionCookie(headers: Headers): boolean {
  return SESSION_COOKIE.test(headers.get('cookie') ?? '')
}

async function loadSession(headers: Headers) {
  if (!hasSessionCookie(headers)) return null
  const now = currentTime()
  const token = signedSessionToken(headers, getConfig())
  const { db } = database()
  const known = token === null ? null : await loadUserOfSession(db, token, now)
  // The library would use this node's clock.
  if (token !== null && (!known || known.actor.isPlatformAdmin) && (await endIfOver(db, token))) return null
  if (known?.actor.isPlatformAdmin && !headers.has('x-unattended')) await noteUse(db, known.session.id)
  if (known && !isDueForRenewal(known.session.expiresAt, now)) return known
  // With a wrong clock it would delete valid sessions. They are renewed by another node, or later.
  if (!(await hasRightClock())) return known
  // Everything else is better-auth's: it renews the session, cleans up after it, or finds that there is none.
  const session = await auth().internal.api.getSession({ headers })
  if (!session) return null
  const loaded = await loadUser(db, session.user.id, now)
  return loaded && { ...loaded, session: { id: session.session.id } }
}
