import type { Duplex } from 'node:stream'
import { type ErrorStatus, errorText } from './error-text.ts'
import { MAX_URL_LENGTH } from './limits.ts'

/** Answers what node could not even read as a request. There is no request yet, hence no id and no log line. */
export function answerClientError(error: Error, socket: Duplex): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy()
    return
  }
  const status = statusOf(error)
  const { reason, message } = errorText(status)
  const body = `${message}\n`
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'connection: close',
    'content-type: text/plain; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function statusOf(error: Error): ErrorStatus {
  const code = 'code' in error ? error.code : undefined
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined
  const firstLine = packet?.indexOf('\r\n') ?? -1
  return firstLine === -1 || firstLine > MAX_URL_LENGTH ? 414 : 431
}
