import { and, inArray, type SQL } from 'drizzle-orm'
import type { ContactRequestState } from '~/features/resumes/vocabulary'
import type { Moves } from '~/lib/moves'
import type { Transaction } from '~/platform/server/database/db'
import { contactRequest } from '../contact-table'

/** What may happen to a request for contact: the person answers once. */
const CONTACT_MOVES = {
  accept: { from: ['pending'], to: 'accepted' },
  decline: { from: ['pending'], to: 'declined' },
} satisfies Moves<ContactRequestState, string>
export type ContactEvent = keyof typeof CONTACT_MOVES

/**
 * The only way to change the state of contact requests: changes the waiting ones in scope.
 * @returns how many
 */
export async function transition(tx: Transaction, scope: SQL | undefined, event: ContactEvent, now: Date) {
  const decided = await tx
    .update(contactRequest)
    .set({ state: CONTACT_MOVES[event].to, decidedAt: now })
    .where(and(scope, inArray(contactRequest.state, CONTACT_MOVES[event].from)))
    .returning({ id: contactRequest.id })
  return decided.length
}
