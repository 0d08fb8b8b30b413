import { eq } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { companyError } from '../../errors'
import { companyProfile } from '../table'
import { isSharedMailDomain } from './mail-providers'
import { ownDomain } from './own-domain'
import { domainProof } from './proof'

/**
 * How this company can prove that its website's domain is its own; null when the website has none.
 * @throws AppError profileFirst, websiteFirst
 */
export async function verificationWays(db: Queryable, companyId: string) {
  const { proof } = await findDomainProof(db, companyId)
  if (!proof) return null
  const { domain, record, value, path, hosts } = proof
  return {
    ...{ domain, record, value },
    fileName: path.split('/').at(-1) ?? path,
    fileUrl: `https://${hosts[0]}${path}`,
    /** Not where everybody gets an address. */
    byMail: !isSharedMailDomain(domain),
  }
}

/**
 * What this company has to set, and where. `proof` is null when its website has no domain of its own.
 * @throws AppError profileFirst, websiteFirst
 */
export async function findDomainProof(db: Queryable, companyId: string, { isLocked = false } = {}) {
  const query = db
    .select({ id: companyProfile.id, website: companyProfile.website })
    .from(companyProfile)
    .where(eq(companyProfile.companyId, companyId))
  const [profile] = await (isLocked ? query.for('update') : query)
  if (!profile) throw companyError('profileFirst')
  if (!profile.website) throw companyError('websiteFirst')
  const domain = ownDomain(profile.website)
  return { profileId: profile.id, proof: domain === null ? null : domainProof(companyId, domain, profile.website) }
}
