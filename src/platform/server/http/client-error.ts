import { randomUUID } from 'node:crypto'
import { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { resourcePolicy } from './csp.ts'
import { sendError } from './error-answer.ts'
import { type ErrorStatus, errorText } from './error-text.ts'
import type { Exchange } from './exchange.ts'
import { MAX_URL_LENGTH } from './limits.ts'
import { securityHeaders } from './security-headers.ts'

/** Requests whose body is still coming, by their response; a body that turns out to be none is refused as theirs. */
const receiving = new WeakMap<ServerResponse, Exchange>()

export function noteReceiving(exchange: Exchange): void {
  receiving.set(exchange.response, exchange)
}

/** Answers what node could not read as a request, with an id that is in the log line like that of every answer. */
export function answerClientError(
  error: Error,
  socket: Duplex,
  { log, secure, secureSubdomains }: { log: Logger; secure: boolean; secureSubdomains: boolean },
): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy()
    return
  }
  const status = statusOf(error)
  const code = 'code' in error ? error.code : undefined
  // Node's own name for the answer that this connection is busy with; its own handling of such errors asks for it, too.
  const current: unknown = Reflect.get(socket, '_httpMessage')
  if (current instanceof ServerResponse) {
    const exchange = receiving.get(current)
    // In the middle or in place of another answer this one would be taken for it, and who has left waits for none.
    if (exchange === undefined || current.headersSent || code === 'HPE_INVALID_EOF_STATE') socket.destroy()
    else sendError(exchange, status, ['connection', 'close'])
    return
  }
  const id = randomUUID()
  log.info({ id, status, code }, 'request could not be read')
  const { reason, message } = errorText(status)
  const body = `${message}\n`
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'connection: close',
    'content-type: text/plain; charset=utf-8',
    'cache-control: no-store',
    `content-security-policy: ${resourcePolicy('text/plain')}`,
    ...linesOf(securityHeaders(secure, secureSubdomains)),
    `x-request-id: ${id}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function linesOf(headers: readonly string[]): string[] {
  return headers.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${headers[index + 1]}` : []))
}

function statusOf(error: Error): ErrorStatus {
  const code = 'code' in error ? error.code : undefined
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined
  const firstLine = packet?.indexOf('\r\n') ?? -1
  return firstLine === -1 || firstLine > MAX_URL_LENGTH ? 414 : 431
}
