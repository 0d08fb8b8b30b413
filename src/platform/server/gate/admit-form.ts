import { AppError } from '../../../lib/app-error.ts'
import type { Admission } from './admit-json.ts'
import { FormParts } from './form-parts.ts'
import { TOO_LARGE, UNREADABLE } from './refusal.ts'

/**
 * RFC 2046, 5.1.1, and nothing else beside it: `x="; boundary=a;"; boundary=b` has two readings, and the one that counts
 * parts must be the one that makes them. What stands in quotes may have spaces, which nobody sends.
 */
const MULTIPART = /^multipart\/form-data\s?;\s?boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'+.-]{1,70}))$/i

/**
 * Lets a multipart body through piece by piece, so that nothing of it is read before somebody asks for it. Reading it
 * fails with an AppError `too-large` at the first piece that is more than one may send.
 */
export function admitForm(request: Request): Admission {
  const [, quoted, plain] = MULTIPART.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return { refusal: UNREADABLE }
  const { url, method, headers, signal, body } = request
  if (body === null) return { refusal: UNREADABLE }
  const init = { method, headers, signal, body: measured(body, boundary), duplex: 'half' } as const
  return { request: new Request(url, init) }
}

function measured(body: ReadableStream<Uint8Array>, boundary: string): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const parts = new FormParts(boundary)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      if (parts.accepts(value)) return controller.enqueue(value)
      await reader.cancel()
      controller.error(new AppError('too-large', TOO_LARGE.message, { reason: 'formTooLarge' }))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
