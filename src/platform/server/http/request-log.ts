import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { AppError } from '../../../lib/app-error.ts'
import { errorTrace } from '../jobs/error-trace.ts'
import { requestSeconds } from '../metrics/registry.ts'
import { failSpan, type openSpan } from '../tracing/span.ts'
import { traceIds } from '../tracing/underway.ts'
import { type Exchange, METHODS } from './exchange.ts'
import { onFailure } from './request-failure.ts'

/**
 * Writes the one log line of a request when its answer is sent (or its connection is lost). No address, no query, no
 * cookie. The same moment measures it.
 */
export function logWhenDone(
  exchange: Exchange,
  log: Logger,
  routeOf: (exchange: Exchange) => string,
  opened: ReturnType<typeof openSpan>,
): void {
  const started = performance.now()
  const forget = onFailure(exchange.id, (error) => {
    exchange.failure = error
  })
  // Fires once for each answer, and need not be removed.
  exchange.response.on('close', () => {
    forget()
    const { response } = exchange
    const seconds = (performance.now() - started) / 1000
    const method = METHODS.has(exchange.method) ? exchange.method : 'other'
    const route = routeOf(exchange)
    const ids = traceIds(opened?.context)
    const exemplarLabels = { request_id: exchange.id, ...(ids.trace_id && { trace_id: ids.trace_id }) }
    requestSeconds.observe({ labels: { method, route, status: response.statusCode }, value: seconds, exemplarLabels })
    // An error while sending has broken the answer off.
    const failure = exchange.failure ?? response.errored ?? undefined
    if (opened) {
      const { span } = opened
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'stellwerk.request_id': exchange.id })
      span.setAttribute('http.response.status_code', response.statusCode)
      if (failure !== undefined) failSpan(span, errorTrace(failure))
      else if (response.statusCode >= 500) failSpan(span, String(response.statusCode))
      span.end()
    }
    const line = {
      id: exchange.id,
      ...ids,
      method: exchange.method,
      path: loggablePath(exchange.path),
      status: response.statusCode,
      ms: Math.round(seconds * 10_000) / 10,
      aborted: response.writableFinished ? undefined : true,
    }
    if (failure !== undefined) {
      const { level, words } = judged(failure, response)
      return log[level]({ ...line, err: failure }, words)
    }
    if (response.statusCode >= 500 && response.statusCode !== 503) return log.error(line, 'request failed')
    if (QUIET.has(exchange.path)) return log.debug(line, 'request')
    log.info(line, 'request')
  })
}

/** `error` is what somebody must correct here. Of what is away for a while, readiness and measures tell once for all. */
function judged(failure: unknown, { statusCode, writableFinished }: ServerResponse) {
  if (statusCode === 503) return { level: 'warn', words: 'request not answered, something is away' } as const
  if (statusCode >= 500 || !writableFinished) return { level: 'error', words: 'request failed' } as const
  const isAway = failure instanceof AppError && failure.code === 'unavailable'
  if (isAway) return { level: 'warn', words: 'answered without a part that is away' } as const
  return { level: 'error', words: 'a part of the answer failed' } as const
}

/** The path without secrets or names of persons. */
export function loggablePath(path: string): string {
  // Names of procedures and files are long but public.
  if (path.startsWith('/api/trpc/') || path.startsWith('/assets/')) return path.slice(0, MAX_LENGTH)
  const segments = path.slice(0, MAX_LENGTH).split('/')
  return segments.map((segment, index) => (isPrivate(segment, segments[index - 1]) ? '…' : segment)).join('/')
}

const MAX_LENGTH = 300

/** Probes come every few seconds: no trace, and a line only at level `debug`. */
export const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const BEFORE_TOKEN = new Set([
  ...['invitation', 'reset-password', 'verify-email', 'unsubscribe', 'token', 'callback', 'calendar'],
])
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function isPrivate(segment: string, previous: string | undefined): boolean {
  if (segment === '') return false
  if (previous !== undefined && BEFORE_TOKEN.has(previous)) return true
  if (segment.includes('@') || segment.includes('%40')) return true
  return segment.length >= 24 && !UUID.test(segment) && /[\dA-Z]/.test(segment) && /^[\w.~-]+$/.test(segment)
}
