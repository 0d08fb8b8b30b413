import type { Moves } from '~/lib/moves'
import type { INVITATION_STATES } from './vocabulary'

export type InvitationState = (typeof INVITATION_STATES)[number]

/** What may happen to an invitation (product.md "State machines"); resending opens it for another seven days. */
export const INVITATION_MOVES = {
  accept: { from: ['pending'], to: 'accepted' },
  revoke: { from: ['pending', 'expired'], to: 'revoked' },
  expire: { from: ['pending'], to: 'expired' },
  resend: { from: ['pending', 'expired'], to: 'pending' },
} satisfies Moves<InvitationState, string>
export type InvitationEvent = keyof typeof INVITATION_MOVES

export const INVITATION_DAYS = 7

/** The state as it counts now: an open invitation past its date is expired although the row does not say so. */
export function invitationState(invitation: { status: InvitationState; expiresAt: Date }, now: Date): InvitationState {
  if (invitation.status !== 'pending') return invitation.status
  return invitation.expiresAt > now ? 'pending' : 'expired'
}

/** Enough to recognise one's own address, not enough to learn somebody else's: `k…e@firma.de`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name.charAt(0)}…${last}${email.slice(at)}`
}
