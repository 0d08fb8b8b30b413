import { createHmac, timingSafeEqual } from 'node:crypto'
import { otherSecrets, type Secrets } from '~/platform/server/secrets'
import { decoded } from './session-cookie'

/**
 * Headers whose sign-in cookies are signed with the current secret if another trusted one had signed them: better-auth
 * knows one secret for signatures. Browsers get new cookies when their session is renewed.
 */
export function withCurrentCookies(headers: Headers, secrets: Secrets): Headers {
  const cookie = headers.get('cookie')
  if (cookie === null || otherSecrets(secrets).length === 0) return headers
  const changed = new Headers(headers)
  changed.set(
    'cookie',
    cookie
      .split(';')
      .map((part) =>
        part.trim().replace(SIGNED_COOKIE, (_whole, name, value) => `${name}=${signedAnew(value, secrets) ?? value}`),
      )
      .join('; '),
  )
  return changed
}

/** The same for a request, and for a mail's link that it opens. */
export function withCurrentSignatures(request: Request, secrets: Secrets): Request {
  if (otherSecrets(secrets).length === 0) return request
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  const link = token === null ? null : linkSignedAnew(token, secrets)
  if (link !== null) url.searchParams.set('token', link)
  return new Request(new Request(url, request), { headers: withCurrentCookies(request.headers, secrets) })
}

const SIGNED_COOKIE = /^((?:__Host-)?better-auth\.[\w-]{1,60})=(\S{1,2000})$/

function signedAnew(encoded: string, secrets: Secrets): string | null {
  const [, value = '', signature = ''] = /^(.+)\.([\w+/]{43}=)$/.exec(decoded(encoded)) ?? []
  const isOld = otherSecrets(secrets).some((secret) => isEqual(signature, sign(secret, value, 'base64')))
  return isOld ? encodeURIComponent(`${value}.${sign(secrets.AUTH_SECRET, value, 'base64')}`) : null
}

/** A JSON web token (HS256). */
function linkSignedAnew(token: string, secrets: Secrets): string | null {
  const [, value = '', signature = ''] = /^([\w-]{1,1000}\.[\w-]{1,1000})\.([\w-]{43})$/.exec(token) ?? []
  const isOld = otherSecrets(secrets).some((secret) => isEqual(signature, sign(secret, value, 'base64url')))
  return isOld ? `${value}.${sign(secrets.AUTH_SECRET, value, 'base64url')}` : null
}

function sign(secret: string, value: string, encoding: 'base64' | 'base64url'): string {
  return createHmac('sha256', secret).update(value).digest(encoding)
}

function isEqual(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
