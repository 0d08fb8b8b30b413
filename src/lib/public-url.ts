/** Names that lead to nothing in the internet (RFC 6761, RFC 8375, and what routers and companies call their inside). */
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
 * Whether an address of the web can lead somewhere in the internet, and shows where: no IP address, no name of somebody's
 * own network, and no name or password before the host, behind which another host could hide.
 */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  if (url.username !== '' || url.password !== '') return false
  // Without the dot that may stand at the end of every name.
  const labels = url.hostname.replace(/\.$/, '').split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(last) && !INSIDE.has(last)
}

/** What people read of an address that is none of the internet; without "du" or "Sie", because both write addresses. */
export const NOT_PUBLIC =
  'Diese Adresse führt zu keiner Seite im Internet. Bitte genau so angeben, wie der Browser sie zeigt.'
