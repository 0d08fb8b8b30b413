import { eq } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { countAttempt } from '~/features/accounts/server/limits/attempts'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { companyError } from '../../errors'
import { companyVerificationMail } from '../emails'
import { companyProfile, companyVerification } from '../table'
import { isSharedMailDomain } from '../verification/mail-providers'
import { mailDomain, provesDomain } from '../verification/own-domain'
import { markVerified } from './mark-verified'

/**
 * Sends a link to an address at the company's own domain, that of the website in its profile. Opening it proves that
 * the person reads mail there.
 * @throws AppError profileFirst, websiteFirst, sharedMailDomain, otherDomain, mailboxFull, tooMany
 */
export async function requestVerification({ db, actor, now }: CompanyContext, email: string): Promise<void> {
  const companyId = actor.company.id
  await countAttempt(db, `company-verification ${companyId}`, { max: 5, windowSeconds: 24 * 60 * 60 })
  const token = newLinkToken()
  await db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ name: companyProfile.name, website: companyProfile.website })
      .from(companyProfile)
      .where(eq(companyProfile.companyId, companyId))
      // A website that is changed at this moment ends the links of the former domain: this one comes before or after.
      .for('share')
    if (!profile) throw companyError('profileFirst')
    if (!profile.website) throw companyError('websiteFirst')
    if (isSharedMailDomain(mailDomain(email))) throw companyError('sharedMailDomain')
    const domain = provesDomain(email, profile.website)
    if (domain === null) throw companyError('otherDomain')
    await tx.insert(companyVerification).values({
      companyId,
      email,
      domain,
      tokenHash: hashLinkToken(token),
      requestedByUserId: actor.userId,
      expiresAt: addDays(now, 1),
    })
    const url = `${getConfig().APP_URL}/company-verification/${token}`
    const left = await enqueueMails(tx, [companyVerificationMail(email, profile.name, url)])
    if (left === 0) throw companyError('mailboxFull')
  })
}

/**
 * Accepts the link of the mail: the company is verified by its domain. May be pressed twice.
 * @throws AppError verificationNotFound (also when it has expired)
 */
export async function confirmVerification(
  { db, now }: { db: Database; now: Date },
  unverifiedToken: string,
): Promise<{ name: string }> {
  const confirmed = await db.transaction(async (tx) => {
    const [request] = await tx
      .select({
        ...pick(companyVerification, 'id', 'companyId', 'domain', 'expiresAt', 'usedAt', 'requestedByUserId'),
        name: companyProfile.name,
      })
      .from(companyVerification)
      .innerJoin(companyProfile, eq(companyProfile.companyId, companyVerification.companyId))
      .where(eq(companyVerification.tokenHash, hashLinkToken(unverifiedToken)))
      .for('update', { of: companyVerification })
    if (!request || (request.usedAt === null && request.expiresAt <= now)) throw companyError('verificationNotFound')
    if (request.usedAt !== null) return request
    await tx.update(companyVerification).set({ usedAt: now }).where(eq(companyVerification.id, request.id))
    // Requested before the list knew the domain.
    if (isSharedMailDomain(request.domain)) throw companyError('verificationNotFound')
    await markVerified(tx, {
      companyId: request.companyId,
      userId: request.requestedByUserId,
      domain: request.domain,
      proof: 'mail',
    })
    return request
  })
  return { name: confirmed.name }
}
