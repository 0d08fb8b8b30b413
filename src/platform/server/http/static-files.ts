import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readByteRange } from '../../../lib/byte-range.ts'
import { sendBytes, sendEmpty } from './answer.ts'
import { contentTypeOf } from './content-type.ts'
import { resourcePolicy } from './csp.ts'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { entityTag, matchesTag } from './etag.ts'
import type { Exchange } from './exchange.ts'
import type { FlatHeaders } from './security-headers.ts'

export type StaticFile = {
  readonly tag: string
  readonly headers: FlatHeaders
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
}

/** By URL path. A path that leaves the directory is simply not a key. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads a directory into memory, with the `.br` and `.gz` siblings that the build made. A missing directory is empty:
 * the server can then still say that the build is missing.
 */
export async function loadStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const contents = new Map<string, Buffer>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    contents.set(`/${relative(directory, file).split(sep).join('/')}`, await readFile(file))
  }
  const files = new Map<string, StaticFile>()
  for (const [path, body] of contents) {
    const original = path.replace(/\.(?:br|gz)$/, '')
    if (original !== path && contents.has(original)) continue
    files.set(path, describe(path, body, contents.get(`${path}.br`), contents.get(`${path}.gz`)))
  }
  return files
}

/** Answers GET and HEAD with a file from memory. */
export function sendStaticFile(exchange: Exchange, file: StaticFile): void {
  const asked = exchange.request.headers
  if (matchesTag(asked['if-none-match'], file.tag)) {
    sendEmpty(exchange, 304, file.headers)
    return
  }
  if (!file.bodies.br && asked.range !== undefined && sendPart(exchange, file)) return
  const encoding = acceptedEncoding(asked['accept-encoding'])
  const encoded = encoding === 'identity' ? undefined : file.bodies[encoding]
  const headers = encoded === undefined ? file.headers : [...file.headers, 'content-encoding', encoding]
  sendBytes(exchange, 200, headers, encoded ?? file.bodies.identity)
}

/** Sends the bytes that are asked for (a player jumps within a video); false when the whole is to be sent. */
function sendPart(exchange: Exchange, { headers, bodies, tag }: StaticFile): boolean {
  const { range: wanted, 'if-range': condition } = exchange.request.headers
  if (condition !== undefined && condition !== tag) return false
  const { length } = bodies.identity
  const range = readByteRange(wanted, length)
  if (range === undefined) return false
  if (range === null) sendBytes(exchange, 416, [...headers, 'content-range', `bytes */${length}`], Buffer.alloc(0))
  else {
    const { start, end } = range
    const part = bodies.identity.subarray(start, end + 1)
    sendBytes(exchange, 206, [...headers, 'content-range', `bytes ${start}-${end}/${length}`], part)
  }
  return true
}

function describe(path: string, identity: Buffer, br?: Buffer, gzip?: Buffer): StaticFile {
  const tag = entityTag(identity)
  const contentType = contentTypeOf(path)
  // The build puts a hash of the content into every name below assets/.
  const lifetime = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return {
    tag,
    headers: [
      'content-type',
      contentType,
      'cache-control',
      lifetime,
      'etag',
      tag,
      'vary',
      'accept-encoding',
      'accept-ranges',
      'bytes',
      'content-security-policy',
      resourcePolicy(contentType),
    ],
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}
