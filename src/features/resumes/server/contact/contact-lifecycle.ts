import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ContactRequestState } from '~/features/resumes/vocabulary'
import { addDays } from '~/lib/dates/dates'
import type { Moves } from '~/lib/moves'
import type { Transaction } from '~/platform/server/database/db'
import { contactRequest } from '../contact-table'

/** What may happen to a request for contact: the person answers once or not at all, and may take a yes back. */
const CONTACT_MOVES = {
  accept: { from: ['pending'], to: 'accepted' },
  decline: { from: ['pending'], to: 'declined' },
  expire: { from: ['pending'], to: 'expired' },
  withdraw: { from: ['accepted'], to: 'declined' },
} satisfies Moves<ContactRequestState, string>
/** Nobody is asked again this soon after a no, or after a question that they let expire. */
const REST_DAYS: Partial<Record<ContactRequestState, number>> = { declined: 90, expired: 30 }

/** Until when nobody asks again; null when somebody may. */
export function restsUntil(
  { state, decidedAt }: { state: ContactRequestState; decidedAt: Date | null },
  now: Date,
): Date | null {
  const days = REST_DAYS[state]
  const until = days !== undefined && decidedAt !== null ? addDays(decidedAt, days) : null
  return until !== null && until > now ? until : null
}

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

/**
 * Whoever applies to the posting that they were asked about has said yes; the company hears of the application. Only
 * where applying shows the name anyway.
 */
export async function settleRequest(
  tx: Transaction,
  about: { applicantProfileId: string; companyId: string; jobPostingId: string },
  now: Date,
): Promise<void> {
  const asked = and(
    eq(contactRequest.applicantProfileId, about.applicantProfileId),
    eq(contactRequest.companyId, about.companyId),
    eq(contactRequest.jobPostingId, about.jobPostingId),
  )
  await transition(tx, asked, 'accept', now)
}
