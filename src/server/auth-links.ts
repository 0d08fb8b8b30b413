import { z } from 'zod'

const verificationClaims = z.object({ updateTo: z.string().optional(), requestType: z.string().optional() })

/** What a confirmation link is for: a new account's address, or the new address of an existing account. */
export function confirmationPurpose(unverifiedToken: string): 'account' | 'new-address' {
  const [, payload = ''] = unverifiedToken.split('.')
  try {
    const claims = verificationClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return claims.updateTo === undefined ? 'account' : 'new-address'
  } catch {
    return 'account'
  }
}

/** The link of a mail; whoever gave no place to return to (better-auth then says "/") lands in the application. */
export function confirmationUrl(url: string): string {
  const link = new URL(url)
  const callback = link.searchParams.get('callbackURL')
  if (callback === null || callback === '/') link.searchParams.set('callbackURL', '/app')
  return link.href
}

/**
 * Where a click on a confirmation link leads. What went wrong is said on the login page: an expired link, and one
 * that was used before, which confirms nothing and signs nobody in.
 *
 * @param answer better-auth's redirect for this request
 */
export function afterConfirmation(request: Request, answer: Response): string | null {
  const location = answer.headers.get('location')
  if (location === null) return null
  const base = new URL(request.url)
  const target = new URL(location, base)
  const error = target.searchParams.get('error')
  if (error !== null) return loginPath({ error })
  const isUsed =
    confirmationPurpose(base.searchParams.get('token') ?? '') === 'account' &&
    !answer.headers.getSetCookie().some((cookie) => cookie.includes('session_token='))
  return isUsed ? loginPath({ error: 'LINK_USED', redirect: target.pathname + target.search }) : null
}

/** The login page with what it should say; people who are signed in are sent on from there. */
export function loginPath(search: { error: string; redirect?: string }): string {
  return `/auth/login?${new URLSearchParams(search)}`
}
