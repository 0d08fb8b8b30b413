import { createHash } from 'node:crypto'
import type { Exchange } from '../exchange.ts'
import type { FlatHeaders } from '../security/security-headers.ts'
import type { Answer } from './answer.ts'
import { acceptedEncoding, COMPRESS_FROM_BYTES, compress, type Encoding } from './compression.ts'

/** An answer that is the same for everybody and stays in memory: a page for visitors, or a file. */
export type KeptAnswer = {
  readonly status: number
  readonly tag: string
  /** The same for 200 and 304. */
  readonly headers: FlatHeaders
  readonly identity: Buffer
  readonly encoded: Map<Encoding, Buffer>
  /** Whether missing encodings are made on request; files have all of them from the build. */
  readonly isCompressed: boolean
}

/** Answers If-None-Match, and otherwise in the smallest form that the client accepts and that pays. */
export async function answerOfKept({ request }: Exchange, kept: KeptAnswer): Promise<Answer> {
  const { status, headers, identity, encoded } = kept
  if (status === 200 && matchesTag(request.headers['if-none-match'], kept.tag)) return { status: 304, headers }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const isWorthIt = kept.isCompressed && identity.length >= COMPRESS_FROM_BYTES && encoding !== 'identity'
  const body = encoded.get(encoding) ?? (isWorthIt ? await compress(identity, encoding) : undefined)
  if (body === undefined) return { status, headers, body: identity }
  encoded.set(encoding, body)
  return { status, headers: [...headers, 'content-encoding', encoding], body }
}

/** A weak entity tag, the same for every encoding: it changes with any of the parts, such as body and policy. */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether If-None-Match names this tag (weak comparison, RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = tag.replace(/^W\//, '')
  return header.split(',').some((named) => ['*', opaque].includes(named.trim().replace(/^W\//, '')))
}
