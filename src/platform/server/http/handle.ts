import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { SpanKind } from '@opentelemetry/api'
import type { Logger } from 'pino'
import { BodyTooLargeError } from 'srvx/body-limit'
import { isFull } from '../disk/free-space.ts'
import { metricsAnswer } from '../metrics/serve-metrics.ts'
import { openSpan } from '../tracing/span.ts'
import { runUnder } from '../tracing/underway.ts'
import { type Answer, send } from './answers/answer.ts'
import { answerOfApp } from './answers/app-answer.ts'
import { awayAnswer, crowdedAnswer, fullAnswer, isAway, noRoomAnswer, unlessAway } from './answers/away.ts'
import { errorAnswer } from './answers/error-answer.ts'
import { answerPicture, pictureKey } from './answers/kept-picture.ts'
import { refusalPage } from './answers/refusal-page.ts'
import { askApp, type Entrance } from './app.ts'
import { CrowdedError } from './door/places.ts'
import { type Exchange, METHODS, requestIdOf } from './exchange.ts'
import { healthAnswer, type Readiness, readinessAnswer } from './health/health.ts'
import type { PageCache } from './page-cache.ts'
import { logWhenDone, QUIET } from './request-log.ts'
import { originOf } from './security/origin.ts'
import { answerOfFile, type StaticFiles } from './static-files.ts'
import { parseTarget, plainPath } from './target.ts'
import { answerShared, hasSession, makeNonce, sharedPageKey } from './visitor-page.ts'
import { announceVisit } from './visits.ts'

/** What handling a request needs; `isDraining` changes while the server runs. */
export type Handling = Entrance & {
  readonly files: StaticFiles
  /** False for a process that only answers health checks. */
  readonly hasPages: boolean
  readonly pages: PageCache
  /** What pages show, for while it cannot be read. */
  readonly pictures: PageCache
  readonly log: Logger
  readonly trustProxy: number
  readonly secure: boolean
  readonly secureSubdomains: boolean
  /** The last request of a connection, while it is unanswered. */
  readonly latest: WeakMap<Duplex, Exchange>
  readiness(): Promise<Readiness>
  /** Who sends it is told the metrics; absent: nobody is. */
  readonly metricsToken?: string | undefined
  isDraining(): boolean
}

/** Connections that sent something ambiguous; nothing more on them is handled. */
const refused = new WeakSet<Duplex>()

/** Handles one request from socket to answer. Never throws and never leaves a request without an answer. */
export async function handleRequest(
  handling: Handling,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { trustProxy, secure, secureSubdomains, latest } = handling
  const { socket, method = 'GET', url = '/' } = request
  // Node may have read further already; that may be the body of the refused request.
  if (refused.has(socket)) return
  const id = requestIdOf(request, trustProxy)
  const target = parseTarget(url)
  const [path, search] = 'refused' in target ? [target.part, ''] : [target.path, target.search]
  const said = originOf(request, trustProxy, secure)
  // Without a clear origin there is only an error to send, which needs none.
  const origin = said ?? { ip: '', protocol: secure ? 'https' : 'http', host: 'localhost' }
  const isDraining = handling.isDraining()
  const exchange: Exchange = { request, response, id, method, path, search, origin, isDraining, secureSubdomains }
  latest.set(socket, exchange)
  response.on('close', () => latest.get(socket) === exchange && latest.delete(socket))
  // Otherwise the client of a refused body would see a reset connection, and its next request would be lost.
  response.on('finish', () => request.resume())
  const opened = QUIET.has(path) ? undefined : openRequestSpan(request, trustProxy)
  logWhenDone(exchange, handling.log, (known) => routeOf(handling, known), opened)
  if (said === undefined) refused.add(socket)
  await runUnder({ requestId: id, context: opened?.context }, async () => {
    try {
      if (said === undefined) await send(exchange, errorAnswer(exchange, 400, ['connection', 'close']))
      else if ('refused' in target) await send(exchange, errorAnswer(exchange, target.refused))
      else await send(exchange, await answer(handling, exchange))
    } catch (error) {
      await fail(handling, exchange, error)
    }
  })
}

/** Continues the trace that a trusted proxy names, else begins one. */
function openRequestSpan({ headers: { traceparent } }: IncomingMessage, trustProxy: number) {
  const from = trustProxy > 0 && typeof traceparent === 'string' ? [{ traceparent }] : []
  return openSpan('request', { kind: SpanKind.SERVER, askedBy: from })
}

const READ_METHODS = new Set(['GET', 'HEAD'])
/** A form sent before its page is hydrated posts to that page, so that nothing typed gets into an address. */
const PAGE_METHODS = new Set(['GET', 'HEAD', 'POST'])

function answer(handling: Handling, exchange: Exchange): Answer | Promise<Answer> {
  const { path, method } = exchange
  const file = handling.files.get(path)
  const isFile = file !== undefined || path.startsWith('/assets/')
  const allowed = isFile ? READ_METHODS : path.startsWith('/api/') ? METHODS : PAGE_METHODS
  if (!allowed.has(method)) return errorAnswer(exchange, 405, ['allow', [...allowed].join(', ')])
  if (path === '/healthz') return healthAnswer(exchange)
  if (path === '/readyz') return readinessAnswer(exchange, handling.readiness)
  if (path === '/metrics') return metricsAnswer(exchange, handling.metricsToken)
  if (!handling.hasPages) return errorAnswer(exchange, 404)
  if (isFile) return file === undefined ? errorAnswer(exchange, 404) : answerOfFile(exchange, file)
  const plain = path.startsWith('/api/') || method === 'POST' ? undefined : plainPath(path)
  if (plain !== undefined) return { status: 308, headers: ['location', plain + exchange.search] }
  const picture = pictureKey(exchange)
  if (picture !== undefined) return answerPicture(exchange, handling, picture)
  const key = sharedPageKey(exchange)
  if (key === undefined) return answerAlone(handling, exchange)
  noteVisit(exchange)
  return answerShared(exchange, handling, key)
}

/** The pattern of a request's route, never its address. */
function routeOf({ files, app }: Handling, { path }: Exchange): string {
  if (files.has(path) || path.startsWith('/assets/')) return 'file'
  if (path.startsWith('/api/trpc/')) return '/api/trpc'
  return OWN_PATHS.has(path) ? path : (app.routeOf?.(path) ?? 'unknown')
}

const OWN_PATHS = new Set(['/healthz', '/readyz', '/metrics'])

/** Pages that a browser prefetches have not been seen yet. */
function noteVisit({ request: { headers }, method, path, search, origin }: Exchange): void {
  if (method !== 'GET' || headers['sec-purpose']?.includes('prefetch') || headers.purpose === 'prefetch') return
  const { host, ip } = origin
  announceVisit({
    ...{ path, search, host, ip },
    referrer: headers.referer ?? null,
    userAgent: headers['user-agent'] ?? null,
  })
}

/** Whether a request brings something to keep. Signing in is little, and lets an admin look at "Systemzustand". */
function isKept({ method, path }: Exchange): boolean {
  return !READ_METHODS.has(method) && !path.startsWith('/api/auth/')
}

async function answerAlone({ readiness, ...entrance }: Handling, exchange: Exchange): Promise<Answer> {
  const nonce = exchange.path.startsWith('/api/') ? undefined : makeNonce()
  if (isKept(exchange) && (await isFull())) return fullAnswer(exchange)
  const asked = askApp(entrance, exchange, nonce)
  // Only a command's own answer says whether it was done.
  const answer = READ_METHODS.has(exchange.method) ? await unlessAway(asked) : await asked
  const full = await noRoomAnswer(exchange, answer)
  if (full) return full
  if (answer === undefined || (await isAway(exchange, answer.status, readiness))) return awayAnswer(exchange, answer)
  return (await refusalPage(exchange, answer, hasSession(exchange))) ?? answerOfApp(exchange, answer, nonce)
}

async function fail({ readiness }: Handling, exchange: Exchange, error: unknown): Promise<void> {
  const { response } = exchange
  if (error instanceof BodyTooLargeError) return send(exchange, errorAnswer(exchange, 413))
  // The client has disconnected and aborted the request's body or signal; there is nobody to answer.
  if (response.destroyed) return
  if (error instanceof CrowdedError) return send(exchange, await crowdedAnswer(exchange, error))
  exchange.failure = error
  // Half an answer cannot be taken back; a broken connection at least does not look like a complete one.
  if (response.headersSent) return void response.destroy()
  const known = (await noRoomAnswer(exchange)) ?? ((await isAway(exchange, 500, readiness)) && awayAnswer(exchange))
  await send(exchange, (await known) || errorAnswer(exchange, 500))
}
