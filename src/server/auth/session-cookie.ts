import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY_SECONDS = 24 * 60 * 60
/** How long a session lives without use, and the age at which its use renews it, seconds. */
export const SESSION_LIFE = { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS } as const

/**
 * Prefix of all sign-in cookies. Over https `__Host-`: a browser accepts such a cookie only from this very host, never
 * from a neighbour below the same domain. Over http, on this machine, browsers refuse that name.
 */
export function cookiePrefix(appUrl: string): string {
  return `${appUrl.startsWith('https:') ? '__Host-' : ''}better-auth`
}

/**
 * The token in better-auth's session cookie, when the signature is ours; null for every other cookie. Read here because
 * better-auth takes a millisecond and two queries for it on every request.
 */
export function signedSessionToken(headers: Headers, config: Signing): string | null {
  return signedToken(headers, 'session_token', config)
}

type Signing = { AUTH_SECRET: string; APP_URL: string }

/** The same for another of better-auth's cookies. */
export function signedToken(headers: Headers, cookie: string, { AUTH_SECRET, APP_URL }: Signing): string | null {
  const name = `${cookiePrefix(APP_URL)}.${cookie}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const values = cookies.filter((cookie) => cookie.startsWith(name)).map((cookie) => cookie.slice(name.length))
  const [, token, signature] = /^([^.]+)\.([\w+/]{43}=)$/.exec(decoded(values.length === 1 ? values[0] : '')) ?? []
  if (token === undefined || signature === undefined) return null
  const expected = createHmac('sha256', AUTH_SECRET).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

/** Whether using a session has to renew it now, as better-auth decides it. */
export function isDueForRenewal(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - (SESSION_LIFE.expiresIn - SESSION_LIFE.updateAge) * 1000 <= now.getTime()
}

/** Percent-decoded; empty when invalid. */
export function decoded(value = ''): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
