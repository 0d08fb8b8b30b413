import { createHmac } from 'node:crypto'
import { getConfig } from '~/platform/server/config'
import { believedSecrets } from '~/platform/server/secrets'

/** What a company puts into the DNS or onto its website to prove that a domain is its own. */
export type DomainProof = {
  domain: string
  /** Name of the TXT record. */
  record: string
  /** Text of the record, and of the file. */
  value: string
  /** Also valid while the installation's secret changes. */
  others: readonly string[]
  /** Path of the file, below each of the hosts. */
  path: string
  /** Where the file may be: at the domain itself, or at the website's `www.`. */
  hosts: string[]
}

/** Too long to guess, and short enough to compare by eye. */
const LENGTH = 32

/**
 * Not stored: always the same, but different for each company and domain. Everybody can read it in the DNS; it is
 * useless to other companies.
 * @param website of the company, whose registered domain is `domain`
 */
export function domainProof(companyId: string, domain: string, website: string): DomainProof {
  const [value = '', ...others] = believedSecrets(getConfig()).map((secret) => {
    const proof = createHmac('sha256', secret).update(`company-domain ${companyId} ${domain}`).digest('base64url')
    return `stellwerk-verify=${proof.slice(0, LENGTH)}`
  })
  const www = `www.${domain}`
  return {
    domain,
    record: `_stellwerk.${domain}`,
    value,
    others,
    path: '/.well-known/stellwerk-verify.txt',
    hosts: new URL(website).hostname === www ? [www, domain] : [domain],
  }
}
