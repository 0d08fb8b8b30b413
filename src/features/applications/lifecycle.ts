/** States of an application in the order of the track; the last three are final. */
export const APPLICATION_STATUSES = [
  'submitted',
  'in_review',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** Labels of the states for applicants, in the product and in mails. */
export const applicationStatusLabels = {
  submitted: 'Gesendet',
  in_review: 'In Prüfung',
  interview: 'Gespräch',
  offer: 'Angebot',
  hired: 'Zusage',
  rejected: 'Absage',
  withdrawn: 'Zurückgezogen',
} satisfies Record<ApplicationStatus, string>

/** Labels of the states for companies, on the board and in lists and exports (handbook §5). */
export const companyStatusLabels = {
  submitted: 'Neu',
  in_review: 'Gesichtet',
  interview: 'Gespräch',
  offer: 'Angebot',
  hired: 'Zusage',
  rejected: 'Absage',
  withdrawn: 'Zurückgezogen',
} satisfies Record<ApplicationStatus, string>

/** Why an application was rejected without a person's decision. */
export const END_REASONS = ['posting-ended'] as const
export type EndReason = (typeof END_REASONS)[number]
export const endReasonLabels = { 'posting-ended': 'Stelle beendet' } satisfies Record<EndReason, string>

export type ApplicationSide = 'company' | 'applicant'

/** The labels of each side; mails and pages for only one side use that side's directly. */
export const statusLabels = {
  applicant: applicationStatusLabels,
  company: companyStatusLabels,
} satisfies Record<ApplicationSide, Record<ApplicationStatus, string>>

const TRACK: readonly ApplicationStatus[] = ['submitted', 'in_review', 'interview', 'offer', 'hired']

/** Whether an application in this state has ended. */
export function isFinal(status: ApplicationStatus): boolean {
  return status === 'hired' || status === 'rejected' || status === 'withdrawn'
}

/**
 * Whether a side may change the status: a company forward along the track (steps may be skipped), one step back, or to
 * `rejected`; an applicant to `withdrawn`, and from an offer to `hired` by accepting it. Final states do not change
 * (product.md "State machines").
 */
export function canChangeApplication(from: ApplicationStatus, to: ApplicationStatus, side: ApplicationSide): boolean {
  if (isFinal(from) || from === to) return false
  if (side === 'applicant') return to === 'withdrawn' || (from === 'offer' && to === 'hired')
  if (to === 'rejected') return true
  if (to === 'withdrawn') return false
  const steps = TRACK.indexOf(to) - TRACK.indexOf(from)
  return steps > 0 || steps === -1
}

/** Whether a change goes backwards on the track. */
export function isStepBack(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return TRACK.includes(to) && TRACK.indexOf(to) < TRACK.indexOf(from)
}

/** A new application counts as waiting from this many German calendar days on (handbook §5). */
export const LONG_WAIT_DAYS = 4
