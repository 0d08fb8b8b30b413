import { and, desc, eq, type SQL } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { lockApplication } from '../lifecycle'
import { application } from '../table'
import { jobOffer } from './offer-table'

/** The columns of an offer that both sides read. */
export const offerColumns = {
  ...pick(jobOffer, 'id', 'applicationId', 'status', 'number', 'jobTitle', 'companyName', 'senderName', 'terms'),
  ...pick(jobOffer, 'answerUntil', 'words', 'fileId', 'reason', 'endReason', 'reply', 'answeredAt', 'createdAt'),
}

/**
 * An offer with its application, which is locked first, as everywhere; only then it is certain how the offer stands.
 * @param scope of the application: whose it has to be
 * @throws AppError offerNotFound
 */
export async function lockOffer(tx: Transaction, offerId: string, scope: SQL | undefined) {
  const [known] = await tx
    .select({ applicationId: jobOffer.applicationId })
    .from(jobOffer)
    .innerJoin(application, eq(application.id, jobOffer.applicationId))
    .where(and(eq(jobOffer.id, offerId), scope))
  if (!known) throw applicationError('offerNotFound')
  const current = await lockApplication(tx, and(eq(application.id, known.applicationId), scope))
  const [offer] = await tx.select(offerColumns).from(jobOffer).where(eq(jobOffer.id, offerId))
  if (!offer) throw applicationError('offerNotFound')
  return { current, offer }
}

/** The offers of an application, the latest first. */
export function offersOf(db: Queryable, applicationId: string) {
  return db
    .select(offerColumns)
    .from(jobOffer)
    .where(eq(jobOffer.applicationId, applicationId))
    .orderBy(desc(jobOffer.number))
    .limit(50)
}
