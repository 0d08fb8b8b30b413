import { domainToASCII } from 'node:url'

/** Mail hosts that ignore dots before the at sign, each mapped to one name for all its domains. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address, for counting what it is sent: `Anna+Jobs@Example.de` is that of `anna@example.de`. Not
 * every host treats a plus sign this way; where it does not, two strangers share a limit, which does no harm.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const host = domainToASCII(domain) || domain
  const [name = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const merged = WITHOUT_DOTS[host]
  return merged === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${merged}`
}
