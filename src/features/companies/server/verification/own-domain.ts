import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { isSharedMailDomain } from './mail-providers'

/**
 * The domain that the owner of a website has registered, in ASCII, or null when there is none: an IP address, a name
 * without a dot, or a public suffix. A page at a host with many customers (`firma.github.io`) owns only that.
 */
export function ownDomain(website: string): string | null {
  const host = hostOf(website)
  return host === null ? null : parse(host, { allowPrivateDomains: true }).domain
}

/** Whether public name servers can know the domain; `firma.intern` and `firma.example` belong to nobody. */
export function isPublicDomain(domain: string): boolean {
  const { isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true })
  return isIcann === true || isPrivate === true
}

/**
 * The domain that a mail to this address would prove for a company with this website, or null when they are unrelated,
 * or the domain gives addresses to everybody. The address may be at the website's domain or at one above it
 * (`name@firma.de` for `https://karriere.firma.de`).
 */
export function provesDomain(email: string, website: string): string | null {
  const domain = mailDomain(email)
  const host = hostOf(website)?.replace(/^www\./, '')
  if (host === undefined || isSharedMailDomain(domain)) return null
  return host === domain || host.endsWith(`.${domain}`) ? domain : null
}

/** The part after the @, in ASCII and lower case; empty when that is no domain. */
export function mailDomain(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase()
}

function hostOf(website: string): string | null {
  return URL.canParse(website) ? new URL(website).hostname.toLowerCase().replace(/\.$/, '') : null
}
