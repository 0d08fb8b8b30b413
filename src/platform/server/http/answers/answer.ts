import { STATUS_CODES } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FastResponse, sendNodeResponse } from 'srvx/node'
import { currentTime } from '../../../../lib/current-time.ts'
import type { Exchange } from '../exchange.ts'
import { resourcePolicy } from '../security/csp.ts'
import { type FlatHeaders, securityHeaders } from '../security/security-headers.ts'

/** What is sent: bytes with their length, a stream as it comes, or nothing. */
export type Answer = {
  readonly status: number
  readonly headers: FlatHeaders
  readonly body?: Buffer | ReadableStream<Uint8Array> | Readable | undefined
}

/** Sends an answer with the common headers. HEAD gets the same headers and no body. */
export async function send(exchange: Exchange, { status, headers, body }: Answer): Promise<void> {
  const { response, method } = exchange
  const all = [...commonHeaders(exchange), ...headers]
  if (body instanceof ReadableStream) {
    const statusText = STATUS_CODES[status] ?? ''
    const sent = sendNodeResponse(response, new FastResponse(body, { status, statusText, headers: pairsOf(all) }))
    // Clients of an event stream should see immediately that it is open.
    response.flushHeaders()
    return sent
  }
  if (body instanceof Readable) {
    response.writeHead(status, all)
    return pipeline(body, response)
  }
  if (body !== undefined) all.push('content-length', String(body.length))
  response.writeHead(status, all)
  response.end(method === 'HEAD' ? undefined : body)
}

/** Headers of what this server writes itself, never stored. */
export function ownHeaders(type: string, policy = resourcePolicy(type)): FlatHeaders {
  return ['content-type', `${type}; charset=utf-8`, 'cache-control', 'no-store', 'content-security-policy', policy]
}

/** A short text that is not a page. */
export function textAnswer(status: number, text: string): Answer {
  return { status, headers: ownHeaders('text/plain'), body: Buffer.from(text) }
}

/** Headers of every answer. The date is the database's: node would write its machine's, and browsers rely on it. */
function commonHeaders({ origin, secureSubdomains, id, isDraining }: Exchange): string[] {
  const security = securityHeaders(origin.protocol === 'https', secureSubdomains)
  const headers = [...security, 'x-request-id', id, 'date', currentTime().toUTCString()]
  return isDraining ? [...headers, 'connection', 'close'] : headers
}

/** Flat headers as pairs of name and value. */
export function pairsOf(headers: FlatHeaders): [string, string][] {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []))
}
