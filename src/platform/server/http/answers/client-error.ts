import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type ErrorStatus, errorText } from '../../plain-pages/error-text.ts'
import type { Exchange } from '../exchange.ts'
import { MAX_URL_LENGTH } from '../limits.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { ownHeaders, pairsOf, send } from './answer.ts'
import { errorAnswer } from './error-answer.ts'

type Options = { log: Logger; secure: boolean; secureSubdomains: boolean; latest: Exchange | undefined }

/**
 * Answers what node could not parse as a request, with an id that is in the log line like that of every answer.
 * @param latest the last unanswered request of this connection: the unparsable data may be its body
 */
export function answerClientError(
  error: Error,
  socket: Duplex,
  { log, secure, secureSubdomains, latest }: Options,
): void {
  const code = 'code' in error ? error.code : undefined
  const isGone = !socket.writable || code === 'ECONNRESET'
  const status = statusOf(error, code)
  if (latest !== undefined && !isGone) {
    const { request, response } = latest
    // In the middle or instead of another answer this one would be mistaken for it, and a disconnected client waits for
    // none.
    if (request.complete || response.headersSent || code === 'HPE_INVALID_EOF_STATE') socket.destroy()
    else void send(latest, errorAnswer(latest, status, ['connection', 'close']))
    return
  }
  if (isGone) return void socket.destroy()
  const id = randomUUID()
  log.info({ id, status, code }, 'request could not be read')
  const { reason, message } = errorText(status)
  const headers = [
    ...['connection', 'close', ...ownHeaders('text/plain'), ...securityHeaders(secure, secureSubdomains)],
    ...['x-request-id', id, 'content-length', String(Buffer.byteLength(message) + 1)],
  ]
  const lines = pairsOf(headers).map((pair) => pair.join(': '))
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', `${message}\n`].join('\r\n'))
}

function statusOf(error: Error, code: unknown): ErrorStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined
  const firstLine = packet?.indexOf('\r\n') ?? -1
  return firstLine === -1 || firstLine > MAX_URL_LENGTH ? 414 : 431
}
