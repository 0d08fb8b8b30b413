const ANY_ORIGIN = 'http://own.invalid'

/**
 * The path a person wants to return to after signing in, when it is one of our own; else null. The value comes from the
 * address bar: `//evil.example`, `/\evil.example` and hidden line breaks would lead elsewhere (open redirect), the
 * sign-in pages themselves would loop, and API paths are no pages.
 */
export function safeReturnPath(untrusted: unknown): string | null {
  if (typeof untrusted !== 'string' || untrusted.length > 2000) return null
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(untrusted)) return null
  if (!URL.canParse(untrusted, ANY_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(untrusted, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || /^\/(auth|api)(\/|$)/.test(pathname)) return null
  return pathname + search + hash
}

/**
 * An own path as better-auth accepts it in links of mails: without a fragment, and with everything escaped that its
 * check does not allow.
 */
export function linkPath(ownPath: string): string {
  const [path = '', ...query] = ownPath.replace(/#.*$/, '').split('?')
  const search = query.length === 0 ? '' : `?${escapeOthers(query.join('?'))}`
  return escapeOthers(path) + search
}

function escapeOthers(text: string): string {
  return text.replace(/[^\w\-.+/=&%@]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}
