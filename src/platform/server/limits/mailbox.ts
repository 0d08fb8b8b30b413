import { domainToASCII } from 'node:url'

/** Hosts that leave dots out of the part before the at sign, and under which of their names they are one. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address, for counting what it is sent: `Anna+Jobs@Example.de` is that of `anna@example.de`. Not
 * every host reads a plus sign so; where it does not, two strangers share a limit, which is no harm.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const host = domainToASCII(domain) || domain
  const [name = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const merged = WITHOUT_DOTS[host]
  return merged === undefined ? `${name}@${host}` : `${name.replaceAll('.', '')}@${merged}`
}
