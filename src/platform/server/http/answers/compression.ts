import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this many bytes compressing saves nothing. */
export const COMPRESS_FROM_BYTES = 1024

/** The best encoding that the client accepts (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | string[] = ''): Encoding {
  const offers = String(header)
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim())
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether compressing makes an answer of this type smaller. Event streams are excluded: they must not be delayed. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|javascript|xml)|image\/svg\+xml)/i.test(
    contentType,
  )
}

/** Synchronously where that is faster than the thread pool. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const isShort = body.length <= SHORT_BYTES
  if (encoding === 'br') return isShort ? brotliCompressSync(body, BROTLI) : brotliAsync(body, BROTLI)
  if (encoding === 'gzip') return isShort ? gzipSync(body) : gzipAsync(body)
  return body
}

const SHORT_BYTES = 150_000
/** A page of 41 kB becomes 4 % larger than with quality 4, in a quarter of the time (0.16 ms). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** The same for streams: each piece is flushed, because a visitor waits for it. */
export function compressing(encoding: 'br' | 'gzip'): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ flush: constants.Z_SYNC_FLUSH })
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
