import type { IncomingMessage, ServerResponse } from 'node:http'
import { DISCARD_LIMIT, MAX_BODY_BYTES, MAX_UPLOAD_BYTES, MAX_VIDEO_BYTES } from './limits.ts'

/** The body is longer than its kind may be; answered with 413. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** Bytes that this request may send. */
export function bodyLimitOf(request: IncomingMessage): number {
  if (isVideo(request)) return MAX_VIDEO_BYTES
  return isUpload(request) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
}

/** Uploads are streamed to the application, everything else is short enough to be read first. */
export function isUpload(request: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') || isVideo(request)
}

/** Videos are sent as they are, not in a form, and written to disk as they come. */
function isVideo(request: IncomingMessage): boolean {
  return /^video\/[\w.+-]+$/i.test(request.headers['content-type'] ?? '')
}

/** Whether a body follows the headers (RFC 9112, 6). */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether the request already says that it is too long, so that nothing of it need be read. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > bodyLimitOf(request)
}

/**
 * Reads the whole body.
 *
 * @throws BodyTooLargeError as soon as it is longer than `limit` bytes, also without Content-Length
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of limitedChunks(request, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The body as a web stream that fails once it is longer than `limit` bytes; `onTooLarge` learns of it first. */
export function streamBody(
  request: IncomingMessage,
  limit: number,
  onTooLarge: () => void,
): ReadableStream<Uint8Array> {
  const chunks = limitedChunks(request, limit)
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        controller.enqueue(value)
      } catch (error) {
        if (error instanceof BodyTooLargeError) onTooLarge()
        controller.error(error)
      }
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

/**
 * Reads and drops what is left of a body when its answer is out, within bounds: a client that is still sending would
 * otherwise see a reset connection instead of the answer, and the next request on the connection would be lost.
 */
export function discardRestWhenAnswered(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return
    let left: number = DISCARD_LIMIT.bytes
    const timer = setTimeout(() => request.destroy(), DISCARD_LIMIT.ms)
    timer.unref()
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) request.destroy()
    })
    request.once('close', () => clearTimeout(timer))
    request.resume()
  })
}

async function* limitedChunks(request: IncomingMessage, limit: number): AsyncGenerator<Buffer, undefined> {
  let size = 0
  // Leaving the loop must not destroy the socket: the answer still has to go out on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) throw new BodyTooLargeError()
    yield chunk
  }
}
