import { z } from 'zod'

const verificationClaims = z.object({
  email: z.string().optional(),
  updateTo: z.string().optional(),
  requestType: z.string().optional(),
})

/** What a confirmation link is for: a new account, or one of the two steps to another address. */
export function confirmationPurpose(unverifiedToken: string): 'account' | 'old-address' | 'new-address' {
  const { updateTo, requestType } = claimsOf(unverifiedToken)
  if (updateTo === undefined) return 'account'
  return requestType === 'change-email-confirmation' ? 'old-address' : 'new-address'
}

/**
 * The address an account has before this link changes it.
 * @param token of a link that better-auth has checked
 */
export function addressBefore(token: unknown): string | null {
  return claimsOf(String(token ?? '')).email ?? null
}

/** The address that a link leads to, and an account has afterwards. */
export function addressAfter(token: unknown): string | null {
  return claimsOf(String(token ?? '')).updateTo ?? null
}

/** Where a browser is told why its link did nothing: on the account's page, or where one signs in. */
export function afterRefusal(request: Request, code = 'UNKNOWN'): string {
  const isNew = confirmationPurpose(new URL(request.url).searchParams.get('token') ?? '') === 'account'
  return `${isNew ? '/auth/login' : '/app/account'}?${new URLSearchParams({ error: code })}`
}

function claimsOf(token: string): z.infer<typeof verificationClaims> {
  const [, payload = ''] = token.split('.')
  try {
    return verificationClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return {}
  }
}

/** The link of a mail; without a return path (better-auth then says "/") it leads into the application. */
export function confirmationUrl(url: string): string {
  const link = new URL(url)
  const callback = link.searchParams.get('callbackURL')
  if (callback === null || callback === '/') link.searchParams.set('callbackURL', '/app')
  return link.href
}

/**
 * Where a click on a confirmation link leads. The account page says what happened to the address; for a new account the
 * login page says what went wrong: an expired or already used link, which signs nobody in.
 * @param answer better-auth's redirect for this request
 */
export function afterConfirmation(request: Request, answer: Response): string | null {
  const location = answer.headers.get('location')
  if (location === null) return null
  const link = new URL(request.url)
  const target = new URL(location, link)
  const error = target.searchParams.get('error')
  const purpose = confirmationPurpose(link.searchParams.get('token') ?? '')
  if (target.pathname === '/auth/confirm') return null
  if (purpose === 'account') {
    if (error !== null) return `/auth/login?${new URLSearchParams({ error })}`
    return signsIn(answer)
      ? null
      : `/auth/login?${new URLSearchParams({ error: 'LINK_USED', redirect: pathOf(target) })}`
  }
  if (error === null) target.searchParams.set('email', purpose === 'old-address' ? 'half' : 'changed')
  return pathOf(target)
}

function signsIn(answer: Response): boolean {
  return answer.headers.getSetCookie().some((cookie) => cookie.includes('session_token='))
}

/** An own path. Two slashes at its start, as in the address of a forged link, would lead to another host. */
function pathOf(url: URL): string {
  return url.pathname.replace(/^\/{2,}/, '/') + url.search
}
