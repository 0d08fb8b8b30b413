import { pipeline } from 'node:stream'
import type { Exchange } from '../exchange.ts'
import { pagePolicy, resourcePolicy } from '../security/csp.ts'
import { securityHeaders } from '../security/security-headers.ts'
import type { Answer } from './answer.ts'
import { acceptedEncoding, COMPRESS_FROM_BYTES, compress, compressing, isCompressible } from './compression.ts'

/**
 * The application's answer as it is sent: with our headers, compressed where that pays. Texts are compressed as a
 * whole, pages in pieces, because parts of a page may come later.
 * @param nonce of this request; the page's policy names it
 */
export async function answerOfApp({ request, method }: Exchange, answer: Response, nonce?: string): Promise<Answer> {
  const { status, body } = answer
  const type = answer.headers.get('content-type') ?? ''
  const headers = headersFor(answer, type, nonce)
  if (body === null || method === 'HEAD') {
    await body?.cancel()
    return { status, headers }
  }
  if (!isCompressible(type) || answer.headers.has('content-encoding') || status === 206)
    return { status, headers, body }
  headers.push('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!isPage(type)) {
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (encoding === 'identity' || bytes.length < COMPRESS_FROM_BYTES) return { status, headers, body: bytes }
    return { status, headers: [...headers, 'content-encoding', encoding], body: await compress(bytes, encoding) }
  }
  if (encoding === 'identity') return { status, headers, body }
  const smaller = compressing(encoding)
  // Its failure is reported by the stream that is read.
  pipeline(body, smaller, () => {})
  return { status, headers: [...headers, 'content-encoding', encoding], body: smaller }
}

/** Set only by this server, or internal. */
const DROPPED = new Set([
  ...securityHeaders(true, true).filter((_, index) => index % 2 === 0),
  ...['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-page-cache', 'x-request-id'],
])
/** What a page must not send: if cached anywhere, a 304 would combine it and its nonce with another answer's policy. */
const DROPPED_OF_PAGES = new Set(['cache-control', 'content-security-policy', 'etag', 'last-modified'])

/** The headers of an answer with a body of this type, as they are sent. */
export function headersFor(answer: Response, type: string, nonce?: string): string[] {
  const headers = [...answer.headers].flatMap(([name, value]) =>
    DROPPED.has(name) || (isPage(type) && DROPPED_OF_PAGES.has(name)) ? [] : [name, value],
  )
  if (isPage(type)) {
    const sources = nonce === undefined ? [] : [`'nonce-${nonce}'`]
    headers.push('content-security-policy', pagePolicy({ scripts: sources, styles: sources }))
  } else if (!answer.headers.has('content-security-policy')) {
    headers.push('content-security-policy', resourcePolicy(type))
  }
  // Whatever is away for now: programs and search engines ask again instead of forgetting the page.
  if (answer.status === 503 && !answer.headers.has('retry-after')) headers.push('retry-after', '15')
  if (isPage(type) || !answer.headers.has('cache-control')) headers.push('cache-control', 'private, no-store')
  return headers
}

function isPage(type: string): boolean {
  return type.startsWith('text/html')
}
