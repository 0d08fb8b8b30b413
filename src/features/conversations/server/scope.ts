import { eq, type SQL } from 'drizzle-orm'
import { isApplicantActor, isCompanyActor, type SignedInActor } from '~/features/accounts/actor'
import { conversationError } from '../errors'
import type { Side } from '../vocabulary'
import { conversation } from './table'

/**
 * The side an actor stands on and the condition that keeps every read and write to that side's conversations.
 *
 * @throws AppError notFound for somebody who stands on neither
 */
export function conversationScope(actor: SignedInActor): { side: Side; own: SQL } {
  if (isCompanyActor(actor)) return { side: 'company', own: eq(conversation.companyId, actor.company.id) }
  if (isApplicantActor(actor))
    return { side: 'applicant', own: eq(conversation.applicantProfileId, actor.applicantProfileId) }
  throw conversationError('notFound')
}
