import { eq } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { companyError } from '../../errors'
import { company, companyProfile, companyVerification } from '../table'
import { isSharedMailDomain } from './mail-providers'

/**
 * What the link of a mail asks, for its page: reading it confirms nothing.
 * @throws AppError verificationNotFound, for unknown, expired and used-up links alike
 */
export async function askedVerification(
  db: Queryable,
  unverifiedToken: string,
  now: Date,
): Promise<{ name: string; domain: string; isConfirmed: boolean }> {
  const [request] = await db
    .select({
      name: companyProfile.name,
      ...pick(companyVerification, 'domain', 'expiresAt', 'usedAt'),
      verifiedDomain: company.verifiedDomain,
    })
    .from(companyVerification)
    .innerJoin(companyProfile, eq(companyProfile.companyId, companyVerification.companyId))
    .innerJoin(company, eq(company.id, companyVerification.companyId))
    .where(eq(companyVerification.tokenHash, hashLinkToken(unverifiedToken)))
  if (!request) throw companyError('verificationNotFound')
  const isConfirmed = request.usedAt !== null
  const isOver = isConfirmed
    ? // Taken back since, or the company has another name.
      request.verifiedDomain !== request.domain
    : request.expiresAt <= now || isSharedMailDomain(request.domain)
  if (isOver) throw companyError('verificationNotFound')
  return { name: request.name, domain: request.domain, isConfirmed }
}
