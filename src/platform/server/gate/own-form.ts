import { getConfig } from '../config.ts'
import { errorJson } from '../plain-pages/error-json.ts'

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
