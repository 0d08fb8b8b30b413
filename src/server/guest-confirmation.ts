import { createHmac } from 'node:crypto'
import { confirmGuest } from '~/features/applications/server/commands/guest-confirm'
import { findGuest } from '~/features/applications/server/queries/guest'
import { AppError } from '~/lib/app-error'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { createRateLimit } from '~/platform/server/rate-limit'
import { auth } from './auth'
import { logFault } from './log-fault'

const clicks = createRateLimit({ limit: 30, windowSeconds: 60 * 60 })

/**
 * Answers the form behind the link of a guest's mail: sends the application and signs in whoever has no other way into
 * the account yet. A form of our own page only; it works without JavaScript.
 */
export async function confirmByForm(request: Request): Promise<Response> {
  if (request.method !== 'POST') return plain(405, 'Diese Anfrage ist so nicht möglich.')
  // Another site must not sign its visitors in as somebody.
  if (!isFromHere(request)) return plain(403, 'Diese Anfrage kam nicht von unserer Seite.')
  if (!clicks.take(request.headers.get('x-client-ip')).ok) {
    return plain(429, 'Das waren zu viele Anfragen. Bitte in einer Stunde noch einmal versuchen.')
  }
  const form = new URLSearchParams(await request.text())
  const token = form.get('token') ?? ''
  const here = `/apply/confirm/${encodeURIComponent(token)}`
  try {
    const { applicationId, signIn } = await confirmGuest({ db: database().db, now: new Date() }, token)
    if (signIn === null) return seeOther(here)
    return seeOther(`/app/applicant/applications?bewerbung=${applicationId}&neu=true`, await sessionCookie(signIn))
  } catch (error) {
    if (error instanceof AppError)
      return seeOther(error.reason === 'postingClosed' ? await postingOf(token, here) : here)
    logFault(error, { path: '/api/apply', requestId: request.headers.get('x-request-id') })
    return plain(500, 'Das hat gerade nicht geklappt. Bitte versuche es noch einmal.')
  }
}

/** The posting's own page says that it is over. */
async function postingOf(token: string, otherwise: string): Promise<string> {
  const found = await findGuest(database().db, token, new Date()).catch(() => null)
  return found ? `/job-posting/${found.jobPostingId}` : otherwise
}

/** A session as better-auth makes and signs it. */
async function sessionCookie(userId: string): Promise<string> {
  const context = await auth().internal.$context
  const session = await context.internalAdapter.createSession(userId)
  const { name, attributes } = context.authCookies.sessionToken
  const signature = createHmac('sha256', context.secret).update(session.token).digest('base64')
  const value = encodeURIComponent(`${session.token}.${signature}`)
  const maxAge = context.sessionConfig.expiresIn
  return `${name}=${value}; Path=${attributes.path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`
}

function isFromHere(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin === getConfig().APP_URL || origin === new URL(request.url).origin
}

function seeOther(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
