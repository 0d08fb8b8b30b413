import { eq, type SQL } from 'drizzle-orm'
import { isApplicantActor, isCompanyActor, type SignedInActor } from '~/features/accounts/actor'
import { conversationError } from '../errors'
import type { Side } from '../vocabulary'
import { ownerLexeme } from './message-terms'
import { conversation } from './table'

/** `lexeme` marks that side's messages in their terms. */
export type Scope = { side: Side; own: SQL; lexeme: string; companyId: string | null }

/**
 * The side of an actor and the condition that limits every read and write to that side's conversations.
 * @throws AppError notFound for somebody on neither side
 */
export function conversationScope(actor: SignedInActor): Scope {
  if (isCompanyActor(actor)) {
    const { id } = actor.company
    return {
      side: 'company',
      own: eq(conversation.companyId, id),
      lexeme: ownerLexeme({ companyId: id }),
      companyId: id,
    }
  }
  if (isApplicantActor(actor)) {
    const id = actor.applicantProfileId
    return {
      side: 'applicant',
      own: eq(conversation.applicantProfileId, id),
      lexeme: ownerLexeme({ applicantProfileId: id }),
      companyId: null,
    }
  }
  throw conversationError('notFound')
}
