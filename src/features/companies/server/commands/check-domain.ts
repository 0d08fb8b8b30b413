import { countAttempt } from '~/features/accounts/server/limits/attempts'
import { companyError } from '../../errors'
import { checkFile } from '../verification/check-file'
import { isNothingThere, type Lookups, publicLookups } from '../verification/lookups'
import { isPublicDomain } from '../verification/own-domain'
import type { DomainProof } from '../verification/proof'
import { findDomainProof } from '../verification/ways'
import type { CompanyContext } from './company-context'
import { markVerified } from './mark-verified'

/** Whoever changes a record tries it several times; each try sends questions from here to servers of others. */
const LIMIT = { max: 10, windowSeconds: 60 * 60 }

/**
 * Looks for the company's TXT record or file at the domain of its website; when it is there the company is verified.
 * It is looked for once: later the record or the file may go.
 *
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
    // The website may have changed while we were looking.
    const found = await findDomainProof(tx, companyId, { isLocked: true })
    if (found.proof?.domain !== proof.domain) throw companyError('changedMeanwhile')
    await markVerified(tx, { companyId, userId: actor.userId, domain: proof.domain, proof: kind })
  })
}

/** How a look for a proof ended; everything but `found` is told to the person. */
type DnsOutcome = 'found' | 'recordMissing' | 'recordDiffers' | 'nameServersSilent'

/** Looks for the TXT record that only who runs the domain can set. */
async function checkDns({ record, value }: DomainProof, lookups: Lookups): Promise<DnsOutcome> {
  try {
    const texts = await lookups.txt(record)
    // People copy quotation marks and blanks along.
    const found = texts.map((text) => text.trim().replace(/^"/, '').replace(/"$/, ''))
    if (found.includes(value)) return 'found'
    return texts.length > 0 ? 'recordDiffers' : 'recordMissing'
  } catch (error) {
    return isNothingThere(error) ? 'recordMissing' : 'nameServersSilent'
  }
}
