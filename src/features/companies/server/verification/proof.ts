import { createHmac } from 'node:crypto'
import { getConfig } from '~/platform/server/config'

/** What a company puts into the DNS or onto its website to show that a domain is its own. */
export type DomainProof = {
  domain: string
  /** Name of the TXT record. */
  record: string
  /** Text of the record, and of the file. */
  value: string
  /** Path of the file, below each of the hosts. */
  path: string
  /** Where the file may lie: at the domain itself, or where the website is when that is its `www.`. */
  hosts: string[]
}

/** Enough that nobody guesses it, and short enough to compare by eye. */
const LENGTH = 32

/**
 * Not stored: the same whenever it is asked for, and another for each company and each domain. Everybody can read it in
 * the DNS; it helps no other company.
 *
 * @param website of the company, whose registered domain is `domain`
 */
export function domainProof(companyId: string, domain: string, website: string): DomainProof {
  const secret = createHmac('sha256', getConfig().AUTH_SECRET)
    .update(`company-domain ${companyId} ${domain}`)
    .digest('base64url')
    .slice(0, LENGTH)
  const www = `www.${domain}`
  return {
    domain,
    record: `_stellwerk.${domain}`,
    value: `stellwerk-verify=${secret}`,
    path: '/.well-known/stellwerk-verify.txt',
    hosts: new URL(website).hostname === www ? [www, domain] : [domain],
  }
}
