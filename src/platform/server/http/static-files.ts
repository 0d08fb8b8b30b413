import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import { readByteRange } from '../../../lib/formats/byte-range.ts'
import type { Answer } from './answers/answer.ts'
import { isCompressible } from './answers/compression.ts'
import { answerOfKept, entityTag, type KeptAnswer } from './answers/kept-answer.ts'
import type { Exchange } from './exchange.ts'
import { resourcePolicy } from './security/csp.ts'

/** By URL path. A path that leaves the directory is simply not a key. */
export type StaticFiles = ReadonlyMap<string, KeptAnswer>

/**
 * Reads a directory into memory, with the `.br` and `.gz` siblings from the build. A missing directory is empty: the
 * server can then still say that the build is missing.
 */
export async function loadStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map<string, Buffer>()
  for (const file of paths) contents.set(`/${relative(directory, file).split(sep).join('/')}`, await readFile(file))
  const files = new Map<string, KeptAnswer>()
  for (const [path, identity] of contents) {
    if (/\.(?:br|gz)$/.test(path) && contents.has(path.slice(0, -3))) continue
    const file = describe(path, identity)
    const [br, gzip] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)]
    if (br) file.encoded.set('br', br)
    if (gzip) file.encoded.set('gzip', gzip)
    files.set(path, file)
  }
  return files
}

/** A file, or the requested bytes: a player seeks within a video. Compressed files have no ranges. */
export async function answerOfFile(exchange: Exchange, file: KeptAnswer): Promise<Answer> {
  const { headers, identity, tag, encoded } = file
  const { range: wanted, 'if-range': condition, 'if-none-match': known } = exchange.request.headers
  const isWhole = encoded.size > 0 || known !== undefined || (condition !== undefined && condition !== tag)
  const range = isWhole ? undefined : readByteRange(wanted, identity.length)
  if (range === undefined) return answerOfKept(exchange, file)
  const of = (bytes: string) => [...headers, 'content-range', `bytes ${bytes}/${identity.length}`]
  if (range === null) return { status: 416, headers: of('*'), body: Buffer.alloc(0) }
  return {
    status: 206,
    headers: of(`${range.start}-${range.end}`),
    body: identity.subarray(range.start, range.end + 1),
  }
}

function describe(path: string, identity: Buffer): KeptAnswer {
  const type = lookup(path) ?? 'application/octet-stream'
  const tag = entityTag(identity)
  const headers = [
    ...['content-type', isCompressible(type) && !type.startsWith('image/') ? `${type}; charset=utf-8` : type],
    // The build puts a hash of the content into every name below assets/.
    ...['cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
    ...[
      'etag',
      tag,
      'vary',
      'accept-encoding',
      'accept-ranges',
      'bytes',
      'content-security-policy',
      resourcePolicy(type),
    ],
  ]
  return { status: 200, tag, headers, identity, encoded: new Map(), isCompressed: false }
}
