import { createHash, createHmac } from 'node:crypto'

export type S3Access = { keyId: string; secret: string; region: string }
export type S3Request = {
  method: string
  host: string
  /** Path as sent, already encoded. */
  path: string
  query: Record<string, string>
  /** SHA-256 of the body, hexadecimal. */
  bodyHash: string
  /** Further headers that are signed along, names in lower case. */
  headers?: Record<string, string>
}

/** SHA-256 as S3 wants it; of nothing when there is no body. */
export function bodyHash(content: Uint8Array | string = ''): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The query as it is signed and must be sent: sorted, everything encoded. */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .sort()
    .join('&')
}

/**
 * The headers of a request to an S3-compatible store, signed by AWS Signature Version 4
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function signedHeaders(request: S3Request, access: S3Access, now: Date): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.host,
    'x-amz-content-sha256': request.bodyHash,
    'x-amz-date': moment,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.bodyHash,
  ].join('\n')
  const day = moment.slice(0, 8)
  const scope = `${day}/${access.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, bodyHash(canonical)].join('\n')
  const dayKey = hmac(`AWS4${access.secret}`, day)
  const key = hmac(hmac(hmac(dayKey, access.region), 's3'), 'aws4_request')
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${access.keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
