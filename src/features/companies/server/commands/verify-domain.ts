import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { countAttempt } from '~/features/accounts/server/attempts'
import { addDays } from '~/lib/dates'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { invalidatePages } from '~/platform/server/http/page-invalidation'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { companyError } from '../../errors'
import { provesDomain } from '../../verification'
import { companyVerificationMail } from '../emails'
import { company, companyProfile, companyVerification } from '../table'
import type { CompanyContext } from './company-context'

/**
 * Sends a link to an address at the company's own domain, that of the website in its profile. Whoever opens it has
 * shown to read mail there.
 *
 * @throws AppError profileFirst, websiteFirst, otherDomain, tooMany
 */
export async function requestVerification({ db, actor, now }: CompanyContext, email: string): Promise<void> {
  const companyId = actor.company.id
  await countAttempt(db, `company-verification ${companyId}`, { max: 5, windowSeconds: 24 * 60 * 60 })
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ name: companyProfile.name, website: companyProfile.website })
      .from(companyProfile)
      .where(eq(companyProfile.companyId, companyId))
    if (!profile) throw companyError('profileFirst')
    if (!profile.website) throw companyError('websiteFirst')
    const domain = provesDomain(email, profile.website)
    if (domain === null) throw companyError('otherDomain')
    await tx.insert(companyVerification).values({
      companyId,
      email,
      domain,
      tokenHash: hash(token),
      requestedByUserId: actor.userId,
      expiresAt: addDays(now, 1),
    })
    const url = `${getConfig().APP_URL}/company-verification/${token}`
    await enqueueMails(tx, [companyVerificationMail(email, profile.name, url)])
  })
}

/**
 * Takes the link of the mail: the company is verified by its domain. Pressing twice does no harm.
 *
 * @throws AppError verificationNotFound (also when it has expired)
 */
export async function confirmVerification(
  { db, now }: { db: Database; now: Date },
  unverifiedToken: string,
): Promise<{ name: string }> {
  const confirmed = await db.transaction(async (tx) => {
    const [request] = await tx
      .select({
        id: companyVerification.id,
        companyId: companyVerification.companyId,
        domain: companyVerification.domain,
        expiresAt: companyVerification.expiresAt,
        usedAt: companyVerification.usedAt,
        requestedByUserId: companyVerification.requestedByUserId,
        name: companyProfile.name,
        profileId: companyProfile.id,
      })
      .from(companyVerification)
      .innerJoin(companyProfile, eq(companyProfile.companyId, companyVerification.companyId))
      .where(eq(companyVerification.tokenHash, hash(unverifiedToken)))
      .for('update', { of: companyVerification })
    if (!request || (request.usedAt === null && request.expiresAt <= now)) throw companyError('verificationNotFound')
    if (request.usedAt !== null) return request
    await tx.update(companyVerification).set({ usedAt: now }).where(eq(companyVerification.id, request.id))
    await tx
      .update(company)
      .set({ verifiedAt: now, verifiedBy: 'domain', verifiedDomain: request.domain })
      .where(and(eq(company.id, request.companyId), isNull(company.verifiedAt)))
    await audit(tx, {
      actorUserId: request.requestedByUserId,
      action: 'company.verified',
      subjectType: 'company',
      subjectId: request.companyId,
      details: { domain: request.domain },
    })
    return request
  })
  invalidatePages([`company:${confirmed.profileId}`, 'companies', 'postings'])
  return { name: confirmed.name }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
