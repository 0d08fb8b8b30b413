/** Names that do not exist in the internet (RFC 6761, RFC 8375, and usual internal names of routers and companies). */
const INSIDE = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
])

/**
 * Whether a web address can lead to the internet and shows where: no IP address, no internal name, and no user name or
 * password before the host, which could disguise the real one.
 */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.username !== '' || url.password !== '') return false
  // Without the dot that may end every name.
  const labels = url.hostname.replace(/\.$/, '').split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(last) && !INSIDE.has(last)
}

/** The message for an address that is not public; without "du" or "Sie", because both groups write addresses. */
export const NOT_PUBLIC =
  'Diese Adresse führt zu keiner Seite im Internet. Bitte genau so angeben, wie der Browser sie zeigt.'
