import { createBodyTooLargeError } from 'srvx/body-limit'
import { openBody } from './body.ts'
import { inPlace } from './door/door.ts'
import type { Places } from './door/places.ts'
import type { Exchange } from './exchange.ts'

/** The application behind the server: a function from request to answer. */
export type App = {
  fetch(request: Request): Promise<Response> | Response
  /** The pattern of the route that a path leads to, for what is measured; undefined for none. */
  routeOf?(path: string): string | undefined
}

/** The application, and the places in it. */
export type Entrance = { readonly app: App; readonly places: Places }

/**
 * Asks the application for one visitor, who may disconnect, as soon as there is a place. An upload takes none, because a
 * slow line would hold it; every other body is there before.
 * @throws srvx's BodyTooLargeError when the body is longer than its kind may be, whatever the application answered
 * @throws {CrowdedError} when too many others are before it
 */
export async function askApp(
  { app, places }: Entrance,
  exchange: Exchange,
  nonce: string | undefined,
): Promise<Response> {
  const { request, response, method } = exchange
  if (method === 'GET' || method === 'HEAD')
    return inPlace(places, exchange, () => app.fetch(webRequest(exchange, nonce, { method })))
  const { content, isTooLarge } = await openBody(request)
  const left = new AbortController()
  // Who has left already does so no second time.
  if (response.closed) left.abort()
  response.once('close', () => response.writableFinished || left.abort())
  const asked = webRequest(exchange, nonce, { method, body: content, duplex: 'half', signal: left.signal })
  try {
    const ask = () => app.fetch(asked)
    const answer = await (content instanceof ArrayBuffer ? inPlace(places, exchange, ask) : ask())
    if (!isTooLarge()) return answer
    await answer.body?.cancel()
  } catch (error) {
    if (!isTooLarge()) throw error
  }
  throw createBodyTooLargeError(0)
}

/**
 * Asks for a page that others may wait for as well: with GET, and to the end even when its own visitor has
 * disconnected.
 */
export async function askForShared({ app, places }: Entrance, exchange: Exchange, nonce: string): Promise<Response> {
  return inPlace(places, exchange, () => app.fetch(webRequest(exchange, nonce, { method: 'GET' })), true)
}

/** Headers that only this server may set. They must never reach the application from outside. */
const OWN_HEADERS = new Set([
  ...['forwarded', 'x-client-ip', 'x-csp-nonce', 'x-page-cache', 'x-real-ip', 'x-request-id'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'],
])

type Init = RequestInit & { duplex?: 'half' }

/** The request as the application sees it: with the id, the client's address and the nonce as headers. */
function webRequest(exchange: Exchange, nonce: string | undefined, init: Init): Request {
  const { id, origin, path, search, request } = exchange
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    if (!OWN_HEADERS.has(name)) for (const value of values) headers.append(name, value)
  }
  headers.set('x-request-id', id)
  headers.set('x-client-ip', origin.ip)
  headers.set('x-forwarded-for', origin.ip)
  headers.set('x-forwarded-host', origin.host)
  headers.set('x-forwarded-proto', origin.protocol)
  if (nonce !== undefined) headers.set('x-csp-nonce', nonce)
  return new Request(`${origin.protocol}://${origin.host}${path}${search}`, { ...init, headers })
}
