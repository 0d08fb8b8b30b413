import { currentTime } from '../../../lib/current-time.ts'
import { resourcePolicy } from './csp.ts'
import type { Exchange } from './exchange.ts'
import { type FlatHeaders, securityHeaders } from './security-headers.ts'

/** A complete answer, written straight on node's response. HEAD gets the same headers and no body. */
export function sendBytes(exchange: Exchange, status: number, headers: FlatHeaders, body: Buffer): void {
  const { response } = exchange
  response.writeHead(status, [...commonHeaders(exchange), ...headers, 'content-length', String(body.length)])
  response.end(exchange.method === 'HEAD' ? undefined : body)
}

/** An answer without a body, such as 304 or 204. */
export function sendEmpty(exchange: Exchange, status: number, headers: FlatHeaders): void {
  exchange.response.writeHead(status, [...commonHeaders(exchange), ...headers])
  exchange.response.end()
}

/** A short text that is not a page, never stored. */
export function sendText(exchange: Exchange, status: number, text: string): void {
  sendBytes(exchange, status, TEXT_HEADERS, Buffer.from(text))
}

/** Headers of every answer, whoever writes it. */
export function commonHeaders(exchange: Exchange): string[] {
  const headers = [
    ...securityHeaders(exchange.origin.protocol === 'https', exchange.secureSubdomains),
    'x-request-id',
    exchange.id,
    'date',
    httpDate(),
  ]
  if (exchange.draining) headers.push('connection', 'close')
  return headers
}

let latest = { second: 0, text: '' }

/** Node would write its machine's clock here, and the browser goes by it (see platform/client/server-time.ts). */
function httpDate(): string {
  const now = currentTime()
  const second = Math.floor(now.getTime() / 1000)
  if (second !== latest.second) latest = { second, text: now.toUTCString() }
  return latest.text
}

const TEXT_HEADERS: FlatHeaders = [
  'content-type',
  'text/plain; charset=utf-8',
  'cache-control',
  'no-store',
  'content-security-policy',
  resourcePolicy('text/plain'),
]
