import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { App } from './app.ts'
import { openAppRequest } from './app-request.ts'
import { sendAppResponse } from './app-response.ts'
import { sendCachedPage } from './cached-page.ts'
import { noteReceiving } from './client-error.ts'
import { isAway, sendAway } from './database-away.ts'
import { sendError } from './error-answer.ts'
import type { Exchange } from './exchange.ts'
import { originOf } from './forwarded.ts'
import { sendHealth, sendReadiness } from './health.ts'
import { makeNonce } from './nonce.ts'
import { answerSharedPage, sharedPageKey } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import type { Readiness } from './readiness.ts'
import { announcesBody, BodyTooLargeError, discardRestWhenAnswered } from './request-body.ts'
import { requestIdOf } from './request-id.ts'
import { logWhenDone } from './request-log.ts'
import { type StaticFiles, sendStaticFile } from './static-files.ts'
import { parseTarget } from './target.ts'
import { isUnclear } from './unclear-request.ts'
import { announceVisit } from './visits.ts'

/** What handling a request needs; `isDraining` changes while the server lives. */
export type Handling = {
  readonly app: App
  readonly files: StaticFiles
  readonly pages: PageCache
  readonly log: Logger
  readonly trustProxy: number
  readonly secure: boolean
  readonly secureSubdomains: boolean
  readiness(): Promise<Readiness>
  isDraining(): boolean
}

/** Connections that brought something unclear; nothing more of them is looked at. */
const refused = new WeakSet<Socket>()

/** Takes one request from socket to answer. Never throws and never leaves a request without an answer. */
export function handleRequest(handling: Handling, request: IncomingMessage, response: ServerResponse): void {
  // Node has read on already; what it found there may be the body of what was refused.
  if (refused.has(request.socket)) return
  const target = parseTarget(request.url ?? '/')
  const origin = originOf(request, handling.trustProxy, handling.secure)
  const exchange: Exchange = {
    request,
    response,
    id: requestIdOf(request, handling.trustProxy),
    method: request.method ?? 'GET',
    path: 'refused' in target ? target.part : target.path,
    search: 'refused' in target ? '' : target.search,
    // Without a clear origin there is only an error to send, which needs none.
    origin: origin ?? { ip: '', protocol: handling.secure ? 'https' : 'http', host: 'localhost' },
    draining: handling.isDraining(),
    secureSubdomains: handling.secureSubdomains,
  }
  logWhenDone(exchange, handling.log)
  if (announcesBody(request)) {
    noteReceiving(exchange)
    discardRestWhenAnswered(request, response)
  }
  if (origin === undefined || isUnclear(request)) {
    refused.add(request.socket)
    sendError(exchange, 400, ['connection', 'close'])
    return
  }
  if ('refused' in target) {
    sendError(exchange, target.refused)
    return
  }
  try {
    const work = route(handling, exchange)
    work?.catch((error: unknown) => fail(handling, exchange, error))
  } catch (error) {
    void fail(handling, exchange, error)
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READ_METHODS = new Set(['GET', 'HEAD'])
/** A form that is sent before its page has taken over posts to that page, so that nothing typed gets into an address. */
const PAGE_METHODS = new Set(['GET', 'HEAD', 'POST'])

/** Short ways first; a promise only where something has to be waited for. */
function route(handling: Handling, exchange: Exchange): Promise<void> | undefined {
  const { path, method } = exchange
  const allowed = path.startsWith('/api/') ? METHODS : PAGE_METHODS
  if (!allowed.has(method)) {
    sendError(exchange, 405, ['allow', [...allowed].join(', ')])
    return undefined
  }
  if (path === '/healthz') {
    sendHealth(exchange)
    return undefined
  }
  if (path === '/readyz') return sendReadiness(exchange, handling.readiness)
  const file = handling.files.get(path)
  if (file !== undefined || path.startsWith('/assets/')) {
    if (!READ_METHODS.has(method)) sendError(exchange, 405, ['allow', 'GET, HEAD'])
    else if (file === undefined) sendError(exchange, 404)
    else sendStaticFile(exchange, file)
    return undefined
  }
  const key = sharedPageKey(exchange)
  if (key === undefined) return answerAlone(handling, exchange)
  noteVisit(exchange)
  const page = handling.pages.get(key)
  if (page === undefined) return answerSharedPage(exchange, handling, key)
  return sendCachedPage(exchange, page) ?? undefined
}

/** Pages that a browser fetches ahead of time are not looked at yet. */
function noteVisit({ request: { headers }, method, path, origin }: Exchange): void {
  if (method !== 'GET' || headers['sec-purpose']?.includes('prefetch') || headers.purpose === 'prefetch') return
  announceVisit({ path, ip: origin.ip, userAgent: headers['user-agent'] ?? null })
}

async function answerAlone({ app, readiness }: Handling, exchange: Exchange): Promise<void> {
  const nonce = exchange.path.startsWith('/api/') ? undefined : makeNonce()
  const { request, isTooLarge } = await openAppRequest(exchange, nonce)
  const answer = await answerOf(app, request, isTooLarge)
  if (await isAway(exchange, answer.status, readiness)) return sendAway(exchange, answer)
  await sendAppResponse(exchange, answer, nonce)
}

/** An upload that was cut off is refused as such, whatever the application made of the broken stream. */
async function answerOf(app: App, request: Request, isTooLarge: () => boolean): Promise<Response> {
  try {
    const answer = await app.fetch(request)
    if (!isTooLarge()) return answer
    await answer.body?.cancel()
  } catch (error) {
    if (!isTooLarge()) throw error
  }
  throw new BodyTooLargeError()
}

async function fail({ readiness }: Handling, exchange: Exchange, error: unknown): Promise<void> {
  if (error instanceof BodyTooLargeError) {
    sendError(exchange, 413)
    return
  }
  // The client has gone and took the request's body or signal with it; there is nobody to answer.
  if (exchange.response.destroyed) return
  exchange.failure = error
  if (await isAway(exchange, 500, readiness)) return sendAway(exchange)
  sendError(exchange, 500)
}
