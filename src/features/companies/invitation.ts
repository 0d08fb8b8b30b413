import type { INVITATION_STATES } from './vocabulary'

export type InvitationState = (typeof INVITATION_STATES)[number]

export const INVITATION_DAYS = 7

/** The state as it counts now: an open invitation past its date is expired although nobody has written it down. */
export function invitationState(invitation: { status: InvitationState; expiresAt: Date }, now: Date): InvitationState {
  if (invitation.status !== 'pending') return invitation.status
  return invitation.expiresAt > now ? 'pending' : 'expired'
}

/** Enough to recognise the own address, not enough to learn somebody else's: `k…e@firma.de`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name.charAt(0)}…${last}${email.slice(at)}`
}
