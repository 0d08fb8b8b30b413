import { createHmac } from 'node:crypto'
import { getConfig } from '~/platform/server/config'
import { errorJson } from '~/platform/server/plain-pages/error-json'
import { auth } from '../auth'

/** Whether a form was sent from a page of ours: another site must not act for its visitors. */
export function isFromHere(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin === getConfig().APP_URL || origin === new URL(request.url).origin
}

/** Leads the browser to a page after a form. */
export function seeOther(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** For a body longer than any form of ours. */
export function tooLarge(request: Request, path: string): Response {
  const body = errorJson(path, 413, request.headers.get('x-request-id'))
  return new Response(body, {
    status: 413,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}

/** For methods that no browser sends by itself. */
export function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' } })
}

/** A session as better-auth makes and signs it, as a cookie. */
export async function sessionCookie(userId: string): Promise<string> {
  const context = await auth().internal.$context
  const session = await context.internalAdapter.createSession(userId)
  const { name, attributes } = context.authCookies.sessionToken
  const signature = createHmac('sha256', context.secret).update(session.token).digest('base64')
  const value = encodeURIComponent(`${session.token}.${signature}`)
  const maxAge = context.sessionConfig.expiresIn
  return `${name}=${value}; Path=${attributes.path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`
}
