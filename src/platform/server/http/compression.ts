import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

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

/** Whether an answer of this type gets smaller by compressing. Event streams are left alone: they must not wait. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|javascript|xml)|image\/svg\+xml)/i.test(
    contentType,
  )
}

/** Off the main thread. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotliAsync(body, brotli(body.length)) : gzipAsync(body)
}

/** The same for what comes in pieces: each is flushed, because a visitor waits for it. */
export function compressing(encoding: 'br' | 'gzip'): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ ...brotli(0), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ flush: constants.Z_SYNC_FLUSH })
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const brotli = (size: number) => ({ params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: size } })
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
