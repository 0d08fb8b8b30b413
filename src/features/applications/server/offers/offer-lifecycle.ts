import { and, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { OFFER_MOVES, type OfferEvent } from '../../offers/offer'
import { jobOffer } from './offer-table'

type Answer = Partial<Pick<typeof jobOffer.$inferInsert, 'answeredAt' | 'reply' | 'endReason'>>

/**
 * The only way to change the status of offers: changes those in scope for which the event is allowed.
 * @returns the changed ones
 */
export function transition(tx: Transaction, scope: SQL | undefined, event: OfferEvent, answer: Answer = {}) {
  return tx
    .update(jobOffer)
    .set({ ...answer, status: OFFER_MOVES[event].to })
    .where(and(scope, inArray(jobOffer.status, OFFER_MOVES[event].from)))
    .returning({ id: jobOffer.id })
}
