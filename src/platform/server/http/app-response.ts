import { constants, createGzip } from 'node:zlib'
import { commonHeaders } from './answer.ts'
import { collectBody } from './collect-body.ts'
import { pagePolicy, resourcePolicy } from './csp.ts'
import { acceptedEncoding, compressOnce, encodingForOnce, isCompressible } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { pipeChunks } from './pipe-chunks.ts'

/**
 * Sends what the application answered. Short texts are compressed in one go; what arrives slowly (a page with deferred
 * parts) is compressed piece by piece, and event streams and files pass through as they are.
 *
 * @param nonce of this request; the page's policy names it
 */
export async function sendAppResponse(exchange: Exchange, answer: Response, nonce: string | undefined): Promise<void> {
  const { response } = exchange
  const type = answer.headers.get('content-type') ?? ''
  const headers = headersFor(exchange, answer, type, nonce)
  if (answer.body === null || exchange.method === 'HEAD') {
    await answer.body?.cancel()
    response.writeHead(answer.status, headers)
    response.end()
    return
  }
  const accepted = exchange.request.headers['accept-encoding']
  const encoding = mayCompress(answer, type) ? acceptedEncoding(accepted) : 'identity'
  if (mayCompress(answer, type)) headers.push('vary', 'accept-encoding')
  if (!isCompressible(type)) {
    response.writeHead(answer.status, headers)
    response.flushHeaders()
    return pipeChunks(answer.body.getReader(), { chunks: [], isComplete: false }, response)
  }
  const reader = answer.body.getReader()
  const collected = await collectBody(reader)
  if (collected.isComplete) {
    const body = Buffer.concat(collected.chunks)
    const worthwhile = encoding !== 'identity' && body.length > COMPRESS_FROM_BYTES
    const once = worthwhile ? encodingForOnce(accepted, body.length) : 'identity'
    const sent = await compressOnce(body, once)
    if (worthwhile) headers.push('content-encoding', once)
    response.writeHead(answer.status, [...withoutLength(headers), 'content-length', String(sent.length)])
    response.end(sent)
    return
  }
  if (encoding === 'identity') {
    response.writeHead(answer.status, headers)
    return pipeChunks(reader, collected, response)
  }
  response.writeHead(answer.status, [...withoutLength(headers), 'content-encoding', 'gzip'])
  // Every piece is flushed: the visitor waits for it.
  const gzip = createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH })
  gzip.pipe(response)
  response.once('close', () => gzip.destroy())
  return pipeChunks(reader, collected, gzip)
}

const COMPRESS_FROM_BYTES = 1024

/** Set by this server alone, or of no concern to the outside. */
const DROPPED = new Set(['x-page-cache', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'date'])

function headersFor(exchange: Exchange, answer: Response, type: string, nonce: string | undefined): string[] {
  const isPage = type.startsWith('text/html')
  const headers = commonHeaders(exchange)
  const own = new Set(headers.filter((_, index) => index % 2 === 0))
  for (const [name, value] of answer.headers) {
    if (DROPPED.has(name) || own.has(name)) continue
    // A page with a nonce must not be kept anywhere: a 304 would revive it under the policy of another answer.
    if (isPage && (name === 'cache-control' || name === 'etag' || name === 'last-modified')) continue
    if (isPage && name === 'content-security-policy') continue
    headers.push(name, value)
  }
  if (isPage) {
    const sources = nonce === undefined ? [] : [`'nonce-${nonce}'`]
    headers.push('content-security-policy', pagePolicy({ scripts: sources, styles: sources }))
  } else if (!answer.headers.has('content-security-policy')) {
    headers.push('content-security-policy', resourcePolicy(type))
  }
  if (isPage || !answer.headers.has('cache-control')) headers.push('cache-control', 'private, no-store')
  return headers
}

function mayCompress(answer: Response, type: string): boolean {
  return isCompressible(type) && !answer.headers.has('content-encoding') && answer.status !== 206
}

function withoutLength(headers: string[]): string[] {
  return headers.filter((_, index) => headers[index - (index % 2)] !== 'content-length')
}
