import type { IncomingMessage } from 'node:http'
import { createBodyTooLargeError, limitBodyStream } from 'srvx/body-limit'
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES, MAX_VIDEO_BYTES } from './limits.ts'

/** A body as the application gets it. */
export type Body = {
  readonly content: ReadableStream<Uint8Array> | ArrayBuffer
  /** True once it was longer than allowed, whatever the application answered. */
  isTooLarge(): boolean
}

/** Whether the request announces a body that is too long, so that none of it needs to be read. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > limitOf(request)
}

/**
 * Uploads are streamed to the application; everything else is short enough to be read first.
 * @throws srvx's BodyTooLargeError as soon as what is read first is longer than its kind may be, also without
 * Content-Length
 */
export async function openBody(request: IncomingMessage): Promise<Body> {
  if (announcesTooMuch(request)) throw createBodyTooLargeError(limitOf(request))
  let isTooLarge = false
  const limited = limitBodyStream(streamOf(request), limitOf(request), {
    createError: (limit) => {
      isTooLarge = true
      return createBodyTooLargeError(limit)
    },
  })
  const content = limitOf(request) === MAX_BODY_BYTES ? await new Response(limited).arrayBuffer() : limited
  return { content, isTooLarge: () => isTooLarge }
}

/** Stopping to read does not close the connection, unlike node's own stream: the answer still has to be sent on it. */
function streamOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      // Nothing more comes from a client who has left, not even the error.
      if (request.destroyed && !request.readableEnded) return controller.error(new Error('the client has left'))
      request.on('data', (piece: Buffer) => {
        controller.enqueue(piece)
        request.pause()
      })
      request.on('end', () => controller.close())
      request.on('error', (error) => controller.error(error))
    },
    pull: () => void request.resume(),
    cancel: () => void request.removeAllListeners(),
  })
}

/** Bytes that a request of this kind may send. Videos are sent as they are, other uploads in a form. */
function limitOf({ headers }: IncomingMessage): number {
  const type = headers['content-type'] ?? ''
  if (/^video\/[\w.+-]+$/i.test(type)) return MAX_VIDEO_BYTES
  return /^multipart\/form-data\b/i.test(type) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
}
