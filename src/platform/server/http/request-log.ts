import type { Logger } from 'pino'
import { requestSeconds } from '../metrics/registry.ts'
import type { Exchange } from './exchange.ts'
import { onFailure } from './request-failure.ts'

/**
 * Writes the one log line of a request when its answer is sent (or its connection is lost). No address, no query, no
 * cookie. The same moment measures it.
 */
export function logWhenDone(exchange: Exchange, log: Logger, routeOf: (exchange: Exchange) => string): void {
  const started = performance.now()
  const forget = onFailure(exchange.id, (error) => {
    exchange.failure = error
  })
  // Fires once for each answer, and need not be removed.
  exchange.response.on('close', () => {
    forget()
    const { response } = exchange
    const seconds = (performance.now() - started) / 1000
    requestSeconds.observe(
      {
        method: METHODS.has(exchange.method) ? exchange.method : 'other',
        route: routeOf(exchange),
        status: response.statusCode,
      },
      seconds,
    )
    // An error while sending has broken the answer off.
    const failure = exchange.failure ?? response.errored ?? undefined
    const line = {
      id: exchange.id,
      method: exchange.method,
      path: loggablePath(exchange.path),
      status: response.statusCode,
      ms: Math.round(seconds * 10_000) / 10,
      aborted: response.writableFinished ? undefined : true,
    }
    if (failure !== undefined) return log.error({ ...line, err: failure }, 'request failed')
    if (response.statusCode >= 500 && response.statusCode !== 503) return log.error(line, 'request failed')
    if (QUIET.has(exchange.path)) return log.debug(line, 'request')
    log.info(line, 'request')
  })
}

/** The path without secrets or names of persons. */
export function loggablePath(path: string): string {
  // Names of procedures and files are long but public.
  if (path.startsWith('/api/trpc/') || path.startsWith('/assets/')) return path.slice(0, MAX_LENGTH)
  const segments = path.slice(0, MAX_LENGTH).split('/')
  return segments.map((segment, index) => (isPrivate(segment, segments[index - 1]) ? '…' : segment)).join('/')
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const MAX_LENGTH = 300

// Probes come every few seconds.
const QUIET = new Set(['/healthz', '/readyz'])

const BEFORE_TOKEN = new Set(['invitation', 'reset-password', 'verify-email', 'unsubscribe', 'token', 'callback'])
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function isPrivate(segment: string, previous: string | undefined): boolean {
  if (segment === '') return false
  if (previous !== undefined && BEFORE_TOKEN.has(previous)) return true
  if (segment.includes('@') || segment.includes('%40')) return true
  return segment.length >= 24 && !UUID.test(segment) && /\d/.test(segment) && /^[\w.~-]+$/.test(segment)
}
