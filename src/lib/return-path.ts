const ANY_ORIGIN = 'http://own.invalid'

/**
 * The path a person wants to return to after signing in, when it is one of our own; else null. The value comes from
 * the address bar: `//evil.example`, `/\evil.example` and hidden line breaks would lead elsewhere (open redirect), the
 * sign-in pages themselves would lead round in a circle, and interfaces are no pages.
 */
export function safeReturnPath(untrusted: unknown): string | null {
  if (typeof untrusted !== 'string' || untrusted.length > 2000) return null
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(untrusted)) return null
  if (!URL.canParse(untrusted, ANY_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(untrusted, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || /^\/(auth|api)(\/|$)/.test(pathname)) return null
  return pathname + search + hash
}
