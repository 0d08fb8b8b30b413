import type { ApplicationStatus } from './lifecycle'

/** What a company reads on a button that takes this step. */
export const STEP_LABELS = {
  submitted: 'Zurück auf „Gesendet“',
  in_review: 'In Prüfung nehmen',
  interview: 'Zum Gespräch einladen',
  offer: 'Angebot machen',
  hired: 'Zusagen',
  rejected: 'Absagen',
  withdrawn: 'Zurückziehen',
} satisfies Record<ApplicationStatus, string>

/** Names of the columns on the company's board (handbook §5). */
export const COLUMN_LABELS = {
  submitted: 'Neu',
  in_review: 'Gesichtet',
  interview: 'Gespräch',
  offer: 'Angebot',
  hired: 'Zusage',
  rejected: 'Absage',
  withdrawn: 'Zurückgezogen',
} satisfies Record<ApplicationStatus, string>
