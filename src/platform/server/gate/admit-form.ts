import { AppError } from '../../../lib/app-error.ts'
import { streamOf } from '../stream-of.ts'
import type { Admission } from './admit-json.ts'
import { FormParts } from './form-parts.ts'
import { TOO_LARGE, UNREADABLE } from './refusal.ts'

/**
 * RFC 2046, 5.1.1, and nothing else: `x="; boundary=a;"; boundary=b` has two readings, and counting and parsing must
 * use the same one. Spaces would be allowed inside quotes, but nobody sends them.
 */
const MULTIPART = /^multipart\/form-data\s?;\s?boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'+.-]{1,70}))$/i

/**
 * Passes a multipart body on in pieces, so that nothing is read before somebody asks for it. Reading fails with an
 * AppError `too-large` at the first piece that exceeds the limits.
 * @param maxParts of a form with more fields than an upload
 */
export function admitForm(request: Request, maxParts?: number): Admission {
  const [, quoted, plain] = MULTIPART.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return { refusal: UNREADABLE }
  const { url, method, headers, signal, body } = request
  if (body === null) return { refusal: UNREADABLE }
  const init = {
    method,
    headers,
    signal,
    body: streamOf(measured(body, new FormParts(boundary, maxParts))),
    duplex: 'half',
  } as const
  return { request: new Request(url, init) }
}

async function* measured(body: ReadableStream<Uint8Array<ArrayBuffer>>, parts: FormParts) {
  for await (const piece of body) {
    if (!parts.accepts(piece)) throw new AppError('too-large', TOO_LARGE.message, { reason: 'formTooLarge' })
    yield piece
  }
}
