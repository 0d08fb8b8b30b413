import { getConfig } from '~/platform/server/config'

const NAME = 'stellwerk-lebenslauf'
const TOKEN = /^[\w-]{43}$/

/** The secret of the résumé that this browser dropped, not yet verified; null without one. */
export function dropTokenIn(headers: Headers): string | null {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const [value, ...others] = cookies.flatMap((cookie) =>
    cookie.startsWith(`${nameOf()}=`) ? cookie.slice(nameOf().length + 1) : [],
  )
  return value !== undefined && others.length === 0 && TOKEN.test(value) ? value : null
}

/**
 * The cookie with that secret; the empty one ends it. Strictly necessary: it holds what the visitor has just asked for.
 * @param seconds how long the browser keeps it
 */
export function dropCookie(token: string, seconds: number): string {
  return `${nameOf()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

/** Over https only this very host can set a cookie of this name, never a neighbour below the same domain. */
function nameOf(): string {
  return `${isSecure() ? '__Host-' : ''}${NAME}`
}

function isSecure(): boolean {
  return getConfig().APP_URL.startsWith('https:')
}
