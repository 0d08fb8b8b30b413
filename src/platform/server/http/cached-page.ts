import { sendBytes, sendEmpty } from './answer.ts'
import { pagePolicy } from './csp.ts'
import { detachNonce } from './detach-nonce.ts'
import { encodeText } from './encode-text.ts'
import {
  acceptedEncoding,
  compressForCache,
  compressOnce,
  type Encoding,
  encodingForOnce,
  type OnceEncoding,
} from './encoding.ts'
import { entityTag, matchesTag } from './etag.ts'
import type { Exchange } from './exchange.ts'
import type { FlatHeaders } from './security-headers.ts'

/** A rendered page that is the same for every anonymous visitor. Policy and tag belong to it, on 200 and 304 alike. */
export type CachedPage = {
  readonly status: number
  readonly tag: string
  readonly headers: FlatHeaders
  readonly identity: Buffer
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>
}

/** Undefined when the page cannot be separated from its nonce. */
export function makeCachedPage(answer: Response, body: string, nonce: string): CachedPage | undefined {
  const detached = detachNonce(encodeText(body), nonce)
  if (detached === undefined) return undefined
  const policy = pagePolicy(detached.inline)
  const identity = detached.html
  const tag = entityTag(identity, policy)
  const headers = ['content-security-policy', policy, 'etag', tag, 'vary', 'accept-encoding, cookie']
  headers.push('cache-control', answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache')
  for (const [name, value] of answer.headers) if (KEPT.has(name)) headers.push(name, value)
  return { status: answer.status, tag, headers, identity, encoded: new Map() }
}

/** Bytes that the page holds in memory once it is compressed both ways (a fifth each, roughly). */
export function weightOf(page: CachedPage): number {
  return Math.ceil(page.identity.length * 1.4) + 1024
}

/**
 * Answers at once where the compressed form is there. The first answer is compressed cheaply, because most pages of a
 * large market are never asked for again in time; the second makes the small form that all others get.
 */
export function sendCachedPage(exchange: Exchange, page: CachedPage, isFirst = false): void | Promise<void> {
  const { headers: asked } = exchange.request
  if (page.status === 200 && matchesTag(asked['if-none-match'], page.tag)) return sendEmpty(exchange, 304, page.headers)
  const encoding = encodingFor(page, asked['accept-encoding'], isFirst)
  if (encoding === 'identity') return sendBytes(exchange, page.status, page.headers, page.identity)
  const body =
    isFirst || encoding === 'zstd'
      ? compressOnce(page.identity, encoding)
      : (page.encoded.get(encoding) ?? startCompressing(page, encoding))
  const headers = [...page.headers, 'content-encoding', encoding]
  if (Buffer.isBuffer(body)) return sendBytes(exchange, page.status, headers, body)
  return body.then((bytes) => sendBytes(exchange, page.status, headers, bytes))
}

function encodingFor(
  { identity }: CachedPage,
  accepted: string | string[] | undefined,
  isFirst: boolean,
): OnceEncoding {
  if (identity.length < COMPRESS_FROM_BYTES) return 'identity'
  return isFirst ? encodingForOnce(accepted, identity.length) : acceptedEncoding(accepted)
}

const COMPRESS_FROM_BYTES = 1024

const KEPT = new Set(['content-type', 'content-language', 'link', 'x-robots-tag'])

/** zlib hands out a slice of a 16 kB block; kept for long, the block would be kept as well. */
function withoutSlack(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}

function startCompressing(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const pending = compressForCache(page.identity, encoding)
  page.encoded.set(encoding, pending)
  pending.then(
    (bytes) => page.encoded.set(encoding, withoutSlack(bytes)),
    () => page.encoded.delete(encoding),
  )
  return pending
}
