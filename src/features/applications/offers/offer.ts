import { toIsoDay } from '~/lib/dates/dates'
import type { Moves } from '~/lib/moves'

/**
 * `open`: waits for the applicant's answer; `withdrawn`: taken back by the company; `replaced`: a newer one followed;
 * `lapsed`: the application went on or ended without an answer.
 */
export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]
export const offerStatusLabels = {
  open: 'offen',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  withdrawn: 'zurückgezogen',
  replaced: 'durch ein neues ersetzt',
  lapsed: 'ohne Antwort beendet',
} satisfies Record<OfferStatus, string>

/** What may happen to an offer. Only an open one changes, and every end is final. */
export const OFFER_MOVES = {
  accept: { from: ['open'], to: 'accepted' },
  decline: { from: ['open'], to: 'declined' },
  withdraw: { from: ['open'], to: 'withdrawn' },
  replace: { from: ['open'], to: 'replaced' },
  lapse: { from: ['open'], to: 'lapsed' },
} satisfies Moves<OfferStatus, string>
export type OfferEvent = keyof typeof OFFER_MOVES

/** What happened to an offer, in the timeline of the application. */
export const OFFER_ACTS = ['made', 'replaced', 'withdrawn', 'accepted', 'declined'] as const
export type OfferAct = (typeof OFFER_ACTS)[number]
export const offerActLabels = {
  made: 'Angebot',
  replaced: 'Neues Angebot',
  withdrawn: 'Angebot zurückgezogen',
  accepted: 'Angebot angenommen',
  declined: 'Angebot abgelehnt',
} satisfies Record<OfferAct, string>

/** The applicant is reminded this many days before the last day. */
export const OFFER_REMINDER_DAYS = 2
/** How long an accepted offer stays on the applicant's overview, days. */
export const ACCEPTED_SHOWN_DAYS = 30

type Dated = { status: OfferStatus; answerUntil: string }

/** Whether an unanswered offer's last day has passed: it cannot be accepted any more, and a person decides what follows. */
export function isPast({ status, answerUntil }: Dated, now: Date): boolean {
  return status === 'open' && toIsoDay(now) > answerUntil
}
