import type { CompanyContext } from '~/features/accounts/server/command-context'
import { countAttempt } from '~/features/accounts/server/limits/attempts'
import { companyError } from '../../errors'
import { checkFile } from '../verification/check-file'
import { isNothingThere, type Lookups, publicLookups } from '../verification/lookups'
import { isPublicDomain } from '../verification/own-domain'
import type { DomainProof } from '../verification/proof'
import { findDomainProof } from '../verification/ways'
import { markVerified } from './mark-verified'

/** People who change a record try it several times; each attempt sends requests to servers of others. */
const LIMIT = { max: 10, windowSeconds: 60 * 60 }

/**
 * Looks for the company's TXT record or file at the domain of its website and verifies the company when it exists.
 * Checked once: later the record or the file may be removed.
 * @throws AppError profileFirst, websiteFirst, noOwnDomain, tooMany, changedMeanwhile, and why nothing was found
 */
export async function checkDomain(
  { db, actor }: CompanyContext,
  kind: 'dns' | 'file',
  lookups: Lookups = publicLookups(),
): Promise<void> {
  const companyId = actor.company.id
  const { proof } = await findDomainProof(db, companyId)
  if (!proof || !isPublicDomain(proof.domain)) throw companyError('noOwnDomain')
  await countAttempt(db, `company-domain ${companyId}`, LIMIT)
  const outcome = await (kind === 'dns' ? checkDns(proof, lookups) : checkFile(proof, lookups))
  if (outcome !== 'found') throw companyError(outcome)
  await db.transaction(async (tx) => {
    // The website may have changed during the check.
    const found = await findDomainProof(tx, companyId, { isLocked: true })
    if (found.proof?.domain !== proof.domain) throw companyError('changedMeanwhile')
    await markVerified(tx, { companyId, userId: actor.userId, domain: proof.domain, proof: kind })
  })
}

/** The result of a check; everything but `found` is shown to the person. */
type DnsOutcome = 'found' | 'recordMissing' | 'recordDiffers' | 'nameServersSilent'

/** Looks for the TXT record that only the domain's operator can set. */
async function checkDns({ record, value, others }: DomainProof, lookups: Lookups): Promise<DnsOutcome> {
  try {
    const texts = await lookups.txt(record)
    // People also copy quotation marks and spaces.
    const found = texts.map((text) => text.trim().replace(/^"/, '').replace(/"$/, ''))
    if ([value, ...others].some((each) => found.includes(each))) return 'found'
    return texts.length > 0 ? 'recordDiffers' : 'recordMissing'
  } catch (error) {
    return isNothingThere(error) ? 'recordMissing' : 'nameServersSilent'
  }
}
