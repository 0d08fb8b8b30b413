import { getConfig } from '~/platform/server/config'
import { positionNow } from '~/platform/server/database/servers/reads'

const COOKIE = /(?:^|; )stellwerk\.written=([0-9A-F]{1,8}\/[0-9A-F]{1,8})(?:;|$)/
const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Marks whoever may have just written: up to where a standby must have followed before they read there. Nothing without
 * a DATABASE_READ_URL, and without the database, where nothing was written.
 */
export async function withWrittenMark({ method }: Request, answer: Response): Promise<Response> {
  const { DATABASE_READ_URL, APP_URL } = getConfig()
  if (DATABASE_READ_URL === undefined || READING.includes(method) || answer.status >= 500) return answer
  const position = await positionNow().catch(() => null)
  if (position === null) return answer
  const headers = new Headers(answer.headers)
  const secure = APP_URL?.startsWith('https:') ? '; Secure' : ''
  headers.append('set-cookie', `stellwerk.written=${position}; Path=/; HttpOnly; SameSite=Lax${secure}`)
  return new Response(answer.body, { status: answer.status, headers })
}

/** The mark that a request brings, or null. A false one only changes where its bearer reads. */
export function writtenMark(headers: Headers): string | null {
  return COOKIE.exec(headers.get('cookie') ?? '')?.[1] ?? null
}
