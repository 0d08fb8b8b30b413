import { NodeRequest } from 'srvx/node'
import type { Exchange } from './exchange.ts'
import { announcesTooMuch, BodyTooLargeError, bodyLimitOf, isUpload, readBody, streamBody } from './request-body.ts'

export type AppRequest = {
  readonly request: Request
  /** True once a streamed body has turned out longer than allowed, whatever the application made of it. */
  isTooLarge(): boolean
}

/**
 * The request as the application sees it: with the id, the client's address and the nonce as headers, without
 * anything of that kind that came from outside.
 *
 * @param nonce for the inline scripts of an HTML page
 * @throws BodyTooLargeError
 */
export async function openAppRequest(exchange: Exchange, nonce: string | undefined): Promise<AppRequest> {
  const { request, response } = exchange
  if (announcesTooMuch(request)) throw new BodyTooLargeError()
  replaceTrustHeaders(exchange, nonce)
  request.url = exchange.path + exchange.search
  // The forwarded headers now hold one value each, which this server wrote itself; so they are trusted here.
  const context = { req: request, res: response, trustProxy: true }
  if (!hasBody(request.method)) return { request: new NodeRequest(context), isTooLarge: () => false }
  if (!isUpload(request)) {
    const rawBody = await readBody(request, bodyLimitOf(request))
    Object.assign(request, { rawBody })
    return { request: new NodeRequest(context), isTooLarge: () => false }
  }
  return openUpload(exchange)
}

/**
 * A render that others may wait for: a GET, whatever the method was, that goes on when its own client has left.
 */
export function openSharedRequest(exchange: Exchange, nonce: string): Request {
  const { request } = exchange
  replaceTrustHeaders(exchange, nonce)
  request.method = 'GET'
  request.url = exchange.path + exchange.search
  return new NodeRequest({ req: request, trustProxy: true })
}

/** Headers that only this server may set. They must never reach the application from outside. */
const OWN_HEADERS = new Set([
  'forwarded',
  'x-client-ip',
  'x-csp-nonce',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-page-cache',
  'x-real-ip',
  'x-request-id',
])

function openUpload({ request, response, origin, path, search }: Exchange): AppRequest {
  let isTooLarge = false
  const body = streamBody(request, bodyLimitOf(request), () => {
    isTooLarge = true
  })
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  const headers = new Headers()
  for (const [name, value] of pairsOf(request.rawHeaders)) headers.append(name, value)
  const url = `${origin.protocol}://${origin.host}${path}${search}`
  const init = { method: request.method ?? 'POST', headers, body, duplex: 'half', signal: abort.signal } as const
  return { request: new Request(url, init), isTooLarge: () => isTooLarge }
}

/** Both views of node on the headers are replaced: srvx reads one name from the parsed, and all from the raw. */
function replaceTrustHeaders({ request, id, origin }: Exchange, nonce: string | undefined): void {
  const kept = pairsOf(request.rawHeaders).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()))
  const own: [string, string][] = [
    ['x-request-id', id],
    ['x-client-ip', origin.ip],
    ['x-forwarded-for', origin.ip],
    ['x-forwarded-host', origin.host],
    ['x-forwarded-proto', origin.protocol],
  ]
  if (nonce !== undefined) own.push(['x-csp-nonce', nonce])
  const parsed = { ...request.headers }
  for (const name of OWN_HEADERS) delete parsed[name]
  request.rawHeaders = [...kept, ...own].flat()
  request.headers = Object.assign(parsed, Object.fromEntries(own))
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''])
  }
  return pairs
}

function hasBody(method: string | undefined): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
