import { errorJson } from '~/platform/server/plain-pages/error-json'

/** Where TanStack Start answers calls of "server functions" (`TSS_SERVER_FN_BASE`). */
const BASE = '/_serverFn'

/**
 * Whether this calls a server function. There are none: every call is a procedure with its own checks. The framework
 * would read a stranger's body and fail with 500 before it finds that out.
 */
export function isFrameworkCall({ url }: Request): boolean {
  const { pathname } = new URL(url)
  // The framework decodes the path before it checks; the server has refused what cannot be decoded.
  return decodeURIComponent(pathname).startsWith(BASE)
}

/** In the shape of all errors, like any other unknown API address. */
export function refuseFrameworkCall(request: Request): Response {
  const body = errorJson('/api/', 404, request.headers.get('x-request-id'))
  return new Response(body, { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
}
